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
    font: 400 var(--t-15) var(--f-text);
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
    font: 600 var(--t-13) var(--f-text);
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

`;
