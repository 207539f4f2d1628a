import { html, nothing, svg, type TemplateResult } from 'lit';
import { pick } from '../../../ui/kit/pick.ts';
import { isLit } from '../../../ui/kit/scene.ts';
import { seatToken } from '../../../ui/kit/seat-token.ts';
import type { Ref } from '../rules/refs.ts';
import { refs } from '../rules/refs.ts';
import { ENGINES, FUELS, neighbour, otherSide, SIDES, type Side } from '../rules/tables.ts';
import type { SeatView } from '../rules/view.ts';
import { say } from '../rules/vocabulary.ts';
import { roundTrack } from './cog-art.ts';
import { engine } from './engine-art.ts';
import { type GearHandlers, gearHand } from './gears.ts';
import { blockRefs } from './lane-art.ts';
import { laneStyle } from './lanes.ts';
import { plates } from './name-plate.ts';
import { openScore, readyPile } from './piles.ts';
import { orderLine, yourPiles } from './rail.ts';
import { engineDrawing, homeSeat, offered, type Scene, told } from './scene.ts';
import { laneWords, noteWords, shortPlateWords, threatWords } from './telling.ts';
import { words } from './words.ts';

/** The table on a phone: your neighbours, your two engines, your piles; everybody else below. */
export function works(scene: Scene, handlers: GearHandlers): TemplateResult {
  const { view } = scene;
  const home = homeSeat(scene);
  const [left, right] = SIDES.map((side) => neighbour(view.seats.length, home.seat, side));
  // Between two players both flanks are the same rival's: each shows the engine that faces it.
  const isDuel = left === right;
  const others = view.seats.filter(({ seat }) => seat !== home.seat && seat !== left && seat !== right);
  return html`<section class="works" aria-label=${words.engines}>
    <div class="foes">
      ${foe(scene, view.seats[left ?? 0], 'left', isDuel ? ['right'] : SIDES)}
      ${roundRing(scene)}
      ${isDuel ? otherFlank(scene, view.seats[left ?? 0]) : foe(scene, view.seats[right ?? 0], 'right')}
    </div>
    <div class="engines">
      ${SIDES.map((side) => engineFigure(scene, home, side))}
      ${scene.viewer === home.seat && view.round > 1 && view.phase === 'plan' ? gearHand(scene, handlers) : nothing}
    </div>
    ${plates(scene, shortPlateWords)}
    ${orderLine(scene)}
    ${scene.viewer === home.seat ? yourPiles(scene, home) : lookedOn(scene, home)}
    ${others.length > 0 ? html`<div class="others">${others.map((seat) => foe(scene, seat, undefined))}</div>` : nothing}
  </section>`;
}

/** Whose engines a bystander sees in the middle. */
function lookedOn(scene: Scene, home: SeatView): TemplateResult {
  return html`<div class="pile looked-on" data-anchor=${refs.seat(home.seat)}>
    <span class="pile-name">${seatToken(home.seat)}${scene.offers.speaker.name(home.seat)}</span>${readyPile(scene, home)}${openScore(scene, home)}
  </div>`;
}

function roundRing({ view, offers }: Scene): TemplateResult {
  return html`<svg class="ring round" viewBox="-62 -62 124 124" role="img" data-anchor=${'stock' satisfies Ref}
    aria-label=${offers.speaker.say(say('moment.round', { round: view.round, rounds: view.rounds }))}>
    ${roundTrack(view.round, view.rounds, { round: words.round, of: words.ofRounds(view.rounds) })}
  </svg>`;
}

function engineFigure(scene: Scene, home: SeatView, side: Side): TemplateResult {
  const hasPinions = home.tops[side] !== undefined;
  return html`<svg class="big" preserveAspectRatio="xMidYMin slice" viewBox=${hasPinions ? '-92 -106 184 262' : '-92 -106 184 200'}>
    <path class="pointer" d="M0 -88l-11 -16h22z"></path>
    ${engine(engineDrawing(scene, home, side, { toPinion: 180, hasWords: true }), scene.offers)}
  </svg>`;
}

/** Somebody else in a few signs: name, ready pile, both engines, and how you may hit each other. */
function foe(
  scene: Scene,
  seat: SeatView | undefined,
  side: Side | undefined,
  engines: readonly Side[] = SIDES,
): TemplateResult {
  if (!seat) return html``;
  const { offers } = scene;
  return html`<div class="foe ${side ?? ''} ${isLit(scene, refs.seat(seat.seat)) ? 'lit' : ''}" data-anchor=${refs.seat(seat.seat)}>
    ${side ? clash(scene, seat, side) : nothing}
    <div class="foe-body">
      ${who(scene, seat)}
      ${side ? threat(scene, seat, side) : nothing}
      ${
        FUELS.some((fuel) => offers.get(refs.loot(seat.seat, fuel)))
          ? readyPile(scene, seat)
          : html`<div class="minis">${engines.map((one) => mini(scene, seat, one))}</div><small>${noteWords(scene.view, seat, true)}</small>`
      }
      ${openScore(scene, seat)}
    </div>
  </div>`;
}

/** Whether a neighbour may hit you, as far as everybody can tell. */
function threat({ view, viewer, plans }: Scene, neighbour: SeatView, side: Side): TemplateResult | typeof nothing {
  if (view.phase !== 'plan' || viewer === 'spectator') return nothing;
  const style = laneStyle(view, viewer, plans, neighbour.seat, otherSide(side));
  return html`<small class="threat ${style}">${threatWords(style)}</small>`;
}

/** The right flank of two players: what else there is of the rival stands on the left. */
function otherFlank(scene: Scene, rival: SeatView | undefined): TemplateResult {
  if (!rival) return html``;
  return html`<div class="foe right">
    ${clash(scene, rival, 'right')}
    <div class="foe-body">${who(scene, rival)}${threat(scene, rival, 'right')}<div class="minis">${mini(scene, rival, 'left')}</div></div>
  </div>`;
}

const who = ({ offers }: Scene, { seat }: SeatView): TemplateResult =>
  html`<p class="who">${seatToken(seat)}<b class="typed">${offers.speaker.name(seat)}</b></p>`;

function mini(scene: Scene, seat: SeatView, side: Side): TemplateResult {
  const drawing = engineDrawing(scene, seat, side, { toPinion: 180, isSmall: !offeredProphecy(scene, seat, side) });
  return html`<svg class="mini ${drawing.isSmall ? '' : 'grown'}" viewBox="-92 -92 184 186">${engine({ ...drawing, pinion: undefined }, scene.offers)}</svg>`;
}

/** A prophecy is made on the neighbour's engine itself, so it is drawn with all its actions. */
const offeredProphecy = ({ offers }: Scene, { seat }: SeatView, side: Side): boolean =>
  ENGINES[side].some((action) => offers.get(refs.prophecy(seat, side, action)));

/** The two lanes between you and a neighbour, as two short arrows with their meaning in words. */
function clash(scene: Scene, neighbour: SeatView, side: Side): TemplateResult {
  const { view, viewer, plans, offers } = scene;
  const home = homeSeat(scene).seat;
  const back = otherSide(side);
  const lanes = [
    { by: home, side, on: neighbour.seat, isOut: true },
    { by: neighbour.seat, side: back, on: home, isOut: false },
  ];
  return html`<span class="clash">${lanes.map((lane) => {
    const style = laneStyle(view, viewer, plans, lane.by, lane.side);
    const meaning = laneWords(told(scene), viewer === 'spectator' ? undefined : viewer, lane, style);
    const lit = isLit(scene, refs.attack(lane.by, lane.side)) ? 'lit' : '';
    return html`<span class="arrow ${style} ${lane.isOut ? 'out' : 'in'} ${lit}" title=${meaning} ${pick(offers, offered(offers, blockRefs(scene, lane)))}>
      ${arrow()}<span class="unseen">${meaning}</span>
    </span>`;
  })}</span>`;
}

const arrow = (): TemplateResult =>
  html`<svg viewBox="0 0 30 16" aria-hidden="true">${svg`<path class="way" d="M28 8H10"></path><path class="tip" d="M2 8L13 1V15z"></path>`}</svg>`;
