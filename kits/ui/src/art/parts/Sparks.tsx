interface SparksProps {
  readonly at: readonly (readonly [x: number, y: number])[];
}

/** Small lights with four points. */
export function Sparks({ at }: SparksProps) {
  return (
    <path
      d={at.map(([x, y]) => `M${x} ${y - 6}q1 5 6 6-5 1-6 6-1-5-6-6 5-1 6-6Z`).join('')}
      fill="var(--color-spark-vivid)"
      stroke="none"
    />
  );
}
