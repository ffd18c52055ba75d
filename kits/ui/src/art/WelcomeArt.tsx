import { Art, type ArtProps } from './Art.tsx';
import { Boat } from './parts/Boat.tsx';
import { Course } from './parts/Course.tsx';
import { Sea } from './parts/Sea.tsx';

/** Whoever arrives: a lighthouse with its light on, and a boat that comes in. */
export function WelcomeArt(props: ArtProps) {
  return (
    <Art {...props}>
      <path d="M104 35 140 25v20Z" fill="var(--color-spark-vivid)" fillOpacity="0.35" stroke="none" />
      <path d="M86 34 44 24v20Z" fill="var(--color-spark-vivid)" fillOpacity="0.35" stroke="none" />
      <path d="M82 96 87 44h16l5 52Z" fill="var(--color-art-paper)" />
      <path d="m85 64 20-3 1 12-22 3ZM83 88l24-4 1 12H82Z" fill="var(--area-vivid)" stroke="none" />
      <path d="M82 96 87 44h16l5 52" />
      <rect x="87" y="28" width="16" height="14" fill="var(--color-spark-vivid)" />
      <path d="M82 28 95 15l13 13ZM82 44h26" fill="var(--area)" />
      <Boat at="translate(52 83) scale(0.74)" />
      <Sea />
      <Course d="M26 66c-2 8-1 12 1 16" />
    </Art>
  );
}
