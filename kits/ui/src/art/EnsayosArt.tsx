import { Art, type ArtProps } from './Art.tsx';
import { Sparks } from './parts/Sparks.tsx';

/** A practice test: an answer sheet and the pencil that fills it. */
export function EnsayosArt(props: ArtProps) {
  return (
    <Art {...props}>
      <rect x="34" y="16" width="72" height="92" rx="9" fill="var(--color-art-paper)" />
      <path d="M46 30h28" stroke="var(--color-art-shade)" strokeWidth="5" />
      <g fill="var(--color-art-paper)">
        <circle cx="49" cy="48" r="5" />
        <circle cx="63" cy="48" r="5" fill="var(--area-vivid)" />
        <circle cx="77" cy="48" r="5" />
        <circle cx="91" cy="48" r="5" />
        <circle cx="49" cy="66" r="5" />
        <circle cx="63" cy="66" r="5" />
        <circle cx="77" cy="66" r="5" fill="var(--area-vivid)" />
        <circle cx="91" cy="66" r="5" />
        <circle cx="49" cy="84" r="5" fill="var(--area-vivid)" />
        <circle cx="63" cy="84" r="5" />
        <circle cx="77" cy="84" r="5" />
        <circle cx="91" cy="84" r="5" />
      </g>
      <path d="M128 30c4-3 12 1 12 7L106 98l-13 10 2-17Z" fill="var(--color-spark-vivid)" />
      <path d="m120 44 13 7M95 91l11 7" />
      <Sparks at={[[124, 98]]} />
    </Art>
  );
}
