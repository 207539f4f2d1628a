import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Game, standardOptions } from '../../../engine/game.ts';
import { Play } from '../../../engine/play.ts';
import { co2 } from '../../../games/co2/rules/game.ts';
import { empireEngine } from '../../../games/empire-engine/rules/game.ts';
import { energyEmpire } from '../../../games/energy-empire/rules/game.ts';
import { FakeBrowser } from '../../../testing/fake-browser.ts';
import { toy } from '../../../testing/toy.ts';
import { deal } from '../dealing/dealing.ts';
import { handOverOf } from '../links/hand-over.ts';
import { handOver } from '../links/passing.ts';
import { holdsSecrets } from './secrets.ts';

const dealt = (game: Game, seats = 2): Play =>
  Play.start(game, {
    game: game.id,
    rules: game.rules,
    seats,
    options: standardOptions(game, seats, 'room'),
    seed: 'Rehearse',
  });

describe('a table', () => {
  it.each<[string, Game]>([
    ['Energy Empire', energyEmpire as Game],
    ['Empire Engine', empireEngine as Game],
    ['CO₂', co2 as Game],
  ])('of %s holds secrets', (_, game) => {
    expect(holdsSecrets({ play: dealt(game) })).toBe(true);
  });

  it('on which everybody sees the same holds none, whoever looks', () => {
    const fair = toy as Game;
    const signed: Game = { ...fair, view: (state, viewer) => ({ viewer, fair: fair.view(state, viewer) }) };
    expect(holdsSecrets({ play: dealt(signed) })).toBe(false);
  });

  it('holds one as soon as a seat sees more than a bystander', () => {
    const hand: Game = { ...(toy as Game), view: (_, viewer) => ({ viewer, ...(viewer === 1 && { hand: 'ace' }) }) };
    expect(holdsSecrets({ play: dealt(hand) })).toBe(true);
  });

  it('is looked through everybody’s eyes once for each position', () => {
    let looks = 0;
    const view: Game['view'] = () => ({ looks: ++looks > 0 });
    const play = dealt({ ...(toy as Game), view });
    holdsSecrets({ play });
    const once = looks;
    holdsSecrets({ play });
    expect(looks).toBe(once);
  });
});

describe('CO₂ round one phone', () => {
  let phone: FakeBrowser;

  beforeEach(async () => {
    phone = await FakeBrowser.open(co2 as Game);
    const options = standardOptions(co2, 2, 'room');
    const names = ['Ana', 'Ben'];
    await deal(phone.app, { game: 'co2', names, here: [0, 1], way: 'room', options, isRandomStart: false });
    const first = phone.play.ask?.seat;
    while (phone.play.ask?.seat === first) await phone.move(phone.play.ask?.options[0]?.ref ?? '');
  });

  afterEach(() => phone.close());

  it('covers the next player’s hand and goal until the phone has changed hands', async () => {
    expect(phone.session.viewer, 'the table is not turned to the next player by itself').toBe(0);
    await handOver(phone.app);
    expect(phone.sees).toBe('curtain');
  });

  it('does not say on the form that nothing is hidden', () => {
    const form = handOverOf(phone.session, '', { share: false, scan: false, paste: false }, phone.app);
    expect(form.hasCurtain).toBe(true);
  });
});
