import { Art, type ArtProps } from './Art.tsx';
import { Course } from './parts/Course.tsx';
import { Pennant } from './parts/Pennant.tsx';

/** The plan of study: a map with the stops behind and the next ahead. */
export function EstudioArt(props: ArtProps) {
  return (
    <Art {...props} area="estudio">
      <path d="M26 40 61 28l38 12 35-12v66L99 106 61 94 26 106Z" fill="var(--color-art-paper)" />
      <path d="M61 28 99 40v66L61 94Z" fill="var(--area-soft)" stroke="none" />
      <path d="M66 82 78 62l8 11 5-6 8 15Z" fill="var(--area-vivid)" />
      <path d="M26 40 61 28l38 12 35-12v66L99 106 61 94 26 106ZM61 28v66M99 40v66" />
      <Course d="M40 90c4-16 16-6 22-18s18-24 34-18 14-2 18-6" />
      <g fill="var(--area)">
        <circle cx="40" cy="90" r="5" />
        <circle cx="63" cy="70" r="5" />
      </g>
      <circle cx="96" cy="54" r="5" fill="var(--color-art-paper)" />
      <Pennant x={116} y={48} />
    </Art>
  );
}
