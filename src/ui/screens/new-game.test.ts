import { describe, expect, it } from 'vitest';
import type { OptionSpec } from '../../engine/game.ts';
import type { NewGameModel } from './model.ts';
import {
  blank,
  companies,
  companyOf,
  finished,
  hindrance,
  nameAt,
  optionsOf,
  outcome,
  sharedName,
  withCompany,
  withLevel,
  withoutSeat,
  withSeat,
  withSeatChanged,
  withSeatMoved,
} from './new-game.ts';

const needsFour = { key: 'needs-four', with: {} };
const needsTeams = { key: 'needs-teams', with: {} };
const teams: OptionSpec = {
  id: 'teams',
  values: ['off', 'on'],
  standard: () => 'off',
  closed: (value, seats) => (value === 'on' && seats !== 4 ? needsFour : undefined),
};
const tradeInTeam: OptionSpec = {
  id: 'trade',
  values: ['off', 'on'],
  standard: () => 'off',
  closed: (value, _seats, options) => (value === 'on' && options['teams'] !== 'on' ? needsTeams : undefined),
};
const order: OptionSpec = {
  id: 'order',
  values: ['swift', 'table'],
  standard: (_seats, way) => (way === 'link' ? 'swift' : 'table'),
};
const model: NewGameModel = {
  game: { id: 'engine', seats: [2, 4], options: [tradeInTeam, teams, order] },
  title: 'Engine',
  words: {},
  isFirst: false,
  names: ['Ines', 'Bob', 'Mariko'],
  way: 'link',
};

const solo: NewGameModel = { ...model, game: { ...model.game, seats: [1, 4] } };

describe('the New Game form', () => {
  it('can be dealt as it is laid before the player', () => {
    expect(finished(blank(model), model)).toEqual({
      game: 'engine',
      names: ['Ines', 'Bob'],
      levels: [undefined, undefined],
      here: [0],
      way: 'link',
      options: { trade: 'off', teams: 'off', order: 'swift' },
      isRandomStart: false,
      isSealed: false,
    });
  });

  it('seals a game by link, and asks for somebody on another device', () => {
    const sealed = withCompany(blank(model), 'sealed', model);
    expect(finished(sealed, model)).toMatchObject({ way: 'link', isSealed: true });
    expect(hindrance(sealed, model)).toBeUndefined();
    expect(hindrance(withSeatChanged(sealed, 1, { isHere: true }), model)).toContain('another device');
    const joined = withLevel(withSeat(sealed, model), 2, 'gentle', model);
    expect(finished(joined, model)).toMatchObject({ isSealed: true, levels: [undefined, undefined, 'gentle'] });
    expect(hindrance(withSeatChanged(joined, 1, { isHere: true }), model)).toContain('another device');
    expect(finished(withCompany(sealed, 'room', model), model)).toMatchObject({ way: 'room', isSealed: false });
  });

  it('asks whom one plays with, and whether alone only where the game can be', () => {
    expect(companies(model)).toEqual(['link', 'sealed', 'room']);
    expect(companies(solo)).toEqual(['link', 'sealed', 'room', 'alone']);
  });

  it('has somebody to send the link to, even where one can play alone', () => {
    expect(blank(solo).seats).toHaveLength(2);
    expect(companyOf(blank(solo))).toBe('link');
  });

  it('leaves the player alone, on this device, and finds company again', () => {
    const ben = withSeatMoved(blank(solo), 0, 1);
    const alone = withCompany(ben, 'alone', solo);
    expect(companyOf(alone)).toBe('alone');
    expect(finished(alone, solo)).toMatchObject({
      way: 'room',
      names: ['Ines'],
      here: [0],
      options: { order: 'table' },
    });
    expect(finished(withCompany(alone, 'link', solo), solo)).toMatchObject({
      names: ['Ines', 'Bob'],
      here: [0],
      way: 'link',
    });
    expect(finished(withCompany(alone, 'room', solo), solo)).toMatchObject({
      names: ['Ines', 'Bob'],
      here: [0, 1],
      way: 'room',
    });
  });

  it('finds those again who were at the table before', () => {
    const three = withSeatChanged(withSeat(blank(solo), solo), 2, { name: 'Zofia' });
    const back = withCompany(withCompany(withCompany(three, 'alone', solo), 'alone', solo), 'room', solo);
    expect(finished(back, solo).names).toEqual(['Ines', 'Bob', 'Zofia']);
  });

  it('is alone too when the last of the others is removed', () => {
    const removed = withoutSeat(blank(solo), 1, solo);
    expect(companyOf(removed)).toBe('alone');
    expect(finished(removed, solo).way).toBe('room');
  });

  it('begins alone for whoever played alone before', () => {
    expect(companyOf(blank({ ...solo, way: 'room', seats: 1 }))).toBe('alone');
  });

  it('calls a nameless seat by the colour of its place', () => {
    const draft = blank({ ...model, names: [] });
    expect([nameAt(draft, 0), nameAt(draft, 1)]).toEqual(['Red', 'Blue']);
  });

  it('seats remembered players who are not at the table yet, and stops when the table is full', () => {
    let draft = blank(model);
    for (let i = 0; i < 4; i++) draft = withSeat(draft, model);
    expect(finished(draft, model).names).toEqual(['Ines', 'Bob', 'Mariko', 'Mint']);
  });

  it('keeps the fewest seats the game needs', () => {
    expect(withoutSeat(blank(model), 0, model).seats).toHaveLength(2);
    expect(finished(withoutSeat(withSeat(blank(model), model), 0, model), model).names).toEqual(['Bob', 'Mariko']);
  });

  it('moves a player with everything that is theirs', () => {
    const draft = withSeatMoved(withSeat(blank(model), model), 0, 2);
    expect(finished(draft, model)).toMatchObject({ names: ['Bob', 'Mariko', 'Ines'], here: [2] });
    expect(withSeatMoved(draft, 0, -1)).toBe(draft);
  });

  it('has everybody here when one phone goes round', () => {
    expect(finished({ ...blank(model), way: 'room' }, model).here).toEqual([0, 1]);
  });

  it('follows the way of playing until the player has chosen', () => {
    const draft = { ...blank(model), way: 'room' as const };
    expect(optionsOf(draft, model)['order']).toBe('table');
    expect(optionsOf({ ...draft, chosen: { order: 'swift' } }, model)['order']).toBe('swift');
  });

  it('takes back what the seats no longer allow, and what that closes in turn', () => {
    const four = { ...blank({ ...model, seats: 4 }), chosen: { teams: 'on', trade: 'on' } };
    expect(optionsOf(four, model)).toMatchObject({ teams: 'on', trade: 'on' });
    expect(optionsOf(withoutSeat(four, 3, model), model)).toMatchObject({ teams: 'off', trade: 'off' });
  });

  it('notices two players of one name, typed or by colour', () => {
    const draft = blank(model);
    expect(sharedName(draft)).toBeUndefined();
    expect(sharedName(withSeatChanged(draft, 1, { name: ' Ines ' }))).toBe('Ines');
    expect(sharedName(withSeatChanged(withSeatChanged(draft, 0, { name: 'Blue' }), 1, { name: '' }))).toBe('Blue');
  });

  it('gives a seat its colour if nobody could see the name, and notices names that look the same', () => {
    const draft = blank(model);
    expect(finished(withSeatChanged(draft, 1, { name: '\u200b\u3164' }), model).names).toEqual(['Ines', 'Blue']);
    expect(finished(withSeatChanged(draft, 1, { name: '\u202eBob\u2060' }), model).names).toEqual(['Ines', 'Bob']);
    expect(sharedName(withSeatChanged(draft, 1, { name: 'In\u200bes' }))).toBe('Ines');
    expect(nameAt(withSeat(withSeatChanged(draft, 1, { name: 'Mari\u200dko' }), model), 2)).toBe('Bob');
  });

  it('says what will happen before it is dealt', () => {
    expect(outcome(blank(model), model)).toBe('2 seats. Ines starts. Bob plays by link.');
    expect(outcome({ ...blank(model), way: 'room' }, model)).toBe('2 seats on this device. Ines starts.');
    expect(outcome({ ...blank({ ...model, seats: 3 }), isRandomStart: true }, model)).toBe(
      '3 seats. The first player is random. Bob and Mariko play by link.',
    );
  });
});

describe('computers at the table', () => {
  const played: NewGameModel = { ...model, characters: { gentle: 'Pip', steady: 'Ratchet', sharp: 'The Marshal' } };

  it('are no company where a game has none', () => {
    expect(companies(model)).not.toContain('computers');
    expect(companies(played)).toContain('computers');
  });

  it('are a gentle and a steady one, and nobody else plays', () => {
    const draft = withCompany(blank(played), 'computers', played);
    expect(companyOf(draft)).toBe('computers');
    expect(finished(draft, played)).toMatchObject({
      names: ['Ines', 'Pip', 'Ratchet'],
      levels: [undefined, 'gentle', 'steady'],
      here: [0],
      way: 'room',
    });
    expect(outcome(draft, played)).toBe('3 seats. Ines starts. Pip and Ratchet are computers.');
  });

  it('make way for people again', () => {
    const draft = withCompany(withCompany(blank(played), 'computers', played), 'link', played);
    expect(finished(draft, played)).toMatchObject({
      names: ['Ines', 'Bob'],
      levels: [undefined, undefined],
      way: 'link',
    });
  });

  it('join people who play by link', () => {
    const draft = withLevel(withSeat(blank(played), played), 2, 'sharp', played);
    expect(finished(draft, played)).toMatchObject({
      names: ['Ines', 'Bob', 'The Marshal'],
      levels: [undefined, undefined, 'sharp'],
      here: [0],
      way: 'link',
    });
  });

  it('of one level are told apart', () => {
    const both = withLevel(withLevel(withSeat(blank(played), played), 1, 'steady', played), 2, 'steady', played);
    expect(both.seats.map(({ name }) => name)).toEqual(['Ines', 'Ratchet', 'Ratchet II']);
  });
});
