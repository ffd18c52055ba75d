import { Art, type ArtProps } from './Art.tsx';
import { Course } from './parts/Course.tsx';

/** Historia y Ciencias Sociales: a moai that has seen the sun go down often. */
export function HistoriaArt(props: ArtProps) {
  return (
    <Art {...props} area="hcs">
      <circle cx="112" cy="52" r="19" fill="var(--color-spark-vivid)" />
      <path d="M20 92c26-14 92-14 122-2-6 14-28 21-63 21S26 106 20 92Z" fill="var(--area-vivid)" />
      <path d="M60 27h26v-9c0-3-2-4-5-4H65c-3 0-5 1-5 4Z" fill="var(--area)" />
      <path
        d="M45 98V50c0-15 7-23 20-23h18c9 0 13 6 13 13l-2 7 9 19c1 3 0 4-3 4l-5 1 4 5-4 4 3 6c1 4-1 7-6 7h-4l1 11c-15 3-30 2-44-6Z"
        fill="var(--color-art-shade)"
      />
      <path d="M78 48h15" strokeWidth="4" />
      <path d="M58 50v17c0 5 8 5 8 0V53M88 80h8" />
      <Course d="M122 96c8-4 10-10 6-16" />
    </Art>
  );
}
