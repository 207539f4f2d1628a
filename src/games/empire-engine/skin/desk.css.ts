import { css } from 'lit';

/** The bench: plates of iron, riveted together. */
export const deskStyle = css`
  .ground {
    background:
      radial-gradient(circle at 16px 16px, var(--eng-rivet) 3.5px, transparent 4.5px) 0 0 / 64px 192px,
      linear-gradient(var(--eng-plate-2) 2px, transparent 2px) 0 0 / 100% 192px,
      linear-gradient(90deg, var(--eng-plate-2) 2px, transparent 2px) 0 0 / 256px 100%,
      var(--eng-iron);
  }
`;
