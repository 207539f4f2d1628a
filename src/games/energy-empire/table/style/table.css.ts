import { css } from 'lit';
import { offerStyle, tableStyle } from '../../../../ui/kit/table.css.ts';
import { binderStyle } from './binder.css.ts';
import { cardStyle } from './card.css.ts';
import { clockStyle } from './clock.css.ts';
import { coldWarStyle } from './cold-war.css.ts';
import { dialStyle } from './dial.css.ts';
import { greatStyle } from './great.css.ts';
import { groundsStyle } from './grounds.css.ts';
import { matStyle } from './mat.css.ts';
import { matBarStyle } from './mat-bar.css.ts';
import { newsStyle } from './news.css.ts';
import { overStyle } from './over.css.ts';
import { pieceStyle } from './piece.css.ts';
import { placingStyle } from './placing.css.ts';
import { rivalStyle } from './rival.css.ts';
import { seatsStyle } from './seats.css.ts';
import { stageStyle } from './stage.css.ts';
import { stripStyle } from './strip.css.ts';
import { tableauStyle } from './tableau.css.ts';
import { taskStyle } from './task.css.ts';
import { trackStyle } from './track.css.ts';

/** The desk: how everything lies on it. */
const deskStyle = css`
  :host {
    container-type: size;
    --ee-neutral: var(--ink-2);
    --ee-clock: #2c4260;
    --ee-news-line: color-mix(in srgb, var(--ee-news-ink) 38%, transparent);
    --k: var(--ee-page);
    color: var(--ink);
    overflow-wrap: normal;
  }
  .table {
    background: var(--ee-desk);
    isolation: isolate;
  }
  /* The picture of a card is what gives: names, prices, effects and places never do. */
  .wide {
    --pic: clamp(22px, calc((100cqb - 566px) * 0.6), 84px);
    display: grid;
    grid-template-columns: 198px minmax(0, 1fr) 282px;
  }
  .wide:has(.great-works) {
    --pic: clamp(18px, calc((100cqb - 604px) * 0.6), 84px);
  }
  @container (min-width: 1400px) {
    .wide {
      grid-template-columns: 214px minmax(0, 1fr) 308px;
    }
  }
  .board {
    position: relative;
    padding: 9px 10px;
    display: grid;
    grid-template-rows: clamp(76px, 12.6cqb, 122px) minmax(min-content, 1fr) auto;
    gap: 8px;
    min-width: 0;
    min-height: 0;
    overflow: hidden auto;
    scrollbar-width: thin;
  }
  .board:has(.great-works) {
    grid-template-rows: clamp(68px, 11.4cqb, 116px) minmax(min-content, 1fr) auto;
    padding-block: 7px;
    gap: 6px;
  }
  .middle-row {
    position: relative;
    min-height: 0;
    min-width: 0;
    display: flex;
    flex-direction: column;
  }
  .wide .binders,
  .middle .binders {
    flex: 1;
    display: grid;
    grid-template: minmax(min-content, 1fr) / repeat(3, minmax(0, 1fr));
    gap: 8px;
    min-height: min-content;
  }
  .foot {
    flex: none;
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.05fr);
    gap: 8px;
    min-width: 0;
  }
  .narrow {
    --pic: clamp(24px, calc((100cqb - 540px) * 0.7), 76px);
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto;
    grid-template-columns: minmax(0, 1fr);
  }
  .narrow.short {
    --pic: 20px;
    grid-template-rows: minmax(0, 1fr) auto;
  }
  .middle {
    --pic: clamp(24px, calc((100cqb - 838px) * 0.8), 92px);
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto auto;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
    padding: 8px 10px;
  }
  /* A taller mat leaves less to the pictures. */
  .middle:has(.objectives) {
    --pic: clamp(24px, calc((100cqb - 880px) * 0.8), 92px);
  }
  .middle:has(.great-works),
  .middle:has(.objectives):has(.grounds [data-offer]) {
    --pic: clamp(24px, calc((100cqb - 930px) * 0.8), 92px);
  }
  .narrow .middle-row {
    padding: 7px 7px 6px;
  }
  .narrow .binders {
    flex: 1;
    min-height: 0;
    display: flex;
    flex-direction: column;
  }
  .narrow.short .middle-row {
    padding: 4px 4px 2px;
  }
  .unfolded {
    position: absolute;
    inset: 0;
    z-index: 6;
    overflow: auto;
    overscroll-behavior: contain;
    background: var(--ee-desk);
    padding: 10px;
    display: flex;
    flex-direction: column;
    gap: 10px;
  }
  .lit {
    outline: 3px solid var(--ee-tomato);
    outline-offset: 1px;
  }
  /* Legal targets share the carbon language of the frame; closed ones are hatched. */
  [data-offer='open'] {
    position: relative;
    outline: 1.5px solid var(--carbon);
    box-shadow: var(--copy) var(--copy) 0 1px var(--carbon);
  }
  [data-offer='open']:hover,
  [data-offer='open'][data-pointed] {
    background-color: var(--carbon-wash);
    --k: var(--carbon-wash);
  }
  [data-offer='open']:active {
    transform: translate(var(--copy), var(--copy));
    box-shadow: none;
  }
  ${offerStyle}
  /* What has just changed catches the eye for a moment. */
  .fresh {
    animation: noticed 520ms var(--ease-out);
  }
  @keyframes noticed {
    from {
      box-shadow: 0 0 0 4px var(--canary-2);
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .spot .card {
      animation: dealt 320ms var(--ease-out);
    }
    .site.fresh .stack:last-child,
    .space.fresh .icon {
      animation: dropped 360ms var(--ease-cog);
    }
  }
  @keyframes dropped {
    from {
      opacity: 0;
      transform: translateY(-26px) scale(1.3);
    }
  }
  @keyframes dealt {
    from {
      opacity: 0;
      transform: translateX(14px);
    }
  }
`;

/** What lies in a sheet of its own is as high as it needs to be. */
export const inSheet = css`
  :host {
    height: auto;
    container-type: normal;
    margin-top: 12px;
  }
`;

export const styles = [
  tableStyle,
  pieceStyle,
  deskStyle,
  newsStyle,
  stripStyle,
  trackStyle,
  cardStyle,
  binderStyle,
  placingStyle,
  matStyle,
  groundsStyle,
  matBarStyle,
  tableauStyle,
  seatsStyle,
  rivalStyle,
  stageStyle,
  taskStyle,
  clockStyle,
  dialStyle,
  greatStyle,
  coldWarStyle,
  overStyle,
];
