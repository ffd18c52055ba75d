import { Art, type ArtProps } from './Art.tsx';
import { Boat } from './parts/Boat.tsx';
import { Sparks } from './parts/Sparks.tsx';

/** Matemática 2: a bridge that is a parabola, and a wave below it. */
export function M2Art(props: ArtProps) {
  return (
    <Art {...props} area="m2">
      <circle cx="80" cy="52" r="15" fill="var(--color-spark-vivid)" />
      <path d="M80 36v46M58 45v37M102 45v37M40 66v16M120 66v16" stroke="var(--color-art-shade)" />
      <path d="M26 98C46 16 114 16 134 98" stroke="var(--area-vivid)" strokeWidth="7" />
      <path d="M22 82h116" />
      <Boat at="translate(80 100) scale(0.62)" />
      <path d="M30 106c8-6 17-6 25 0s17 6 25 0 17-6 25 0 17 6 25 0" stroke="var(--area)" />
      <Sparks
        at={[
          [122, 30],
          [36, 36],
        ]}
      />
    </Art>
  );
}
