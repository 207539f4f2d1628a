import { css } from 'lit';

export const stageStyle = css`
  .scrim {
    position: absolute;
    inset: -6px;
    z-index: 5;
    display: grid;
    place-items: center;
    background: color-mix(in srgb, var(--ee-desk) 55%, transparent);
  }
  .stage {
    max-width: 100%;
    max-height: 100%;
    min-width: min(440px, 100%);
    overflow: auto;
    overscroll-behavior: contain;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: safe center;
    gap: 14px;
    padding: 18px 22px 22px;
    background: var(--ee-page);
    --k: var(--ee-page);
    border: 7px solid var(--ee-night);
    border-radius: 6px;
    box-shadow: 6px 6px 0 #15191e55;
    animation: lifted var(--m-sheet) var(--ease-out);
  }
  .stage > h2 {
    font-size: var(--t-28);
    text-align: center;
    display: flex;
    gap: 8px;
    align-items: center;
  }
  .phases {
    display: flex;
    gap: 2px;
    flex-wrap: wrap;
    justify-content: center;
  }
  .phases li {
    font: 700 var(--t-13) / 1 var(--f-type);
    padding: 6px 10px;
    background: var(--ee-page-2);
    color: var(--ink-2);
  }
  .phases .now {
    background: #1d2b3f;
    color: #f6f2e4;
  }
  .nations {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 220px));
    gap: 14px;
    justify-content: center;
    min-width: min(480px, 100%);
  }
  .nations.many {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: 10px;
  }
  .wide .nations[data-count='3'] {
    grid-template-columns: repeat(3, minmax(0, 200px));
  }
  .wide .nations.all {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: 8px;
  }
  .wide .all .nation-card {
    padding: 5px 6px;
    gap: 3px;
  }
  .wide .all .nation-card > .head {
    font-size: var(--t-16);
  }
  .wide .all .stamp-art {
    height: 34px;
  }
  .wide .stage:has(.all) {
    padding-block: 12px;
    gap: 9px;
  }
  .wide .all .lab {
    line-height: 1;
  }
  .wide .all .fx {
    gap: 1px 3px;
  }
  .nations > li,
  .big-tiles > li {
    display: contents;
  }
  .nation-card {
    background: var(--sheet);
    --k: var(--sheet);
    padding: 8px;
    display: flex;
    flex-direction: column;
    gap: 5px;
    min-width: 0;
  }
  .nation-card > .head {
    font-size: var(--t-20);
  }
  .nation-card .stamp-art {
    height: 74px;
    object-fit: cover;
  }
  .many .stamp-art {
    height: 50px;
  }
  .big-tiles {
    display: flex;
    flex-wrap: wrap;
    gap: 14px;
    justify-content: center;
  }
  .big-tile {
    width: 168px;
    min-height: 120px;
    background: var(--sheet);
    --k: var(--sheet);
    padding: 12px;
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 8px;
    text-align: center;
    border-top: 5px solid var(--ee-com);
  }
  .big-tile .fx {
    justify-content: center;
  }
  .big-tile .fx .icon {
    font-size: var(--t-34);
  }
  .big-tile .fx:has(.q:nth-child(3)) .icon {
    font-size: var(--t-22);
  }
  .big-tile .head {
    font-size: var(--t-20);
  }
  .big-tile small {
    font-size: var(--t-12);
    line-height: 1.25;
    color: var(--ink-2);
  }
  .refining {
    display: flex;
    align-items: center;
    gap: 8px;
    font-size: var(--t-28);
  }
  .refining .cube {
    width: 48px;
    height: 48px;
    font-size: var(--t-28);
  }
  .felt {
    display: flex;
    flex-wrap: wrap;
    gap: 18px;
    justify-content: center;
  }
  .thrown {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 9px;
    padding: 8px 8px 4px;
    min-width: 74px;
    border-radius: 6px;
  }
  .thrown .cube {
    width: 58px;
    height: 58px;
    font-size: var(--t-34);
    border-radius: 9px;
  }
  .thrown .cube b {
    min-width: 26px;
    height: 26px;
    font: 400 var(--t-22) / 25px var(--f-head);
    right: -9px;
    bottom: -9px;
  }
  .thrown.aside {
    opacity: 0.45;
  }
  .thrown small {
    font-size: var(--t-13);
    font-weight: 600;
  }
  .thrown.top {
    box-shadow: 0 0 0 3px var(--pencil);
  }
  .thrown em {
    font: 700 var(--t-12) / 1 var(--f-text);
    color: var(--pencil);
  }
  .cutting {
    width: min(360px, 100%);
    background: var(--ee-news);
    color: var(--ee-news-ink);
    padding: 8px;
  }
  .cutting .picture {
    height: 110px;
  }
  .cutting .head {
    display: block;
    font-size: var(--t-28);
    margin-top: 8px;
  }
  @media (prefers-reduced-motion: no-preference) {
    .thrown .cube.rolled {
      animation: tumble 620ms var(--ease-cog) backwards;
    }
    li:nth-child(2) .cube.rolled {
      animation-delay: 70ms;
    }
    li:nth-child(3) .cube.rolled {
      animation-delay: 140ms;
    }
    li:nth-child(n + 4) .cube.rolled {
      animation-delay: 210ms;
    }
    .thrown .cube.rolled b {
      animation: landed 200ms 560ms backwards;
    }
  }
  @keyframes tumble {
    from {
      transform: translate(-120px, -90px) rotate(-560deg) scale(0.7);
      opacity: 0;
    }
  }
  @keyframes landed {
    from {
      opacity: 0;
      transform: scale(0.3);
    }
  }
  /* A low table is scrolled: the sheet lies where its beginning is seen. */
  @container (max-height: 560px) {
    .wide .scrim {
      place-items: start center;
    }
  }
  .narrow .scrim {
    inset: 0;
    padding: 6px;
    place-items: center stretch;
  }
  .narrow .stage {
    padding: 10px;
    gap: 10px;
    box-shadow: none;
  }
  .narrow .stage > h2 {
    font-size: var(--t-22);
  }
  .narrow .nations {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 10px;
  }
  .narrow .big-tile {
    width: calc(50% - 7px);
    min-width: 130px;
    padding: 8px;
  }
  .narrow .phases li {
    padding: 5px 6px;
    font-size: var(--t-12);
  }
`;
