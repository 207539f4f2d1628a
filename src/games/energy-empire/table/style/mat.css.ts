import { css } from 'lit';

/** The mat, and the bar that stands for it on a phone. */
export const matStyle = css`
  .mat {
    background: var(--sheet);
    --k: var(--sheet);
    display: flex;
    flex-direction: column;
    gap: 8px;
    min-height: 0;
    min-width: 0;
    padding: 9px 12px;
  }
  .wide .mat {
    margin: 12px 12px 12px 0;
    overflow: hidden auto;
    scrollbar-width: thin;
  }
  .lifted {
    position: absolute;
    inset: 0;
    z-index: 6;
    overflow: auto;
    overscroll-behavior: contain;
    border-top: 3px solid var(--ink);
    animation: lifted var(--m-sheet) var(--ease-out);
  }
  .using > :is(.grounds, .dice-row, .kept) {
    order: 1;
  }
  @keyframes lifted {
    from {
      transform: translateY(30px);
      opacity: 0;
    }
  }
  .mat-head {
    display: flex;
    align-items: center;
    gap: 8px;
    flex: none;
  }
  .mat-head h2 {
    font-size: var(--t-22);
    white-space: nowrap;
  }
  .mat-head > .typed {
    font-size: var(--t-13);
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .so-far {
    margin-left: auto;
    display: flex;
    align-items: center;
    gap: 2px;
    font-size: var(--t-12);
    flex: none;
  }
  .so-far .head {
    font-size: var(--t-24);
  }
  .so-far small {
    font-size: var(--t-12);
    color: var(--ink-2);
    margin-left: 3px;
  }
  .lab {
    font-size: var(--t-12);
    color: var(--ink-2);
  }
  .objectives {
    display: grid;
    gap: 2px;
    font-size: var(--t-12);
  }
  .objectives li {
    display: grid;
    grid-template-columns: 92px minmax(0, 1fr) 46px;
    gap: 8px;
    align-items: center;
  }
  .objectives b {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  .ranks {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 12px;
    margin-top: 4px;
    font-size: var(--t-12);
    color: var(--ink-2);
  }
  .ranks b {
    margin-right: 4px;
    font-variant-numeric: tabular-nums;
  }
  .ranks .met,
  .objectives .met {
    color: var(--mint-ink);
    font-weight: 600;
  }
  meter {
    width: 100%;
    height: 8px;
  }
  .stock {
    display: grid;
    grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);
    gap: 6px;
    flex: none;
  }
  .own {
    background: var(--sheet-2);
    --k: var(--sheet-2);
    padding: 0 8px;
    height: 38px;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 4px;
  }
  .own:has(.pawn:nth-child(5)) .lab {
    display: none;
  }
  .bolts {
    display: flex;
    align-items: center;
    font-size: var(--t-18);
    color: var(--ink);
  }
  .bolts .icon {
    margin-left: -3px;
    flex: none;
  }
  .own:has(.bolts .icon:nth-child(4)) .lab {
    display: none;
  }
  .bolts .head {
    font-size: var(--t-24);
    margin-left: 3px;
    color: var(--ink);
  }
  .seat-1 {
    color: var(--s1-line);
  }
  .seat-2 {
    color: var(--s2-line);
  }
  .seat-3 {
    color: var(--s3-line);
  }
  .seat-4 {
    color: var(--s4-line);
  }
  .seat-5 {
    color: var(--s5-line);
  }
  .resources {
    display: grid;
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: 4px;
    flex: none;
  }
  .resource {
    background: var(--sheet-2);
    --k: var(--sheet-2);
    height: 44px;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 5px;
    font-size: var(--t-20);
  }
  .resource b {
    font-size: var(--t-24);
    color: var(--ink);
  }
  .resource.none b {
    color: var(--ink-2);
  }
`;
