import { html, nothing, type TemplateResult } from 'lit';
import type { Seat } from '../../../../engine/ask.ts';
import { icon } from '../../../../ui/kit/icon.ts';
import { reach } from '../../../../ui/kit/pick.ts';
import { classes } from '../../../../ui/kit/scene.ts';
import { seatToken } from '../../../../ui/kit/seat-token.ts';
import { faceOf } from '../../rules/cards/bag.ts';
import { CONTESTS, type Contest, MIDNIGHT } from '../../rules/cold-war/cards/clock.ts';
import type { Ref } from '../../rules/refs.ts';
import type { ClockView } from '../../rules/view.ts';
import { say } from '../../rules/vocabulary.ts';
import { clockFace, smallClock } from '../art/clock.ts';
import { glyphs } from '../board/glyphs.ts';
import { drawerAt, ghostAt, isInHand, locationName, need, site } from '../board/location.ts';
import { rivalMark } from '../board/pawn.ts';
import { freshness, isLit, type Scene } from '../scene.ts';
import { texts } from '../words.ts';
import { CONTEST_ICONS, shownSymbols } from './contests.ts';

const ID = 'doomsday-clock';
const REF = `location:${ID}`;

/** What it takes to work at the clock now. */
export function clockPrice({ cost, token }: ClockView): TemplateResult {
  return glyphs([...faceOf(cost), ...(token ? [{ icon: token, amount: 1 }] : [])]);
}

/** The hour and its price in a few pixels, for where the clock itself is out of sight. */
export function clockAtAGlance({ view }: Scene): TemplateResult | typeof nothing {
  const { clock } = view;
  if (!clock) return nothing;
  return html`<span class="glance" role="img" aria-label=${texts.clock.at(clock.hour, MIDNIGHT)}>${smallClock(clock.hour)}<b class="head">${clock.hour}</b>${clockPrice(clock)}</span>`;
}

/** The fourth binder: the clock as a place to work, its deck, and who leads the Cold War as far as anybody can see. */
export function clockBinder(scene: Scene, clock: ClockView): TemplateResult {
  const name = locationName(scene, ID);
  return html`<section class="binder k" aria-label=${name}>
    ${
      scene.layout === 'narrow'
        ? html`<h2 class="unseen">${name}</h2>`
        : html`<h2 class="head">${icon('clock')}${texts.clock.name}</h2>`
    }
    <div class="leaf" tabindex=${scene.layout === 'narrow' ? 0 : nothing}>
      ${dial(scene, clock)} ${standings(scene, clock)}
    </div>
  </section>`;
}

function dial(scene: Scene, clock: ClockView): TemplateResult {
  const { hour, place } = clock;
  return html`<div class=${classes('place', isInHand(scene, ID) && 'at')}>
    <div class=${classes('loc', 'dial', (isLit(scene, REF) || isLit(scene, 'clock')) && 'lit', freshness(scene, 'clock'))} data-location=${ID} data-anchor=${REF}
      data-inspect=${REF} data-rule=${`location-${ID}`} ${reach(scene.offers, REF)}>
      <span class="face" data-anchor=${'clock' satisfies Ref}>${clockFace(hour)}</span>
      <span class="bd"><b class="head"><span class="hour">${hour}</span> ${texts.clock.of(MIDNIGHT)}</b><span class="fare">${clockPrice(clock)}</span></span>
      ${site(scene, place.stacks, scene.fresh.has(REF), ghostAt(scene, ID))}
      ${need(scene, REF, place)}
    </div>
    ${drawerAt(scene, ID)}
  </div>`;
}

/** The three contests with the symbols everybody shows, and what they would be worth at this hour. */
function standings(scene: Scene, { hour, deck }: ClockView): TemplateResult {
  const shown = shownSymbols(scene.view);
  const most = (contest: Contest): number => Math.max(...shown.map(({ symbols }) => symbols[contest]));
  return html`<div class="contests" data-inspect="cold-war" data-rule="cold-war-cards">
    <table>
      <caption class="unseen">${texts.clock.faceUp}</caption>
      <thead><tr><td></td>${shown.map(({ who }) => html`<th scope="col">${headOf(scene, who)}</th>`)}</tr></thead>
      <tbody>${CONTESTS.map(
        (contest) => html`<tr>
          <th scope="row">${icon(CONTEST_ICONS[contest], texts.contests[contest])}</th>
          ${shown.map(({ symbols }) => html`<td class=${symbols[contest] > 0 && symbols[contest] === most(contest) ? 'leads' : ''}>${symbols[contest]}</td>`)}
        </tr>`,
      )}</tbody>
    </table>
    <p class="worth"><span>${texts.clock.first}<b>${hour}</b>${icon('vp', texts.goods.vp)}</span><span>${texts.clock.second}<b>${Math.floor(hour / 2)}</b>${icon('vp', texts.goods.vp)}</span></p>
    <p class="pile"><i aria-hidden="true">${icon('lock')}</i>${deck}<span>\u00a0${texts.clock.left}</span></p>
  </div>`;
}

const headOf = ({ offers }: Scene, who: Seat | 'rival'): TemplateResult =>
  who === 'rival' ? rivalMark(offers.speaker.say(say('rival'))) : seatToken(who, offers.speaker.name(who));
