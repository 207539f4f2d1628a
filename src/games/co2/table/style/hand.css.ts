import { css } from 'lit';

/** Cards, goals and scientists. */
export const handStyle = css`
  .face {
    display: inline-flex;
    align-items: center;
    flex-wrap: wrap;
    gap: 3px;
  }
  .face i {
    font-style: normal;
  }
  .face .source {
    width: 20px;
    height: 20px;
    font-size: var(--t-14);
  }
  .face .to {
    display: inline-grid;
    font-size: var(--t-11);
    color: var(--ink-2);
  }
  .face .sum {
    display: inline-flex;
    align-items: center;
    gap: 1px;
    font-weight: 700;
    line-height: 1;
  }
  .un-goals ul {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 5px;
  }
  .un-goal {
    display: flex;
    align-items: center;
    gap: 2px;
    height: 30px;
    padding: 3px 5px 3px 3px;
    background-color: var(--sheet-2);
    --k: var(--sheet-2);
    --head: var(--t-20);
  }
  .un-goal .source {
    width: 18px;
    height: 24px;
    font-size: var(--t-14);
  }
  .un-goal .head {
    margin-left: auto;
  }
  .un-goal:has(.source:nth-child(3)) {
    gap: 1px;
  }
  .rail .un-goal .source:nth-child(3),
  .rail .un-goal .source:has(~ .source:nth-child(3)) {
    width: 15px;
    font-size: var(--t-12);
  }
  .un-goal[data-offer='closed'] .head {
    color: var(--ink-2);
  }
  .cards {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 6px;
  }
  .cards > li {
    display: grid;
  }
  .card {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    gap: 3px;
    min-height: 56px;
    padding: 5px 5px 3px;
    border-top: 3px solid var(--sc, var(--rule-2));
    background-color: var(--sheet-2);
    --k: var(--sheet-2);
    font-size: var(--t-15);
  }
  .card-name,
  .order span {
    display: none;
  }
  .card .main {
    display: grid;
    gap: 1px;
  }
  .card small {
    font-size: var(--t-12);
    line-height: 1.05;
    color: var(--ink-2);
  }
  .card .minor {
    display: flex;
    border-top: 1px dashed var(--rule-2);
    padding-top: 2px;
    font-size: var(--t-13);
    color: var(--ink-2);
  }
  .card .minor .face {
    gap: 2px;
  }
  .card.goal {
    border-top-color: var(--co2-safe);
  }
  .card.goal .source {
    width: 13px;
    height: 14px;
    font-size: var(--t-11);
  }
  .card.gone {
    opacity: 0.65;
  }
  .staff {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 8px;
    margin-top: 8px;
    min-height: 30px;
  }
  .staff ul {
    display: flex;
    gap: 5px;
  }
  .staff li {
    display: flex;
  }
  .scientist {
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    background: var(--sheet-2);
    --token: 18px;
  }
  .scientist.pooled .token {
    opacity: 0.28;
  }
  .scientist.away {
    background: none;
    box-shadow: inset 0 0 0 1px var(--rule);
  }
  .scientist.away .token {
    opacity: 0.6;
  }
  .scientist[data-offer='open'],
  .order[data-offer='open'],
  .purse[data-offer='open'] {
    outline-width: 1.5px;
    box-shadow: 2px 2px 0 1px var(--carbon);
  }
  .scientist[data-offer='open'] .token {
    opacity: 1;
  }
  .order {
    appearance: none;
    border: 0;
    width: 22px;
    padding: 0;
    background: var(--sheet-2);
    font-size: var(--t-14);
    margin-left: 2px;
  }
  .purse {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    margin-left: auto;
    padding: 4px 6px;
    font-size: var(--t-16);
  }
  .rail .cards {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  .rail .card {
    display: grid;
    grid-template: 'name minor' auto 'main main' 1fr / minmax(0, 1fr) auto;
    align-items: start;
    gap: 2px 4px;
    min-height: 50px;
    padding: 3px 5px;
  }
  .rail .card-name {
    display: block;
    grid-area: name;
    font-size: var(--t-12);
    line-height: 1.15;
    letter-spacing: -0.01em;
  }
  .rail .card .main {
    grid-area: main;
    align-self: end;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 4px;
    white-space: nowrap;
  }
  .rail .card .main .face {
    flex-wrap: nowrap;
  }
  .rail .card .minor {
    border: 0;
    padding: 0;
  }
  .rail .card .source {
    width: 16px;
    height: 17px;
    font-size: var(--t-12);
  }
  /* Its name is never torn: how far it is goes on two lines before that. */
  .rail .card.goal {
    grid-template-columns: minmax(min-content, 1fr) minmax(min-content, max-content);
  }
  .rail .card.goal .minor {
    font-size: var(--t-12);
  }
  /* All five sources stand in one line. */
  .rail .card.goal .face {
    gap: 1px;
  }
  .rail .card.goal .source {
    width: 14px;
  }
  .rail .card .minor:has(.face)::before {
    content: '/';
    margin-right: 4px;
  }
  .wide-deal {
    flex: 1 1 100%;
    min-height: 32px;
  }
`;
