import { css } from 'lit';
import { drawerStyle } from './drawer.css.ts';
import { globeStyle } from './globe.css.ts';
import { handStyle } from './hand.css.ts';
import { overStyle } from './over.css.ts';
import { pageStyle } from './page.css.ts';
import { panelStyle } from './panel.css.ts';
import { phoneStyle } from './phone.css.ts';
import { regionStyle } from './region.css.ts';

/** The ocean keeps its dark ground in both themes, and so do the inks that must be read on it. */
const oceanStyle = css`
  :host {
    height: 100%;
    min-height: 0;
    --sheet: #1a2127;
    --sheet-2: #232c33;
    --ink: #eef1ec;
    --ink-2: #aab5ba;
    --rule: #36424a;
    --rule-2: #7f8e96;
    --carbon: #8cc0f7;
    --carbon-ink: #0b1a2b;
    --carbon-wash: #18324f;
    --pencil: #ff8b78;
    --s1-line: #ff7a63;
    --s2-line: #7fb0ff;
    --s3-line: #f7ce3b;
    --s4-line: #5ed0b8;
    --s5-line: #d5dce0;
    --chalk: #f4f1e8;
    --night: #0a2030;
    --k: var(--co2-ocean);
    color: var(--co2-text);
    font-size: 14px;
    line-height: 1.35;
  }
  .table {
    position: relative;
    height: 100%;
    min-height: 0;
    overflow: hidden;
    background: var(--co2-ocean);
    container: table / size;
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
  }
  .wide {
    display: grid;
    --card: clamp(208px, 99px + 10.6%, 300px);
    --mat: clamp(244px, min(22.5%, 160px + 9.4%), 340px);
    grid-template: minmax(0, 1fr) / var(--card) minmax(0, 1fr) var(--card) var(--mat);
    gap: 8px;
    padding: 12px 12px 12px 8px;
  }
  .regions {
    position: relative;
    z-index: 1;
    display: grid;
    grid-template-rows: repeat(3, minmax(0, 1fr));
    gap: 8px;
    min-height: 0;
  }
  .middle-column {
    position: relative;
    display: grid;
    grid-template: minmax(0, 1fr) auto auto / minmax(0, 1fr);
    gap: 8px;
    min-width: 0;
    min-height: 0;
  }
  /* On a large screen the pieces grow with the world. */
  @container table (min-width: 1500px) and (min-height: 760px) {
    .wide .name .head {
      font-size: 26px;
    }
    .wide .demand > li {
      width: 46px;
      height: 68px;
      font-size: 28px;
    }
    .wide .demand.n6 > li {
      width: 40px;
    }
    .wide .project {
      height: 84px;
      font-size: 32px;
    }
    .wide .project small,
    .wide .region .project.vacant b {
      font-size: 14px;
    }
    .wide .stores {
      width: 32px;
      font-size: 21px;
    }
    .wide .topic {
      width: 40px;
      height: 44px;
      font-size: 25px;
    }
    .wide .place {
      font-size: 17px;
    }
    .wide .lane {
      grid-template-rows: 32px 18px;
    }
  }
  @container table (max-width: 1190px) {
    .wide .what {
      display: none;
    }
    .wide .market h2 {
      font-size: 0;
    }
    .wide .advice {
      font-size: 17px;
    }
    .wide .mark {
      font-size: 19px;
    }
    .wide .name .head {
      font-size: 19px;
    }
    .wide .region header {
      gap: 4px;
    }
    .wide .agenda {
      gap: 2px;
    }
    .wide .wanted:not([data-offer]) i {
      width: 20px;
      height: 20px;
      font-size: 13px;
    }
    .wide .market h2 .icon {
      font-size: 17px;
    }
    .wide .summits {
      padding-inline: 7px;
    }
    .wide .summits > ul {
      gap: 4px;
    }
    .wide .topics {
      gap: 1px;
    }
    .wide .place {
      font-size: 13px;
    }
    .wide .topic {
      width: 24px;
      font-size: 17px;
    }
    .wide .control.open {
      display: none;
    }
    .wide .projects {
      gap: 4px;
    }
    .wide .project small,
    .wide .project.vacant b {
      letter-spacing: -0.04em;
    }
    .wide .fossils h2 {
      margin-bottom: 2px;
    }
    .wide .fossils ul {
      flex-direction: column;
      align-items: flex-end;
      gap: 0;
      line-height: 1.2;
    }
    .wide .demand > li {
      width: 35px;
    }
    .wide .demand.n6 > li {
      width: 29px;
    }
  }
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
  h2,
  h3 {
    font-weight: 400;
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
    font-size: 12px;
    color: var(--ink-2);
  }
  .drawer .note {
    display: block;
    font-size: 13px;
    margin-top: 14px;
  }
  @container table (min-height: 780px) {
    .rail .note {
      display: block;
    }
  }
  .none {
    color: var(--co2-text-2);
    font-size: 13px;
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
    font: 700 12px / 18px var(--f-text);
    text-align: center;
  }
  /* Legal targets share the carbon language of the frame; on the map they sit on a white keyline. */
  [data-offer='open'] {
    cursor: pointer;
    outline: 2px solid var(--chalk);
    box-shadow: 4px 4px 0 1px var(--carbon);
    transition: transform var(--m-press), box-shadow var(--m-press);
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
    cursor: help;
    background-image: repeating-linear-gradient(135deg, transparent 0 6px, #ffffff24 6px 7px);
  }
  .lit {
    outline: 2px solid var(--co2-alarm);
    outline-offset: 1px;
  }
  :focus-visible,
  [data-offer]:focus-visible {
    outline: 3px solid var(--carbon);
    outline-offset: 2px;
    z-index: 3;
  }
  .sky {
    position: absolute;
    inset: 0;
    z-index: 8;
    overflow: hidden;
    pointer-events: none;
  }
  .flying {
    position: absolute;
    left: 0;
    top: 0;
    width: 30px;
    height: 30px;
    display: grid;
    place-items: center;
  }
  .flying.tile {
    background: var(--sc, #3b4247);
    --k: var(--sc, #3b4247);
    color: var(--chalk);
    font-size: 20px;
    outline: 1.5px solid var(--night);
  }
  .flying[class*='e-'] {
    color: var(--night);
  }
  .flying .token {
    width: 26px;
    height: 26px;
  }
`;

export const styles = [
  oceanStyle,
  globeStyle,
  regionStyle,
  panelStyle,
  handStyle,
  pageStyle,
  drawerStyle,
  phoneStyle,
  overStyle,
];
