import { Art, type ArtProps } from './Art.tsx';
import { Sparks } from './parts/Sparks.tsx';

/** Not open yet: the boat is on the stocks. */
export function UpcomingArt(props: ArtProps) {
  return (
    <Art {...props}>
      <path d="m50 92-9 16M110 92l9 16M34 108h92" />
      <path d="M34 66h92c-6 22-20 32-40 32H74C54 98 40 88 34 66Z" fill="var(--color-art-paper)" />
      <path d="M34 66h52c-2 12-6 24-14 32-18-1-32-11-38-32Z" fill="var(--area-vivid)" />
      <path d="M38 76h46M46 87h34M98 66c-1 12-4 24-9 32M112 66c-3 12-9 22-15 29" />
      <path d="M80 66V18" strokeDasharray="1 6" />
      <path d="M84 24c16 10 24 24 26 36H84Z" stroke="var(--color-spark-vivid)" strokeDasharray="1 6" />
      <path d="m52 50 10-22M56 24l14 6-3 7-14-6Z" fill="var(--color-spark-vivid)" />
      <Sparks
        at={[
          [38, 40],
          [128, 36],
        ]}
      />
    </Art>
  );
}
