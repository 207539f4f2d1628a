import { css } from 'lit';
import { offerStyle } from '../../../../ui/kit/table.css.ts';

/** Sources of energy by their colours, tokens, legal targets, and what flies. */
export const pieceStyle = css`
  .e-forestation {
    --sc: var(--co2-forestation);
  }
  .e-solar {
    --sc: var(--co2-solar);
  }
  .e-fusion {
    --sc: var(--co2-fusion);
  }
  .e-biomass {
    --sc: var(--co2-biomass);
  }
  .e-recycling {
    --sc: var(--co2-recycling);
  }
  .source {
    display: inline-grid;
    place-items: center;
    font-style: normal;
    background: var(--sc);
    --k: var(--sc);
    color: var(--night);
  }
  .token {
    --token-key: #fff;
  }
  .note {
    display: none;
    margin-top: 7px;
    font-size: var(--t-12);
    color: var(--ink-2);
  }
  .drawer .note {
    display: block;
    font-size: var(--t-13);
    margin-top: 14px;
  }
  @container table (min-height: 780px) {
    .rail .note {
      display: block;
    }
  }
  .none {
    color: var(--co2-text-2);
    font-size: var(--t-13);
  }
  .many {
    position: absolute;
    right: 5px;
    top: 4px;
    min-width: 18px;
    height: 18px;
    border-radius: 9px;
    background: var(--carbon);
    color: var(--carbon-ink);
    font: 700 var(--t-12) / 18px var(--f-text);
    text-align: center;
  }
  /* Legal targets share the carbon language of the frame; on the map they sit on a white keyline. */
  [data-offer='open'] {
    outline: 2px solid var(--chalk);
    box-shadow: 4px 4px 0 1px var(--carbon);
  }
  [data-offer='open'][data-pointed] {
    outline-color: var(--carbon);
  }
  /* A place on the globe is where its own transform puts it. */
  [data-offer='open']:not(.aim):active,
  [data-offer][aria-pressed='true'] {
    transform: translate(3px, 3px);
    box-shadow: none;
  }
  [data-offer='closed'] {
    background-image: repeating-linear-gradient(135deg, transparent 0 6px, #ffffff24 6px 7px);
  }
  .lit {
    outline: 2px solid var(--co2-alarm);
    outline-offset: 1px;
  }
  ${offerStyle}
  .flying {
    width: 30px;
    height: 30px;
    --token: 26px;
  }
  .flying.tile {
    background: var(--sc, #3b4247);
    --k: var(--sc, #3b4247);
    color: var(--chalk);
    font-size: var(--t-20);
    outline: 1.5px solid var(--night);
  }
  .flying[class*='e-'] {
    color: var(--night);
  }
`;
