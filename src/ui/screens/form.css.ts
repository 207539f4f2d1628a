import { css } from 'lit';

/** A printed form laid on the desk, its copies below it: a title, and a stamp set askew beside it. */
export const formStyle = css`
  .pad {
    position: relative;
  }
  .under {
    position: absolute;
    inset: 0;
  }
  .under.canary {
    background: #fbe58a;
    transform: translate(6px, 6px);
  }
  .under.rose {
    background: #f3b7aa;
    transform: translate(12px, 12px);
  }
  .form {
    background: var(--sheet);
    --k: var(--sheet);
  }
  .pad .form {
    position: relative;
    border-top: 5px solid var(--carbon);
  }
  .top {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: flex-start;
    gap: 8px;
  }
  .top h1:focus {
    outline: none;
  }
  .stamp {
    flex: none;
    padding: 5px 8px 4px;
    border: 2.5px solid;
    color: var(--pencil);
    font-size: var(--t-18);
    line-height: 0.95;
    letter-spacing: 0.05em;
    text-align: center;
    transform: rotate(5deg);
  }
`;
