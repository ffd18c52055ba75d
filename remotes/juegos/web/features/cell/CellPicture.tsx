import type { ReactNode } from 'react';
import type { CellKind } from '../../../models/cell/missing.ts';
import type { PartId } from '../../../models/cell/parts.ts';
import css from './cell.module.css';
import {
  Centrioles,
  Chloroplast,
  Golgi,
  Lysosome,
  Mitochondrion,
  Nucleolus,
  Nucleus,
  Ribosomes,
  RoughReticulum,
  SmoothReticulum,
} from './organelles.tsx';
import { useFill } from './paints.tsx';
import { blob, type Point, scatter, smooth } from './shapes.ts';

/** All pictures are 360 by 280. */
export const WIDTH = 360;
export const HEIGHT = 280;

/** Where the number of each part stands. */
export const MARKS: Readonly<Record<CellKind, Partial<Record<PartId, Point>>>> = {
  animal: {
    membrana: [326, 62],
    nucleo: [113, 112],
    nucleolo: [158, 158],
    'reticulo-rugoso': [215, 162],
    'reticulo-liso': [104, 238],
    golgi: [246, 124],
    mitocondria: [54, 204],
    lisosoma: [248, 188],
    ribosomas: [205, 222],
    centriolos: [218, 52],
    citoplasma: [62, 104],
  },
  vegetal: {
    pared: [344, 120],
    membrana: [30, 218],
    vacuola: [222, 150],
    cloroplasto: [152, 246],
    nucleo: [72, 66],
    nucleolo: [98, 88],
    mitocondria: [268, 46],
    'reticulo-rugoso': [126, 78],
    'reticulo-liso': [50, 172],
    golgi: [166, 50],
    ribosomas: [306, 108],
    citoplasma: [56, 238],
  },
  bacteria: {
    capsula: [262, 82],
    pared: [60, 70],
    membrana: [76, 198],
    citoplasma: [212, 112],
    nucleoide: [142, 140],
    plasmido: [226, 168],
    ribosomas: [92, 112],
    flagelo: [318, 128],
  },
};

interface PartProps {
  readonly id: PartId;
  /** Towards the eye. */
  readonly depth?: 0 | 1 | 2 | 3 | 4 | 5;
  readonly chosen: PartId | null;
  readonly off: readonly PartId[];
  /** Others lie in it. */
  readonly holds?: boolean;
  readonly children: ReactNode;
}

function Part({ id, depth = 0, chosen, off, holds = false, children }: PartProps) {
  return (
    <g
      className={`${css.part} ${css.layer}`}
      data-depth={depth}
      data-part={id}
      data-chosen={chosen === id}
      data-holds={holds}
      data-off={off.includes(id)}
    >
      {children}
    </g>
  );
}

export interface CellPictureProps {
  readonly kind: CellKind;
  readonly chosen?: PartId | null;
  /** Parts that do not work. */
  readonly off?: readonly PartId[];
}

/** A whole cell, cut open: what lies deeper is drawn first and moves less. Give it gradients ({@link Painted}) around. */
export function CellPicture({ kind, chosen = null, off = [] }: CellPictureProps) {
  const Kind = KINDS[kind];
  return (
    <g className={chosen === null ? undefined : css.choosing}>
      <Kind chosen={chosen} off={off} />
    </g>
  );
}

interface KindProps {
  readonly chosen: PartId | null;
  readonly off: readonly PartId[];
}

const ANIMAL_RIM = blob([180, 140], [162, 124], 0.13, 3, 13);
const ANIMAL_WITHIN = blob([180, 140], [154, 116], 0.13, 3, 13);
const ANIMAL_RIBOSOMES = scatter(90, [180, 142], [142, 104]).filter(
  ([x, y]) => (x - 134) ** 2 + (y - 132) ** 2 > 94 ** 2 || x < 80,
);
const FIBRES = 'M36 160Q120 240 322 180M58 76Q170 30 318 110M30 130Q70 250 190 258M300 70Q330 150 270 232';

function Animal(props: KindProps) {
  const fill = useFill();
  return (
    <>
      <g data-paint="membrane">
        <ellipse className={css.shadow} cx={186} cy={152} rx={160} ry={120} />
        <Part id="membrana" holds {...props}>
          <path fill={fill('membrane')} d={ANIMAL_RIM} />
          <path className={css.edge} d={ANIMAL_RIM} />
        </Part>
        <Part id="citoplasma" holds {...props}>
          <path className={css.deep} d={ANIMAL_WITHIN} />
          <path fill={fill('membrane', true)} d={ANIMAL_WITHIN} transform="translate(2.5 3.5)" />
          <path className={css.thread} strokeWidth={0.7} strokeOpacity={0.4} d={FIBRES} />
        </Part>
      </g>
      <Part id="ribosomas" depth={1} {...props}>
        <Ribosomes places={ANIMAL_RIBOSOMES} />
      </Part>
      <Part id="reticulo-liso" depth={1} {...props}>
        <SmoothReticulum at={[150, 232]} turn={-6} />
      </Part>
      <Part id="reticulo-rugoso" depth={2} {...props}>
        <RoughReticulum at={[134, 132]} />
      </Part>
      <Part id="nucleo" depth={3} holds {...props}>
        <Nucleus at={[134, 132]} />
      </Part>
      <Part id="nucleolo" depth={3} {...props}>
        <Nucleolus at={[146, 140]} />
      </Part>
      <Part id="golgi" depth={4} {...props}>
        <Golgi at={[268, 96]} turn={58} />
      </Part>
      <Part id="mitocondria" depth={4} {...props}>
        <Mitochondrion at={[76, 196]} turn={34} />
        <Mitochondrion at={[252, 222]} turn={-24} />
        <Mitochondrion at={[98, 66]} turn={-28} scale={0.9} />
        <Mitochondrion at={[300, 144]} turn={78} scale={0.85} />
      </Part>
      <Part id="lisosoma" depth={5} {...props}>
        <Lysosome at={[266, 172]} />
        <Lysosome at={[292, 198]} scale={0.8} />
        <Lysosome at={[232, 48]} scale={0.75} />
        <Lysosome at={[50, 140]} scale={0.7} />
      </Part>
      <Part id="centriolos" depth={5} {...props}>
        <Centrioles at={[184, 52]} turn={-12} />
      </Part>
    </>
  );
}

const box = (inset: number, corner: number) => ({
  x: 12 + inset,
  y: 12 + inset,
  width: 336 - 2 * inset,
  height: 256 - 2 * inset,
  rx: corner,
});
const VACUOLE = smooth([
  [150, 92],
  [200, 74],
  [270, 78],
  [312, 108],
  [316, 160],
  [298, 204],
  [230, 222],
  [160, 216],
  [104, 204],
  [84, 168],
  [112, 130],
]);
const PLANT_RIBOSOMES: readonly Point[] = [
  ...scatter(14, [312, 90], [16, 30]),
  ...scatter(10, [60, 140], [24, 18]),
  ...scatter(12, [215, 240], [70, 10]),
  ...scatter(9, [215, 56], [40, 10]),
];

function Plant(props: KindProps) {
  const fill = useFill();
  return (
    <>
      <Part id="pared" holds {...props}>
        <g data-paint="wall">
          <rect className={css.shadow} x={18} y={22} width={336} height={254} rx={20} />
          <rect fill={fill('wall')} {...box(0, 20)} />
          <rect className={css.edge} {...box(0, 20)} />
          <rect className={css.edge} strokeOpacity={0.5} {...box(4, 17)} />
          <rect className={css.edge} strokeOpacity={0.35} {...box(8, 15)} />
        </g>
      </Part>
      <Part id="membrana" holds {...props}>
        <g data-paint="membrane">
          <rect className={css.plain} {...box(12, 14)} />
        </g>
      </Part>
      <Part id="citoplasma" holds {...props}>
        <g data-paint="green">
          <rect className={css.deep} {...box(15, 12)} />
          <rect fill={fill('green', true)} {...box(17, 11)} />
        </g>
      </Part>
      <Part id="vacuola" depth={1} holds {...props}>
        <g data-paint="water">
          <path className={css.deep} d={VACUOLE} transform="translate(2 4)" />
          <path fill={fill('water', true)} d={VACUOLE} />
          <path className={css.edge} d={VACUOLE} />
          <path className={css.light} d="M150 106Q214 84 284 100Q220 92 156 118Z" />
        </g>
      </Part>
      <Part id="ribosomas" depth={1} {...props}>
        <Ribosomes places={PLANT_RIBOSOMES} radius={1.3} />
      </Part>
      <Part id="reticulo-liso" depth={1} {...props}>
        <SmoothReticulum at={[60, 176]} turn={68} scale={0.62} />
      </Part>
      <Part id="reticulo-rugoso" depth={2} {...props}>
        <RoughReticulum at={[78, 76]} scale={0.62} />
      </Part>
      <Part id="nucleo" depth={3} holds {...props}>
        <Nucleus at={[78, 76]} scale={0.62} />
      </Part>
      <Part id="nucleolo" depth={3} {...props}>
        <Nucleolus at={[85, 81]} scale={0.6} />
      </Part>
      <Part id="golgi" depth={3} {...props}>
        <Golgi at={[168, 58]} scale={0.5} />
      </Part>
      <Part id="mitocondria" depth={4} {...props}>
        <Mitochondrion at={[250, 52]} turn={6} scale={0.62} />
        <Mitochondrion at={[46, 124]} turn={80} scale={0.58} />
        <Mitochondrion at={[250, 240]} turn={-8} scale={0.6} />
      </Part>
      <Part id="cloroplasto" depth={4} {...props}>
        <Chloroplast at={[128, 240]} turn={4} />
        <Chloroplast at={[314, 58]} turn={38} scale={0.95} />
        <Chloroplast at={[324, 178]} turn={86} />
        <Chloroplast at={[196, 238]} turn={-4} scale={0.92} />
        <Chloroplast at={[300, 232]} turn={-24} />
        <Chloroplast at={[58, 218]} turn={-50} scale={0.92} />
        <Chloroplast at={[216, 50]} turn={-6} scale={0.85} />
      </Part>
    </>
  );
}

const rod = (inset: number) => ({
  x: 36 + inset,
  y: 84 + inset,
  width: 232 - 2 * inset,
  height: 112 - 2 * inset,
  rx: 56 - inset,
});
const NUCLEOID = smooth(
  scatter(46, [148, 140], [66, 27]).map(([x, y], index): Point => [x + (index % 3) * 5 - 5, y + (index % 2) * 8 - 4]),
);
const FLAGELLUM = smooth(
  Array.from(
    { length: 12 },
    (_, index): Point => [262 + index * 8.2, 140 + (index === 0 ? 0 : 14 * Math.sin(index * 1.15))],
  ),
  false,
);
const BACTERIAL_RIBOSOMES = scatter(170, [152, 140], [100, 40]).filter(
  ([x, y]) => ((x - 148) / 74) ** 2 + ((y - 140) / 32) ** 2 > 1,
);
const HAIRS = Array.from({ length: 17 }, (_, index) => {
  const x = 70 + index * 10.5;
  return `M${x} 86l${(index % 3) - 1} -16M${x} 194l${1 - (index % 3)} 16`;
}).join('');

function Bacterium(props: KindProps) {
  const fill = useFill();
  return (
    <>
      <Part id="flagelo" {...props}>
        <g data-paint="golgi">
          <path className={css.tube} strokeWidth={4.6} d={FLAGELLUM} />
          <path className={css.hollow} strokeWidth={1.6} d={FLAGELLUM} />
          <rect className={css.plain} x={254} y={132} width={13} height={16} rx={3} />
        </g>
      </Part>
      <Part id="capsula" holds {...props}>
        <g data-paint="lysosome">
          <ellipse className={css.shadow} cx={158} cy={158} rx={124} ry={56} />
          <rect fill={fill('lysosome', true)} fillOpacity={0.85} {...rod(-14)} />
          <path className={css.thread} strokeWidth={1} d={HAIRS} />
        </g>
      </Part>
      <Part id="pared" holds {...props}>
        <g data-paint="wall">
          <rect fill={fill('wall')} {...rod(0)} />
          <rect className={css.edge} strokeDasharray="3 2" {...rod(3)} />
        </g>
      </Part>
      <Part id="membrana" holds {...props}>
        <g data-paint="membrane">
          <rect className={css.plain} {...rod(6.5)} />
          <rect className={css.edge} {...rod(8)} />
        </g>
      </Part>
      <Part id="citoplasma" holds {...props}>
        <g data-paint="reticulum">
          <rect className={css.deep} {...rod(10)} />
          <rect fill={fill('reticulum', true)} transform="translate(1.5 2)" {...rod(11.5)} />
        </g>
      </Part>
      <Part id="ribosomas" depth={1} {...props}>
        <Ribosomes places={BACTERIAL_RIBOSOMES} radius={1.8} />
      </Part>
      <Part id="nucleoide" depth={3} {...props}>
        <g data-paint="nucleus">
          <path className={css.shadow} d={NUCLEOID} transform="translate(2 5)" />
          <path className={css.thread} strokeWidth={2.1} d={NUCLEOID} />
        </g>
      </Part>
      <Part id="plasmido" depth={4} {...props}>
        <g data-paint="mitochondrion">
          {(
            [
              [232, 152],
              [84, 158],
            ] as const
          ).map(([x, y]) => (
            <g key={x}>
              <circle className={css.tube} cx={x} cy={y} r={8.5} strokeWidth={3.6} />
              <circle className={css.hollow} cx={x} cy={y} r={8.5} strokeWidth={1.2} />
            </g>
          ))}
        </g>
      </Part>
    </>
  );
}

const KINDS = { animal: Animal, vegetal: Plant, bacteria: Bacterium } as const;
