import { css } from 'lit';
import { sealedTokenStyle } from '../../../../ui/kit/seat-seal.ts';

/** Everybody at a glance, beside the board. */
export const seatsStyle = css`
  .rail {
    display: flex;
    flex-direction: column;
    gap: 6px;
    padding: 9px 0 9px 10px;
    min-height: 0;
    overflow: clip auto;
    scrollbar-width: none;
    --token: 26px;
  }
  .now-caption {
    flex: none;
    font-size: var(--t-12);
    line-height: 1;
    font-weight: 600;
    text-align: right;
  }
  .seats {
    flex: 0 1 calc(var(--seats) * 166px);
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-auto-rows: minmax(0, 1fr);
    gap: 7px;
    min-height: min-content;
  }
  .panel {
    flex: none;
    background: var(--sheet);
    --k: var(--sheet);
    padding: 8px 10px;
  }
  .panel h2 {
    font-size: var(--t-16);
    margin-bottom: 6px;
  }
  .panel h2 .icon {
    margin-right: 5px;
  }
  .panel .objectives {
    gap: 6px;
  }
  .supply {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: 8px 4px;
  }
  .supply li {
    display: flex;
    align-items: center;
    gap: 6px;
    font-size: var(--t-20);
  }
  .supply b {
    font-size: var(--t-15);
    font-variant-numeric: tabular-nums;
  }
  .supply .none {
    opacity: 0.45;
  }
  .supply .cube {
    --cube: 24px;
    font-size: var(--t-15);
    border-radius: 4px;
  }
  .seat {
    position: relative;
    background: var(--sheet);
    --k: var(--sheet);
    min-height: 0;
    --pawn: 17px;
  }
  .seat.act {
    background: var(--canary);
    color: var(--canary-ink);
    --k: var(--canary);
  }
  .seat.act::after {
    content: '';
    position: absolute;
    right: -9px;
    top: 50%;
    margin-top: -9px;
    border: 9px solid transparent;
    border-right: 0;
    border-left-color: var(--canary);
  }
  .seat.told {
    box-shadow: inset 4px 0 0 var(--ee-tomato);
  }
  .seat button {
    appearance: none;
    width: 100%;
    height: 100%;
    border: 0;
    background: none;
    padding: 5px 9px;
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    gap: 2px;
    text-align: left;
    cursor: pointer;
  }
  .seat .line {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 4px;
  }
  .seat .who {
    flex: 1;
    min-width: 0;
    line-height: 1.05;
  }
  .seat .who b {
    letter-spacing: -0.03em;
    display: block;
    font-size: var(--t-15);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${sealedTokenStyle}
  .sealed-token .seal {
    border-radius: 50%;
    background: var(--k);
    color: var(--mint-ink);
  }
  .seat .who small {
    font-size: var(--t-12);
    color: var(--ink-2);
  }
  .seat.act small {
    color: inherit;
  }
  .seat .owes {
    flex: none;
    width: 100%;
    font-size: var(--t-12);
    line-height: 1.15;
  }
  .seat .owes .icon {
    margin-right: 4px;
  }
  .seat .score {
    font-size: var(--t-34);
    display: flex;
    align-items: center;
    gap: 3px;
    --icon: var(--t-13);
  }
  .seat .pawns:has(:nth-child(5)) {
    --pawn: 13px;
  }
  .seat .pawns:has(:nth-child(6)) {
    gap: 0;
    --pawn: 12px;
  }
  /* Five seats leave the nation to the mat. */
  @container (max-height: 680px) {
    .seats:has(> :nth-child(5)) {
      gap: 5px;
      --token: 20px;
    }
    .seats:has(> :nth-child(5)) small:not(.owes, .more) {
      display: none;
    }
    .seats:has(> :nth-child(5)) .score {
      font-size: var(--t-28);
      line-height: 24px;
    }
  }
  .seat .num {
    display: inline-flex;
    align-items: center;
    gap: 3px;
    font-size: var(--t-15);
  }
  .seat .num b {
    font-size: var(--t-14);
    color: var(--ink);
    font-variant-numeric: tabular-nums;
  }
  .seat.act .num b {
    color: inherit;
  }
  .seat .num.none b {
    font-weight: 400;
  }
  .mini-env {
    display: grid;
    grid-template-columns: repeat(5, 8.5px);
    grid-auto-rows: 9px;
    flex: none;
    gap: 1px;
  }
  .mini-env i {
    background: var(--soil);
  }
  .mini-env .pollution,
  .mini-env .well {
    background: #15191e;
  }
  .mini-env .well {
    box-shadow: inset 0 0 0 2px #a06a44;
  }
  .mini-env .contamination {
    background: #f3c623;
    box-shadow: inset 0 0 0 1.5px #15191e;
  }
  .mini-dice {
    display: flex;
    gap: 3px;
  }
  .mini-dice .cube {
    --cube: 19px;
    font-size: var(--t-13);
    border-radius: 3px;
  }
  .mini-dice:has(:nth-child(4)) {
    gap: 2px;
  }
  .mini-dice:has(:nth-child(4)) .cube {
    --cube: 14px;
    font-size: var(--t-11);
  }
  .types {
    display: flex;
  }
  .types i {
    font-size: var(--t-15);
    line-height: 19px;
    width: 19px;
    height: 19px;
    text-align: center;
    background: var(--tint);
    color: var(--on);
  }
`;
