import { Art, type ArtProps } from './Art.tsx';
import { Course } from './parts/Course.tsx';
import { Pennant } from './parts/Pennant.tsx';

/** Matemática 1: steps that climb a chart, measured with a set square. */
export function M1Art(props: ArtProps) {
  return (
    <Art {...props} area="m1">
      <rect x="30" y="22" width="88" height="82" rx="9" fill="var(--color-art-paper)" />
      <path d="M42 40h64M42 58h64M42 76h64" stroke="var(--color-art-shade)" strokeWidth="2" />
      <path d="M48 94V78h15v16ZM68 94V62h15v32ZM88 94V46h15v48Z" fill="var(--area-vivid)" />
      <path d="M42 32v62h66" />
      <Course d="M55 70 75 53 92 40" />
      <Pennant x={96} y={46} />
      <path d="M94 112h46V64ZM116 102h14V88Z" fill="var(--color-spark-vivid)" fillRule="evenodd" />
    </Art>
  );
}
