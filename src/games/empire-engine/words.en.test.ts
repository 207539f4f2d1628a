import { describe, expect, it } from 'vitest';
import type { Ask } from '../../engine/ask.ts';
import { type Message, speaker } from '../../engine/message.ts';
import { NAMES } from '../../testing/players.ts';
import { playout, randomAgreement } from '../../testing/playout.ts';
import { empireEngine } from './rules/game.ts';
import { ACTION_GROUPS, ADD_ONS, EMPIRES, ENGINES, GEAR_IDS, SIDES } from './rules/tables.ts';
import { words } from './words.en.ts';

const { say } = speaker(words, NAMES);
const named = (key: string) => say({ key, with: {} });

describe('the components', () => {
  it('a table of four has eight engines of four actions and eight gears', () => {
    expect(4 * SIDES.length).toBe(8);
    expect(4 * GEAR_IDS.length).toBe(8);
    for (const side of SIDES) expect(new Set(ENGINES[side]).size).toBe(4);
    expect(EMPIRES).toHaveLength(4);
  });

  it('Attack is the only action on both engines, and every action has its group', () => {
    const actions = SIDES.flatMap((side) => ENGINES[side]);
    expect(actions.filter((action, at) => actions.indexOf(action) !== at)).toEqual(['attack']);
    expect(Object.keys(ACTION_GROUPS).sort()).toEqual([...new Set(actions)].sort());
  });
});

describe('the words', () => {
  it('name every action, side and power', () => {
    const keys = [
      ...Object.keys(ACTION_GROUPS).flatMap((action) => [`action.${action}`, `action.${action}.text`]),
      ...SIDES.map((side) => `group.${side}`),
      ...EMPIRES.flatMap((empire) => [`empire.${empire}.power`, `empire.${empire}.text`]),
    ];
    for (const key of keys) expect(named(key).length, key).toBeGreaterThan(2);
  });

  it('name and explain every switch of the New Game form', () => {
    for (const { id, values } of empireEngine.options) {
      for (const key of [`option.${id}`, `option.${id}.help`, ...values.map((value) => `option.${id}.${value}`)]) {
        expect(named(key).length, key).toBeGreaterThan(1);
      }
    }
  });

  it('can say whatever is asked and told, shortly and without shouting', () => {
    const heard = new Map<string, Message[]>();
    for (let number = 0; number < 100; number++) {
      for (const message of messagesOf(number)) {
        const alike = heard.get(message.key) ?? [];
        if (alike.length < 20) heard.set(message.key, [...alike, message]);
      }
    }
    for (const message of [...heard.values()].flat()) {
      const { key } = message;
      const sentence = say(message);
      expect(sentence, key).not.toMatch(/!|undefined|NaN|\[object/);
      if (/^ask\.(?!.*help$)/.test(key)) expect(sentence.length, key).toBeLessThanOrEqual(60);
      if (/^(?:story|because|closed)\./.test(key)) expect(sentence, key).toMatch(/\.$/);
    }
    const kinds = /^(?:ask|story|order|does|plan|start|step|prophecy|refund|block|pay|loot|salvage|convoy|score)\./;
    expect(Object.keys(words).filter((key) => kinds.test(key) && !heard.has(key))).toEqual([]);
  });
});

/** Everything said in one random game. Every other game has teams with all that may be added. */
function messagesOf(number: number): Message[] {
  const everything = { teams: 'on', powers: 'on', ...Object.fromEntries(ADD_ONS.map((addOn) => [addOn, 'on'])) };
  const agreement = randomAgreement(empireEngine, number);
  const options = { ...agreement.options, ...everything, rounds: 'long' };
  const messages: (Message | undefined)[] = [];
  const teams = { ...agreement, seats: 4, options };
  const play = playout(empireEngine, number % 2 ? teams : agreement, number, {
    at: ({ ask }) => {
      if (ask) messages.push(...messagesIn(ask));
    },
  });
  const { rows, because } = empireEngine.scores(play.state);
  messages.push(
    ...play.told.flatMap(({ event }) => [event.say, event.instead]),
    ...rows.map((row) => row.say),
    because,
  );
  return messages.filter((message) => message !== undefined);
}

function messagesIn({ prompt, help, step, confirm, options, refused }: Ask): (Message | undefined)[] {
  return [
    ...[prompt, help, step, confirm],
    ...options.flatMap((option) => [option.say, option.detail, option.confirm]),
    ...refused.flatMap((refusal) => [refusal.say, refusal.reason]),
  ];
}
