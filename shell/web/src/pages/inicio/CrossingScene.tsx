import css from './inicio.module.css';

const FAR =
  'M0 214 96 168 170 196 286 112 352 158 432 92 520 176 604 138 700 206 806 120 880 172 972 104 1064 182 1130 150 1200 196V320H0Z';
const NEAR = 'M0 262 120 222 214 250 330 176 430 244 540 214 640 262 742 190 840 246 960 198 1066 256 1200 222V330H0Z';
const SNOW =
  'M286 112 326 140 306 158 284 142 258 164 240 145ZM432 92 468 126 446 144 424 124 398 146 390 127ZM806 120 846 148 824 166 802 148 776 168 756 145ZM972 104 1012 138 988 156 964 136 940 156 928 136Z';
const SEA =
  'M0 300C80 290 140 310 220 300S360 290 440 300 580 310 660 300 800 290 880 300 1020 310 1100 300 1160 294 1200 298V420H0Z';
const WAVES = [
  'M40 336c24-12 40-12 64 0s40 12 64 0 40-12 64 0',
  'M300 372c24-12 40-12 64 0s40 12 64 0 40-12 64 0',
  'M760 344c24-12 40-12 64 0s40 12 64 0 40-12 64 0',
  'M960 384c24-12 40-12 64 0s40 12 64 0 40-12 64 0',
];
const COURSE = 'M600 330C660 352 720 330 700 300S590 262 640 262 738 240 742 190';

/** A small boat between the sea and the Andes, its course marked up to the pass. Decoration. */
export function CrossingScene() {
  return (
    <svg
      className={css.scene}
      viewBox="0 0 1200 420"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <g className={css.light}>
        <circle cx="250" cy="40" r="2" />
        <circle cx="398" cy="24" r="1.6" />
        <circle cx="560" cy="58" r="2" />
        <circle cx="690" cy="30" r="1.6" />
        <circle cx="1010" cy="46" r="2" />
      </g>
      <circle className={css.sun} cx="476" cy="146" r="58" />
      <path className={css.far} d={FAR} />
      <path className={css.snow} d={SNOW} />
      <path className={css.near} d={NEAR} />
      <path className={css.sea} d={SEA} />
      {WAVES.map((wave) => (
        <path key={wave} className={css.wave} d={wave} />
      ))}
      <path className={css.course} d={COURSE} />
      <circle className={css.mark} cx="700" cy="300" r="6" />
      <circle className={css.mark} cx="640" cy="262" r="6" />
      <path className={css.flag} d="M742 190V150l-30 11 28 11" />
      <g className={css.boat}>
        <path className={css.light} d="M566 318V222c34 22 50 56 54 88Z" />
        <path className={css.sail} d="M556 312c-16-2-30-1-42 2 18-22 32-48 42-78Z" />
        <path className={css.mast} d="M561 214V324" />
        <path className={css.hull} d="M498 322c44 8 96 8 142-2-10 26-26 38-48 38h-52c-20 0-34-12-42-36Z" />
      </g>
    </svg>
  );
}
