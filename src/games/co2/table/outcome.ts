import type { Ask, Option, Ref } from '../../../engine/ask.ts';
import type { Message } from '../../../engine/message.ts';

/** What an option would do to the planet. */
export interface Outcome {
  readonly ref: Ref;
  readonly from: number;
  readonly to: number;
  /** The game would end with this decade. */
  readonly ends: boolean;
}

/** Options say in their own words what they change; the dial only repeats it. */
function outcomeOf({ ref, detail }: Option): Outcome | undefined {
  const said = detail ? spoken(detail) : [];
  const change = said.find(({ key }) => key === 'construct.replaces')?.with;
  if (!change) return undefined;
  const ends = said.some(({ key }) => key === 'construct.ends');
  return { ref, from: Number(change['from']), to: Number(change['to']), ends };
}

/** What to foreshadow: what the option somebody looks at would do, or else the best that can be done now. */
export function foreseen(ask: Ask | undefined, looked: Ref | undefined): Outcome | undefined {
  if (!ask) return undefined;
  const option = ask.options.find(({ ref }) => ref === looked);
  if (option) return outcomeOf(option);
  return ask.options
    .flatMap((one) => outcomeOf(one) ?? [])
    .reduce<Outcome | undefined>((best, one) => (best && best.to <= one.to ? best : one), undefined);
}

/** A message and every message within it. */
export function spoken(message: Message): Message[] {
  const parts = Object.values(message.with).flatMap((fact) => (Array.isArray(fact) ? fact : [fact]));
  return [message, ...parts.filter(isMessage).flatMap(spoken)];
}

const isMessage = (fact: unknown): fact is Message => typeof fact === 'object' && fact !== null && 'key' in fact;
