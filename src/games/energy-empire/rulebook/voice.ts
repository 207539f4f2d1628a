import { speaker } from '../../../engine/message.ts';
import type { ImpactId } from '../rules/cards/impacts.ts';
import { type Bag, bagSaid } from '../rules/goods.ts';
import type { Die, PlaceId, Row, Space, StructureType } from '../rules/tables.ts';
import { say } from '../rules/vocabulary.ts';
import { words } from '../words.ts';

/** Names and card texts are told in the words of the game itself; nobody's name is needed for them. */
export const voice = speaker(words, []);

/** `$2 and 1 steel`. */
export const goods = (bag: Bag): string => voice.say(bagSaid(bag));

export const placeName = (place: PlaceId): string => voice.say(say(`location.${place}`));
export const typeName = (type: StructureType): string => voice.say(say(`type.${type}`));
export const rowName = (row: Row): string => voice.say(say(`row.${row}`));
export const dieName = (die: Die): string => voice.say(say(`die.${die}`));
export const impactName = (impact: ImpactId): string => voice.say(say(`impact.${impact}`));
export const spaceName = (space: Space): string => voice.say(say('space', { space }));
