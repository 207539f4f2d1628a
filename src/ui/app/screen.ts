import type { Opening } from './links/opening.ts';
import type { Page } from './pages.ts';

/** What fills the screen. */
export type Screen =
  | { readonly kind: 'opening' }
  | Page
  | { readonly kind: 'table' }
  | { readonly kind: 'claim' }
  | { readonly kind: 'curtain' }
  | { readonly kind: 'end' }
  | (Opening & { readonly kind: 'trouble' });

/** What lies on top of the screen. */
export type Sheet = 'hand-over' | 'move-seat' | 'scan';
