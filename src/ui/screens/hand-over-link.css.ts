import { css } from 'lit';

/** The link on the form: its code, which can be enlarged, its address, and how long it is. */
export const linkStyle = css`
  .link {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 10px 14px;
  }
  .link.wide {
    flex-direction: column;
    align-items: stretch;
  }
  .frame {
    flex: none;
    max-width: 100%;
    padding: 0;
    border: 1.5px solid var(--ink);
    background: #fff;
    cursor: zoom-in;
  }
  .link.wide .frame {
    align-self: center;
  }
  .about {
    flex: 1 1 110px;
    min-width: 0;
    font-size: var(--t-14);
  }
  .address {
    margin-top: 8px;
  }
  .length {
    margin-top: 3px;
    font-size: var(--t-12);
    color: var(--ink-2);
  }
  .enlarged {
    position: absolute;
    inset: 0;
    z-index: 6;
    display: grid;
    align-content: center;
    justify-items: center;
    gap: 12px;
    border: 0;
    background: #fff;
    color: #15191e;
    font-size: var(--t-16);
    cursor: zoom-out;
  }
  .enlarged .code {
    width: min(100vw, calc(100dvh - 60px));
  }
  .enlarged:focus-visible {
    outline-offset: -6px;
    outline-color: #174a93;
  }
  /* On a short phone the code is a thumbnail that opens, so that the ways out stay in sight. */
  @media (max-width: 759px) and (max-height: 780px) {
    .frame .code {
      width: 84px;
    }
    .link.wide {
      flex-direction: row;
    }
    .address {
      max-height: 34px;
      margin-top: 4px;
    }
  }
  @container (min-width: 760px) {
    .link,
    .link.wide {
      grid-area: 2 / 2 / 4;
      flex-direction: column;
      align-items: stretch;
      justify-content: flex-start;
    }
    .frame,
    .link.wide .frame {
      align-self: start;
      flex: none;
    }
    .frame .code {
      width: max(var(--code), 264px);
    }
    .about {
      flex: none;
    }
    .address {
      max-height: 104px;
    }
  }
`;
