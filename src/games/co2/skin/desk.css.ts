import { css } from 'lit';

/** The ocean, scanned line by line, and the orbits above it. */
export const deskStyle = css`
  .ground {
    --orbit: color-mix(in srgb, var(--co2-scan) 34%, transparent);
    background:
      radial-gradient(circle, transparent 319px, var(--orbit) 320px 322px, transparent 323px 509px, var(--orbit) 510px 511px, transparent 512px),
      repeating-linear-gradient(color-mix(in srgb, var(--co2-scan) 15%, transparent) 0 1px, transparent 1px 5px),
      var(--co2-ocean);
  }
`;
