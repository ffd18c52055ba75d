import { Art, type ArtProps } from './Art.tsx';
import { Pennant } from './parts/Pennant.tsx';
import { Sparks } from './parts/Sparks.tsx';

/** The calculator, whose figures are mountains to be crossed. */
export function CalculadoraArt(props: ArtProps) {
  return (
    <Art {...props}>
      <rect x="46" y="12" width="68" height="98" rx="14" fill="var(--area-vivid)" />
      <rect x="55" y="22" width="50" height="28" rx="6" fill="var(--color-art-paper)" />
      <path d="m60 45 12-12 8 7 9-11 12 16" />
      <Pennant x={89} y={29} />
      <g fill="var(--color-art-paper)">
        <rect x="56" y="59" width="11" height="10" rx="3" />
        <rect x="75" y="59" width="11" height="10" rx="3" />
        <rect x="94" y="59" width="11" height="10" rx="3" />
        <rect x="56" y="75" width="11" height="10" rx="3" />
        <rect x="75" y="75" width="11" height="10" rx="3" />
        <rect x="56" y="91" width="30" height="10" rx="3" />
        <rect x="94" y="75" width="11" height="26" rx="3" fill="var(--color-spark-vivid)" />
      </g>
      <Sparks
        at={[
          [34, 40],
          [128, 80],
        ]}
      />
    </Art>
  );
}
