import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Seat } from '../../../../engine/ask.ts';
import type { Glyph } from '../../../../engine/effects.ts';
import type { Message } from '../../../../engine/message.ts';
import { icon } from '../../../../ui/kit/icon.ts';
import { reach } from '../../../../ui/kit/pick.ts';
import { classes, words } from '../../../../ui/kit/scene.ts';
import { nationOf } from '../../rules/cards/nations.ts';
import type { Plank } from '../../rules/cards/structure.ts';
import { type CardId, structureOf } from '../../rules/cards/structures.ts';
import { megastructure } from '../../rules/cold-war/cards/megastructures.ts';
import type { MatView } from '../../rules/mat-view.ts';
import { type CardRef, refs } from '../../rules/refs.ts';
import type { Token } from '../../rules/state.ts';
import { TYPES } from '../../rules/tables.ts';
import type { View } from '../../rules/view.ts';
import { say } from '../../rules/vocabulary.ts';
import { megastructurePicture } from '../art/megastructures.ts';
import { BINDER_CLASS, binderOf, structurePicture } from '../art/plates.ts';
import { spyStamp } from '../art/spy.ts';
import { nationStamp } from '../art/stamps.ts';
import { cardName, type Piece, plank, ruleOf } from '../board/card.ts';
import { chips } from '../board/choices.ts';
import { glyphs } from '../board/glyphs.ts';
import { isLong } from '../board/long-name.ts';
import { megastructureName } from '../board/megastructure.ts';
import { whyNot } from '../board/why-not.ts';
import { freshness, isLit, type Scene } from '../scene.ts';
import { texts } from '../words.ts';

/** One card of a tableau as it is drawn. */
interface Row {
  readonly ref: CardRef;
  readonly name: string;
  readonly picture: TemplateResult;
  readonly look: string;
  readonly inspect: string;
  readonly rule: string;
  readonly effect: { readonly face: readonly Glyph[]; readonly say: Message };
  readonly plank: Plank;
  readonly pieces: readonly Piece[];
  readonly vp?: number;
  readonly note?: TemplateResult | typeof nothing;
}

/** The structures in the order of the binders, great works, the nation and its spies. What can be used now lights up. */
export function tableau(scene: Scene, mat: MatView, isOwn: boolean): TemplateResult {
  const rows = rowsOf(scene, mat);
  const size = rows.length > roomFor(scene, mat) ? 'tight' : 'roomy';
  const isAt = ({ ref }: Row): boolean => isOwn && scene.where.at === refs.of(ref, mat.seat);
  return html`<ul class="tableau ${size}" aria-label=${texts.mat.structures}>
      ${repeat(
        rows,
        ({ ref }) => ref,
        (row) => html`<li class=${classes('row', isAt(row) && 'at')}>
          ${card(scene, row, mat.seat, isOwn)}
          ${isAt(row) ? html`<div class="drawer">${chips(scene)}</div>` : nothing}
        </li>`,
      )}
    </ul>`;
}

/** How many cards fit below each other: tasks and files of the Cold War take room, and cards in use are given some. */
function roomFor({ where, layout }: Scene, { coldWar }: MatView): number {
  if (layout === 'middle') return 4;
  const hasFiles = coldWar !== undefined && coldWar.open.length + coldWar.hiddenCount > 0;
  if (where.place === 'task') return 2;
  return (hasFiles ? 3 : 5) + (where.place === 'mat' ? 2 : 0);
}

/** What a spy may look at: the structures of somebody else, open or closed with the reason. */
export function structuresAbroad(scene: Scene, mat: MatView): TemplateResult {
  return html`<ul class="tableau roomy" aria-label=${texts.mat.structuresOf(scene.offers.speaker.name(mat.seat))}>
    ${structureRows(scene, mat).map((row) => html`<li class="row">${card(scene, row, mat.seat, false)}</li>`)}
  </ul>`;
}

function card(scene: Scene, row: Row, seat: Seat, isOwn: boolean): TemplateResult {
  const { ref, name, picture, look, inspect, rule, effect, plank: kind, pieces, vp, note = nothing } = row;
  // Every nation has a nation card and spies; any other card there is only once.
  const picked = isOwn || ref.includes(':') ? ref : '';
  return html`<div class=${classes('built', look, isLong(name) && 'long', isLit(scene, ref, seat) && 'lit', freshness(scene, refs.of(ref, seat)))} data-anchor=${refs.of(ref, seat)}
    data-inspect=${inspect} data-rule=${rule} ${reach(scene.offers, picked)}>
    <span class="thumb">${picture}</span>
    <span class="bd"><b class="head">${name}</b>${whyNot(scene.offers, picked) ?? glyphs(effect.face, words(scene, effect.say))}${note}</span>
    ${kind === 'none' ? html`<span class="by-itself" role="img" aria-label=${texts.mat.byItself}>${icon('turn')}</span>` : plank(kind, pieces)}
    ${vp === undefined ? nothing : html`<b class="head vp" title=${texts.mat.points}>${vp}</b>`}
  </div>`;
}

const rowsOf = (scene: Scene, mat: MatView): Row[] => [
  ...structureRows(scene, mat),
  ...greatRows(scene, mat),
  ...nationRow(scene, mat),
  ...spyRow(scene, mat),
];

const piecesOf = (seat: Seat, tokens: readonly Token[]): Piece[] => tokens.map((token) => ({ seat, token }));

/** Tokens that spies have left on a card. */
export const guestsOn = ({ mats }: Pick<View, 'mats'>, card: CardId): Piece[] =>
  mats.flatMap(({ seat, espionage }) =>
    (espionage?.abroad ?? []).flatMap((visit) => (visit.card === card ? piecesOf(seat, visit.tokens) : [])),
  );

function structureRows(scene: Scene, { structures, seat }: MatView): Row[] {
  const sorted = TYPES.flatMap((type) => structures.filter(({ card }) => structureOf(card).type === type));
  return sorted.map(({ card, tokens }) => {
    const { effect, plank, vp } = structureOf(card);
    return {
      ref: refs.structure(card),
      name: cardName(scene, card),
      picture: structurePicture(card),
      look: binderOf(card),
      inspect: `structure:${card}`,
      rule: ruleOf(card),
      effect,
      plank,
      pieces: [...piecesOf(seat, tokens), ...guestsOn(scene.view, card)],
      vp,
    };
  });
}

function greatRows(scene: Scene, { megastructures = [], seat }: MatView): Row[] {
  return megastructures.map(({ id, tokens }) => {
    const { effect, plank, vp, type } = megastructure(id);
    return {
      ref: refs.megastructure(id),
      name: megastructureName(scene, id),
      picture: megastructurePicture(id),
      look: `${BINDER_CLASS[type]} raised`,
      inspect: `megastructure:${id}`,
      rule: 'megastructures',
      effect,
      plank,
      pieces: piecesOf(seat, tokens),
      vp,
    };
  });
}

function nationRow(scene: Scene, { nation, nationTokens, seat }: MatView): Row[] {
  if (!nation) return [];
  return [
    {
      ref: 'nation',
      name: words(scene, say(`nation.${nation}`)),
      picture: nationStamp(nation),
      look: 'nation',
      inspect: `nation:${nation}`,
      rule: 'nations',
      effect: nationOf(nation).effect,
      plank: 'single',
      pieces: piecesOf(seat, nationTokens),
    },
  ];
}

const SPYING = { face: [{ icon: 'spy' }, { sign: 'to' }, { icon: 'plank1' }], say: say('spy') } as const;

function spyRow(scene: Scene, { espionage, seat }: MatView): Row[] {
  if (!espionage) return [];
  return [
    {
      ref: 'espionage',
      name: words(scene, say('espionage')),
      picture: spyStamp(),
      look: classes('nation', 'spies'),
      inspect: 'espionage',
      rule: 'espionage',
      effect: SPYING,
      plank: 'single',
      pieces: piecesOf(seat, espionage.tokens),
      note: visits(scene, espionage.abroad),
    },
  ];
}

/** Where own tokens stand on cards of others. */
function visits(
  scene: Scene,
  abroad: readonly { readonly card: CardId; readonly tokens: readonly Token[] }[],
): TemplateResult | typeof nothing {
  if (abroad.length === 0) return nothing;
  const names = abroad.map(({ card }) => cardName(scene, card));
  return html`<small class="abroad">${texts.mat.spyOn(names)}</small>`;
}
