import type { TemplateResult } from 'lit';
import { html, unsafeStatic } from 'lit/static-html.js';
import type { Ref } from '../../../engine/ask.ts';
import type { Seal } from '../../kit/seal-sign.ts';
import { namesOf } from './names.ts';
import { latelyOf, offersOf, shownOf } from './presenting.ts';
import { remembering } from './remembering.ts';
import type { Session } from './session.ts';

const NOTHING: readonly Ref[] = [];
const NO_SEALS: readonly Seal[] = [];

/** What a course speaks of while there is nothing to do but to read; or the moves of a hint. */
const showsOf = remembering(({ guide, showing, play, hint, chosen }: Session): readonly Ref[] => {
  if (hint?.about === play) return chosen ? [chosen] : (hint.advice?.map(({ ref }) => ref) ?? NOTHING);
  return guide?.step.isRead && showing === undefined ? guide.step.points : NOTHING;
});

/** What everybody has put into a sealed game; nothing in any other. */
const sealsOf = remembering(({ envelope, play, sealing }: Session): readonly (Seal | undefined)[] =>
  sealing ? envelope.names.map((_, seat) => sealing.sealOf(play, seat)) : NO_SEALS,
);

/** A game's own table element, drawing what the session shows. Its name comes from the box, never from outside. */
export function board(session: Session): TemplateResult {
  const { view, line } = shownOf(session);
  const tag = unsafeStatic(session.box.table);
  return html`<${tag}
    .view=${view}
    .viewer=${session.viewer}
    .names=${namesOf(session)}
    .seals=${sealsOf(session)}
    .offers=${offersOf(session)}
    .line=${line}
    .shows=${showsOf(session)}
    .lately=${latelyOf(session)}
  ></${tag}>`;
}
