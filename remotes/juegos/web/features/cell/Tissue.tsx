import type { CellKind } from '../../../models/cell/missing.ts';
import { HEIGHT, WIDTH } from './CellPicture.tsx';
import css from './cell.module.css';
import { Chloroplast } from './organelles.tsx';
import { useFill } from './paints.tsx';
import { blob, type Point, spread } from './shapes.ts';

/** Cells beside each other, from far. Give it gradients around. */
export function Tissue({ kind }: { readonly kind: CellKind }) {
  const Kind = { animal: Lining, vegetal: Leaf, bacteria: Colony }[kind];
  return <Kind />;
}

const CELLS = Array.from({ length: 72 }, (_, index): Point => {
  const [row, column] = [Math.floor(index / 12), (index % 12) - 3];
  return [column * 62 + (row % 2) * 31 - 6, row * 54 + 4];
});

/** 20 µm each: 60 units at 120 µm across. */
function Lining() {
  const fill = useFill();
  return (
    <g data-paint="membrane">
      <rect className={css.deep} x={-WIDTH} width={3 * WIDTH} height={HEIGHT} />
      {CELLS.map((at, index) => {
        const nucleus: Point = [at[0] + 8 * spread(index + 1, 0.57) - 4, at[1] + 8 * spread(index + 1, 0.75) - 4];
        return (
          <g key={`${at[0]} ${at[1]}`}>
            <path fill={fill('membrane', true)} d={blob(at, [31, 28], 0.16, index + 2, 8)} />
            <path className={css.edge} d={blob(at, [31, 28], 0.16, index + 2, 8)} />
            <g data-paint="nucleus">
              <ellipse fill={fill('nucleus')} cx={nucleus[0]} cy={nucleus[1]} rx={10} ry={9} />
              <circle className={css.solid} cx={nucleus[0] + 2} cy={nucleus[1] + 1} r={2.4} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

const BRICKS = Array.from({ length: 55 }, (_, index): Point => {
  const [row, column] = [Math.floor(index / 11), (index % 11) - 2];
  return [column * 66 - (row % 2) * 33 - 4, row * 58 - 4];
});
const AROUND: readonly Point[] = [
  [12, 10],
  [30, 9],
  [50, 14],
  [54, 32],
  [46, 46],
  [26, 47],
  [10, 40],
];

/** 50 µm each: 60 units at 300 µm across. */
function Leaf() {
  const fill = useFill();
  return (
    <>
      <g data-paint="wall">
        <rect className={css.plain} x={-WIDTH} width={3 * WIDTH} height={HEIGHT} />
      </g>
      {BRICKS.map(([x, y], index) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <g data-paint="green">
            <rect fill={fill('green', true)} x={1.5} y={1.5} width={63} height={55} rx={9} />
            <rect className={css.edge} x={1.5} y={1.5} width={63} height={55} rx={9} />
          </g>
          <rect fill={fill('water', true)} x={15} y={16} width={36} height={26} rx={10} />
          {AROUND.filter((_, at) => (at + index) % 7 !== 0).map(([left, top]) => (
            <Chloroplast key={`${left} ${top}`} at={[left, top]} turn={(left + top + index * 40) % 180} scale={0.16} />
          ))}
          <circle fill={fill('nucleus')} cx={58} cy={index % 2 === 0 ? 22 : 44} r={4.5} />
        </g>
      ))}
    </>
  );
}

const RODS = Array.from({ length: 64 }, (_, index) => ({
  at: [-150 + 660 * spread(index + 1, 0.754_878), 14 + 252 * spread(index + 1, 0.569_84)] as Point,
  turn: Math.round(180 * spread(index + 1, 0.381_966)),
}));

/** 2 µm long: 36 units at 20 µm across. */
function Colony() {
  const fill = useFill();
  return (
    <g data-paint="lysosome">
      <rect className={css.ground} x={-WIDTH} width={3 * WIDTH} height={HEIGHT} />
      {RODS.map(({ at, turn }) => (
        <g key={`${at[0]}`} transform={`translate(${at[0]} ${at[1]}) rotate(${turn})`}>
          <rect className={css.shadow} x={-17} y={-5} width={38} height={17} rx={8.5} />
          <rect fill={fill('lysosome')} x={-19} y={-8.5} width={38} height={17} rx={8.5} />
          <path className={css.edge} strokeOpacity={0.4} d="M-9 -1Q-4 4 0 -1T9 1" />
        </g>
      ))}
    </g>
  );
}
