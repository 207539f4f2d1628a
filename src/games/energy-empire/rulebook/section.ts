import type { TemplateResult } from 'lit';
import { speaker } from '../../../engine/message.ts';
import type { RuleSection } from '../../box.ts';
import { words } from '../words.en.ts';

export const section = (id: string, title: string, body: TemplateResult): RuleSection => ({ id, title, body });

/** Names and card texts are told in the words of the game itself; nobody's name is needed for them. */
export const voice = speaker(words, []);
