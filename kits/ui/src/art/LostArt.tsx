import { Art, type ArtProps } from './Art.tsx';
import { Sea } from './parts/Sea.tsx';
import { Sparks } from './parts/Sparks.tsx';

/** No such place: an island with a signpost that points everywhere. */
export function LostArt(props: ArtProps) {
  return (
    <Art {...props}>
      <path d="M36 92c8-22 76-24 90 0Z" fill="var(--color-spark-vivid)" />
      <path d="M77 80V24h7v56" fill="var(--color-art-paper)" />
      <path d="M84 30h32l9 9-9 9H84Z" fill="var(--color-art-paper)" />
      <path d="M77 52H48l-9 9 9 9h29Z" fill="var(--area-vivid)" />
      <path d="M96 36c1-4 8-4 8 0 0 3-4 3-4 6" />
      <path d="M100 45v.1" strokeWidth="3" />
      <path d="M66 61H51" stroke="var(--color-art-paper)" />
      <Sea />
      <Sparks
        at={[
          [36, 38],
          [122, 66],
        ]}
      />
    </Art>
  );
}
