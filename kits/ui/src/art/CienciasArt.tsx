import { Art, type ArtProps } from './Art.tsx';
import { Boat } from './parts/Boat.tsx';
import { Sparks } from './parts/Sparks.tsx';

/** Ciencias: a sea in a flask, and an atom above it. */
export function CienciasArt(props: ArtProps) {
  return (
    <Art {...props} area="ciencias">
      <path d="M73 24v24L47 93c-4 7 0 13 8 13h50c8 0 12-6 8-13L87 48V24Z" fill="var(--color-art-paper)" />
      <Boat at="translate(79 79) scale(0.6)" />
      <path d="M55 79c8-5 16-5 25 0s16 5 25 0l8 14c4 7 0 13-8 13H55c-8 0-12-6-8-13Z" fill="var(--area-vivid)" />
      <path d="M67 24h26" strokeWidth="5" />
      <g fill="var(--color-art-paper)">
        <circle cx="66" cy="94" r="3.5" />
        <circle cx="84" cy="97" r="2.5" />
        <circle cx="95" cy="91" r="4" />
      </g>
      <g stroke="var(--area)">
        <ellipse cx="122" cy="44" rx="17" ry="6.5" transform="rotate(35 122 44)" />
        <ellipse cx="122" cy="44" rx="17" ry="6.5" transform="rotate(-35 122 44)" />
      </g>
      <circle cx="122" cy="44" r="4.5" fill="var(--color-spark-vivid)" />
      <Sparks at={[[38, 46]]} />
    </Art>
  );
}
