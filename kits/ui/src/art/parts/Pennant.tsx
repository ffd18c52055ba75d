interface PennantProps {
  /** Foot of its pole. */
  readonly x: number;
  readonly y: number;
}

/** Marks where one wants to arrive. */
export function Pennant({ x, y }: PennantProps) {
  return <path d={`M${x} ${y}v-24l18 6-18 7`} fill="var(--color-spark-vivid)" />;
}
