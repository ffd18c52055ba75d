import { type PointerEvent, useId, useRef } from 'react';
import type { EarthInput } from '../../../models/earth/earth.ts';
import { CASES, degreesOfDelay, RECORD_SECONDS, recordOf, type Spot, spotAt } from '../../../models/earth/epicentre.ts';
import { type EarthState, MAP } from '../../../models/earth/state.ts';
import type { PartProps } from '../stage/GameStage.tsx';
import { useSettled } from '../stage/use-settled.ts';
import { BORDER_SPOTS, COAST_SPOTS } from './coast.ts';
import css from './earth.module.css';
import { drawn, pointerIn } from './globe.ts';

const WIDTH = 328;
const HEIGHT = 318;

const MAP_TOP = 4;
const MAP_BOTTOM = 314;
const MAP_LEFT = 2;
const UNITS_A_DEGREE = (MAP_BOTTOM - MAP_TOP) / (MAP.north - MAP.south);
/** A degree of longitude is shorter, the more so the farther south: as in the map's middle. */
const NARROWER = Math.cos((((MAP.north + MAP.south) / 2) * Math.PI) / 180);
const MAP_RIGHT = MAP_LEFT + (MAP.east - MAP.west) * NARROWER * UNITS_A_DEGREE;

const RECORDS_LEFT = MAP_RIGHT + 8;
const RECORD_HEIGHT = 98;
const RECORD_SIZE = 26;

const mapX = (longitude: number) => MAP_LEFT + (longitude - MAP.west) * NARROWER * UNITS_A_DEGREE;
const mapY = (latitude: number) => MAP_TOP + (MAP.north - latitude) * UNITS_A_DEGREE;
const recordX = (second: number) => RECORDS_LEFT + (second / RECORD_SECONDS) * (WIDTH - RECORDS_LEFT - 2);
const recordY = (index: number) => 18 + index * RECORD_HEIGHT;

const lineOf = (spots: readonly Spot[]) =>
  spots.map(({ latitude, longitude }) => `${drawn(mapX(longitude))} ${drawn(mapY(latitude))}`).join('L');

function circleOf(station: Spot, degrees: number): string {
  const parts = 72;
  return `M${lineOf(Array.from({ length: parts }, (_, part) => spotAt(station, degrees, (360 * part) / parts)))}Z`;
}

const COAST_LINE = lineOf(COAST_SPOTS);

const getPlaces = ({ caseIndex, guess, picks: [a, b, c] }: EarthState) => ({
  caseIndex,
  latitude: guess.latitude,
  longitude: guess.longitude,
  ap: a.p,
  as: a.s,
  bp: b.p,
  bs: b.s,
  cp: c.p,
  cs: c.s,
});

/** A map with the circles of three stations, and what each of them wrote. */
export function EpicentreView({ run }: PartProps<EarthState, EarthInput>) {
  const { caseIndex, latitude, longitude, ...marks } = useSettled(run, getPlaces);
  const quake = CASES[caseIndex];
  /** What is being dragged: a mark stays itself while it passes another one. */
  const held = useRef<{ readonly index: 0 | 1 | 2; readonly wave: 'p' | 's' } | 'map' | null>(null);
  const clipId = useId();
  if (!quake) return null;
  const picks = [
    { p: marks.ap, s: marks.as },
    { p: marks.bp, s: marks.bs },
    { p: marks.cp, s: marks.cs },
  ];
  const move = (event: PointerEvent<SVGSVGElement>) => {
    const { x, y } = pointerIn(event.currentTarget, event);
    if (event.type === 'pointerdown') {
      held.current = x <= MAP_RIGHT ? 'map' : null;
      const index = ([0, 1, 2] as const).find(
        (at) => Math.abs(y - recordY(at) - RECORD_HEIGHT / 2) < RECORD_HEIGHT / 2,
      );
      if (x >= RECORDS_LEFT && index !== undefined) {
        const { p = 0, s = 0 } = picks[index] ?? {};
        // The first touch is P; then it is the nearer one.
        const isP = p === 0 || (s > 0 && Math.abs(recordX(p) - x) <= Math.abs(recordX(s) - x));
        held.current = { index, wave: isP ? 'p' : 's' };
      }
    } else if (event.buttons !== 1) return;
    if (held.current === 'map') {
      run.apply(
        {
          kind: 'guess',
          latitude: MAP.north - (y - MAP_TOP) / UNITS_A_DEGREE,
          longitude: MAP.west + (x - MAP_LEFT) / (NARROWER * UNITS_A_DEGREE),
        },
        'guess',
      );
    } else if (held.current) {
      const { index, wave } = held.current;
      const second = ((x - RECORDS_LEFT) / (WIDTH - RECORDS_LEFT - 2)) * RECORD_SECONDS;
      run.apply({ kind: 'pick', index, wave, second }, `pick-${index}-${wave}`);
    }
  };
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label="Mapa del norte y centro de Chile con tres estaciones, y sus sismogramas"
      className={css.pointed}
      onPointerDown={move}
      onPointerMove={move}
      onPointerUp={() => {
        held.current = null;
      }}
    >
      <clipPath id={clipId}>
        <rect x={MAP_LEFT} y={MAP_TOP} width={MAP_RIGHT - MAP_LEFT} height={MAP_BOTTOM - MAP_TOP} />
      </clipPath>
      <g clipPath={`url(#${clipId})`}>
        <rect className={css.sea} x={MAP_LEFT} y={MAP_TOP} width={MAP_RIGHT - MAP_LEFT} height={MAP_BOTTOM - MAP_TOP} />
        <path className={css.land} d={`M${COAST_LINE}L${MAP_RIGHT + 4} ${MAP_BOTTOM + 4}V${MAP_TOP - 4}Z`} />
        <path className={css.frontier} d={`M${lineOf(BORDER_SPOTS)}`} />
        {quake.stations.map((station, index) => {
          const { p = 0, s = 0 } = picks[index] ?? {};
          return s > p ? (
            <path
              key={station.name}
              className={css.circle}
              data-station={index}
              d={circleOf(station, degreesOfDelay(s - p))}
            />
          ) : null;
        })}
        {quake.stations.map((station, index) => {
          const [x, y] = [mapX(station.longitude), mapY(station.latitude)];
          return (
            <g key={station.name}>
              <path className={css.marker} data-station={index} d={`M${drawn(x)} ${drawn(y - 6)}l6 10h-12Z`} />
              <text className={css.outlined} x={drawn(x + 8)} y={drawn(y + 5)}>
                {index + 1}
              </text>
            </g>
          );
        })}
        {[-20, -30, -40].map((line) => (
          <text key={line} className={css.outlined} x={MAP_LEFT + 3} y={drawn(mapY(line) + 4)}>
            {-line}° S
          </text>
        ))}
        <path className={css.guess} d={`M${drawn(mapX(longitude) - 8)} ${drawn(mapY(latitude))}h16m-8 -8v16`} />
      </g>
      {quake.stations.map((station, index) => {
        const middle = recordY(index) + 44;
        const { p = 0, s = 0 } = picks[index] ?? {};
        const line = recordOf(quake, index)
          .map((value, second) => `${drawn(recordX(second))} ${drawn(middle - (value / 2.6) * RECORD_SIZE)}`)
          .join('L');
        return (
          <g key={station.name}>
            <text className={css.strong} x={RECORDS_LEFT} y={recordY(index)}>
              {index + 1}. {station.name}
            </text>
            <path className={css.record} d={`M${line}`} />
            {(['p', 's'] as const).map((wave) => {
              const second = wave === 'p' ? p : s;
              return second === 0 ? null : (
                <g key={wave} className={wave === 'p' ? css['pick-p'] : css['pick-s']}>
                  <path d={`M${drawn(recordX(second))} ${recordY(index) + 8}V${recordY(index) + 74}`} />
                  <text x={drawn(recordX(second))} y={recordY(index) + 86} textAnchor="middle">
                    {wave.toUpperCase()}
                  </text>
                </g>
              );
            })}
          </g>
        );
      })}
      <text className={css.tick} x={WIDTH - 2} y={HEIGHT - 2} textAnchor="end">
        {RECORD_SECONDS} s
      </text>
    </svg>
  );
}
