import type { IconName } from '../kit/icon.ts';
import type { Trouble, WayOut } from './trouble-model.ts';
import { says } from './trouble-words.ts';

/** What a slip says: one fact, one piece of advice, and the ways out, best first. */
export interface Explanation {
  readonly icon: IconName;
  /** Rose when something went wrong; white when it is only worth knowing. */
  readonly stock: 'rose' | 'white';
  readonly title: string;
  readonly fact: string;
  readonly advice: string;
  readonly ways: readonly Way[];
}

export interface Way {
  readonly way: WayOut;
  readonly label: string;
}

const way = (way: WayOut, label: string): Way => ({ way, label });
const home = (): Way => way('home', says.ways.home);
const paste = (): Way => way('paste-again', says.ways.pasteAgain);

const openMine = (turn: number | undefined): Way[] =>
  turn === undefined ? [] : [way('open-mine', says.ways.openMine(turn))];

/** A link that is as far as the own copy is not told from it by its turn. */
const lookAtTheirs = (theirs: number, mine: number | undefined): Way =>
  way('look', theirs === mine ? says.ways.lookAtTheirs : says.ways.lookAt(theirs));

/** A newer version opens the link; as long as none can be had, the link waits on the desk. */
const lookAgain = (): Way => way('update', says.ways.retry);
const updating = (): Way[] => [way('not-now', says.ways.notNow), lookAgain()];

export function explain(trouble: Trouble): Explanation {
  switch (trouble.kind) {
    case 'cut-short':
      return {
        icon: 'link',
        stock: 'rose',
        title: says.cutShort.title,
        fact: says.cutShort.fact,
        advice: says.askAgain(trouble.from, trouble.mine !== undefined),
        ways: [...openMine(trouble.mine), paste(), home()],
      };
    case 'garbled':
      return {
        icon: 'warn',
        stock: 'rose',
        title: says.garbled.title,
        fact: says.garbled.fact,
        advice: says.garbled.advice,
        ways: [...openMine(trouble.mine), paste(), home()],
      };
    case 'newer-version':
      return {
        icon: 'settings',
        stock: 'rose',
        title: says.newerVersion.title,
        fact: says.newerVersion.fact,
        advice: says.updateAdvice[trouble.update],
        ways: updating(),
      };
    case 'newer-rules':
      return {
        icon: 'book',
        stock: 'rose',
        title: says.newerRules.title,
        fact: says.newerRules.fact(trouble.title),
        advice: says.updateAdvice[trouble.update],
        ways: updating(),
      };
    case 'unknown-game':
      return {
        icon: 'plastic',
        stock: 'rose',
        title: says.unknownGame.title,
        fact: says.unknownGame.fact,
        advice: says.updateAdvice[trouble.update],
        ways: [home(), lookAgain()],
      };
    case 'stale':
      return {
        icon: 'history',
        stock: 'white',
        title: says.stale.title,
        fact: says.stale.fact(trouble.turn, trouble.mine),
        advice: says.stale.advice,
        ways: [way('open-mine', says.ways.goTo(trouble.mine)), way('look', says.ways.lookAt(trouble.turn))],
      };
    case 'forked':
      return {
        icon: 'fork',
        stock: 'rose',
        title: trouble.takenBackBy ? says.forked.takenBack(trouble.takenBackBy) : says.forked.title(trouble.turn),
        fact: trouble.takenBackBy ? says.forked.settled : (trouble.elsewhere ?? says.forked.fact),
        advice: says.forked.advice,
        ways: trouble.areBothHere
          ? [
              way('keep-mine', says.ways.keepUsed),
              way('keep-theirs', says.ways.useOther),
              way('look', says.ways.lookAtOther),
            ]
          : [
              way('keep-mine', says.ways.keepMine),
              way('keep-theirs', says.ways.keepTheirs),
              way('look', says.ways.lookAtTheirs),
            ],
      };
    case 'broken-seal':
      return {
        icon: 'seal-broken',
        stock: 'rose',
        title: trouble.title,
        fact: trouble.fact,
        advice: trouble.advice,
        ways: [
          way('ask-about-seal', trouble.asks.name ? says.ways.ask(trouble.asks.name) : says.ways.askAgain),
          ...(trouble.mine === undefined ? [home()] : [way('open-mine', says.ways.keepMyTurn(trouble.mine))]),
          ...(trouble.theirs === undefined ? [] : [lookAtTheirs(trouble.theirs, trouble.mine)]),
          ...(trouble.canTrust ? [way('trust', says.ways.trust)] : []),
        ],
      };
    case 'not-fetched':
      return {
        icon: 'offline',
        stock: 'rose',
        title: says.notFetched.title,
        fact: says.notFetched.fact,
        advice: says.notFetched.advice,
        ways: [way('try-again', says.ways.tryAgain), home()],
      };
    case 'impossible':
      return {
        icon: 'warn',
        stock: 'rose',
        title: says.impossible.title,
        fact: says.impossible.fact,
        advice: says.askAgain(trouble.from, trouble.mine !== undefined),
        ways: [...openMine(trouble.mine), way('ask-again', says.ways.askAgain), home()],
      };
  }
}
