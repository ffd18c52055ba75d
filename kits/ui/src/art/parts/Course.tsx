interface CourseProps {
  readonly d: string;
}

/** The course that is still to be sailed. */
export function Course({ d }: CourseProps) {
  return <path d={d} stroke="var(--color-spark-vivid)" strokeWidth="3" strokeDasharray="0.1 6.5" />;
}
