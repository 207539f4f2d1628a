import type { Seat } from '../../engine/ask.ts';
import type { Language } from '../../language/language.ts';
import type { NewGame, Settings, Tiding } from './model.ts';
import type { WayOut } from './trouble-model.ts';

/** What a screen asks the app to do. */
export type ScreenRequest =
  | { readonly do: 'home' }
  | { readonly do: 'back' }
  | { readonly do: 'close' }
  | { readonly do: 'rules'; readonly game?: string; readonly section?: string }
  | { readonly do: 'settings' }
  | { readonly do: 'about' }
  /* Home */
  | { readonly do: 'open-link'; readonly text: string }
  | { readonly do: 'paste' }
  | { readonly do: 'scan' }
  | { readonly do: 'open-game'; readonly id: string }
  | { readonly do: 'open-other'; readonly link: string }
  | { readonly do: 'dismiss-link'; readonly link: string }
  | { readonly do: 'resend'; readonly id: string }
  | { readonly do: 'rename'; readonly id: string; readonly label: string }
  | { readonly do: 'file'; readonly id: string; readonly away: boolean }
  | { readonly do: 'delete'; readonly id: string }
  | { readonly do: 'new-game'; readonly game: string }
  | { readonly do: 'course'; readonly how: 'goOn' | 'anew' | 'play' }
  /* New game */
  | { readonly do: 'play-now'; readonly game: string }
  | { readonly do: 'deal'; readonly newGame: NewGame }
  /* The lap of a sealed game */
  | { readonly do: 'join'; readonly seat: Seat; readonly name: string }
  | { readonly do: 'pass-lap'; readonly by: 'share' | 'copy' }
  | { readonly do: 'deal-sealed' }
  | { readonly do: 'play-unsealed'; readonly seat: Seat }
  /* How fair a sealed game is */
  | { readonly do: 'fairness' }
  | { readonly do: 'lost-key' }
  | { readonly do: 'check-seals' }
  | { readonly do: 'new-key'; readonly seat: Seat }
  | { readonly do: 'send-certificate'; readonly by: 'share' | 'copy' }
  /* Hand-over */
  | { readonly do: 'hand-over' }
  | { readonly do: 'note'; readonly text: string }
  | { readonly do: 'tell'; readonly tiding: Tiding; readonly isTold: boolean }
  | { readonly do: 'share' }
  | { readonly do: 'copy' }
  | { readonly do: 'email' }
  | { readonly do: 'pass' }
  | { readonly do: 'save-file' }
  | { readonly do: 'undo' }
  /* The private link of a seat */
  | { readonly do: 'copy-seat' }
  | { readonly do: 'share-seat' }
  /* The end */
  | { readonly do: 'share-result'; readonly as: 'text' | 'picture' }
  | { readonly do: 'replay' }
  | { readonly do: 'rematch' }
  /* Settings */
  | { readonly do: 'language'; readonly language: Language }
  | { readonly do: 'set'; readonly settings: Partial<Settings> }
  | { readonly do: 'export' }
  | { readonly do: 'import'; readonly file: File }
  | { readonly do: 'keep-storage' }
  /** Hints and lessons as if nobody had ever had them. */
  | { readonly do: 'teach-again' }
  | { readonly do: 'update' }
  | { readonly do: 'update-later' }
  /* Trouble */
  | { readonly do: 'way-out'; readonly way: WayOut }
  /* Seats */
  | { readonly do: 'claim'; readonly seat: Seat }
  | { readonly do: 'stand-up'; readonly seat: Seat }
  | { readonly do: 'watch' };

export class ScreenEvent extends Event {
  static readonly type = 'screen';
  readonly request: ScreenRequest;

  constructor(request: ScreenRequest) {
    super(ScreenEvent.type, { bubbles: true, composed: true });
    this.request = request;
  }
}

declare global {
  interface HTMLElementEventMap {
    screen: ScreenEvent;
  }
}
