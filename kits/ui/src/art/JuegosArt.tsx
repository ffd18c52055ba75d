import { Art, type ArtProps } from './Art.tsx';
import { Boat } from './parts/Boat.tsx';
import { Sparks } from './parts/Sparks.tsx';

/** Juegos: a sea to play with. */
export function JuegosArt(props: ArtProps) {
  return (
    <Art {...props} area="juegos">
      <rect x="20" y="38" width="120" height="62" rx="28" fill="var(--area-vivid)" />
      <rect x="54" y="46" width="52" height="44" rx="7" fill="var(--color-art-paper)" />
      <Boat at="translate(80 78) scale(0.58)" />
      <path d="M58 80c5-4 10-4 15 0s10 4 15 0 10-4 14 0" stroke="var(--area)" />
      <path d="M30 69h16M38 61v16" stroke="var(--color-art-paper)" strokeWidth="5" />
      <g fill="var(--color-spark-vivid)">
        <circle cx="117" cy="75" r="5" />
        <circle cx="127" cy="63" r="5" />
      </g>
      <path d="M66 38V28h28v10" fill="var(--area)" />
      <Sparks
        at={[
          [40, 24],
          [124, 26],
        ]}
      />
    </Art>
  );
}
