import { css } from 'lit';

/** The room a table fills, and where an enlarged thing lies beside the thing itself. Each game dresses both. */
export const tableStyle = css`
  .table {
    position: relative;
    height: 100%;
    min-height: 0;
    overflow: hidden;
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
  }
  .enlarged {
    position: fixed;
    inset: var(--top) var(--right) var(--bottom) var(--left);
    overflow: auto;
  }
`;
