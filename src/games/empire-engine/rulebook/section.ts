import type { TemplateResult } from 'lit';
import { speaker } from '../../../engine/message.ts';
import type { RuleSection } from '../../box.ts';
import { list } from '../../english.ts';
import { ACTION_GROUPS, ACTIONS } from '../rules/tables.ts';
import { say } from '../rules/vocabulary.ts';
import { words } from '../words.en.ts';

export const section = (id: string, title: string, body: TemplateResult): RuleSection => ({ id, title, body });

/** Names are told in the words of the game itself. */
export const { say: speak } = speaker(words, []);

/** `Arm, Produce and Invent`: everything done in one group. */
export const group = (number: 1 | 2 | 3): string =>
  list(ACTIONS.filter((action) => ACTION_GROUPS[action] === number).map((action) => speak(say(`action.${action}`))));
