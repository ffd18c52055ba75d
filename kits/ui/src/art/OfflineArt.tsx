import { Art, type ArtProps } from './Art.tsx';
import { Boat } from './parts/Boat.tsx';
import { Course } from './parts/Course.tsx';
import { Sea } from './parts/Sea.tsx';

/** No connection: the boat goes on below a cloud without signal. */
export function OfflineArt(props: ArtProps) {
  return (
    <Art {...props}>
      <path
        d="M54 56c-11 0-17-6-17-14s6-14 15-13c4-10 14-15 25-13s18 9 20 17c11-2 19 3 19 12s-7 11-16 11Z"
        fill="var(--color-art-paper)"
      />
      <path d="M60 35c10-8 24-8 34 0M67 43c6-4 14-4 20 0M77 50v.1" stroke="var(--color-art-shade)" strokeWidth="3.5" />
      <path d="m60 28 34 24" stroke="var(--color-spark-vivid)" strokeWidth="3.5" />
      <Boat at="translate(78 83) scale(0.72)" />
      <Sea />
      <Course d="M106 78c10-2 18-8 22-18" />
    </Art>
  );
}
