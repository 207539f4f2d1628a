import { css } from 'lit';
import { tableStyle } from '../../../../ui/kit/table.css.ts';
import { drawerStyle } from './drawer.css.ts';
import { globeStyle } from './globe.css.ts';
import { handStyle } from './hand.css.ts';
import { handListStyle } from './hand-list.css.ts';
import { overStyle } from './over.css.ts';
import { pageStyle } from './page.css.ts';
import { panelStyle } from './panel.css.ts';
import { phoneStyle } from './phone.css.ts';
import { pieceStyle } from './piece.css.ts';
import { projectStyle } from './project.css.ts';
import { regionStyle } from './region.css.ts';
import { shortStyle } from './short.css.ts';

/** The ocean keeps its dark ground in both themes, and so do the inks that must be read on it. */
const oceanStyle = css`
  :host {
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
  }
  .table {
    background: var(--co2-ocean);
    container: table / size;
  }
  .wide {
    display: grid;
    --card: clamp(208px, 99px + 10.6%, 300px);
    --mat: clamp(268px, min(22.5%, 160px + 9.4%), 340px);
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
      font-size: var(--t-24);
    }
    .wide .demand > li {
      width: 46px;
      height: 68px;
      font-size: var(--t-28);
    }
    .wide .demand.n6 > li {
      width: 40px;
    }
    .wide .project {
      height: 84px;
      font-size: var(--t-34);
    }
    .wide .project small,
    .wide .region .project.vacant b {
      font-size: var(--t-14);
    }
    .wide .stores {
      width: 32px;
      font-size: var(--t-20);
    }
    .wide .topic {
      width: 40px;
      height: 44px;
      font-size: var(--t-24);
    }
    .wide .place {
      font-size: var(--t-16);
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
      --icon: var(--t-16);
    }
    .wide .advice {
      font-size: var(--t-16);
    }
    .wide .mark {
      font-size: var(--t-18);
    }
    .wide .name .head {
      font-size: var(--t-18);
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
      font-size: var(--t-13);
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
      font-size: var(--t-13);
    }
    .wide .topic {
      width: 24px;
      font-size: var(--t-16);
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
`;

export const styles = [
  tableStyle,
  oceanStyle,
  pieceStyle,
  globeStyle,
  regionStyle,
  projectStyle,
  panelStyle,
  handStyle,
  handListStyle,
  pageStyle,
  drawerStyle,
  phoneStyle,
  shortStyle,
  overStyle,
];
