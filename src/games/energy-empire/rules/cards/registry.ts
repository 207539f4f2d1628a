import { keysOf } from '../../../../engine/record.ts';
/** The cards of one kind by their names. An expansion adds its own, so that they may build on the rules. */
export function registry<Id extends string, Card>() {
  const known = new Map<Id, Card>();
  return {
    /** Makes cards known and returns their names, as ordered in the table: links depend on it. */
    add<New extends Id>(cards: Readonly<Record<New, Card>>): New[] {
      const ids = keysOf(cards);
      for (const id of ids) known.set(id, cards[id]);
      return ids;
    },
    get(id: Id): Card {
      const card = known.get(id);
      if (!card) throw new Error(`there is no card ${id}`);
      return card;
    },
  };
}
