import { css } from 'lit';
import { sealedTokenStyle } from '../../../../ui/kit/seat-seal.ts';

/** Name plates, notes and the legend around the bench. */
export const plateStyles = css`
  /* Name plates and notes */
  .name-plate {
    position: absolute;
    left: var(--x);
    top: var(--y);
    width: var(--w);
    min-height: calc(42 * var(--u));
    display: grid;
    grid-template: 'token name cubes stands' 1fr 'token epithet epithet epithet' auto / auto minmax(0, 1fr) auto auto;
    align-items: center;
    column-gap: calc(9 * var(--u));
    padding: calc(4 * var(--u)) calc(10 * var(--u));
    background: var(--eng-plate);
    --k: var(--eng-plate);
    font-size: max(12px, 16 * var(--u));
    --token: calc(22 * var(--u));
  }
  .name-plate.lit {
    box-shadow: 0 0 0 2px var(--plan);
  }
  ${sealedTokenStyle}
  .name-plate > .sealed-token,
  .name-plate > .token {
    grid-area: token;
  }
  .name-plate > .typed {
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .name-plate > .typed {
    grid-area: name;
    line-height: 1.1;
  }
  .name-plate > small {
    grid-area: epithet;
    font-size: max(12px, 12 * var(--u));
    line-height: 1.15;
  }
  .name-plate .cubes {
    grid-area: cubes;
    gap: calc(12 * var(--u));
    position: relative;
    z-index: 1;
  }
  .name-plate .figure {
    font-size: calc(17 * var(--u));
  }
  .name-plate .figure b {
    font-size: calc(22 * var(--u));
    line-height: 0.9;
  }
  .name-plate em {
    grid-area: start;
    font: 400 max(12px, 12 * var(--u)) / 1 var(--f-text);
    color: var(--eng-brass-hi);
  }
  /* A long name needs the whole line: who starts is told above the plate, like a tab. */
  .name-plate:not(.roomy) em {
    position: absolute;
    right: 0;
    bottom: calc(100% + 3px);
  }
  .name-plate.roomy {
    grid-template: 'token name start cubes stands' 1fr 'token epithet epithet cubes stands' auto / auto auto minmax(0, 1fr) auto auto;
  }
  .name-plate.narrow {
    grid-template: 'token name name' 1fr 'cubes cubes stands' auto / auto minmax(0, 1fr) auto;
    column-gap: calc(5 * var(--u));
    min-height: calc(54 * var(--u));
    padding: calc(4 * var(--u)) calc(7 * var(--u));
    font-size: max(12px, 14 * var(--u));
    --token: calc(16 * var(--u));
  }
  .name-plate.narrow > small,
  .name-plate.narrow em {
    display: none;
  }
  .name-plate.tiny {
    font-size: max(12px, 12 * var(--u));
  }
  .note {
    position: absolute;
    left: var(--x);
    top: var(--y);
    width: var(--w);
    font-size: max(12px, 13 * var(--u));
    line-height: 1.2;
    text-align: center;
    color: #c3ccd0;
    display: flex;
    flex-direction: column;
    align-items: center;
  }
  .note .cubes {
    gap: 8px;
    margin: -4px 0 -1px;
  }
  .note .cubes::before {
    content: attr(data-said);
    font-size: var(--t-12);
  }
  .note .figure {
    font-size: max(12px, 13 * var(--u));
  }
  .note .figure b {
    font-size: max(15px, 17 * var(--u));
  }
  .note.narrow {
    font-size: max(12px, 12 * var(--u));
  }
  @container (max-width: 1000px) {
    .name-plate > small,
    .legend,
    .tag {
      display: none;
    }
    .lane-word {
      font-size: var(--t-16);
    }
  }
  .plates {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 10px;
  }
  .stage .plates {
    position: absolute;
    left: 19.86%;
    width: 60.28%;
    bottom: 1.2%;
  }
  .plate {
    min-height: 32px;
    display: flex;
    align-items: center;
    gap: 9px;
    padding: 3px 10px;
    background: var(--eng-plate-2);
    font-size: max(13px, 13 * var(--u, 1px));
    font-weight: 600;
    line-height: 1.2;
    --head: var(--t-18);
  }
  .plate .head {
    color: var(--eng-brass);
  }
  .plate.preview {
    background: var(--plan-wash);
    box-shadow: inset 0 0 0 2px var(--plan);
  }
  .plate.laid {
    box-shadow: inset 3px 0 0 var(--plan);
  }
  .legend {
    position: absolute;
    left: 16px;
    top: 14px;
    display: grid;
    gap: 5px;
    font-size: var(--t-12);
    line-height: 1.25;
    color: #c3ccd0;
  }
  .legend li {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  .legend i {
    width: 24px;
    border-top: 4px solid var(--eng-soldier);
  }
  .legend .cube {
    border-top: 3px dashed var(--eng-soldier);
  }
  .legend .plan {
    border-color: var(--plan);
    border-width: 6px;
  }
`;
