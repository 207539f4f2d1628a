import { describe, expect, it } from 'vitest';
import type { Event, Game } from '../../engine/game.ts';
import type { Play } from '../../engine/play.ts';
import { co2 } from '../../games/co2/rules/game.ts';
import { empireEngine } from '../../games/empire-engine/rules/game.ts';
import { energyEmpire } from '../../games/energy-empire/rules/game.ts';
import { dice } from '../../testing/playout.ts';
import { agreed, envelopeFor, handedOn, lap, nextIn, opened, passedRound, secretsOf } from '../../testing/sealed.ts';
import { toy } from '../../testing/toy.ts';
import type { Envelope } from '../index.ts';
import { deal, encodeSealed, invite, openSealed } from './index.ts';
import { readAgain } from './testing/reader.ts';

describe('a sealed game by link', () => {
  it.each([2, 3, 4])('of %i at the fair opens at every hand-over as it was written', (seats) => {
    const { links } = passedRound(lap(toy, agreed(toy, seats, seats), seats), seats);
    for (const link of links.slice(seats)) {
      const { header, play } = opened(link, toy);
      expect(encodeSealed(header, play)).toBe(link);
    }
    expect(opened(links.at(-1) ?? '', toy).play.over).toBe(true);
  });

  it('waits for everybody to join', () => {
    const { links } = lap(toy, agreed(toy, 3, 1));
    const missing = links.slice(0, 3).map((link) => {
      const read = openSealed(link, toy);
      return read.ok && read.kind === 'lobby' ? read.missing : undefined;
    });
    expect(missing).toEqual([[1, 2], [2], []]);
  });

  it('with a computer has no chain for it: whoever holds the link plays it, and it changes nothing in what is agreed', () => {
    const agreement = agreed(toy, 3, 1);
    const envelope: Envelope = { ...envelopeFor(3), kinds: ['human', 'bot:1', 'human'], edition: 1 };
    expect(invite(toy, envelope, agreement, [0], secretsOf('first')).missing).toEqual([2]);
    const all = invite(toy, envelope, agreement, [0, 2], secretsOf('both'));
    let play: Play = deal(all, toy);
    for (let next = nextIn(play); next !== undefined; next = nextIn(play)) play = handedOn(play, next, dice(1));
    const { edition: _, ...later } = all.header;
    const [early, late] = [all.header, later].map((header) => encodeSealed(header, play));
    for (const link of [early, late]) expect(readAgain(link ?? '', toy)).toMatchObject({ ask: 'over' });
    const ids = [early, late].map((link) => opened(link ?? '', toy).play.game.seals.id.join());
    expect(ids[0]).toBe(ids[1]);
    expect(opened(late ?? '', toy).play.game.seals.reach[1]).toBe(0);
  });

  it('of Empire Engine for two is handed on twice in each of its eight rounds, and once for the deal', () => {
    const { links } = passedRound(lap(empireEngine, agreed(empireEngine, 2, 1)), 1);
    const { play } = opened(links.at(-1) ?? '', empireEngine);
    expect(play.over).toBe(true);
    expect(links.length - 2).toBe(2 * 8 + 1);
  });

  it('is told in words, also what was decided under a seal', () => {
    const { links } = passedRound(lap(empireEngine, agreed(empireEngine, 2, 1)), 1, 8);
    const { told } = opened(links.at(-1) ?? '', empireEngine).play;
    const keys = told.flatMap(({ event }) => [event.say.key, event.instead?.key ?? []].flat());
    expect(keys).toContain('event.lays.own');
    expect(keys).not.toContain('silence');
  });

  it.each([co2, empireEngine, energyEmpire, toy])(
    'of $id tells the same to whoever opens it and to whoever watches every event',
    (game: Game) => {
      const lobby = invite(game, envelopeFor(2), agreed(game, 2, 1), [0, 1], secretsOf('both'));
      let play: Play = deal(lobby, game);
      for (let next = nextIn(play); next !== undefined; next = nextIn(play)) play = handedOn(play, next, dice(1));
      const link = encodeSealed(lobby.header, play);
      const watched: [Event, number, number][] = [];
      opened(link, game, [], {
        remembers: false,
        watch: (event, { answers, turn }) => watched.push([event, answers.length, turn]),
      });
      const { told } = opened(link, game).play;
      expect(told.map(({ event, answers, turn }) => [event, answers, turn])).toEqual(watched);
      expect(watched.length).toBeGreaterThan(5);
    },
  );
});
