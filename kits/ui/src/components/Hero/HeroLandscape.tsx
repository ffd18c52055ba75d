interface HeroLandscapeProps {
  readonly className: string | undefined;
}

const FAR =
  'M0 98 46 74 82 90 150 42 176 64 198 54 246 96 300 58 330 76 372 32 414 74 440 62 498 102 552 52 584 74 612 62 668 94 724 48 758 68 800 54V160H0Z';
const NEAR =
  'M0 134 64 112 112 124 172 92 206 106 236 76 272 104 318 122 396 92 446 112 496 128 566 98 616 116 672 130 742 104 800 126V160H0Z';
const WAY = 'M0 152C80 148 150 140 236 76S330 128 396 92 500 134 566 98 690 120 800 82';

/** Drawn in place: a request less, and its colours follow the tokens. */
export function HeroLandscape({ className }: HeroLandscapeProps) {
  return (
    <svg className={className} viewBox="0 0 800 160" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path d={FAR} fill="var(--color-hero-far)" />
      <path d={NEAR} fill="var(--color-hero-near)" />
      <path
        d={WAY}
        fill="none"
        stroke="var(--color-spark)"
        strokeWidth="2.5"
        strokeDasharray="1 7"
        strokeLinecap="round"
      />
      <g fill="var(--color-spark)">
        <circle cx="236" cy="76" r="5" />
        <circle cx="396" cy="92" r="5" />
        <circle cx="566" cy="98" r="5" />
      </g>
    </svg>
  );
}
