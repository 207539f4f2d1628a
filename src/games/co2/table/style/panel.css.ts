import { css } from 'lit';

/** What surrounds the world: summits, market, disaster, expertise. */
export const panelStyle = css`
  .summits,
  .market,
  .disaster,
  .fossils {
    background: var(--co2-card);
    --k: var(--co2-card);
    padding: 7px 10px 8px;
  }
  .summits h2,
  .market h2,
  .disaster h2,
  .fossils h2 {
    display: flex;
    align-items: center;
    gap: 6px;
    font-size: var(--t-16);
    margin-bottom: 5px;
  }
  .disaster,
  .fossils {
    --k: var(--co2-ocean);
  }
  .disaster p {
    font-size: var(--t-12);
    line-height: 1.25;
  }
  .fossils h2 {
    justify-content: flex-end;
    color: var(--co2-text-2);
  }
  .fossils ul {
    display: flex;
    justify-content: flex-end;
    gap: 8px;
    font-size: var(--t-13);
  }
  .fossils li {
    display: flex;
    align-items: center;
    gap: 2px;
    color: #d3d8d8;
  }
  .fossils .icon {
    font-size: var(--t-16);
  }
  h2 small {
    margin-left: auto;
    font: 400 var(--t-12) / 1 var(--f-text);
    letter-spacing: 0;
    text-transform: none;
    color: var(--co2-text-2);
  }
  .summits > ul {
    display: flex;
    justify-content: space-between;
    gap: 7px;
  }
  .summit {
    min-width: 0;
  }
  .place {
    display: block;
    font-size: var(--t-14);
    color: var(--co2-text-2);
    margin-bottom: 3px;
    white-space: nowrap;
  }
  .place[data-offer='open'] {
    color: var(--co2-text);
    padding: 3px;
  }
  .topics {
    display: flex;
    gap: 2px;
  }
  .topic {
    width: 29px;
    height: 34px;
    display: grid;
    place-items: center;
    padding-bottom: 4px;
    font-size: var(--t-18);
    background-color: var(--sc);
    --k: var(--sc);
    color: var(--night);
  }
  :is(.topic, .lane-head, .project.installed)[data-offer='closed'] {
    background-image: repeating-linear-gradient(135deg, transparent 0 6px, #0a203040 6px 7.5px);
  }
  .topics .guest {
    right: -2px;
    top: auto;
    bottom: -2px;
  }
  .market {
    display: flex;
    align-items: center;
    gap: 9px;
    min-width: 0;
  }
  .market h2 {
    margin: 0;
    white-space: nowrap;
  }
  .market ol {
    flex: 1;
    display: grid;
    grid-template-columns: repeat(8, 1fr);
    gap: 2px;
    min-width: 0;
  }
  .market li {
    background: var(--co2-card-2);
    color: var(--co2-text-2);
    text-align: center;
    padding: 5px 0;
    --head: var(--t-16);
  }
  .market li.now {
    background: var(--co2-alarm);
    color: var(--night);
  }
  .market p {
    font-size: var(--t-13);
    white-space: nowrap;
  }
  .deal {
    appearance: none;
    border: 0;
    border-radius: 0;
    padding: 4px 9px;
    min-height: 30px;
    background-color: var(--co2-card-2);
    font-weight: 600;
    font-size: var(--t-13);
    text-align: left;
  }
  .deal[data-offer='open'] {
    outline-width: 1.5px;
    box-shadow: 3px 3px 0 1px var(--carbon);
  }
  .deal[data-offer='closed'] {
    color: var(--co2-text-2);
  }
  .rail {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    gap: 10px;
    min-height: 0;
    padding: 10px 12px 12px;
    background: var(--sheet);
    --k: var(--sheet);
    color: var(--ink);
    overflow: hidden auto;
    scrollbar-width: thin;
  }
  .rail h2,
  .drawer h2 {
    display: flex;
    align-items: center;
    gap: 7px;
    font-size: var(--t-18);
    margin-bottom: 6px;
  }
  .expertise {
    position: relative;
  }
  .lanes {
    display: grid;
    gap: 4px;
  }
  .lane {
    display: grid;
    grid-template: 25px 15px / 36px minmax(0, 1fr);
    column-gap: 6px;
  }
  .lane-head {
    grid-row: 1 / -1;
    display: grid;
    place-items: center;
    font-size: var(--t-20);
    background-color: var(--sc);
    --k: var(--sc);
    color: var(--night);
  }
  .track {
    display: grid;
    grid-template-columns: repeat(12, 1fr);
    gap: 1px;
  }
  .step {
    position: relative;
    display: grid;
    place-items: center;
    background: var(--sheet-2);
    --k: var(--sheet-2);
    color: var(--rule-2);
    font-size: var(--t-11);
  }
  .step.licence {
    box-shadow: inset 0 -3px 0 var(--sc);
  }
  .discs {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    --token: 14px;
  }
  .discs.n2 .token {
    --token: 12px;
    margin: -1px 0;
  }
  .discs.n3 .token,
  .discs.n4 .token,
  .discs.n5 .token {
    --token: 11px;
    margin: -3px 0;
  }
  .next-plant {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 6px;
    font-size: var(--t-12);
    line-height: 15px;
    color: var(--ink-2);
  }
  .next-plant b {
    color: var(--ink);
    font-weight: 600;
    margin-left: 3px;
  }
`;
