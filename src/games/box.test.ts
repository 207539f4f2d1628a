import { describe, expect, it } from 'vitest';
import { standardOptions } from '../engine/game.ts';
import { Play } from '../engine/play.ts';
import { seedOf } from '../testing/playout.ts';
import { shelf } from './index.ts';

describe.each(shelf)('the ledger of $id', ({ id, seats: [least], load }) => {
  it('says of one thing that the game is won by it', async () => {
    const { game, ledger } = await load();
    const options = standardOptions(game, least, 'link');
    const play = Play.start(game, { game: id, rules: game.rules, seats: least, options, seed: seedOf(1) });
    const scored = ledger(game.view(play.state, 0), 0).filter(({ isScore }) => isScore);
    expect(scored).toHaveLength(1);
  });
});
