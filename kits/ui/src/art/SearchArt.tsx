import { Art, type ArtProps } from './Art.tsx';
import { Course } from './parts/Course.tsx';
import { Sparks } from './parts/Sparks.tsx';

/** Nothing was found: a spyglass on the horizon. */
export function SearchArt(props: ArtProps) {
  return (
    <Art {...props}>
      <path d="M60 106 74 76M96 106 82 76" />
      <g transform="rotate(-24 78 66)">
        <rect x="30" y="56" width="30" height="18" rx="4" fill="var(--color-art-paper)" />
        <rect x="58" y="52" width="30" height="26" rx="4" fill="var(--area-vivid)" />
        <rect x="86" y="47" width="34" height="36" rx="6" fill="var(--area)" />
        <path d="M114 47v36" stroke="var(--color-spark-vivid)" strokeWidth="5" />
      </g>
      <circle cx="78" cy="74" r="5" fill="var(--color-spark-vivid)" />
      <Course d="M128 34c4-6 4-10 2-16" />
      <Sparks
        at={[
          [44, 34],
          [70, 24],
          [120, 84],
        ]}
      />
    </Art>
  );
}
