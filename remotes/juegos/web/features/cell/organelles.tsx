import css from './cell.module.css';
import { useFill } from './paints.tsx';
import { arc, blob, type Point, scatter, smooth } from './shapes.ts';

/** Middle of it, and degrees that it is turned by. */
export interface Placed {
  readonly at: Point;
  readonly turn?: number;
  readonly scale?: number;
}

const place = ({ at: [x, y], turn = 0, scale = 1 }: Placed): string =>
  `translate(${x} ${y})${turn === 0 ? '' : ` rotate(${turn})`}${scale === 1 ? '' : ` scale(${scale})`}`;

const CRISTAE = smooth(
  [
    [-17, 0],
    [-15, -5],
    [-12, 4],
    [-9, -5.5],
    [-5.5, 5],
    [-2, -6],
    [1.5, 5.5],
    [5, -6],
    [8.5, 5],
    [12, -5],
    [15, 4],
    [17, 0],
  ],
  false,
);

/** 48 by 22: a capsule cut open, with the folds of its inner membrane. */
export function Mitochondrion(placed: Placed) {
  const fill = useFill();
  return (
    <g transform={place(placed)} data-paint="mitochondrion">
      <rect className={css.shadow} x={-22} y={-7} width={48} height={21} rx={10.5} />
      <rect fill={fill('mitochondrion')} x={-24} y={-11} width={48} height={22} rx={11} />
      <rect className={css.deep} x={-20.5} y={-7.5} width={41} height={15} rx={7.5} />
      <path className={css.tube} strokeWidth={3.4} d={CRISTAE} />
      <path className={css.hollow} strokeWidth={1.5} d={CRISTAE} />
      <ellipse className={css.light} cx={-7} cy={-9} rx={12} ry={1.2} />
    </g>
  );
}

const GRANA: readonly Point[] = [
  [-16, -1],
  [-7, 3],
  [2, -3],
  [11, 2],
  [19, -1],
];

/** 60 by 30: a lens with piles of discs. */
export function Chloroplast(placed: Placed) {
  const fill = useFill();
  return (
    <g transform={place(placed)} data-paint="green">
      <ellipse className={css.shadow} cx={2} cy={4} rx={30} ry={14.5} />
      <ellipse fill={fill('green')} rx={30} ry={15} />
      <ellipse className={css.deep} rx={26} ry={11.5} />
      <path className={css.thread} strokeWidth={1} d="M-22 0Q-10 6 0 0T23 0M-18 4Q0 -6 20 3" />
      {GRANA.map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          {[-4, -1.3, 1.4, 4.1].map((up) => (
            <ellipse key={up} className={css.solid} cy={up} rx={3.8} ry={1.15} />
          ))}
        </g>
      ))}
      <ellipse className={css.light} cx={-8} cy={-11} rx={14} ry={1.6} />
    </g>
  );
}

const CHROMATIN = [
  blob([-8, 8], [20, 16], 0.9, 3, 9),
  blob([12, -10], [17, 15], 0.9, 5, 9),
  blob([2, 14], [24, 12], 0.8, 8, 11),
];
const PORES = Array.from({ length: 18 }, (_, index): Point => {
  const angle = (index * Math.PI) / 9;
  return [Math.round(445 * Math.cos(angle)) / 10, Math.round(445 * Math.sin(angle)) / 10];
});

/** 96 across: an envelope of two membranes with pores, opened, with what lies in it. */
export function Nucleus(placed: Placed) {
  const fill = useFill();
  return (
    <g transform={place(placed)} data-paint="nucleus">
      <ellipse className={css.shadow} cx={4} cy={8} rx={48} ry={46} />
      <circle fill={fill('nucleus')} r={48} />
      <circle className={css.deep} cx={1.5} cy={1.5} r={42} />
      <circle fill={fill('nucleus', true)} cx={2} cy={2.5} r={40} />
      <circle className={css.edge} r={44.5} strokeDasharray="6 2" />
      {PORES.map(([x, y]) => (
        <circle key={`${x} ${y}`} className={css.light} cx={x} cy={y} r={1.7} />
      ))}
      {CHROMATIN.map((path) => (
        <path key={path} className={css.thread} strokeWidth={1.7} d={path} />
      ))}
    </g>
  );
}

/** 28 across. */
export function Nucleolus(placed: Placed) {
  const fill = useFill();
  return (
    <g transform={place(placed)} data-paint="nucleus">
      <circle className={css.shadow} cx={1.5} cy={2.5} r={14} />
      <circle className={css.solid} r={14} />
      <circle fill={fill('nucleus')} fillOpacity={0.55} r={12} />
      {scatter(12, [0, 0], [10, 10]).map(([x, y]) => (
        <circle key={`${x} ${y}`} className={css.solid} cx={x} cy={y} r={1.3} />
      ))}
    </g>
  );
}

const SHEETS = [56, 68, 80].map((reach, index) =>
  arc([0, 0], [reach, reach * 0.97], -62 + index * 9, 66 - index * 8, 0.025),
);
const ON_SHEETS = [62, 74, 86, 50.5].flatMap((reach, sheet) =>
  Array.from({ length: 11 - sheet }, (_, index): Point => {
    const angle = ((-54 + sheet * 6 + index * (11 - sheet * 0.2)) * Math.PI) / 180;
    return [Math.round(10 * reach * Math.cos(angle)) / 10, Math.round(9.7 * reach * Math.sin(angle)) / 10];
  }),
);

/** Flat sacks around a nucleus that stands at its middle, with ribosomes on them. */
export function RoughReticulum(placed: Placed) {
  return (
    <g transform={place(placed)} data-paint="reticulum">
      {SHEETS.map((path) => (
        <g key={path}>
          <path className={css.tube} strokeWidth={8.5} strokeOpacity={0.9} d={path} />
          <path className={css.hollow} strokeWidth={5.5} d={path} />
        </g>
      ))}
      {ON_SHEETS.map(([x, y]) => (
        <circle key={`${x} ${y}`} className={css.solid} cx={x} cy={y} r={1.7} />
      ))}
    </g>
  );
}

const TUBES = smooth(
  [
    [-34, 2],
    [-22, -9],
    [-8, -2],
    [4, -11],
    [18, -4],
    [32, -10],
    [36, 3],
    [22, 8],
    [8, 3],
    [-4, 12],
    [-20, 9],
    [-34, 2],
  ],
  false,
);
const BRANCHES = 'M-22 -9Q-26 0 -20 9M4 -11Q-2 -4 8 3M18 -4Q20 2 22 8M-8 -2Q-8 6 -4 12';

/** 76 by 28: a net of tubes. */
export function SmoothReticulum(placed: Placed) {
  return (
    <g transform={place(placed)} data-paint="reticulum">
      <path className={css.tube} strokeWidth={7} d={TUBES + BRANCHES} />
      <path className={css.hollow} strokeWidth={3.6} d={TUBES + BRANCHES} />
    </g>
  );
}

const CISTERNS = [0, 1, 2, 3, 4].map((index) => {
  const half = 26 - Math.abs(index - 1.6) * 3.4;
  const up = -14 + index * 7.4;
  return { index, half, path: `M${-half} ${up + 5}Q0 ${up - 6} ${half} ${up + 5}` };
});
const VESICLES: readonly Point[] = [
  [-33, -6],
  [34, 2],
  [27, 20],
  [-24, 25],
  [4, 27],
  [-8, -25],
  [16, -22],
];

/** 66 by 56: a pile of bent sacks, and what leaves them. */
export function Golgi(placed: Placed) {
  const fill = useFill();
  return (
    <g transform={place(placed)} data-paint="golgi">
      {CISTERNS.map(({ index, half, path }) => (
        <g key={index}>
          <path className={css.tube} strokeWidth={6.6} d={path} />
          <path className={css.hollow} strokeWidth={3.8} d={path} />
          <circle className={css.plain} cx={-half} cy={-9 + index * 7.4} r={3.9} />
          <circle className={css.plain} cx={half} cy={-9 + index * 7.4} r={3.9} />
        </g>
      ))}
      {VESICLES.map(([x, y]) => (
        <circle key={`${x} ${y}`} fill={fill('golgi')} cx={x} cy={y} r={4.2} />
      ))}
    </g>
  );
}

const REMAINS = [
  blob([-3, -2], [4, 3], 0.6, 2, 7),
  blob([4, 3], [3, 2.4], 0.7, 4, 7),
  blob([-2, 5], [2.4, 1.8], 0.5, 6, 7),
];

/** 22 across. */
export function Lysosome(placed: Placed) {
  const fill = useFill();
  return (
    <g transform={place(placed)} data-paint="lysosome">
      <circle className={css.shadow} cx={1} cy={2.4} r={11} />
      <circle fill={fill('lysosome')} r={11} />
      {REMAINS.map((path) => (
        <path key={path} className={css.solid} d={path} />
      ))}
      <ellipse className={css.light} cx={-3.4} cy={-6.4} rx={3.6} ry={1.7} />
    </g>
  );
}

const TRIPLETS = Array.from({ length: 9 }, (_, index) => index * 40);

/** 44 by 30: a cylinder from its side, and one from its end. */
export function Centrioles(placed: Placed) {
  return (
    <g transform={place(placed)} data-paint="golgi">
      <rect className={css.shadow} x={-19} y={-6} width={27} height={15} rx={3} />
      <rect className={css.plain} x={-21} y={-8} width={27} height={15} rx={3} />
      <path className={css.thread} strokeWidth={1.6} d="M-20 -5H5M-20 -1.8H5M-20 1.6H5M-20 4.8H5" />
      <g transform="translate(15 1)">
        <circle className={css.plain} r={9.5} />
        {TRIPLETS.map((degrees) => (
          <g key={degrees} transform={`rotate(${degrees}) translate(6.4 0) rotate(35)`}>
            <rect className={css.solid} x={-2.6} y={-0.9} width={5.2} height={1.8} rx={0.9} />
          </g>
        ))}
      </g>
    </g>
  );
}

export interface RibosomesProps {
  readonly places: readonly Point[];
  readonly radius?: number;
}

export function Ribosomes({ places, radius = 1.7 }: RibosomesProps) {
  return (
    <g data-paint="reticulum">
      {places.map(([x, y]) => (
        <circle key={`${x} ${y}`} className={css.solid} cx={x} cy={y} r={radius} />
      ))}
    </g>
  );
}
