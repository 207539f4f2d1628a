import { html, type TemplateResult } from 'lit';
import { keysOf } from '../../../engine/record.ts';
import type { RuleSection } from '../../box.ts';
import { spelled } from '../../english.ts';
import { ACHIEVEMENTS, TILES } from '../rules/cards/achievements.ts';
import { IMPACT_IDS, impact } from '../rules/cards/impacts.ts';
import { NATION_IDS, nationOf } from '../rules/cards/nations.ts';
import { STRUCTURES } from '../rules/cards/structures.ts';
import { type StructureType, TYPES } from '../rules/tables.ts';
import { say } from '../rules/vocabulary.ts';
import { printedOn, whence } from './printed.ts';
import { section, voice } from './section.ts';

function structureList(type: StructureType): TemplateResult {
  const ids = keysOf(STRUCTURES).filter((id) => STRUCTURES[id].type === type);
  return html`<p>Points, what the card does, its plank, and what building it does to the environment.</p>
    <dl>${ids.map((id) => {
      const { copies } = STRUCTURES[id];
      return html`<dt>${voice.say(say(`structure.${id}`))}${copies > 1 ? ` (${spelled(copies)})` : ''}</dt>
        <dd>${printedOn(STRUCTURES[id])}</dd>`;
    })}</dl>`;
}

/** Every card of the box, read out by the same expression that plays it. */
export const cards: readonly RuleSection[] = [
  ...TYPES.map((type) => section(`cards-${type}`, `${voice.say(say(`type.${type}`))} structures`, structureList(type))),
  section(
    'nations',
    'Nations',
    html`<dl>${NATION_IDS.map(
      (id) =>
        html`<dt>${voice.say(say(`nation.${id}`))}</dt><dd>${voice.say(say('nation.text', { bonus: nationOf(id).bonus.say, step: nationOf(id).effect.say }))}${whence(nationOf(id).source)}</dd>`,
    )}</dl>`,
  ),
  section(
    'headlines',
    'All impacts',
    html`<dl>${IMPACT_IDS.map((id) => {
      const { set, row, market, happens, source } = impact(id);
      return html`<dt>${voice.say(say(`impact.${id}`))}</dt>
        <dd>${set === 'early' ? 'Early' : 'Late'}. ${voice.say(say(`row.${row}`))} is scored, ${voice.say(say(`type.${market}`))} is reset; ${voice.say(happens.say)}.${whence(source)}</dd>`;
    })}</dl>`,
  ),
  section(
    'tiles',
    'All achievements',
    html`<dl>${TILES.map((id) => html`<dt>${voice.say(say(`achievement.${id}`))}</dt><dd>${voice.say(ACHIEVEMENTS[id].say)}.${whence(ACHIEVEMENTS[id].source)}</dd>`)}</dl>`,
  ),
];
