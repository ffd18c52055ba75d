import type { ComponentType } from 'react';
import type { CellKind } from '../../../models/cell/missing.ts';
import type { PartId } from '../../../models/cell/parts.ts';
import { HEIGHT, WIDTH } from './CellPicture.tsx';
import css from './cell.module.css';
import {
  Centrioles,
  Golgi,
  Lysosome,
  Nucleolus,
  Nucleus,
  Ribosomes,
  RoughReticulum,
  SmoothReticulum,
} from './organelles.tsx';
import { useFill } from './paints.tsx';
import { blob, type Point, scatter, smooth, spread } from './shapes.ts';

export interface CloseUpProps {
  readonly kind: CellKind;
  readonly part: PartId;
}

/** One part of a cell, from near. Give it gradients around. */
export default function CloseUp({ kind, part }: CloseUpProps) {
  const Part = PARTS[part];
  return (
    <>
      <rect className={css.ground} x={-WIDTH} width={3 * WIDTH} height={HEIGHT} />
      <Part kind={kind} />
    </>
  );
}

const HEADS = Array.from({ length: 25 }, (_, index) => 7 + index * 14.6);

/** Two layers of lipids with a pump, a channel and sugars: 4 nm are 36 units at 40 nm across. */
export function Bilayer() {
  const fill = useFill();
  return (
    <>
      <rect className={css.ground} x={-WIDTH} width={3 * WIDTH} height={HEIGHT} />
      <g data-paint="membrane">
        {[0, 1].flatMap((side) =>
          HEADS.map((x) => {
            const y = side === 0 ? 116 : 164;
            const down = side === 0 ? 1 : -1;
            return (
              <g key={`${side} ${x}`}>
                <path
                  className={css.thread}
                  strokeWidth={1.7}
                  d={`M${x - 2.4} ${y}q-2 ${8 * down} 0 ${22 * down}M${x + 2.4} ${y}q3 ${10 * down} 0 ${22 * down}`}
                />
                <circle fill={fill('membrane')} cx={x} cy={y} r={7} />
              </g>
            );
          }),
        )}
      </g>
      <g data-paint="nucleus">
        <path
          className={css.shadow}
          d="M66 102q30 -22 62 2q-10 34 2 76q-34 18 -64 0q12 -44 0 -78Z"
          transform="translate(5 6)"
        />
        <path fill={fill('nucleus')} d="M66 102q30 -22 62 2q-10 34 2 76q-34 18 -64 0q12 -44 0 -78Z" />
        <path className={css.deep} d="M92 90q6 26 -3 50q-8 26 4 50h10q-10 -26 -2 -50q8 -24 1 -50Z" />
      </g>
      <g data-paint="green">
        <path fill={fill('green')} d="M226 98q18 -8 20 6q-8 36 2 76q-12 12 -26 2q8 -42 4 -84Z" />
        <path fill={fill('green')} d="M286 98q-18 -8 -20 6q8 36 -2 76q12 12 26 2q-8 -42 -4 -84Z" />
      </g>
      <g data-paint="golgi">
        {(
          [
            [186, 106],
            [180, 93],
            [193, 92],
            [187, 79],
          ] as const
        ).map(([x, y]) => (
          <circle key={y * 400 + x} className={css.solid} cx={x} cy={y} r={5} />
        ))}
      </g>
      <g data-paint="water">
        {(
          [
            [256, 40],
            [250, 74],
            [259, 122],
            [253, 160],
            [257, 206],
            [250, 240],
          ] as const
        ).map(([x, y]) => (
          <circle key={y} className={css.plain} cx={x} cy={y} r={4.5} />
        ))}
        <path className={css.flow} strokeWidth={2} d="M276 40V66M270 58L276 66L282 58" />
      </g>
      <g data-paint="mitochondrion">
        {(
          [
            [52, 46],
            [84, 36],
            [108, 58],
            [97, 240],
          ] as const
        ).map(([x, y]) => (
          <circle key={`${x} ${y}`} className={css.solid} cx={x} cy={y} r={5.5} />
        ))}
        <path className={css.thread} strokeWidth={2.4} d="M97 80V62M91 69L97 61L103 69" />
      </g>
      <text className={css.over} x={30} y={24}>
        afuera
      </text>
      <text className={css.over} x={30} y={266}>
        adentro
      </text>
      <text className={css.over} x={97} y={212} textAnchor="middle">
        bomba (gasta ATP)
      </text>
      <text className={css.over} x={292} y={84} textAnchor="middle">
        canal
      </text>
      <text className={css.over} x={256} y={266} textAnchor="middle">
        agua
      </text>
    </>
  );
}

const FOLDS: readonly Point[] = [
  [46, 140],
  [58, 92],
  [74, 88],
  [80, 176],
  [92, 180],
  [100, 84],
  [114, 82],
  [120, 190],
  [134, 192],
  [142, 80],
  [156, 79],
  [162, 194],
  [176, 195],
  [184, 80],
  [198, 81],
  [204, 192],
  [218, 190],
  [226, 84],
  [240, 86],
  [246, 184],
  [260, 180],
  [270, 94],
  [284, 98],
  [296, 166],
  [312, 140],
];

/** 1 µm wide: 140 units at 2.5 µm across. */
function MitochondrionNear() {
  const fill = useFill();
  const inner = smooth(FOLDS, false);
  return (
    <g data-paint="mitochondrion">
      <rect className={css.shadow} x={28} y={76} width={324} height={150} rx={75} />
      <rect fill={fill('mitochondrion')} x={20} y={62} width={320} height={156} rx={78} />
      <rect className={css.deep} x={32} y={73} width={296} height={134} rx={67} />
      <rect fill={fill('mitochondrion', true)} x={38} y={79} width={286} height={124} rx={62} />
      <path className={css.tube} strokeWidth={12} d={inner} />
      <path className={css.hollow} strokeWidth={6} d={inner} />
      <Ribosomes places={scatter(24, [180, 140], [120, 46])} radius={2.4} />
      <g data-paint="nucleus">
        <circle className={css.thread} cx={131} cy={140} r={9} strokeWidth={2.4} />
      </g>
      <text className={css.over} x={180} y={44} textAnchor="middle">
        membrana externa
      </text>
      <text className={css.over} x={180} y={246} textAnchor="middle">
        crestas, matriz y ADN propio
      </text>
    </g>
  );
}

/** 5 µm long: 260 units at 7 µm across. */
function ChloroplastNear() {
  const fill = useFill();
  return (
    <g data-paint="green">
      <ellipse className={css.shadow} cx={186} cy={154} rx={150} ry={82} />
      <ellipse fill={fill('green')} cx={180} cy={140} rx={152} ry={84} />
      <ellipse className={css.deep} cx={180} cy={140} rx={142} ry={74} />
      <ellipse fill={fill('green', true)} cx={181} cy={142} rx={139} ry={71} />
      <path
        className={css.thread}
        strokeWidth={3}
        d="M74 140Q120 128 150 150T226 136T288 148M96 112Q140 124 180 104T262 118M104 178Q150 164 190 182T264 172"
      />
      {(
        [
          [92, 142],
          [128, 110],
          [150, 158],
          [188, 118],
          [214, 162],
          [246, 124],
          [274, 152],
          [116, 182],
        ] as const
      ).map(([x, y], index) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          {[14, 7, 0, -7, -14, -21].slice(0, 4 + (index % 3)).map((y) => (
            <g key={y}>
              <ellipse className={css.solid} cy={y} rx={14} ry={4.4} />
              <ellipse className={css.light} cx={-3} cy={y - 1} rx={7} ry={1.2} />
            </g>
          ))}
        </g>
      ))}
      <text className={css.over} x={180} y={38} textAnchor="middle">
        grana: pilas de tilacoides (luz)
      </text>
      <text className={css.over} x={180} y={254} textAnchor="middle">
        estroma (se forma azúcar)
      </text>
    </g>
  );
}

const BASES = Array.from({ length: 23 }, (_, index) => `M${14 + index * 15} 184v-10`).join('');
const CHAIN: readonly Point[] = [
  [196, 96],
  [212, 76],
  [236, 82],
  [246, 62],
  [270, 66],
  [284, 48],
  [308, 56],
];

/** 0.03 µm: some 110 units at 0.1 µm across. */
function RibosomeNear() {
  const fill = useFill();
  return (
    <>
      <g data-paint="nucleus">
        <path className={css.thread} strokeWidth={5} d="M6 190Q60 178 110 186T250 186T354 178" />
        <path className={css.thread} strokeWidth={2.4} d={BASES} />
      </g>
      <g data-paint="reticulum">
        <ellipse className={css.shadow} cx={188} cy={214} rx={58} ry={28} />
        <path fill={fill('reticulum')} d={blob([180, 206], [58, 26], 0.16, 4, 9)} />
        <path fill={fill('reticulum')} d={blob([180, 134], [66, 48], 0.14, 6, 10)} />
        <path className={css.edge} d={blob([180, 134], [66, 48], 0.14, 6, 10)} />
      </g>
      <g data-paint="golgi">
        <path className={css.thread} strokeWidth={3} d={smooth(CHAIN, false)} />
        {CHAIN.map(([x, y]) => (
          <circle key={x} fill={fill('golgi')} cx={x} cy={y} r={9} />
        ))}
      </g>
      <text className={css.over} x={64} y={120} textAnchor="middle">
        subunidades
      </text>
      <text className={css.over} x={330} y={36} textAnchor="end">
        proteína que crece
      </text>
      <text className={css.over} x={8} y={216}>
        ARN mensajero
      </text>
    </>
  );
}

const FIBRES_OF_WALL = Array.from({ length: 26 }, (_, index) => ({
  y: 14 + index * 4.9,
  bend: Math.round(18 * spread(index + 1, 0.754_878) - 9),
}));

/** Fibres laid across each other, on a membrane. */
function WallNear({ kind }: { readonly kind: CellKind }) {
  const fill = useFill();
  return (
    <>
      <g data-paint="wall">
        <rect fill={fill('wall', true)} x={-WIDTH} width={3 * WIDTH} height={150} />
        {FIBRES_OF_WALL.map(({ y, bend }, index) => (
          <path
            key={y}
            className={css.tube}
            strokeOpacity={0.75}
            strokeWidth={index % 2 === 0 ? 3.4 : 2}
            d={`M-4 ${y}Q90 ${y + bend} 180 ${y}T364 ${y - bend / 2}`}
          />
        ))}
        {kind === 'bacteria' ? (
          <path
            className={css.thread}
            strokeWidth={2}
            d={Array.from({ length: 20 }, (_, index) => `M${10 + index * 18} 10q-5 60 ${(index % 3) * 3} 134`).join('')}
          />
        ) : null}
      </g>
      <g data-paint="membrane">
        <rect className={css.deep} y={150} width={WIDTH} height={20} />
        <rect fill={fill('membrane')} y={154} width={WIDTH} height={9} />
      </g>
      <text className={css.over} x={180} y={84} textAnchor="middle">
        {kind === 'bacteria' ? 'red de peptidoglicano' : 'fibras de celulosa'}
      </text>
      <text className={css.over} x={180} y={194} textAnchor="middle">
        membrana plasmática
      </text>
      <text className={css.over} x={180} y={256} textAnchor="middle">
        citoplasma
      </text>
    </>
  );
}

/** A helix that winds: DNA without an envelope. */
function NucleoidNear() {
  const one = smooth(
    scatter(40, [180, 140], [150, 104]).map(([x, y], index): Point => [x + (index % 3) * 8, y + (index % 2) * 10]),
  );
  return (
    <g data-paint="nucleus">
      <Ribosomes places={scatter(60, [180, 140], [178, 136])} radius={3} />
      <path className={css.shadow} d={one} transform="translate(4 8)" />
      <path className={css.tube} strokeWidth={6} d={one} />
      <path className={css.hollow} strokeWidth={2.4} d={one} />
      <text className={css.over} x={180} y={268} textAnchor="middle">
        ADN circular, sin envoltura
      </text>
    </g>
  );
}

function PlasmidNear() {
  return (
    <g data-paint="mitochondrion">
      <circle className={css.tube} cx={180} cy={140} r={88} strokeWidth={22} />
      <circle className={css.hollow} cx={180} cy={140} r={88} strokeWidth={9} />
      <g data-paint="green">
        <path className={css.tube} strokeWidth={22} d="M230 68A88 88 0 0 1 267 130" />
      </g>
      <text className={css.over} x={296} y={62} textAnchor="middle">
        un gen extra
      </text>
    </g>
  );
}

/** A motor in the membrane, a hook and the filament. */
function FlagellumNear() {
  const fill = useFill();
  return (
    <>
      <g data-paint="membrane">
        <rect className={css.plain} x={0} y={0} width={58} height={HEIGHT} />
        <rect className={css.plain} x={86} y={0} width={18} height={HEIGHT} />
      </g>
      <g data-paint="wall">
        <rect className={css.plain} x={66} y={0} width={12} height={HEIGHT} />
      </g>
      <g data-paint="golgi">
        {[28, 58, 84].map((x, index) => (
          <rect key={x} fill={fill('golgi')} x={x} y={92 + index * 8} width={16} height={96 - index * 16} rx={7} />
        ))}
        <rect fill={fill('golgi')} x={24} y={130} width={104} height={20} rx={6} />
        <path className={css.tube} strokeWidth={26} d="M124 140Q170 132 176 176Q184 224 240 210Q300 194 368 226" />
        <path className={css.hollow} strokeWidth={10} d="M124 140Q170 132 176 176Q184 224 240 210Q300 194 368 226" />
        <path className={css.thread} strokeWidth={3} d="M14 96Q-2 140 20 188M12 180L21 190L26 177" />
      </g>
      <text className={css.over} x={22} y={74}>
        motor que gira
      </text>
      <text className={css.over} x={246} y={182} textAnchor="middle">
        filamento
      </text>
    </>
  );
}

function CapsuleNear() {
  const fill = useFill();
  return (
    <>
      <g data-paint="lysosome">
        <rect fill={fill('lysosome', true)} x={-WIDTH} width={3 * WIDTH} height={150} />
        <path
          className={css.thread}
          strokeWidth={2}
          d={Array.from({ length: 30 }, (_, index) => {
            const x = 6 + index * 12.2;
            return `M${x} 152q${(index % 5) * 4 - 8} -50 ${(index % 3) * 6 - 6} -${90 + (index % 4) * 12}`;
          }).join('')}
        />
      </g>
      <g data-paint="wall">
        <rect fill={fill('wall')} y={150} width={WIDTH} height={16} />
      </g>
      <g data-paint="membrane">
        <rect fill={fill('membrane')} y={172} width={WIDTH} height={8} />
      </g>
      <text className={css.over} x={180} y={90} textAnchor="middle">
        cápsula de azúcares
      </text>
      <text className={css.over} x={180} y={212} textAnchor="middle">
        pared y membrana
      </text>
    </>
  );
}

/** What swims between organelles. */
function CytoplasmNear() {
  return (
    <>
      <g data-paint="membrane">
        <path
          className={css.thread}
          strokeWidth={3}
          strokeOpacity={0.6}
          d="M-6 60Q120 20 366 90M-6 210Q160 250 366 176M60 -6Q90 140 40 286M286 -6Q250 150 320 286"
        />
      </g>
      <Ribosomes places={scatter(46, [180, 140], [176, 134])} radius={5} />
      <g data-paint="green">
        {scatter(60, [180, 140], [186, 140]).map(([x, y]) => (
          <circle key={`${x} ${y}`} className={css.plain} cx={x + 9} cy={y - 7} r={2.2} />
        ))}
      </g>
      <text className={css.over} x={180} y={140} textAnchor="middle">
        agua, iones, proteínas, azúcares
      </text>
    </>
  );
}

function VacuoleNear() {
  const fill = useFill();
  const around = blob([186, 140], [158, 120], 0.14, 5, 12);
  return (
    <g data-paint="water">
      <g data-paint="green">
        <rect className={css.plain} width={WIDTH} height={HEIGHT} fillOpacity={0.3} />
      </g>
      <path className={css.deep} d={around} transform="translate(4 7)" />
      <path fill={fill('water', true)} d={around} />
      <path className={css.edge} d={around} />
      <text className={css.over} x={180} y={136} textAnchor="middle">
        agua, sales, azúcares,
      </text>
      <text className={css.over} x={180} y={156} textAnchor="middle">
        pigmentos y desechos
      </text>
    </g>
  );
}

const PARTS: Readonly<Record<PartId, ComponentType<{ readonly kind: CellKind }>>> = {
  membrana: Bilayer,
  citoplasma: CytoplasmNear,
  nucleo: () => (
    <>
      <Nucleus at={[180, 138]} scale={2.7} />
      <Nucleolus at={[204, 156]} scale={2.6} />
    </>
  ),
  nucleolo: () => <Nucleolus at={[180, 138]} scale={7} />,
  ribosomas: RibosomeNear,
  'reticulo-rugoso': () => <RoughReticulum at={[-70, 140]} scale={4} />,
  'reticulo-liso': () => <SmoothReticulum at={[176, 140]} scale={4.2} />,
  golgi: () => <Golgi at={[180, 136]} scale={4.4} />,
  mitocondria: MitochondrionNear,
  lisosoma: () => <Lysosome at={[180, 138]} scale={10} />,
  centriolos: () => <Centrioles at={[190, 140]} scale={7} />,
  pared: WallNear,
  vacuola: VacuoleNear,
  cloroplasto: ChloroplastNear,
  capsula: CapsuleNear,
  nucleoide: NucleoidNear,
  plasmido: PlasmidNear,
  flagelo: FlagellumNear,
};
