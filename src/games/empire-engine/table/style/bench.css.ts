import { css } from 'lit';

/** The bench of the desktop table. */
export const benchStyles = css`
  .wide {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 292px;
  }
  .bench {
    position: relative;
    container-type: size;
    overflow: hidden;
  }
  /* One unit of the drawing, so that plates grow with it. */
  .stage {
    --u: calc(min(100cqw, 100cqh * 1148 / 668) / 1148);
    position: absolute;
    inset: 0;
    margin: auto;
    width: min(100cqw, 100cqh * 1148 / 668);
    height: min(100cqh, 100cqw * 668 / 1148);
  }
  .drawing {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  .rivet {
    fill: #2b3338;
    stroke: var(--eng-rivet);
    stroke-width: 1.5;
  }
  .tag {
    font: 400 15px var(--f-text);
    fill: var(--dim);
  }

  /* Lanes of attack */
  .lane .way {
    fill: none;
    stroke: var(--eng-soldier);
    stroke-width: 5;
    transition: stroke var(--m-move), stroke-width var(--m-move);
  }
  .lane.groove .way {
    stroke: #2b3338;
    stroke-width: 4;
  }
  .lane.cube .way {
    stroke-width: 3.5;
    stroke-dasharray: 7 6;
  }
  .lane.plan .way {
    stroke: var(--plan);
    stroke-width: 8;
  }
  .lane.paid .way {
    stroke-width: 7;
  }
  .lane.hit .way {
    stroke: #ff5a3c;
    stroke-width: 9;
  }
  .lane.blocked .way {
    stroke: var(--eng-enamel);
    stroke-width: 6;
    stroke-dasharray: 3 5;
  }
  .lane.vanished .way {
    stroke: #7f8e96;
    stroke-width: 3;
    stroke-dasharray: 2 7;
  }
  .lane.lit .way {
    stroke-dasharray: 40 10;
    animation: march calc(var(--m-turn) * 2) linear;
  }
  @keyframes march {
    from {
      stroke-dashoffset: 150;
    }
  }
  .head {
    fill: var(--eng-soldier);
  }
  .head.plan {
    fill: var(--plan);
  }
  .head.hit {
    fill: #ff5a3c;
  }
  .head.vanished {
    fill: #7f8e96;
  }
  .head.blocked {
    fill: none;
    stroke: var(--eng-enamel);
    stroke-width: 5;
  }
  .lane .reachable {
    fill: none;
    stroke: #fff0;
    stroke-width: 44;
    pointer-events: stroke;
  }
  .lane[data-offer] {
    cursor: pointer;
    outline: none;
  }
  .lane[data-offer='open'] .reachable {
    stroke: #8cc0f733;
  }
  .lane[data-offer='open']:hover .reachable,
  .lane[data-pointed] .reachable {
    stroke: #8cc0f777;
  }
  .lane:focus-visible .reachable {
    stroke: #fff;
    stroke-opacity: 0.5;
  }
  .lane-word {
    font: 600 13px var(--f-text);
    fill: var(--threat);
    text-anchor: middle;
  }
  .lane.plan .lane-word {
    fill: var(--plan);
  }
  .lane.blocked .lane-word,
  .lane.vanished .lane-word {
    fill: var(--dim);
  }

  /* Name plates and notes */
  .name-plate {
    position: absolute;
    left: var(--x);
    top: var(--y);
    width: var(--w);
    height: calc(42 * var(--u));
    display: grid;
    grid-template: 'token name cubes' 1fr 'token epithet epithet' auto / auto minmax(0, 1fr) auto;
    align-items: center;
    column-gap: calc(9 * var(--u));
    padding: calc(4 * var(--u)) calc(10 * var(--u));
    background: var(--eng-plate);
    --k: var(--eng-plate);
    font-size: max(12px, 16 * var(--u));
  }
  .name-plate.lit {
    box-shadow: 0 0 0 2px var(--plan);
  }
  .name-plate .token {
    grid-area: token;
    width: calc(22 * var(--u));
    height: calc(22 * var(--u));
  }
  .name-plate > .typed,
  .name-plate > small {
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
  }
  .name-plate .figure {
    font-size: calc(17 * var(--u));
  }
  .name-plate .figure b {
    font-size: calc(22 * var(--u));
    line-height: 0.9;
  }
  .name-plate em {
    font: 400 max(12px, 12 * var(--u)) / 1 var(--f-text);
    margin-left: 7px;
    color: var(--eng-brass-hi);
  }
  .name-plate.roomy {
    grid-template: 'token name cubes' 1fr 'token epithet cubes' auto / auto minmax(0, 1fr) auto;
  }
  .name-plate.narrow {
    grid-template: 'token name' 1fr 'cubes cubes' auto / auto minmax(0, 1fr);
    column-gap: calc(5 * var(--u));
    height: calc(54 * var(--u));
    padding: calc(4 * var(--u)) calc(7 * var(--u));
    font-size: max(12px, 14 * var(--u));
  }
  .name-plate.narrow > small,
  .name-plate.narrow em {
    display: none;
  }
  .name-plate.narrow .token {
    width: calc(16 * var(--u));
    height: calc(16 * var(--u));
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
    content: 'score';
    font-size: 12px;
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
      font-size: 16px;
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
  }
  .plate .head {
    font-size: 18px;
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
    font-size: 12px;
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
