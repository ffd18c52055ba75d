import type { PointerEvent, Ref } from 'react';
import { heardAt, STATION_NAMES } from '../../../models/earth/describe.ts';
import { LAYERS } from '../../../models/earth/layers.ts';
import type { Phase } from '../../../models/earth/rays.ts';
import { QUAKE_SECONDS, type ShownRays } from '../../../models/earth/state.ts';
import css from './earth.module.css';
import { drawn, type Globe, lengthOf, pointOf } from './globe.ts';
import { rayLines, recordLine, SPREAD_NAMES, type SpreadName, spreads } from './wave-lines.ts';

export const WIDTH = 328;
const HEIGHT = 330;

export const WAVES_GLOBE: Globe = { x: WIDTH / 2, y: 110, radius: 94 };

const RECORDS_LEFT = 30;
const RECORDS_TOP = 222;
const RECORD_HEIGHT = 30;
const AXIS_Y = RECORDS_TOP + 3 * RECORD_HEIGHT;

export const recordX = (seconds: number) => RECORDS_LEFT + (seconds / QUAKE_SECONDS) * (WIDTH - RECORDS_LEFT - 4);

/** Those of a record that are named: echoes of the core are written, too, and their names would cover others. */
const NAMED: readonly Phase[] = ['P', 'S', 'PKP', 'PKIKP'];

export interface WavesPictureProps {
  readonly stations: readonly number[];
  readonly rays: ShownRays;
  /** Of the lines of the fronts. */
  readonly frontRef: (name: SpreadName) => Ref<SVGPathElement>;
  /** Of what hides the part of the records that is still to come. */
  readonly untilRef: Ref<SVGRectElement>;
  readonly onPoint: (event: PointerEvent<SVGSVGElement>) => void;
}

/** The cut with rays and fronts, its stations, and what they write. */
export function WavesPicture({ stations, rays, frontRef, untilRef, onPoint }: WavesPictureProps) {
  const globe = WAVES_GLOBE;
  const all = spreads();
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label="Corte de la Tierra con ondas sísmicas y los registros de tres estaciones"
      className={css.pointed}
      onPointerDown={onPoint}
      onPointerMove={(event) => event.buttons === 1 && onPoint(event)}
    >
      <Shells globe={globe} />
      {SPREAD_NAMES.filter((name) => rays === 'ambas' || rays === all[name].wave).map((name) => (
        <path
          key={name}
          className={all[name].wave === 'p' ? css['ray-p'] : css['ray-s']}
          d={rayLines(globe, all[name])}
        />
      ))}
      {SPREAD_NAMES.map((name) => (
        <path
          key={name}
          data-front={name}
          ref={frontRef(name)}
          className={all[name].wave === 'p' ? css['front-p'] : css['front-s']}
        />
      ))}
      <circle className={css.focus} cx={globe.x} cy={globe.y - globe.radius} r={5} />
      <text className={css.word} x={globe.x + 10} y={globe.y - globe.radius - 3}>
        foco
      </text>
      <text className={css['word-p']} x={4} y={16}>
        ondas P
      </text>
      <text className={css['word-s']} x={4} y={32}>
        ondas S
      </text>
      {stations.map((degrees, index) => {
        const [x, y] = pointOf(globe, 6371, (degrees * Math.PI) / 180);
        const [wordX, wordY] = pointOf(globe, 7150, (degrees * Math.PI) / 180);
        const name = STATION_NAMES[index];
        return (
          <g key={name}>
            <circle className={css.station} cx={drawn(x)} cy={drawn(y)} r={4} />
            <text className={css.strong} x={drawn(wordX)} y={drawn(wordY + 4)} textAnchor="middle">
              {name}
            </text>
          </g>
        );
      })}
      {stations.map((degrees, index) => {
        const middle = RECORDS_TOP + (index + 0.5) * RECORD_HEIGHT;
        const named = new Map<Phase, number>();
        for (const { phase, at } of heardAt(degrees, QUAKE_SECONDS)) {
          if (NAMED.includes(phase) && !named.has(phase)) named.set(phase, at);
        }
        return (
          <g key={STATION_NAMES[index]}>
            <text className={css.strong} x={2} y={middle + 4}>
              {STATION_NAMES[index]}
            </text>
            <path className={css.record} d={recordLine(degrees, recordX, middle, RECORD_HEIGHT - 4)} />
            {[...named].map(([phase, at]) => (
              <text key={phase} className={css.outlined} x={drawn(recordX(at) + 1)} y={middle - 5}>
                {phase}
              </text>
            ))}
          </g>
        );
      })}
      <rect ref={untilRef} className={css.cover} x={0} y={RECORDS_TOP} width={WIDTH} height={3 * RECORD_HEIGHT} />
      <path className={css.axis} d={`M${RECORDS_LEFT} ${AXIS_Y}H${WIDTH - 4}`} />
      {[0, 10, 20, 30].map((minutes) => (
        <text
          key={minutes}
          className={css.tick}
          x={drawn(recordX(minutes * 60))}
          y={AXIS_Y + 14}
          textAnchor={minutes === 30 ? 'end' : 'middle'}
        >
          {minutes === 30 ? '30 min' : minutes}
        </text>
      ))}
    </svg>
  );
}

/** The layers of the cut, to scale; the crust is the line around it. */
export function Shells({ globe }: { readonly globe: Globe }) {
  return (
    <>
      {LAYERS.composicion.map(({ id, topKm }) => (
        <circle
          key={id}
          className={css.shell}
          data-layer={id}
          cx={globe.x}
          cy={globe.y}
          r={drawn(lengthOf(globe, 6371 - topKm))}
        />
      ))}
    </>
  );
}
