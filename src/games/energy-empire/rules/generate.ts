import { claimAchievement } from './achievements.ts';
import { dieSaid, ownDice, returnDie, takeDie } from './dice.ts';
import type { Context } from './effects.ts';
import { pollute } from './environment.ts';
import { take, takes } from './goods.ts';
import { resolveImpacts } from './impacts.ts';
import { type Candidate, choose, refs, type Steps } from './lexicon.ts';
import { type GenerateMoment, modulesOf } from './modules.ts';
import { energyOn } from './odds.ts';
import { planksOf } from './planks.ts';
import { diceOf, type Mat, matOf, placeAt, placesOf, type Rolled, type State, type Token } from './state.ts';
import { during } from './steps.ts';
import { DIE, type Die, LIMIT, type OnTop } from './tables.ts';
import { backToSupply, leaveTrack, leftmostStack } from './track.ts';
import { say } from './vocabulary.ts';

/** A Generate turn, phase by phase. */
export function* generate(context: Context): Steps {
  const { state, seat, table } = context;
  state.now.phase = 'generate';
  table.tell(() => ({ seat, say: say('event.generates', { seat }), deed: 'small' }));
  yield* benefits(context, 'start');
  yield* during(say('step.generate', { phase: 1 }), claimAchievement(context));
  returnWorkersAndDiscardEnergy(state, seat);
  table.tell(() => ({ seat, say: say('event.returns', { seat }), refs: [refs.seat(seat)] }));
  yield* during(say('step.generate', { phase: 3 }), refineOil(context));
  yield* during(say('step.generate', { phase: 4 }), rollDice(context));
  yield* during(say('step.generate', { phase: 5 }), polluteByRoll(context));
  returnPetroleum(state, matOf(state, seat));
  if (state.now.impactsDue > 0) putDiceAway(state);
  yield* resolveImpacts(state, table);
}

/** What cards bring by themselves in a Generate turn. */
function* benefits(context: Context, when: GenerateMoment): Steps {
  for (const module of modulesOf(context.state)) if (module.generates) yield* module.generates(context, when);
}

/** All own workers come home; all own energy, on the mat as well, goes to the reserve. */
function returnWorkersAndDiscardEnergy(state: State, seat: number): void {
  const mat = matOf(state, seat);
  const { energy } = mat;
  mat.energy = 0;
  mat.reserve.energy += energy;
  for (const place of placesOf(state).map((id) => placeAt(state, id))) {
    for (const stack of place.stacks.filter((stack) => stack.seat === seat)) {
      mat.workers++;
      mat.reserve.energy += stack.energy;
    }
    place.stacks = place.stacks.filter((stack) => stack.seat !== seat);
  }
  for (const { tokens } of planksOf(state, seat)) clearPlank(mat, tokens);
}

function clearPlank(mat: Mat, tokens: Token[]): void {
  for (const token of tokens.splice(0)) {
    if (token === 'worker') mat.workers++;
    else mat.reserve.energy++;
  }
}

/** Up to four barrels become as many petroleum dice, for this roll only. */
function* refineOil({ state, seat, table }: Context): Steps {
  const mat = matOf(state, seat);
  const most = Math.min(mat.resources.oil, state.lasting.refineMost ?? LIMIT.refine);
  const barrels = yield* choose(
    { seat, about: 'refinery', prompt: say('ask.refine', { most }) },
    Array.from({ length: most + 1 }, (_, amount) => ({
      ref: `refine:${amount}` as const,
      say: say('refine', { amount }),
      amount,
      value: amount,
    })),
  );
  if (barrels === 0) return;
  mat.resources.oil -= barrels;
  for (let barrel = 0; barrel < barrels; barrel++) takeDie(state, mat, 'petroleum');
  table.tell(() => ({
    seat,
    say: say('event.refines', { seat, barrels }),
    refs: [refs.seat(seat)],
    moves: takes({ oil: barrels }, seat, refs.seat(seat)),
  }));
}

/** Rolls all dice but those the player leaves aside, all at once, and takes the energy they show. */
function* rollDice(context: Context): Steps {
  const { state, seat, table } = context;
  const mat = matOf(state, seat);
  const dice = yield* diceToRoll(context);
  delete state.now.rolling;
  if (dice.length === 0) return;
  const roll = dice.map((die): Rolled => {
    const face = table.random.below(6);
    return { die, number: face + 1, energy: energyOn(die, state.lasting)[face] ?? 0 };
  });
  state.now.roll = roll;
  const { energy = 0 } = take(mat, { energy: roll.reduce((sum, rolled) => sum + rolled.energy, 0) });
  table.tell(() => ({
    seat,
    say: say('event.rolls', {
      seat,
      dice: roll.map((r) => say('rolled', { die: dieSaid(r.die), number: r.number })),
      energy,
    }),
    refs: ['roll', ...dice.map(refs.die)],
    stays: true,
    deed: 'great',
  }));
  if (energy > 0) yield* benefits(context, 'roll');
}

function* diceToRoll({ state, seat }: Context): Steps<Die[]> {
  const rolling: Mat['dice'] = { ...matOf(state, seat).dice };
  for (;;) {
    const mat = { ...matOf(state, seat), dice: rolling };
    const dice = diceOf(mat);
    if (dice.length === 0) return dice;
    state.now.rolling = dice;
    const leave: Candidate<Die | 'roll'>[] = ownDice(mat).map((candidate) => ({
      ...candidate,
      say: say('leave-die', { die: candidate.say }),
      confirm: say('leave-die', { die: candidate.say }),
    }));
    const chosen = yield* choose<Die | 'roll'>({ seat, about: 'dice', prompt: say('ask.roll') }, [
      {
        ref: 'button:roll',
        say: say('roll', { count: dice.length }),
        face: dice.map((die) => ({ icon: DIE[die].icon })),
        value: 'roll',
      },
      ...leave,
    ]);
    if (chosen === 'roll') return dice;
    rolling[chosen]--;
  }
}

/** The highest number decides; among equal ones the roller chooses, as far as the choice makes a difference. */
function* polluteByRoll(context: Context): Steps {
  const { state, seat, table } = context;
  const roll = state.now.roll ?? [];
  const top = Math.max(0, ...roll.map((rolled) => rolled.number));
  const tops = roll.flatMap((rolled, at) => (rolled.number === top ? [{ ...rolled, at }] : []));
  const distinct = tops.filter(({ die }, at) => tops.findIndex((other) => onTop(other.die) === onTop(die)) === at);
  if (distinct.length > 0) {
    state.now.highest = yield* choose(
      { seat, about: 'roll', prompt: say('ask.highest') },
      distinct.map(({ die, at }) => ({
        ref: refs.rolled(at),
        say: dieSaid(die),
        detail: say(`on-top.${onTop(die)}`),
        value: at,
      })),
    );
  }
  const highest = state.now.highest === undefined ? undefined : roll[state.now.highest];
  const token = highest ? onTop(highest.die) : 'clean';
  if (token !== 'clean') {
    yield* pollute(context, { token, row: state.lasting.rollRow, from: 'track' });
  } else {
    const stack = leftmostStack(state);
    if (stack === undefined) return;
    leaveTrack(state);
    backToSupply(state);
    table.tell(() => ({
      seat,
      say: say('event.clean-roll', { seat }),
      refs: ['track', 'roll'],
      moves: [{ piece: 'cleanup', from: refs.stack(stack), to: refs.seat(seat) }],
    }));
  }
}

function onTop(die: Die): OnTop {
  return DIE[die].onTop;
}

/** What an impact asks has nothing to do with the roll. */
function putDiceAway({ now }: State): void {
  delete now.roll;
  delete now.highest;
}

function returnPetroleum(state: State, mat: Mat): void {
  while (mat.dice.petroleum > 0) returnDie(state, mat, 'petroleum');
}
