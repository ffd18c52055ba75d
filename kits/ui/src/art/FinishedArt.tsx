import { Art, type ArtProps } from './Art.tsx';
import { Course } from './parts/Course.tsx';
import { Sparks } from './parts/Sparks.tsx';

/** Done: the pennant stands on the summit. */
export function FinishedArt(props: ArtProps) {
  return (
    <Art {...props}>
      <circle cx="104" cy="46" r="20" fill="var(--color-spark-vivid)" />
      <path d="M18 96 50 58l16 17 22-38 52 59c-8 10-30 15-61 15s-55-6-61-15Z" fill="var(--area-vivid)" />
      <path d="M88 37 72 64l9-5 7 7 8-7 10 6ZM50 58 39 71l6 2 5-4 6 4 6-3Z" fill="var(--color-art-paper)" />
      <path d="M88 37V10l26 8-26 10" fill="var(--area)" />
      <Course d="M30 102c16-14 30 6 44-10s6-16 12-22" />
      <Sparks
        at={[
          [40, 30],
          [62, 20],
          [134, 24],
        ]}
      />
    </Art>
  );
}
