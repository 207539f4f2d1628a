import { css } from 'lit';

/** Great works above the markets, spies, and the files of the Cold War. */
export const coldWarStyle = css`
  .great-works {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: 8px;
    flex: none;
    padding-bottom: 9px;
  }
  /* With great works above them the binders are a little lower. */
  .wide .board:has(.great-works) {
    gap: 9px;
    padding-block: 8px;
  }
  .wide .great-works ~ .binders .pic {
    height: 36px;
  }
  .wide .great-works ~ .binders > .binder > h2 {
    height: 27px;
    font-size: 19px;
  }
  .wide .great-works ~ .binders .rings {
    top: 11px;
  }
  .wide .great-works ~ .binders .locs {
    gap: 7px;
  }
  .great {
    position: relative;
    display: grid;
    grid-template-columns: 58px minmax(0, 1fr);
    gap: 6px;
    padding-right: 4px;
    align-items: center;
    height: 46px;
    background: var(--ee-page);
    --k: var(--ee-page);
    color: var(--ink);
    border-left: 5px solid var(--tint);
  }
  .great::before {
    content: '';
    position: absolute;
    left: 16px;
    top: -11px;
    width: 2px;
    height: 11px;
    background: var(--ink);
    box-shadow: 24px 0 0 var(--ink);
  }
  .great .thumb {
    position: relative;
    height: 100%;
    overflow: hidden;
  }
  .great .bd > .head {
    font-size: 16px;
    letter-spacing: 0;
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .great .terms {
    display: flex;
    gap: 7px;
    align-items: center;
    overflow: hidden;
    white-space: nowrap;
  }
  .great .fx {
    flex-wrap: nowrap;
    gap: 2px 3px;
  }
  .great .does {
    min-width: 0;
    overflow: hidden;
    padding-left: 7px;
    border-left: 1px solid var(--rule-2);
  }
  .great .why {
    font: 600 12px / 1.1 var(--f-text);
    color: var(--pencil);
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .qualified {
    display: inline-flex;
    align-items: center;
    flex: none;
    font-weight: 700;
    font-size: 12px;
    line-height: 18px;
    padding: 0 4px;
    background: var(--tint, var(--ink));
    --k: var(--tint, var(--ink));
    color: var(--on, var(--sheet));
  }
  .great .thumb > .points {
    font-size: 19px;
    line-height: 20px;
    --paper: var(--ee-page);
  }
  .great[data-offer='open'] {
    background: var(--sheet);
    --k: var(--sheet);
  }
  .great[data-offer='closed'] {
    background: repeating-linear-gradient(135deg, var(--ee-page) 0 4px, var(--ee-page-2) 4px 6px);
  }
  .great[data-offer='closed'] .plate {
    opacity: 0.5;
  }
  .wide [data-count='5'] .great .bd > .head,
  .wide [data-count='6'] .great .bd > .head {
    font-size: 15px;
    letter-spacing: -0.01em;
  }
  .wide [data-count='6'] .does,
  .middle .does {
    display: none;
  }
  .narrow .great-works {
    grid-auto-flow: row;
    padding: 0 3px 2px 0;
  }
  .narrow .great {
    height: 52px;
    background: var(--ee-page-2);
    --k: var(--ee-page-2);
  }
  .narrow .great .thumb > .points {
    --paper: var(--ee-page-2);
  }
  .narrow .great::before {
    display: none;
  }
  .narrow .great .bd > .head {
    font-size: 18px;
  }
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
    min-width: min(260px, 100%);
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
    gap: 4px;
    overflow: auto hidden;
    scrollbar-width: thin;
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
    height: 62px;
  }
  .narrow .file > .head {
    font-size: 18px;
  }
  .narrow .file .symbols {
    font-size: 15px;
  }
  .narrow .hide {
    padding: 4px 6px;
    flex-wrap: wrap;
    gap: 3px 6px;
    font-size: 12px;
  }
  .enlarged .symbols {
    font-size: 20px;
    margin-top: 8px;
  }
`;
