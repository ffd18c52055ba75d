interface BoatProps {
  /** `transform` of SVG; the middle of the waterline is at 0 0, and it is 42 units wide and 47 high. */
  readonly at: string;
}

/** The boat that crosses: copper jib, paper sail, hull of the area. */
export function Boat({ at }: BoatProps) {
  return (
    <g transform={at}>
      <path d="M0 0V-34" />
      <path d="M3-32c12 8 17 18 18 28H3Z" fill="var(--color-art-paper)" />
      <path d="M-3-28C-6-18-11-10-17-4H-3Z" fill="var(--color-spark-vivid)" />
      <path d="M-21 0h42c-3 9-9 13-16 13H-4C-12 13-18 9-21 0Z" fill="var(--area)" />
    </g>
  );
}
