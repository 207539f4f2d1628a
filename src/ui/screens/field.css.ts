import { css } from 'lit';

/** A line to write in. */
export const field = css`
  :is(input, select).field {
    width: 100%;
    min-width: 0;
    height: var(--tap);
    padding: 0 12px;
    border: 1.5px solid var(--rule-2);
    border-radius: var(--r-1);
    background: var(--sheet);
    font-family: var(--f-type);
    font-size: var(--t-16);
  }
  input.field::placeholder {
    color: var(--ink-2);
    opacity: 1;
  }
`;
