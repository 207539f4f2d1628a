import { type CSSResult, css } from 'lit';

/** Cards below one another, each on a line: its name, what it brings, and what it is good for at any time. */
const list = (cards: CSSResult): CSSResult => css`
  ${cards} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${cards} .card {
    grid-template: 'name main minor' minmax(0, 1fr) / minmax(min-content, 1fr) min-content auto;
    align-items: center;
    gap: 4px 7px;
    min-height: 33px;
    padding: 1px 7px;
    border-top: 0;
    border-left: 4px solid var(--sc, var(--rule-2));
  }
  ${cards} .card.goal {
    border-left-color: var(--co2-safe);
  }
  ${cards} .card-name {
    font-size: var(--t-13);
  }
  ${cards} .card .main {
    align-self: center;
    justify-content: flex-end;
    line-height: 1;
  }
  ${cards} .card .minor {
    align-items: center;
    min-width: 40px;
    justify-content: flex-end;
  }
`;

/** A hand that has the room is a list; a larger one lies in two columns. */
export const handListStyle = css`
  ${list(css`.rail .cards:not(:has(> :nth-child(6)))`)}
  @container table (min-height: 700px) {
    ${list(css`.rail .cards:not(:has(> :nth-child(8)))`)}
  }
`;
