import { html, type TemplateResult } from 'lit';
import { speaker } from '../../../engine/message.ts';
import type { RuleSection } from '../../box.ts';
import { words } from '../words.en.ts';

export const section = (id: string, title: string, body: TemplateResult): RuleSection => ({ id, title, body });

/** The way to the course about it. */
export const taughtBy = (course: 'solo' | 'cold-war' | 'clash'): TemplateResult =>
  html`<p><a href="#/learn/energy-empire/${course}">Learn it at the table, in two minutes</a></p>`;

/** Names and card texts are told in the words of the game itself; nobody's name is needed for them. */
export const voice = speaker(words, []);
