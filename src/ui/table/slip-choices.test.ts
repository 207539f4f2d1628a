import { describe, expect, it } from 'vitest';
import type { Ask, Option } from '../../engine/ask.ts';
import { speaker } from '../../engine/message.ts';
import { Offers } from '../kit/offers.ts';
import type { Change, Receipt } from '../kit/receipt.ts';
import { choicesOf, fitted } from './slip-choices.ts';
import { groupsOf } from './slip-groups.ts';

const words = new Proxy({}, { get: (_, key) => () => String(key) });
const say = (key: string) => ({ key, with: {} });
const gain = (icon: string, count: number): Change => ({ icon, label: icon, value: 0, after: count });
const points = (count: number): Change => ({ ...gain('points', count), isScore: true });
const harm = (count: number): Change => ({ icon: 'soot', label: 'soot', value: 0, after: count, isHarm: true });

/** Options `group:name` or just `name`, and what trying each of them tells. */
function choices(brings: Readonly<Record<string, readonly Change[]>>, most = 3) {
  const options: Option[] = Object.keys(brings).map((ref) => {
    const [group, name] = ref.split(':');
    const isAside = (ref === 'discard' || group === 'later') && { isAside: true as const };
    return { ref, say: say(ref), ...(name === undefined ? {} : { group }), ...isAside };
  });
  const ask: Ask = { seat: 0, about: 'turn', prompt: say('prompt'), options, refused: [] };
  const receiptOf = (ref: string): Receipt => {
    const all = brings[ref] ?? [];
    const [gets, harms] = [all.filter(({ isHarm }) => !isHarm), all.filter(({ isHarm }) => isHarm)];
    return { pays: [], gets, harms, others: [], horizon: { kind: 'over' } };
  };
  const offers = new Offers(ask, speaker(words, ['Ana']), undefined, false, { receiptOf });
  return choicesOf(offers, groupsOf(offers), most);
}

const refs = (...of: Parameters<typeof choices>) => choices(...of).map(({ ref }) => ref);

describe('the choices a slip names', () => {
  it('are the best of each group, in the order of the groups', () => {
    const brings = { 'mine:ore': [gain('ore', 1)], 'mine:gem': [gain('gem', 4)], 'mill:flour': [gain('flour', 2)] };
    expect(refs(brings, 2)).toEqual(['mine:gem', 'mill:flour']);
  });

  it('are all of them where there is room', () => {
    expect(refs({ 'a:1': [], 'a:2': [], 'b:1': [] })).toEqual(['a:1', 'a:2', 'b:1']);
  });

  it('hold points above goods, and goods above what gets worse', () => {
    const brings = {
      'a:goods': [gain('ore', 9)],
      'a:point': [points(1)],
      'b:dirty': [gain('ore', 3), harm(1)],
      'b:clean': [gain('ore', 1)],
    };
    expect(refs(brings, 2)).toEqual(['a:point', 'b:clean']);
  });

  it('are filled up with the next best, each group once before any is named again', () => {
    const brings = {
      'a:3': [gain('ore', 3)],
      'a:9': [gain('ore', 9)],
      'a:8': [gain('ore', 8)],
      'b:1': [gain('ore', 1)],
      'b:0': [],
    };
    expect(refs(brings, 3)).toEqual(['a:9', 'a:8', 'b:1']);
    expect(refs(brings, 4)).toEqual(['a:9', 'a:8', 'b:1', 'b:0']);
  });

  it('leave the least out where there is no room, and never the way on', () => {
    const brings = { 'a:1': [gain('ore', 1)], 'b:3': [gain('ore', 3)], 'c:2': [gain('ore', 2)], pass: [] };
    expect(refs(brings)).toEqual(['b:3', 'c:2', 'pass']);
  });

  it('leave what is hardly ever wanted to the list', () => {
    expect(refs({ 'a:1': [], 'b:1': [], discard: [], pass: [] })).toEqual(['a:1', 'b:1', 'pass']);
    expect(refs({ 'a:1': [], 'b:1': [], 'later:1': [points(9)] })).toEqual(['a:1', 'b:1']);
    expect(refs({ 'later:1': [], pass: [] })).toEqual(['later:1', 'pass']);
  });

  it('are the best few where nothing is grouped', () => {
    const brings = Object.fromEntries([1, 5, 2, 4, 3].map((count) => [`o${count}`, [gain('ore', count)]]));
    expect(refs(brings)).toEqual(['o5', 'o4', 'o3']);
  });

  it('keep the order of the rules where trying tells nothing', () => {
    expect(refs({ 'a:1': [], 'a:2': [], 'b:1': [] }, 2)).toEqual(['a:1', 'b:1']);
  });

  it('say what they bring, but not what all of them bring alike', () => {
    const worker = gain('worker', 1);
    const told = choices({ 'a:1': [worker, gain('ore', 2)], 'b:1': [worker, gain('gem', 1)] });
    expect(told.map(({ brings }) => brings.map(({ icon }) => icon))).toEqual([['ore'], ['gem']]);
  });

  it('say what they do where that fits, and leave a sentence to the tap on narrow buttons', () => {
    const [choice] = choices({ 'a:1': [] });
    if (!choice) throw new Error('there is no choice');
    const [brief, long] = ['+2 soldiers', 'spend 1 plastic and 1 science to climb one step'];
    const details = (detail: string) => [
      fitted({ ...choice, detail }, 'phone').detail,
      fitted({ ...choice, detail }, 'small').detail,
      fitted({ ...choice, detail }, 'tablet').detail,
    ];
    expect(details(brief)).toEqual([brief, brief, brief]);
    expect(details(long)).toEqual([long, undefined, undefined]);
  });
});
