import { Art, type ArtProps } from './Art.tsx';
import { Course } from './parts/Course.tsx';
import { Sea } from './parts/Sea.tsx';
import { Sparks } from './parts/Sparks.tsx';

/** Nothing here yet: a message in a bottle that is still on its way. */
export function EmptyArt(props: ArtProps) {
  return (
    <Art {...props}>
      <g transform="rotate(-22 80 66)">
        <rect x="40" y="44" width="66" height="34" rx="15" fill="var(--color-art-paper)" />
        <rect x="106" y="52" width="16" height="18" rx="4" fill="var(--color-art-paper)" />
        <rect x="122" y="54" width="9" height="14" rx="3" fill="var(--color-spark-vivid)" />
        <path d="M56 53h30c5 0 5 16 0 16H56c5-3 5-13 0-16Z" fill="var(--area-soft)" />
        <path d="M64 61h14" stroke="var(--area-vivid)" />
      </g>
      <Sea />
      <Course d="M24 60c2-14 10-22 22-26" />
      <Sparks
        at={[
          [52, 30],
          [128, 70],
        ]}
      />
    </Art>
  );
}
