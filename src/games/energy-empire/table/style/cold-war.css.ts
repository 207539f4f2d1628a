import { css } from 'lit';

/** Built great works, spies, and the files of the Cold War. */
export const coldWarStyle = css`
  .raised {
    box-shadow: inset 0 2px 0 var(--tint), inset 0 -2px 0 var(--tint);
  }
  .by-itself {
    font-size: var(--t-18);
    color: var(--ink-2);
    display: grid;
    width: 24px;
    place-items: center;
  }
  .abroad {
    font-size: var(--t-12);
    line-height: 1;
    color: var(--ink-2);
  }
  .spies .bd > .fx:has(+ .abroad) {
    display: none;
  }
  .nations-abroad {
    display: flex;
    flex-wrap: wrap;
    gap: 14px 18px;
    justify-content: center;
    align-items: flex-start;
    width: 100%;
  }
  .mat-abroad {
    flex: 0 1 300px;
    min-width: min(232px, 100%);
    background: var(--sheet);
    --k: var(--sheet);
    padding: 8px 10px 10px;
  }
  .mat-abroad h3 {
    display: flex;
    align-items: center;
    gap: 7px;
    font-size: var(--t-16);
    margin: 0 0 7px;
  }
  .mat-abroad h3 small {
    margin-left: auto;
    font: 400 var(--t-12) / 1 var(--f-text);
    color: var(--ink-2);
  }
  .wide .nations-abroad {
    flex-wrap: nowrap;
    gap: 10px;
  }
  .wide .mat-abroad {
    flex: 1 1 0;
    min-width: 0;
  }
  .mat-abroad .built {
    height: 46px;
  }
  .mat-abroad .built[data-offer='closed'] .planks,
  .wide .mat-abroad .thumb {
    display: none;
  }
  .wide .mat-abroad .built {
    grid-template-columns: minmax(0, 1fr) auto 16px;
    padding-left: 6px;
  }
  .wide .mat-abroad .built .bd > .head {
    white-space: normal;
    overflow: visible;
    line-height: 0.95;
  }
  .wide .mat-abroad .tableau {
    min-height: 0;
  }
  .abroad-card {
    width: 240px;
    background: var(--sheet);
    --paper: var(--sheet);
    border-top: 6px solid var(--tint);
    padding-bottom: 8px;
  }
  .abroad-card .pic {
    height: 110px;
  }
  .abroad-card .fx {
    padding: 8px 8px 0;
    font-size: var(--t-16);
  }
  .symbols {
    display: inline-flex;
    gap: 2px;
    line-height: 1;
  }
  .symbols i {
    display: grid;
    place-items: center;
    width: 1.45em;
    height: 1.45em;
    font-style: normal;
    color: #fff;
    background: #b53a1f;
    --k: #b53a1f;
  }
  .symbols .space {
    background: #1f57b8;
    --k: #1f57b8;
    color: #fff;
    height: 1.45em;
    font-size: inherit;
  }
  .symbols .diplomacy {
    background: #1c6b4e;
    --k: #1c6b4e;
  }
  .files {
    flex: none;
    display: flex;
    gap: 6px;
    align-items: stretch;
  }
  .files ul {
    flex: 1;
    min-width: 0;
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    scrollbar-width: thin;
  }
  .wide .files ul {
    flex-wrap: nowrap;
  }
  .files > .button {
    padding: 2px 8px;
    white-space: nowrap;
    font-size: var(--t-13);
  }
  .dossier {
    display: block;
    width: 66px;
    background: #1d2b3f;
  }
  /* They share a narrow row. */
  .wide .files li {
    flex: 0 1 66px;
    min-width: 0;
  }
  .wide .files .dossier {
    width: auto;
  }
  .dossier .pic {
    display: block;
    height: 28px;
  }
  .dossier .pic > .icon {
    position: absolute;
    right: 2px;
    top: 2px;
    font-size: var(--t-13);
    color: #f6f2e4;
    background: #1d2b3f;
    --k: #1d2b3f;
  }
  .dossier .symbols {
    display: flex;
    font-size: var(--t-11);
    gap: 1px;
    padding: 1px 0 0;
  }
  .dossier .symbols i {
    flex: 1;
    width: auto;
  }
  .dossier.secret {
    box-shadow: inset 0 0 0 2px var(--carbon);
  }
  .keeping {
    display: flex;
    justify-content: center;
    gap: 22px;
  }
  .keeping > li {
    flex: 0 1 190px;
    min-width: 0;
    display: flex;
    flex-direction: column;
    gap: 9px;
  }
  .keeping .lab {
    text-align: center;
  }
  .file {
    background: var(--sheet);
    --k: var(--sheet);
    border-top: 6px solid #1d2b3f;
    padding-bottom: 9px;
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 7px;
    text-align: center;
  }
  .file .pic {
    width: 100%;
    height: 92px;
  }
  .file > .head {
    font-size: var(--t-20);
    line-height: 0.95;
    min-height: 40px;
    padding: 0 6px;
    display: grid;
    place-items: center;
  }
  .file .symbols {
    font-size: var(--t-18);
  }
  .back {
    display: grid;
    place-items: center;
    height: 184px;
    font-size: var(--t-40);
    color: #f6f2e4;
    background: #1d2b3f;
    --k: #1d2b3f;
  }
  .hide {
    justify-content: flex-start;
    text-align: left;
    line-height: 1.1;
  }
  .hide .words {
    flex: 1;
  }
  .hide small {
    display: block;
    color: var(--ink-2);
  }
  .hide .symbols {
    font-size: var(--t-11);
  }
  @container (max-height: 680px) {
    .wide .file .pic {
      height: 56px;
    }
    .wide .keeping .lab {
      display: none;
    }
  }
  .narrow .keeping {
    gap: 12px;
    width: 100%;
  }
  .narrow .file .pic {
    height: 54px;
  }
  .narrow .file > .head {
    font-size: var(--t-18);
    min-height: 34px;
  }
  .narrow .file .symbols {
    font-size: var(--t-15);
  }
  .narrow .hide {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 4px 5px;
    padding: 5px 6px 6px;
    font-size: var(--t-12);
    line-height: 1.05;
  }
  .narrow .hide .words small {
    display: none;
  }
  .narrow .hide .symbols {
    grid-column: 1 / -1;
  }
  .narrow .file {
    gap: 4px;
    padding-bottom: 6px;
  }
  .narrow.short .keeping :is(.lab, .pic),
  .narrow.short .stage:has(.keeping) > :is(h2, .lab) {
    display: none;
  }
  .enlarged .symbols {
    font-size: var(--t-20);
    margin-top: 8px;
  }
`;
