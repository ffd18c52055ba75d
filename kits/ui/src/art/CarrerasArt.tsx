import { Art, type ArtProps } from './Art.tsx';
import { Course } from './parts/Course.tsx';

/** Carreras: a mountain that has graduated. */
export function CarrerasArt(props: ArtProps) {
  return (
    <Art {...props} area="carreras">
      <path d="M20 102 72 38c4-5 12-5 16 0l48 64c-26 12-88 12-116 0Z" fill="var(--area-vivid)" />
      <path d="M57 40v13c13 9 33 9 46 0V40Z" fill="var(--area)" />
      <path d="M38 33 80 15l42 18-42 18Z" fill="var(--area)" />
      <path d="M80 33 113 39v18" stroke="var(--color-spark-vivid)" />
      <circle cx="113" cy="60" r="4" fill="var(--color-spark-vivid)" />
      <path d="M68 74v.1M92 74v.1" strokeWidth="6" />
      <path d="M73 84c5 5 9 5 14 0" />
      <Course d="M34 106c14-2 8-14 22-16" />
    </Art>
  );
}
