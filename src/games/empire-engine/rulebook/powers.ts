import { html } from 'lit';
import { capital } from '../../../engine/message.ts';
import type { RuleSection } from '../../box.ts';
import { spelled } from '../../english.ts';
import { EMPIRES, TEAM_SEATS } from '../rules/tables.ts';
import { say } from '../rules/vocabulary.ts';
import { section, speak } from './section.ts';

/** What players may agree on besides. */
export const powers: readonly RuleSection[] = [
  section(
    'powers',
    'Empire powers',
    html`<p>If you agree on powers, every seat is dealt an empire, open to all.</p>
      <ul>${EMPIRES.map(
        (empire) =>
          html`<li><b>${speak(say(`empire.${empire}`))}, ${speak(say(`empire.${empire}.power`))}.</b>
            ${speak(say(`empire.${empire}.text`))}</li>`,
      )}</ul>`,
  ),
  section(
    'teams',
    'Teams',
    html`<p>${capital(spelled(TEAM_SEATS))} players may play in pairs, partners opposite each other. Score piles are counted
        together; ready piles stay apart. You may add any of these:</p>
      <ul>
        <li><b>Joint invention.</b> If both partners Invent, they score one invention more.</li>
        <li><b>Pincer.</b> If both partners attack the same player, they take one cube more, unless both opponents Defend.</li>
        <li><b>Convoy.</b> If one partner Produces and the other’s Export succeeds, the first may export all goods too, unless
          hit.</li>
        <li><b>Shield-bearer.</b> Who Defends may pay a ready cube to block an attack on the partner instead.</li>
      </ul>`,
  ),
];
