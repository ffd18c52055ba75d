import { type RefObject, useRef } from 'react';
import { flow, inside, OSMOTIC_FACTS, type OsmosisState, tonicity, turgor } from '../../../models/cell/osmosis.ts';
import { number, percent } from '../../../models/cell/words.ts';
import { useFrame } from '../stage/use-frame.ts';
import { useSettled } from '../stage/use-settled.ts';
import { HEIGHT, WIDTH } from './CellPicture.tsx';
import css from './cell.module.css';
import { Chloroplast, Nucleus } from './organelles.tsx';
import { outlineOfPlant, outlineOfRed } from './osmosis-shapes.ts';
import { Painted, useFill } from './paints.tsx';
import type { ViewProps } from './run-of-cell.ts';
import { setAttribute } from './set-attribute.ts';
import { type Point, spread } from './shapes.ts';

const MIDDLE: Point = [150, 146];

/** A dot is 10 mosm/L, outside and inside alike. */
const MOSM_A_DOT = 10;
const DOTS: readonly Point[] = Array.from({ length: 110 }, (_, index) => [
  8 + 290 * spread(index + 1, 0.754_878),
  38 + 224 * spread(index + 1, 0.569_84),
]);
const WITHIN = Array.from({ length: 30 }, (_, index): Point => {
  const angle = index * 2.399_963;
  const reach = Math.sqrt((index + 0.5) / 30);
  return [reach * Math.cos(angle), reach * Math.sin(angle)];
});

/** Where water crosses: degrees around the cell. */
const CROSSINGS = [20, 62, 118, 160, 200, 242, 298, 340];
/** Arrows that are as thick as this stand for water that crosses both ways at rest. */
const AT_REST = 1.6;

const GAUGE = { x: 318, top: 40, bottom: 262, most: 1.8 } as const;
const gaugeY = (volume: number) =>
  GAUGE.bottom - ((GAUGE.bottom - GAUGE.top) * Math.min(volume, GAUGE.most)) / GAUGE.most;

const half = (cell: OsmosisState['cell'], volume: number): Point =>
  cell === 'vegetal'
    ? [108 * Math.sqrt(Math.min(volume, 1.02)), 84 * Math.sqrt(Math.min(volume, 1.02))]
    : [
        101 - 24 * Math.min(1, Math.max(0, (volume - 1) / 0.5)),
        34 + 44 * Math.min(1.1, Math.max(-0.4, (volume - 1) / 0.5)),
      ];

/** The cell in its solution, cut through the middle. Arrows show how much water crosses each way. */
export default function OsmosisView({ run }: ViewProps) {
  const { cell, outside, hasBurst } = useSettled(run, ({ osmosis }) => ({
    cell: osmosis.cell,
    outside: osmosis.outside,
    hasBurst: osmosis.hasBurst,
  }));
  const membrane = useRef<SVGGElement>(null);
  const wall = useRef<SVGRectElement>(null);
  const vacuole = useRef<SVGGElement>(null);
  const dots = useRef<SVGGElement>(null);
  const arrows = useRef<SVGGElement>(null);
  const pushes = useRef<SVGGElement>(null);
  const level = useRef<SVGRectElement>(null);
  const volumeText = useRef<SVGTextElement>(null);
  const insideText = useRef<SVGTextElement>(null);

  useFrame(run, ({ osmosis: state }) => {
    const outline = state.cell === 'globulo' ? outlineOfRed(MIDDLE, state) : outlineOfPlant(MIDDLE, state.volume);
    for (const path of membrane.current?.children ?? []) setAttribute(path, 'd', outline);
    const [width, height] = half(state.cell, state.volume);
    const bulge = Math.max(0, state.volume - 1) * 60;
    setAttribute(wall.current, 'rx', (22 + bulge * 3).toFixed(1));
    setAttribute(
      vacuole.current,
      'transform',
      `translate(${MIDDLE[0]} ${MIDDLE[1]}) scale(${Math.sqrt(Math.min(state.volume, 1.05)).toFixed(3)})`,
    );
    const children = dots.current?.children ?? [];
    for (let index = 0; index < children.length; index += 1) {
      const [x, y] = WITHIN[index] ?? [0, 0];
      // What bursts lets go of what it held.
      const reach = state.hasBurst ? 1.5 : 0.78;
      setAttribute(
        children[index],
        'transform',
        `translate(${(MIDDLE[0] + x * width * reach).toFixed(1)} ${(MIDDLE[1] + y * height * reach).toFixed(1)})`,
      );
    }
    const now = flow(state) * OSMOTIC_FACTS[state.cell].pace;
    drawArrows(arrows.current, state, now);
    if (pushes.current) setAttribute(pushes.current, 'opacity', Math.min(1, turgor(state) / 0.5).toFixed(2));
    if (level.current) {
      setAttribute(level.current, 'y', gaugeY(state.volume).toFixed(1));
      setAttribute(level.current, 'height', (GAUGE.bottom - gaugeY(state.volume)).toFixed(1));
    }
    if (volumeText.current) volumeText.current.textContent = percent(state.volume);
    if (insideText.current) {
      insideText.current.textContent = state.hasBurst ? 'se rompió' : `adentro: ${number(inside(state))} mosm/L`;
    }
  });

  return (
    <svg
      role="img"
      aria-label="Una célula en una solución, con flechas del agua que entra y que sale"
      className={css.cell}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    >
      <Painted>
        <Around outside={outside} />
        {cell === 'vegetal' ? (
          <g data-paint="wall">
            <rect ref={wall} className={css.tube} strokeWidth={11} x={34} y={54} width={232} height={184} rx={22} />
            <rect className={css.hollow} strokeWidth={1.5} x={34} y={54} width={232} height={184} rx={22} />
          </g>
        ) : null}
        <Body cell={cell} membrane={membrane} isBurst={hasBurst} />
        {cell === 'vegetal' ? (
          <g ref={vacuole}>
            <Inner />
          </g>
        ) : null}
        <g ref={dots}>
          {WITHIN.map(([x, y]) => (
            <circle key={`${x} ${y}`} className={css.solute} r={2.6} />
          ))}
        </g>
        <g ref={arrows}>
          {CROSSINGS.map((degrees) => (
            <g key={degrees}>
              <path className={css.flow} d="M26 -5H-8M-2 -10L-9 -5L-2 0" />
              <path className={css.flow} d="M-10 6H24M18 1L25 6L18 11" />
            </g>
          ))}
        </g>
        {cell === 'vegetal' ? (
          <g ref={pushes} opacity={0}>
            <path
              className={css.push}
              d="M150 88V66M144 72L150 65L156 72M150 204V226M144 220L150 227L156 220M66 146H46M52 140L45 146L52 152M234 146H254M248 140L255 146L248 152"
            />
          </g>
        ) : null}
        <text className={css.over} x={8} y={22}>
          {`Afuera: ${number(outside)} mosm/L, ${tonicity(outside)}`}
        </text>
        <text ref={insideText} className={`${css.over} ${css.strong}`} x={MIDDLE[0]} y={272} textAnchor="middle" />
        <rect className={css.track} x={GAUGE.x} y={GAUGE.top} width={16} height={GAUGE.bottom - GAUGE.top} rx={5} />
        <rect ref={level} className={css.amount} x={GAUGE.x} width={16} rx={5} />
        <path className={css.half} d={`M${GAUGE.x - 6} ${gaugeY(1)}h28`} />
        {cell === 'globulo' ? <path className={css.limit} d={`M${GAUGE.x - 6} ${gaugeY(1.6)}h28`} /> : null}
        <text ref={volumeText} className={css.strong} x={WIDTH - 4} y={22} textAnchor="end" />
        <text className={css.soft} x={WIDTH - 4} y={HEIGHT - 3} textAnchor="end">
          volumen
        </text>
      </Painted>
    </svg>
  );
}

interface AroundProps {
  readonly outside: number;
}

/** The solution, with more dots the more there is in it. */
function Around({ outside }: AroundProps) {
  const fill = useFill();
  return (
    <>
      <rect className={css.ground} x={-WIDTH} width={3 * WIDTH} height={HEIGHT} />
      <rect fill={fill('water', true)} width={WIDTH} height={HEIGHT} />
      {DOTS.slice(0, Math.round(outside / MOSM_A_DOT)).map(([x, y]) => (
        <circle key={`${x} ${y}`} className={css.solute} cx={x} cy={y} r={2.6} />
      ))}
    </>
  );
}

interface BodyProps {
  readonly cell: OsmosisState['cell'];
  readonly membrane: RefObject<SVGGElement | null>;
  readonly isBurst: boolean;
}

/** Twice the same outline: what it encloses, and its rim. */
function Body({ cell, membrane, isBurst }: BodyProps) {
  const fill = useFill();
  const paint = cell === 'globulo' ? 'mitochondrion' : 'green';
  return (
    <g ref={membrane} data-paint={paint} opacity={isBurst ? 0.45 : 1}>
      <path fill={fill(paint, cell === 'vegetal')} />
      <path className={css.tube} strokeWidth={3.2} strokeDasharray={isBurst ? '26 20' : undefined} />
    </g>
  );
}

/** What a plant cell holds: around its own middle, so that it shrinks with it. */
function Inner() {
  const fill = useFill();
  return (
    <>
      <g data-paint="water">
        <ellipse fill={fill('water')} fillOpacity={0.6} cx={12} cy={2} rx={72} ry={54} />
        <ellipse className={css.edge} cx={12} cy={2} rx={72} ry={54} />
      </g>
      <Nucleus at={[-70, -40]} scale={0.42} />
      <Chloroplast at={[-20, 68]} turn={4} scale={0.7} />
      <Chloroplast at={[84, -48]} turn={34} scale={0.7} />
      <Chloroplast at={[-88, 30]} turn={80} scale={0.65} />
      <Chloroplast at={[66, 64]} turn={-16} scale={0.7} />
    </>
  );
}

/** Both arrows of each place: they are alike where as much goes in as comes out. */
function drawArrows(group: SVGGElement | null, state: OsmosisState, now: number): void {
  const [width, height] = half(state.cell, state.volume);
  const more = Math.min(4.4, 26 * Math.sqrt(Math.abs(now) / 8));
  const [into, out] = now > 0 ? [AT_REST + more, AT_REST] : [AT_REST, AT_REST + more];
  for (const [index, degrees] of CROSSINGS.entries()) {
    const angle = (degrees * Math.PI) / 180;
    const place = group?.children[index];
    const x = MIDDLE[0] + (width + 4) * Math.cos(angle);
    const y = MIDDLE[1] + (height + 4) * Math.sin(angle);
    setAttribute(place, 'transform', `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${degrees})`);
    setAttribute(place, 'opacity', state.hasBurst ? '0' : '1');
    setAttribute(place?.children[0], 'stroke-width', into.toFixed(1));
    setAttribute(place?.children[1], 'stroke-width', out.toFixed(1));
  }
}
