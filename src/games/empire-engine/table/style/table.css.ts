import { css } from 'lit';
import { tableStyle } from '../../../../ui/kit/table.css.ts';
import { benchStyles } from './bench.css.ts';
import { engineStyles } from './engine.css.ts';
import { plateStyles } from './plate.css.ts';
import { railStyles } from './rail.css.ts';
import { standsStyles } from './stands.css.ts';
import { tabletStyles } from './tablet.css.ts';
import { worksStyles } from './works.css.ts';

/** The engine shop keeps its dark ground in both themes; only the frame around it changes. */
const base = css`
  :host {
    position: relative;
    container-type: size;
    background: var(--eng-iron);
    color: var(--eng-enamel);
    --k: var(--eng-iron);
    --well: #12171b;
    --dim: #b9c3c8;
    --plan: #8cc0f7;
    --plan-wash: #18324f;
    --threat: #ff9b87;
    --hub: #333c42;
  }
  .table.tall {
    overflow: hidden auto;
  }
  small {
    font-size: var(--t-12);
    line-height: 1.2;
    color: var(--dim);
  }
  :focus-visible {
    outline: 3px solid var(--plan);
    outline-offset: 2px;
    box-shadow: 0 0 0 2px #fff;
  }

  /* Cubes in piles */
  .cubes {
    display: inline-flex;
    align-items: center;
    gap: 12px;
  }
  .cubes.lit {
    outline: 2px solid var(--plan);
    outline-offset: 5px;
  }
  .figure {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    font-size: var(--t-16);
  }
  .figure b {
    font: 400 var(--t-22) / 1 var(--f-head);
    color: var(--eng-enamel);
    font-variant-numeric: tabular-nums;
  }
  .soldier {
    color: var(--eng-soldier);
  }
  .good {
    color: var(--eng-good);
  }
  .invention {
    color: var(--eng-invention);
  }
  .figure[data-offer] {
    justify-content: center;
    min-width: 44px;
    min-height: 44px;
    margin: -2px 0;
    padding: 0 7px;
    cursor: pointer;
  }
  .figure[data-offer='open'] {
    background: var(--eng-plate-2);
    --k: var(--eng-plate-2);
    border: 1.5px solid var(--eng-enamel);
    box-shadow: var(--copy) var(--copy) 0 var(--plan);
  }
  .figure[data-offer='open']:hover,
  .figure[data-pointed] {
    background: var(--plan-wash);
    --k: var(--plan-wash);
  }
  .figure[aria-pressed='true'] {
    transform: translate(var(--copy), var(--copy));
    box-shadow: none;
    background: #174a93;
    --k: #174a93;
  }
  .figure[data-offer='closed'] {
    border: 1.5px dashed var(--dim);
  }
  /* Gears in hand */
  .gear {
    appearance: none;
    border: 0;
    padding: 0;
    background: none;
    text-align: left;
    touch-action: none;
    cursor: grab;
  }
  .gear:disabled {
    cursor: default;
  }
  .gear.laid .loose {
    opacity: 0.28;
  }
  .gear.chosen,
  .gear[aria-pressed='true'] {
    outline: 2px solid var(--plan);
  }
  .loose {
    display: block;
    overflow: visible;
  }
  .ghost {
    position: fixed;
    left: 0;
    top: 0;
    width: 84px;
    transform: translate(calc(var(--x) - 50%), calc(var(--y) - 60%));
    pointer-events: none;
    z-index: 16;
  }

  /* Flying cubes */
  .flying {
    width: 22px;
    height: 22px;
    background: currentColor;
    border: 2px solid #14181b;
    outline: 1.5px solid #fff;
    box-shadow: inset -5px -5px 0 #0003;
  }
`;

export const styles = [
  tableStyle,
  base,
  engineStyles,
  benchStyles,
  plateStyles,
  railStyles,
  standsStyles,
  worksStyles,
  tabletStyles,
];
