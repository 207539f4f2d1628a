import { css } from 'lit';

/** Built great works, spies, and the files of the Cold War. */
export const coldWarStyle = css`
  .raised {
    box-shadow: inset 0 2px 0 var(--tint), inset 0 -2px 0 var(--tint);
  }
  .by-itself {
    font-size: 18px;
    color: var(--ink-2);
    display: grid;
    width: 24px;
    place-items: center;
  }
  .abroad {
    font-size: 12px;
    line-height: 1;
    color: var(--ink-2);
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
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
    font-size: 16px;
    margin: 0 0 7px;
  }
  .mat-abroad h3 small {
    margin-left: auto;
    font: 400 12px / 1 var(--f-text);
    color: var(--ink-2);
  }
  .mat-abroad .token {
    width: 20px;
    height: 20px;
  }
  .wide .mat-abroad:nth-last-child(n + 3),
  .wide .mat-abroad:nth-last-child(n + 3) ~ .mat-abroad {
    flex-basis: 236px;
  }
  .wide .nations-abroad {
    gap: 12px;
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
    font-size: 16px;
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
    overflow: auto hidden;
  }
  .files > .button {
    padding: 2px 8px;
    min-height: 44px;
    white-space: nowrap;
    font-size: 13px;
  }
  .dossier {
    display: block;
    width: 66px;
    background: #1d2b3f;
  }
  .dossier .pic {
    display: block;
    height: 28px;
  }
  .dossier .pic > .icon {
    position: absolute;
    right: 2px;
    top: 2px;
    font-size: 13px;
    color: #f6f2e4;
    background: #1d2b3f;
    --k: #1d2b3f;
  }
  .dossier .symbols {
    display: flex;
    font-size: 10.5px;
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
    font-size: 21px;
    line-height: 0.95;
    min-height: 40px;
    padding: 0 6px;
    display: grid;
    place-items: center;
  }
  .file .symbols {
    font-size: 18px;
  }
  .back {
    display: grid;
    place-items: center;
    height: 184px;
    font-size: 40px;
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
    font-size: 11px;
  }
  .narrow .keeping {
    gap: 12px;
    width: 100%;
  }
  .narrow .file .pic {
    height: 54px;
  }
  .narrow .file > .head {
    font-size: 18px;
  }
  .narrow .file .symbols {
    font-size: 15px;
  }
  .narrow .hide {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 4px 5px;
    padding: 5px 6px 6px;
    font-size: 12px;
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
  .narrow .file > .head {
    min-height: 34px;
  }
  .enlarged .symbols {
    font-size: 20px;
    margin-top: 8px;
  }
`;
