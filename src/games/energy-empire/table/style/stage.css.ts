import { css } from 'lit';

export const stageStyle = css`
  .stage {
    flex: 1;
    min-height: 0;
    min-width: 0;
    overflow: auto;
    overscroll-behavior: contain;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: safe center;
    gap: 12px;
    padding: 12px 16px 16px;
    background: var(--ee-page);
    --k: var(--ee-page);
    border: 5px solid var(--ee-night);
    border-radius: 6px;
  }
  .stage > h2 {
    font-size: var(--t-28);
    text-align: center;
    display: flex;
    gap: 8px;
    align-items: center;
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
    --head: var(--t-20);
  }
  .big-tile .fx {
    justify-content: center;
    --icon: var(--t-34);
  }
  .big-tile .fx:has(.q:nth-child(3)) {
    --icon: var(--t-22);
  }
  .big-tile small {
    font-size: var(--t-12);
    line-height: 1.25;
    color: var(--ink-2);
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
  .narrow .stage {
    padding: 8px;
    gap: 8px;
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
`;
