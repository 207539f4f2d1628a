import { css } from 'lit';

/** The end arrives as a satellite's bulletin, line by line. */
export const paper = css`
  :host {
    --paper: light-dark(#e9f0f1, var(--co2-ocean));
    --paper-ink: light-dark(var(--co2-ocean), var(--co2-text));
    --paper-accent: light-dark(#a83a1f, var(--co2-alarm));
  }
  .paper {
    background: repeating-linear-gradient(color-mix(in srgb, var(--paper-ink) 4%, transparent) 0 1px, transparent 1px 4px) var(--paper);
  }
`;
