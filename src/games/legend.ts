import { html } from 'lit';
import { keysOf } from '../engine/record.ts';
import { type Editions, phrasebook } from '../language/phrasebook.ts';
import { type IconName, icon } from '../ui/kit/icon.ts';
import type { RuleSection } from './box.ts';

/** What a game's symbols stand for, by the names of their icons. */
interface LegendWords {
  readonly title: string;
  readonly meanings: Readonly<Partial<Record<IconName, string>>>;
}

/** The symbols on cards, places and seats of a game, in whatever language is read. */
export function legendOf<Words extends LegendWords>(editions: Editions<Words>) {
  const { words, load } = phrasebook<Words>(editions);
  return {
    load,
    symbols: (): Words['meanings'] => words.meanings,
    /** The same as a section of the rules. */
    legend: (): RuleSection => ({
      id: 'symbols',
      title: words.title,
      body: html`<ul class="legend">${keysOf(words.meanings).map((name) => html`<li>${icon(name)} ${words.meanings[name]}</li>`)}</ul>`,
    }),
  };
}
