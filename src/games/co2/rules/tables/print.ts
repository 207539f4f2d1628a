import type { Glyph } from '../../../../engine/effects.ts';
import type { Message } from '../../../../engine/message.ts';
import { isKeyOf } from '../../../../engine/record.ts';
import { type CardId, say } from '../vocabulary.ts';
import { EVENTS, type EventId } from './events.ts';
import type { CompanyGoalId, UnGoalId } from './goal-ids.ts';
import { COMPANY_GOALS, UN_GOALS } from './goals.ts';
import { LOBBY, lobbyFace, type Trigger } from './lobby.ts';
import type { LobbyId } from './lobby-ids.ts';

/** A card as it is printed, drawn from the very entry the rules play. */
export interface PrintedCard {
  readonly name: Message;
  readonly text: Message;
  readonly face: readonly Glyph[];
}

export function printed(card: CardId): PrintedCard {
  const name = say('card.name', { card });
  if (isKeyOf(LOBBY, card)) return { name, ...lobbyCard(card) };
  if (isKeyOf(COMPANY_GOALS, card)) return { name, ...companyGoal(card) };
  if (isKeyOf(UN_GOALS, card)) return { name, ...unGoal(card) };
  return { name, ...disaster(card) };
}

function lobbyCard(card: LobbyId) {
  const { when, main, minor } = LOBBY[card];
  const trigger = say('lobby.when', { action: when.action, what: subject(when) });
  return { text: say('lobby.text', { when: trigger, main: main.say, minor: minor.say }), face: lobbyFace(LOBBY[card]) };
}

function subject({ action, region, energy, grant }: Trigger): Message {
  if (region) return say('lobby.when.region', { region });
  if (energy) return say('lobby.when.energy', { action, energy });
  return grant ? say('lobby.when.grant', { grant }) : say('lobby.when.anything');
}

function companyGoal(goal: CompanyGoalId) {
  const { each, cap, face } = COMPANY_GOALS[goal];
  return { text: say('goal.text', { goal, each, cap }), face };
}

function unGoal(goal: UnGoalId) {
  const { requires, points, face } = UN_GOALS[goal];
  return { text: say('un.text', { energies: requires, points }), face };
}

function disaster(event: EventId) {
  const { region, face } = EVENTS[event];
  return { text: say('disaster.text', { region }), face };
}
