import { Art, type ArtProps } from './Art.tsx';
import { Sea } from './parts/Sea.tsx';

/** Something broke: the boat with a patch on its sail, and help beside it. */
export function ErrorArt(props: ArtProps) {
  return (
    <Art {...props}>
      <g transform="translate(70 77) rotate(-12)">
        <path d="M0 0v-62" />
        <path d="M4-58C24-44 33-26 35-8H4Z" fill="var(--color-art-paper)" />
        <path d="M-4-50C-10-32-18-18-30-8h26Z" fill="var(--color-spark-vivid)" />
        <path d="M9-26h13v13H9Z" fill="var(--area-vivid)" />
        <path d="M9-20h-3M25-20h-3M15-26v-3M15-10v-3" strokeWidth="2" />
        <path d="M-36 0h72c-5 15-15 21-27 21H-8C-21 21-31 15-36 0Z" fill="var(--area)" />
      </g>
      <Sea />
      <circle cx="116" cy="88" r="9" stroke="var(--color-spark-vivid)" strokeWidth="7" />
      <circle cx="116" cy="88" r="13" />
      <circle cx="116" cy="88" r="5.5" />
    </Art>
  );
}
