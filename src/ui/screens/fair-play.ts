import { html } from 'lit';
import type { RulesModel } from './model.ts';
import { book } from './rules-words.ts';

/** What each way of playing protects, and what it does not: the same for every game, at the end of its rules. */
export function fairPlay(game: string): RulesModel['sections'][number] {
  const { title, ways } = book.fairPlay;
  const id = 'fair-play';
  const body = html`${ways.map(([name, text]) => html`<p><b>${name}.</b> ${text}</p>`)}`;
  return { id, title, body, href: `#/rules/${game}/${id}` };
}
