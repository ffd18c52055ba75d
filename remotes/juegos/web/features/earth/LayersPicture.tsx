import { EARTH_KM } from '../../../models/earth/ak135.ts';
import { type Division, LAYERS, layerAt, readingAt } from '../../../models/earth/layers.ts';
import { written } from '../../../models/earth/numbers.ts';
import css from './earth.module.css';
import { drawn, type Globe, lengthOf } from './globe.ts';

const WIDTH = 328;
const HEIGHT = 236;
const GLOBE: Globe = { x: 112, y: 118, radius: 106 };

/** From a name to the one below; the last one stands right above the axis. */
const NAME_STEP = 16;
const NAME_X = 224;

/** South America, roughly: latitude and longitude, seen from above 15° S, 35° W. */
const LAND: readonly (readonly [latitude: number, longitude: number])[] = [
  [11, -74],
  [10, -62],
  [4, -52],
  [-5, -35],
  [-13, -39],
  [-23, -43],
  [-34, -54],
  [-39, -62],
  [-52, -69],
  [-55, -67],
  [-46, -75],
  [-33, -72],
  [-18, -70],
  [-6, -81],
  [1, -79],
];

const RADIANS = Math.PI / 180;

/** Orthographic. */
function landLine(): string {
  const [middle, meridian] = [-15 * RADIANS, -35 * RADIANS];
  return LAND.map(([latitude, longitude]) => {
    const [phi, lambda] = [latitude * RADIANS, longitude * RADIANS - meridian];
    const x = Math.cos(phi) * Math.sin(lambda);
    const y = Math.cos(middle) * Math.sin(phi) - Math.sin(middle) * Math.cos(phi) * Math.cos(lambda);
    return `${drawn(GLOBE.x + x * GLOBE.radius)} ${drawn(GLOBE.y - y * GLOBE.radius)}`;
  }).join(' ');
}

/** The sector that is open, around the axis to the right. */
function wedge(radius: number, degrees: number): string {
  const half = (degrees / 2) * RADIANS;
  const [x, y] = [radius * Math.cos(half), radius * Math.sin(half)];
  return `M${GLOBE.x} ${GLOBE.y}L${drawn(GLOBE.x + x)} ${drawn(GLOBE.y - y)}A${drawn(radius)} ${drawn(radius)} 0 0 1 ${drawn(GLOBE.x + x)} ${drawn(GLOBE.y + y)}Z`;
}

export interface LayersPictureProps {
  readonly division: Division;
  readonly depthKm: number;
  readonly openDegrees: number;
}

/** The Earth with a sector cut out to the centre, its layers to scale, and a probe with what it reads. */
export function LayersPicture({ division, depthKm, openDegrees }: LayersPictureProps) {
  const layers = LAYERS[division];
  const { p, s, density, pressure } = readingAt(depthKm);
  const chosen = layerAt(division, depthKm);
  const probeX = GLOBE.x + lengthOf(GLOBE, EARTH_KM - depthKm);
  const readings = [
    `a ${written(depthKm)} km`,
    `P: ${written(p, 1)} km/s`,
    s === 0 ? 'S: no pasan' : `S: ${written(s, 1)} km/s`,
    `${written(density, 1)} g/cm³`,
    `${written(pressure, pressure < 10 ? 1 : 0)} GPa`,
  ];
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label="La Tierra con un corte hasta el centro">
      <circle className={css.sea} cx={GLOBE.x} cy={GLOBE.y} r={GLOBE.radius} />
      <polygon className={css.land} points={landLine()} />
      {openDegrees === 0
        ? null
        : layers.map(({ id, topKm }) => (
            <path
              key={id}
              className={css.shell}
              data-layer={id}
              data-chosen={id === chosen.id}
              d={wedge(lengthOf(GLOBE, EARTH_KM - topKm), openDegrees)}
            />
          ))}
      {openDegrees === 0
        ? null
        : layers.map(({ id, name, topKm, bottomKm }, index) => {
            const up = 6 + NAME_STEP * (layers.length - 1 - index);
            const middle = lengthOf(GLOBE, EARTH_KM - (topKm + bottomKm) / 2);
            const isSeen = Math.asin(Math.min(1, up / middle)) < (openDegrees / 2) * RADIANS;
            if (!isSeen) return null;
            const x = GLOBE.x + Math.sqrt(middle ** 2 - up ** 2);
            return (
              <g key={id}>
                <path className={css.leader} d={`M${drawn(x)} ${GLOBE.y - up}H${NAME_X - 4}`} />
                <circle className={css.dot} cx={drawn(x)} cy={GLOBE.y - up} r={2} />
                <text className={id === chosen.id ? css.strong : css.word} x={NAME_X} y={GLOBE.y - up + 4}>
                  {name}
                </text>
              </g>
            );
          })}
      {openDegrees === 0 ? null : (
        <>
          <path
            className={css.probe}
            d={`M${drawn(probeX)} ${GLOBE.y + 4}H${GLOBE.x + GLOBE.radius + 8}V${GLOBE.y + 22}`}
          />
          <circle className={css['probe-tip']} cx={drawn(probeX)} cy={GLOBE.y + 4} r={4.5} />
          {readings.map((text, index) => (
            <text key={text} className={index === 0 ? css.strong : css.word} x={NAME_X} y={GLOBE.y + 36 + index * 17}>
              {text}
            </text>
          ))}
        </>
      )}
    </svg>
  );
}
