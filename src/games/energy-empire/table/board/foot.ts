import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../../../../ui/kit/icon.ts';
import { reach } from '../../../../ui/kit/pick.ts';
import { classes, words } from '../../../../ui/kit/scene.ts';
import { seatToken } from '../../../../ui/kit/seat-token.ts';
import { ACHIEVEMENTS, type TileId } from '../../rules/cards/achievements.ts';
import { refs } from '../../rules/refs.ts';
import { LAST_UN_SPACE, LEADER_BONUS, UN_POINTS } from '../../rules/tables.ts';
import { say } from '../../rules/vocabulary.ts';
import { freshness, isLit, type Scene } from '../scene.ts';
import { texts } from '../words.ts';
import { glyphs } from './glyphs.ts';
import { inLines } from './in-lines.ts';
import { rivalMark } from './pawn.ts';

/** The United Nations track with everybody's marker, and the points of each space. */
export function unTrack(scene: Scene): TemplateResult {
  const { mats, isSolo, rival } = scene.view;
  const furthest = Math.max(...mats.map(({ un }) => un), rival?.un ?? 0);
  return html`<section class="un-track" aria-label=${texts.un.region} data-rule="un" data-inspect="un">
    <h2 class="head">${icon('un')}${inLines(texts.un.heading)}</h2>
    <ol>${UN_POINTS.map((points, step) => {
      const here = mats.filter(({ un }) => un === step);
      const isLed = !isSolo && furthest > 0 && step === furthest;
      return html`<li class=${classes(step === LAST_UN_SPACE && 'last', isLit(scene, refs.un(step)) && 'lit', freshness(scene, refs.un(step)))} data-anchor=${refs.un(step)}>
        <b class="head">${points}</b>
        ${isLed ? html`<em title=${texts.un.leader}>+${LEADER_BONUS}</em>` : nothing}
        <span>${here.map(({ seat }) => seatToken(seat, scene.offers.speaker.name(seat)))}${rival?.un === step ? rivalMark(words(scene, say('rival'))) : nothing}</span>
      </li>`;
    })}</ol>
  </section>`;
}

export const tileName = (scene: Pick<Scene, 'offers'>, tile: TileId): string =>
  words(scene, say(`achievement.${tile}`));

/** The three achievements that can be claimed in a Generate turn. */
export function openTiles(scene: Scene): TemplateResult {
  const { open, supply } = scene.view.tiles;
  return html`<section class="tile-row" aria-label=${texts.tiles.region} data-rule="achievements">
    <h2 class="head">${icon('medal')}${texts.tiles.heading}</h2>
    <ul>${open.map((tile) => (tile === 'none' ? html`<li class="tile none">${texts.tiles.none}</li>` : openTile(scene, tile)))}</ul>
    <span class="unseen">${texts.tiles.supply(supply)}</span>
  </section>`;
}

export function openTile(scene: Scene, tile: TileId): TemplateResult {
  const ref = refs.achievement(tile);
  return html`<li><div class=${classes('tile', isLit(scene, ref) && 'lit')} data-anchor=${ref} data-inspect=${ref} ${reach(scene.offers, ref)}>
    ${glyphs(ACHIEVEMENTS[tile].face.slice(0, 1))}<b>${tileName(scene, tile)}</b>
  </div></li>`;
}
