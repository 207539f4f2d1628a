import { css } from 'lit';

/** The table on a phone or a tablet. */
export const worksStyles = css`
  .works {
    display: flex;
    flex-direction: column;
    min-height: 100%;
  }
  .foes {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 64px minmax(0, 1fr);
    align-items: center;
    gap: 4px;
    padding: 6px 8px 0;
  }
  .foe {
    display: flex;
    align-items: center;
    gap: 6px;
    min-width: 0;
    --token: 16px;
  }
  .foe.right {
    flex-direction: row-reverse;
    text-align: right;
  }
  .foe.lit .typed {
    text-decoration: underline 2px var(--plan);
  }
  .foe-body {
    min-width: 0;
  }
  .foe .who {
    display: flex;
    align-items: center;
    gap: 6px;
    font-size: var(--t-15);
    line-height: 1.1;
  }
  .foe.right .who,
  .foe.right .minis {
    justify-content: flex-end;
  }
  .foe .who b {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .minis {
    display: flex;
    align-items: center;
    gap: 4px;
    margin: 3px 0 2px;
  }
  .mini {
    width: 30px;
    height: 30px;
    flex: none;
  }
  .mini.grown {
    width: 150px;
    height: 150px;
  }
  .foes:has(.grown) {
    grid-template-columns: minmax(0, 1fr);
  }
  .foes:has(.grown) .minis {
    flex-wrap: wrap;
  }
  .foes:has(.grown) .ring {
    display: none;
  }
  .foe small {
    display: block;
  }
  .threat.reach,
  .threat.cube {
    color: var(--threat);
    font-weight: 600;
  }
  .ring {
    width: 64px;
    display: block;
  }
  .ring .round-word,
  .ring .round-of {
    display: none;
  }
  .ring .round-number {
    font-size: var(--t-64);
    transform: translateY(5px);
  }
  .clash {
    display: grid;
    gap: 2px;
  }
  .arrow {
    display: grid;
    place-items: center;
    width: 24px;
    height: 22px;
    color: var(--eng-soldier);
  }
  .arrow svg {
    width: 22px;
    height: 13px;
    overflow: visible;
  }
  .left .arrow.in svg,
  .right .arrow.out svg {
    transform: scaleX(-1);
  }
  .arrow .way {
    fill: none;
    stroke: currentColor;
    stroke-width: 3.5;
  }
  .arrow .tip {
    fill: currentColor;
  }
  .arrow.groove {
    color: #3a444b;
  }
  .arrow.cube .way {
    stroke-dasharray: 4 3;
    stroke-width: 3;
  }
  .arrow.plan {
    color: var(--plan);
  }
  .arrow.plan .way,
  .arrow.hit .way {
    stroke-width: 6;
  }
  .arrow.hit {
    color: #ff5a3c;
  }
  .arrow.blocked {
    color: var(--eng-enamel);
  }
  .arrow.vanished {
    color: #7f8e96;
  }
  .arrow.lit {
    outline: 2px solid var(--plan);
  }
  .arrow[data-offer] {
    width: 44px;
    height: 44px;
    cursor: pointer;
    border: 1.5px solid var(--eng-enamel);
    box-shadow: var(--copy) var(--copy) 0 var(--plan);
  }
  .engines {
    position: relative;
    display: flex;
    justify-content: space-around;
    padding: 8px 4px 0;
  }
  .big {
    width: min(48cqw, max(150px, (100cqh - 212px) / 1.424), 340px);
    flex: none;
  }
  .engines .gears {
    position: absolute;
    left: 50%;
    bottom: 4px;
    display: flex;
    gap: 2px;
    transform: translateX(-50%);
  }
  .engines .gear {
    width: clamp(44px, 12.3cqw, 56px);
    min-height: 44px;
  }
  .engines .gear.laid,
  .engines .gear.chosen {
    visibility: hidden;
  }
  .engines .gear-words {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  .works .plates {
    gap: 12px;
    padding: 6px 10px 0;
  }
  .works .plate {
    min-height: 34px;
    font-size: var(--t-14);
  }
  .order-line {
    display: grid;
    grid-template-columns: repeat(3, auto);
    gap: 10px;
    margin: auto 0;
    padding: 12px 10px 0;
    font-size: var(--t-12);
    line-height: 1.3;
    color: var(--dim);
    --head: var(--t-18);
  }
  .order-line li {
    padding-top: 6px;
    border-top: 1px solid #3a444b;
  }
  .order-line .head {
    margin-right: 6px;
    color: var(--eng-brass);
  }
  .order-line .mine {
    font-weight: 700;
    color: var(--eng-enamel);
  }
  .works .piles {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 6px;
    padding: 6px 8px 8px;
  }
  .works .piles h2,
  .works .piles .pile-name small {
    display: none;
  }
  .works .pile {
    flex-wrap: wrap;
    min-width: 0;
    min-height: 44px;
    margin: 0;
    font-size: var(--t-13);
    font-weight: 400;
    color: var(--dim);
  }
  .works .looked-on {
    margin: 6px 10px 8px;
  }
  .works .pile .cubes {
    gap: 7px;
  }
  /* Where the slip leaves little room, the gears go first, then what is told twice. */
  @container (max-height: 470px) {
    .engines {
      padding-top: 2px;
    }
    .big {
      --size: min(48cqw, max(150px, (100cqh - 180px) / 1.08));
      width: var(--size);
      height: calc(var(--size) * 1.08);
      overflow: hidden;
    }
    .big .under,
    .engines .gears,
    .order-line {
      display: none;
    }
    .others .foe-body {
      display: flex;
      align-items: center;
      gap: 10px;
    }
    .foe .minis + small {
      display: none;
    }
    .ring {
      width: 52px;
    }
  }
  .others {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(112px, 1fr));
    gap: 8px;
    padding: 2px 10px 4px;
    border-top: 1px solid var(--eng-plate-2);
  }
`;
