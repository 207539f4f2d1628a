import { html } from 'lit';
import { keysOf } from '../engine/record.ts';
import { type IconName, icon } from '../ui/kit/icon.ts';
import type { RuleSection } from './box.ts';

/** What the symbols of a game stand for, as a section of its rules. */
export const legendSection = (title: string, meanings: Readonly<Partial<Record<IconName, string>>>): RuleSection => ({
  id: 'symbols',
  title,
  body: html`<ul class="legend">${keysOf(meanings).map((name) => html`<li>${icon(name)} ${meanings[name]}</li>`)}</ul>`,
});
