import type { OptionSpec } from '../../../../engine/game.ts';

/** A switch that is off unless somebody turns it on. */
export function onOff(id: string, closed?: OptionSpec['closed']): OptionSpec {
  return { id, values: ['off', 'on'], standard: () => 'off', ...(closed && { closed }) };
}
