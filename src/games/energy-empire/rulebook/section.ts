import { html, type TemplateResult } from 'lit';
import { capital, type Message, speaker } from '../../../engine/message.ts';
import type { RuleSection } from '../../box.ts';
import { type Bag, bagSaid } from '../rules/goods.ts';
import type { PlaceId } from '../rules/tables.ts';
import { say } from '../rules/vocabulary.ts';
import { words } from '../words.en.ts';

export const section = (id: string, title: string, body: TemplateResult): RuleSection => ({ id, title, body });

/** The way to the course about it. */
export const taughtBy = (course: 'solo' | 'cold-war' | 'clash'): TemplateResult =>
  html`<p><a href="#/learn/energy-empire/${course}">Learn it at the table, in a few minutes</a></p>`;

/** Names and card texts are told in the words of the game itself; nobody's name is needed for them. */
export const voice = speaker(words, []);

/** What the rules say of an effect, as a sentence. */
export const sentence = (said: Message): string => `${capital(voice.say(said))}.`;

/** `$2 and 1 steel`. */
export const goods = (bag: Bag): string => voice.say(bagSaid(bag));

export const placeName = (place: PlaceId): string => voice.say(say(`location.${place}`));
