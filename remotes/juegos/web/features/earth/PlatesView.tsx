import { useRef } from 'react';
import type { EarthInput } from '../../../models/earth/earth.ts';
import { writtenYears } from '../../../models/earth/numbers.ts';
import {
  ARC_KM,
  type Border,
  crustKm,
  formedBy,
  mountainKm,
  movedKm,
  quakeOf,
  quakesBy,
  seaDepthKm,
  slabDepthKm,
  tipKm,
} from '../../../models/earth/plates.ts';
import type { EarthState } from '../../../models/earth/state.ts';
import type { PartProps } from '../stage/GameStage.tsx';
import { useFrame } from '../stage/use-frame.ts';
import { useSettled } from '../stage/use-settled.ts';
import css from './earth.module.css';
import { drawn, setOnce } from './globe.ts';

const WIDTH = 328;
const HEIGHT = 232;

/** Words take longer to draw than lines. */
const CLOCK_YEARS = 100_000;

/** Of the latest quakes so many are seen. */
const QUAKES = 40;

/** What is moved by hand in one picture of a border. */
interface Moved {
  readonly shapes: Map<string, SVGElement>;
}

interface Scene {
  /** Says where the shapes are. */
  draw(moved: Moved, state: EarthState): void;
  /** Of a quake, in units of the drawing. */
  place(quake: { readonly km: number; readonly depthKm: number }): readonly [x: number, y: number];
}

const set = ({ shapes }: Moved, name: string, attributes: Readonly<Record<string, string>>) => {
  for (const [key, value] of Object.entries(attributes)) setOnce(shapes.get(name), key, value);
};

/* Subduction: half a unit a kilometre, across and down. */
const SCALE = 0.5;
const TRENCH_X = 76;
const SEA_Y = 62;
const PLATE_KM = 55;
const inland = (km: number) => TRENCH_X + km * SCALE;
const below = (km: number) => SEA_Y + km * SCALE;

/** The ground of the continent: kilometres from the trench, units above the sea. */
const GROUND: readonly (readonly [km: number, up: number])[] = [
  [0, -3.5],
  [70, 4],
  [200, 12],
  [ARC_KM, 26],
  [400, 18],
  [520, 18],
];

function groundY(km: number): number {
  const next = Math.max(
    1,
    GROUND.findIndex(([at]) => at >= km),
  );
  const [[from, low], [to, high]] = [GROUND[next - 1] ?? [0, 0], GROUND[next] ?? [1, 0]];
  return SEA_Y - (low + ((high - low) * (km - from)) / (to - from));
}

const GROUND_LINE = GROUND.map(([km]) => `${drawn(inland(km))} ${drawn(groundY(km))}`).join('L');

function slabLine(tip: number): string {
  const points: string[] = [];
  const count = 24;
  for (let index = 0; index <= count; index += 1) {
    const km = (tip * index) / count;
    points.push(`${drawn(inland(km))} ${drawn(below(slabDepthKm(km)))}`);
  }
  for (let index = count; index >= 0; index -= 1) {
    const km = (tip * index) / count;
    points.push(`${drawn(inland(km) - 10)} ${drawn(below(slabDepthKm(km) + PLATE_KM))}`);
  }
  return `M-4 ${below(7)}L${points.join('L')}L-4 ${below(7 + PLATE_KM)}Z`;
}

const SUBDUCTION: Scene = {
  draw(moved, { rateMm, years, siteKm }) {
    const { movedKm: sunk, hasVolcanoes } = formedBy('subduccion', rateMm, years);
    set(moved, 'slab', { d: slabLine(Math.min(tipKm(sunk), 520)) });
    set(moved, 'marks', { 'stroke-dashoffset': drawn(-sunk * SCALE) });
    set(moved, 'arc', { visibility: hasVolcanoes ? 'visible' : 'hidden' });
    set(moved, 'town', { transform: `translate(${drawn(inland(siteKm))} ${drawn(groundY(siteKm))})` });
  },
  place: ({ km, depthKm }) => [inland(km), below(depthKm)],
};

/* A ridge: two thirds of a unit a kilometre across; the sea's depth is drawn larger. */
const RIDGE_SCALE = 0.65;
const RIDGE_X = WIDTH / 2;
const RIDGE_SEA_Y = 40;
const SEA_SCALE = 9;
const BANDS = 10;
const bedY = (millionYears: number) => RIDGE_SEA_Y + seaDepthKm(millionYears) * SEA_SCALE;

const RIDGE: Scene = {
  draw(moved, { rateMm, years }) {
    const age = years / 1e6;
    const half = (millionYears: number) => (movedKm(rateMm, millionYears * 1e6) / 2) * RIDGE_SCALE;
    for (const [side, sign] of [
      ['left', -1],
      ['right', 1],
    ] as const) {
      const x = (millionYears: number) => RIDGE_X + sign * half(millionYears);
      for (let band = 0; band < BANDS; band += 1) {
        // A band has the rock of one million years; the youngest one is still growing.
        const [young, old] = [Math.max(0, age - band - 1), Math.max(0, age - band)];
        set(moved, `${side}-${band}`, {
          d:
            old === 0
              ? ''
              : `M${drawn(x(young))} ${drawn(bedY(young))}L${drawn(x(old))} ${drawn(bedY(old))}V${HEIGHT}H${drawn(x(young))}Z`,
        });
      }
      const edge = x(age);
      set(moved, `${side}-old`, {
        d: `M${drawn(edge)} ${drawn(bedY(age))}L${sign < 0 ? -4 : WIDTH + 4} ${drawn(bedY(age + 8))}V${HEIGHT}H${drawn(edge)}Z`,
      });
    }
  },
  place: ({ km, depthKm }) => [RIDGE_X + km * RIDGE_SCALE, bedY(0) + depthKm * 2],
};

/* Two continents: a third of a unit a kilometre across, a unit a kilometre down; mountains are drawn larger. */
const BELT_SCALE = 0.34;
const PLAIN_Y = 90;
const CRUST_SCALE = 1.4;
const PEAK_SCALE = 9;
const BELT_KM = 600;

const COLLISION: Scene = {
  draw(moved, { rateMm, years }) {
    const km = movedKm(rateMm, years);
    const crust = crustKm(km);
    const half = (Math.max(BELT_KM - km, BELT_KM / 2) / 2) * BELT_SCALE;
    const [top, root] = [PLAIN_Y - mountainKm(crust) * PEAK_SCALE, PLAIN_Y + (crust - mountainKm(crust)) * CRUST_SCALE];
    const moho = PLAIN_Y + 35 * CRUST_SCALE;
    for (const [side, sign] of [
      ['left', -1],
      ['right', 1],
    ] as const) {
      const x = (share: number) => drawn(RIDGE_X + sign * half * share);
      const end = sign < 0 ? -4 : WIDTH + 4;
      const peaks = [0, 0.2, 0.35, 0.5, 0.65]
        .map((share, index) => `L${x(share)} ${drawn(index % 2 === 0 ? top : top + (PLAIN_Y - top) * 0.3)}`)
        .join('');
      set(moved, side, {
        d: `M${drawn(RIDGE_X)} ${drawn(root)}${peaks}L${x(1)} ${PLAIN_Y}H${end}V${moho}H${x(1)}L${x(0.6)} ${drawn(root)}Z`,
      });
      const town = RIDGE_X + sign * (half + 14);
      set(moved, `${side}-town`, { transform: `translate(${drawn(town)} ${PLAIN_Y - 5})` });
    }
  },
  place: ({ km, depthKm }) => [RIDGE_X + km * 0.25, PLAIN_Y + depthKm * CRUST_SCALE],
};

/* A fault from above: half a unit a kilometre. */
const FAULT_X = WIDTH / 2;

const FAULT: Scene = {
  draw(moved, { rateMm, years }) {
    const shift = (movedKm(rateMm, years) / 2) * SCALE;
    set(moved, 'left', { transform: `translate(0 ${drawn(-shift)})` });
    set(moved, 'right', { transform: `translate(0 ${drawn(shift)})` });
  },
  place: ({ km, depthKm }) => [FAULT_X + (depthKm - 10) * 0.3, HEIGHT / 2 + km * SCALE],
};

const SCENES: Readonly<Record<Border, Scene>> = {
  divergente: RIDGE,
  subduccion: SUBDUCTION,
  colision: COLLISION,
  transformante: FAULT,
};

const getBorder = ({ border }: EarthState) => border;

/** A border of plates that moves as the years pass. */
export function PlatesView({ run }: PartProps<EarthState, EarthInput>) {
  const border = useSettled(run, getBorder);
  return <Scenery key={border} run={run} border={border} />;
}

function Scenery({ run, border }: PartProps<EarthState, EarthInput> & { readonly border: Border }) {
  const moved = useRef<Moved>({ shapes: new Map() });
  const drawnQuakes = useRef({ last: -1, rateMm: 0 });
  useFrame(run, (state) => {
    const scene = SCENES[border];
    scene.draw(moved.current, state);
    const clock = moved.current.shapes.get('years');
    const years = writtenYears(Math.round(state.years / CLOCK_YEARS) * CLOCK_YEARS);
    if (clock && clock.textContent !== years) clock.textContent = years;
    const last = quakesBy(state.years);
    if (last === drawnQuakes.current.last && state.rateMm === drawnQuakes.current.rateMm) return;
    drawnQuakes.current = { last, rateMm: state.rateMm };
    for (let at = 0; at < QUAKES; at += 1) {
      const number = last - 1 - ((((last - 1 - at) % QUAKES) + QUAKES) % QUAKES);
      const [x, y] = number < 0 ? [-20, -20] : scene.place(quakeOf(border, state.rateMm, number));
      set(moved.current, `quake-${at}`, { cx: drawn(x), cy: drawn(y) });
    }
  });
  const at = (name: string) => (element: SVGElement | null) => {
    if (element) moved.current.shapes.set(name, element);
    else moved.current.shapes.delete(name);
  };
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={LABELS[border]}>
      {BACKGROUNDS[border](at)}
      {Array.from({ length: QUAKES }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: each is a place for one quake after the other
        <circle key={index} ref={at(`quake-${index}`)} className={css.quake} cx={-20} cy={-20} r={2.5} />
      ))}
      <text ref={at('years')} className={css.outlined} x={WIDTH - 4} y={HEIGHT - 8} textAnchor="end" />
    </svg>
  );
}

const LABELS: Readonly<Record<Border, string>> = {
  divergente: 'Corte de un borde divergente: una dorsal en el fondo del mar',
  subduccion: 'Corte de una subducción, de oeste a este',
  colision: 'Corte de dos continentes que chocan',
  transformante: 'Un borde transformante visto desde arriba',
};

type At = (name: string) => (element: SVGElement | null) => void;

const Words = ({ x, y, children, end = false }: { x: number; y: number; children: string; end?: boolean }) => (
  <text className={css.outlined} x={x} y={y} textAnchor={end ? 'end' : 'start'}>
    {children}
  </text>
);

const BACKGROUNDS: Readonly<Record<Border, (at: At) => React.ReactNode>> = {
  subduccion: (at) => (
    <>
      <rect className={css.mantle} x={0} y={SEA_Y} width={WIDTH} height={HEIGHT - SEA_Y} />
      <path className={css.continent} d={`M${GROUND_LINE}V${below(45)}H${inland(160)}L${TRENCH_X + 8} ${below(14)}Z`} />
      <path ref={at('slab')} className={css.plate} />
      <path className={css.water} d={`M0 ${SEA_Y - 2}H${inland(60)}L${TRENCH_X} ${below(7)}H0Z`} />
      <path ref={at('marks')} className={css.marks} d={`M0 ${below(20)}H${TRENCH_X}`} strokeDasharray="6 14" />
      <g ref={at('arc')} visibility="hidden">
        <path
          className={css.magma}
          d={`M${inland(ARC_KM)} ${below(100)}V${SEA_Y - 30}M${inland(ARC_KM) - 9} ${SEA_Y - 22}L${inland(ARC_KM)} ${SEA_Y - 40}L${inland(ARC_KM) + 9} ${SEA_Y - 22}`}
        />
      </g>
      <g ref={at('town')}>
        <path className={css.town} d="M-5 0V-8L0 -13L5 -8V0Z" />
      </g>
      <Words x={4} y={SEA_Y + 24}>
        Nazca
      </Words>
      <Words x={WIDTH - 4} y={SEA_Y + 16} end>
        Sudamericana
      </Words>
      <Words x={TRENCH_X - 14} y={SEA_Y - 10}>
        fosa
      </Words>
      <Words x={4} y={18}>
        O
      </Words>
      <Words x={WIDTH - 4} y={18} end>
        E
      </Words>
      {[100, 200, 300].map((km) => (
        <g key={km}>
          <path className={css.leader} d={`M0 ${below(km)}H10`} />
          <text className={css.outlined} x={13} y={below(km) + 4}>
            {km} km
          </text>
        </g>
      ))}
    </>
  ),
  divergente: (at) => (
    <>
      <rect className={css.water} x={0} y={RIDGE_SEA_Y} width={WIDTH} height={HEIGHT - RIDGE_SEA_Y} />
      {(['left', 'right'] as const).map((side) => (
        <g key={side}>
          <path ref={at(`${side}-old`)} className={css.continent} />
          {Array.from({ length: BANDS }, (_, band) => (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: each is the band of one million years
              key={band}
              ref={at(`${side}-${band}`)}
              className={css.band}
              data-even={band % 2 === 0}
            />
          ))}
        </g>
      ))}
      <path className={css.magma} d={`M${RIDGE_X} ${HEIGHT}V${bedY(0)}`} />
      <Words x={RIDGE_X - 22} y={bedY(0) - 8}>
        dorsal
      </Words>
      <Words x={4} y={18}>
        Cada franja: 1 millón de años. Relieve agrandado
      </Words>
      <Words x={4} y={HEIGHT - 8}>
        roca más antigua
      </Words>
    </>
  ),
  colision: (at) => (
    <>
      <rect className={css.mantle} x={0} y={PLAIN_Y} width={WIDTH} height={HEIGHT - PLAIN_Y} />
      <path ref={at('left')} className={css.continent} />
      <path ref={at('right')} className={css.band} data-even />
      {(['left', 'right'] as const).map((side) => (
        <g key={side} ref={at(`${side}-town`)}>
          <path className={css.town} d="M-5 0V-8L0 -13L5 -8V0Z" />
        </g>
      ))}
      <Words x={4} y={PLAIN_Y + 22}>
        India
      </Words>
      <Words x={WIDTH - 4} y={PLAIN_Y + 22} end>
        Asia
      </Words>
      <Words x={4} y={18}>
        El relieve está agrandado
      </Words>
      <Words x={4} y={HEIGHT - 8}>
        manto
      </Words>
    </>
  ),
  transformante: (at) => (
    <>
      {(['left', 'right'] as const).map((side) => {
        const x = side === 'left' ? 0 : FAULT_X;
        return (
          <g key={side}>
            <rect
              className={side === 'left' ? css.continent : css.ground}
              x={x}
              y={0}
              width={FAULT_X}
              height={HEIGHT}
            />
            <g ref={at(side)}>
              {[-3, -2, -1, 0, 1, 2, 3].map((row) => (
                <path
                  key={row}
                  className={row === 0 ? css.river : css.road}
                  d={`M${x} ${HEIGHT / 2 + row * 80}H${x + FAULT_X}`}
                />
              ))}
            </g>
          </g>
        );
      })}
      <path className={css.fault} d={`M${FAULT_X} 0V${HEIGHT}`} />
      <Words x={FAULT_X + 6} y={18}>
        falla
      </Words>
      <Words x={4} y={HEIGHT - 8}>
        río y caminos
      </Words>
    </>
  ),
};
