/** Something in the box. */
export interface Since {
  /** The rules version it joined the box with; it was there from the first if this is not said. */
  readonly since?: number;
}

/** What was in the box under these rules, in its order: what joined later stays out of games begun before. */
export function inBox<Id>(ids: readonly Id[], printed: (id: Id) => Since, rules: number): Id[] {
  return ids.filter((id) => (printed(id).since ?? 1) <= rules);
}
