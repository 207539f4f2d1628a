import { css } from 'lit';

/** Things in the box: inks, icons with amounts, pawns, dice. */
export const pieceStyle = css`
  .plate {
    display: block;
    width: 100%;
    height: 100%;
  }
  .halftone {
    position: absolute;
  }
  .g {
    --va: #3f9a76;
    --tint: var(--ee-gov);
    --on: var(--ee-gov-ink);
  }
  .i {
    --va: #cb7b54;
    --tint: var(--ee-ind);
    --on: var(--ee-ind-ink);
  }
  .c {
    --va: #edb947;
    --tint: var(--ee-com);
    --on: var(--ee-com-ink);
  }
  .fx {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 4px;
    font-size: var(--t-13);
    line-height: 1;
  }
  .fx .q {
    display: inline-flex;
    align-items: center;
    gap: 1px;
  }
  .fx b {
    font-weight: 700;
  }
  .fx .icon {
    font-size: var(--icon, var(--t-16));
  }
  .fx i {
    font-style: normal;
    font-size: var(--t-12);
    color: var(--ink-2);
  }
  .sp {
    color: var(--pencil);
  }
  .fx .sp .icon {
    font-size: var(--icon, var(--t-14));
  }
  .money {
    color: var(--r-money);
  }
  .steel {
    color: var(--r-steel);
  }
  .plastic {
    color: var(--r-plastic);
  }
  .science {
    color: var(--r-science);
  }
  .oil,
  .q.vp,
  .q.pollution,
  .q.contamination {
    color: var(--ink);
  }
  .stack {
    display: block;
    flex: 0 1 auto;
    min-width: 0;
    overflow: visible;
  }
  .pawns {
    display: inline-flex;
    gap: 1px;
  }
  .pawn {
    width: var(--pawn, 19px);
    height: var(--pawn, 19px);
    flex: none;
    overflow: visible;
  }
  .cube {
    position: relative;
    display: inline-grid;
    place-items: center;
    --cube: 32px;
    width: var(--cube);
    height: var(--cube);
    border-radius: 5px;
    font-size: var(--t-18);
    color: #fff;
    background: var(--die);
    --k: var(--die);
  }
  .cube b {
    position: absolute;
    right: -5px;
    bottom: -6px;
    min-width: 16px;
    height: 16px;
    border-radius: 2px;
    background: var(--sheet);
    color: var(--ink);
    border: 1px solid var(--ink);
    font: 700 var(--t-12) / 14px var(--f-text);
    text-align: center;
  }
  .solar-wind {
    --die: #2e8b4a;
  }
  .hydro-geo {
    --die: #1f6fb5;
  }
  .coal {
    --die: #1b1e22;
  }
  .cube.coal {
    box-shadow: inset 0 0 0 1.5px #6b747a;
  }
  .petroleum {
    --die: #75482a;
  }
  .nuclear {
    --die: #f3c623;
  }
  .cube.nuclear {
    color: #15191e;
  }
  .cube.none {
    background: none;
    border: 1.5px dashed var(--rule-2);
  }
  .stamp-art {
    display: block;
    width: 100%;
    height: 100%;
  }
  .stamp-letters {
    font: 400 var(--t-13) / 1 var(--f-head);
    fill: #f6f0df;
  }
  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 10px;
  }
  .chip {
    font-size: var(--t-13);
    gap: 7px;
  }
  .chip .words {
    min-width: 0;
  }
  .chip .tokens {
    display: inline-flex;
  }
`;
