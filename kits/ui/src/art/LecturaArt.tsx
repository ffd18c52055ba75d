import { Art, type ArtProps } from './Art.tsx';
import { Boat } from './parts/Boat.tsx';
import { Sparks } from './parts/Sparks.tsx';

/** Competencia Lectora: a book whose sea one sails. */
export function LecturaArt(props: ArtProps) {
  return (
    <Art {...props} area="cl">
      <path d="M27 49v49c18-5 38-3 53 6 15-9 35-11 53-6V49Z" fill="var(--area-vivid)" />
      <Boat at="translate(80 47) scale(0.95)" />
      <path
        d="M80 54C67 45 48 42 32 46v45c16-4 35-1 48 8 13-9 32-12 48-8V46c-16-4-35-1-48 8Z"
        fill="var(--color-art-paper)"
      />
      <path d="M80 54v44" />
      <path d="M41 58c10-1 20 1 29 6M41 69c10-1 20 1 29 6M41 80c8-1 13 0 18 2" stroke="var(--color-art-shade)" />
      <path d="M90 66c5-5 9-4 14-1s9 2 14-3M90 79c5-5 9-4 14-1s9 2 14-3" stroke="var(--area-vivid)" />
      <Sparks
        at={[
          [38, 30],
          [124, 30],
        ]}
      />
    </Art>
  );
}
