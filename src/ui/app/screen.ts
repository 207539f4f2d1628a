import type { Opening } from './links/opening.ts';
import type { Page } from './pages.ts';
import type { Session } from './session/session.ts';

/** A game on the screen: its table, the seats to choose from, a curtain before it, or its end. */
export interface GameScreen {
  readonly kind: 'table' | 'claim' | 'curtain' | 'end';
  readonly session: Session;
}

/** What fills the screen. */
export type Screen =
  | { readonly kind: 'opening' }
  | Page
  | GameScreen
  | (Opening & { readonly kind: 'trouble' | 'lap' });

/** The game on the screen, if there is one. */
export function sessionOn(screen: Screen): Session | undefined {
  return 'session' in screen ? screen.session : undefined;
}

/** What lies on top of the screen. */
export type Sheet = 'hand-over' | 'move-seat' | 'scan' | 'fairness' | 'certificate' | 'lost-key';
