import { html, type TemplateResult } from 'lit';
import { capital } from '../../../engine/message.ts';
import { count, spelled } from '../../english.ts';
import { NEEDED, ROOM } from '../rules/activate.ts';
import type { Plank, Structure } from '../rules/cards/structure.ts';
import type { Source } from '../rules/source.ts';
import { say } from '../rules/vocabulary.ts';
import { provenance } from './provenance.ts';
import { sentence, voice } from './section.ts';

/** `one box`, `two boxes`, `one wide box, 2 at once`. */
function plankText(plank: Plank): string {
  if (plank === 'none') return 'no box';
  const boxes = ROOM[plank] / NEEDED[plank];
  if (NEEDED[plank] > 1) return `one wide box, ${NEEDED[plank]} at once`;
  return boxes === 1 ? 'one box' : `${spelled(boxes)} boxes`;
}

export const whence = (source: Source): TemplateResult => html` <i>${provenance(source)}</i>`;

/** Everything printed on a card that is built: points, effect, plank, token, and where the values come from. */
export function printedOn({
  vp,
  effect,
  plank,
  pollution,
  source,
}: Pick<Structure, 'vp' | 'effect' | 'plank' | 'pollution' | 'source'>): TemplateResult {
  const harm = pollution ? ` When built, ${voice.say(say('pollute', pollution))}.` : '';
  return html`${count(vp, 'point')}. ${sentence(effect.say)} ${capital(plankText(plank))}.${harm}${whence(source)}`;
}
