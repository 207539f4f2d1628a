import type { TemplateResult } from 'lit';
import { html, unsafeStatic } from 'lit/static-html.js';
import type { Ref } from '../../../engine/ask.ts';
import { namesOf } from './names.ts';
import { latelyOf, offersOf, shownOf } from './presenting.ts';
import { remembering } from './remembering.ts';
import type { Session } from './session.ts';

const NOTHING: readonly Ref[] = [];

/** What a course speaks of while there is nothing to do but to read; or the moves of a hint. */
const showsOf = remembering(({ guide, showing, play, hint, chosen }: Session): readonly Ref[] => {
  if (hint?.about === play) return chosen ? [chosen] : (hint.advice?.map(({ ref }) => ref) ?? NOTHING);
  return guide?.step.isRead && showing === undefined ? guide.step.points : NOTHING;
});

/** A game's own table element, drawing what the session shows. Its name comes from the box, never from outside. */
export function board(session: Session): TemplateResult {
  const { view, line } = shownOf(session);
  const tag = unsafeStatic(session.box.table);
  return html`<${tag}
    .view=${view}
    .viewer=${session.viewer}
    .names=${namesOf(session)}
    .offers=${offersOf(session)}
    .line=${line}
    .shows=${showsOf(session)}
    .lately=${latelyOf(session)}
  ></${tag}>`;
}
