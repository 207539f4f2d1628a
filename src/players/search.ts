import type { Lexicon } from '../engine/lexicon.ts';
import type { Play } from '../engine/play.ts';
import type { Searching } from './mind.ts';
import type { Thinker } from './think.ts';
import { worthAThought } from './try.ts';

/** A position in the tree, as far as it is known by the options that led to it. */
interface Node {
  visits: number;
  readonly branches: Map<string, Branch>;
}

interface Branch {
  visits: number;
  /** How whoever decided here stood in the end, summed up over the visits. */
  sum: number;
  node: Node;
}

/** A first visit is worth about this much less than what is known: it takes a liking to be looked at early. */
const UNKNOWN = 0.1;

/** A quick hand may be wrong about what it dislikes. */
const OPENNESS = 0.4;

/**
 * Searches a tree. Each time, what is hidden is imagined anew; the tree is walked down by what is promising, liked or
 * little known; quick hands play on; and how everybody then stands is noted on the way back. Says how often each option
 * was visited and how the thinker stood, by name.
 */
export function search<State, View, L extends Lexicon>(
  thinker: Thinker<State, View, L>,
  style: Searching,
  options: number,
): ReadonlyMap<string, Readonly<Branch>> {
  const root = newNode();
  const iterations = Math.min(style.most, style.each * options);
  for (let iteration = 0; iteration < iterations; iteration++) iterate(thinker, style, root);
  return root.branches;
}

function newNode(): Node {
  return { visits: 0, branches: new Map() };
}

function iterate<State, View, L extends Lexicon>(thinker: Thinker<State, View, L>, style: Searching, root: Node): void {
  const { mind, turn, seat } = thinker;
  const play = thinker.imagine();
  const path: { readonly node: Node; readonly branch: Branch; readonly side: number }[] = [];
  let node = root;
  while (play.ask && play.turn <= turn + style.turns) {
    if (style.isBlind && (play.turn !== turn || play.ask.seat !== seat)) break;
    const side = mind.sideOf(play.state, play.ask.seat);
    const index = promising(node, mind.likes(play.ask, play.state), play, style.curiosity);
    const branch = branchOf(node, play.ask.options[index]?.ref ?? '');
    path.push({ node, branch, side });
    play.answer(index);
    if (branch.visits === 0) break;
    node = branch.node;
  }
  thinker.playOn(play, style.turns);
  const chances = thinker.chances(play);
  for (const { node, branch, side } of path) {
    node.visits++;
    branch.visits++;
    branch.sum += chances[side] ?? 0;
  }
}

function branchOf(node: Node, ref: string): Branch {
  let branch = node.branches.get(ref);
  if (!branch) {
    branch = { visits: 0, sum: 0, node: newNode() };
    node.branches.set(ref, branch);
  }
  return branch;
}

/**
 * The option with the best mean so far, raised by how well it is liked and how little it was visited. What a hand does
 * without a thought, a thinker only looks at first: the fourth root keeps a strong habit from deciding.
 */
function promising<State, View, L extends Lexicon>(
  node: Node,
  likes: readonly number[],
  { ask }: Play<State, View, L>,
  curiosity: number,
): number {
  const isWorthIt = worthAThought(likes);
  const priors = likes.map((liking) => Math.sqrt(Math.sqrt(liking)));
  const total = priors.reduce((sum, prior) => sum + prior, 0);
  const many = isWorthIt.filter(Boolean).length;
  const unknown = meanOf(node) - UNKNOWN;
  const pull = curiosity * Math.sqrt(node.visits + 1);
  let best = -1;
  let most = -Infinity;
  for (let index = 0; index < likes.length; index++) {
    if (!isWorthIt[index]) continue;
    const branch = node.branches.get(ask?.options[index]?.ref ?? '');
    const liked = total > 0 ? (priors[index] ?? 0) / total : 0;
    const visits = branch?.visits ?? 0;
    const mean = branch && visits > 0 ? branch.sum / visits : unknown;
    const promise = mean + (pull * (OPENNESS / many + (1 - OPENNESS) * liked)) / (1 + visits);
    if (promise > most) {
      most = promise;
      best = index;
    }
  }
  return best;
}

function meanOf({ visits, branches }: Node): number {
  let sum = 0;
  for (const branch of branches.values()) sum += branch.sum;
  return visits > 0 ? sum / visits : 0.5;
}
