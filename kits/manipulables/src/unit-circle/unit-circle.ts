import { formatNumber } from '../shared/format-number.ts';
import { tidy } from '../shared/steps.ts';

/** A drag near one of these ends on it. */
const NOTABLE_DEGREES = [0, 30, 45, 60, 90];
const CATCH_DEGREES = 3;

/** Within one turn, from 0 to below 360. */
export function turn(degrees: number): number {
  return Number.isFinite(degrees) ? tidy(((degrees % 360) + 360) % 360) : 0;
}

/** Of a point about the middle, y upwards: in whole degrees, or notable ones where it is near. */
export function angleAt(x: number, y: number): number {
  const degrees = turn((Math.atan2(y, x) * 180) / Math.PI);
  const quarter = Math.floor(degrees / 90) * 90;
  const near = NOTABLE_DEGREES.find((one) => Math.abs(quarter + one - degrees) <= CATCH_DEGREES);
  return turn(near === undefined ? Math.round(degrees) : quarter + near);
}

export function pointAt(degrees: number): { readonly cos: number; readonly sin: number } {
  const radians = (degrees * Math.PI) / 180;
  return { cos: tidy(Math.cos(radians)), sin: tidy(Math.sin(radians)) };
}

const EXACT: Readonly<Record<string, string>> = {
  '0': '0',
  '0.5': '1/2',
  '0.707106781': '√2/2',
  '0.866025404': '√3/2',
  '1': '1',
};

/** "−√3/2" of a notable angle; null of another. */
export function exactly(value: number): string | null {
  const exact = EXACT[String(Math.abs(value))];
  return exact === undefined ? null : (value < 0 ? '−' : '') + exact;
}

/** "π/6", "3π/2", "0,42π". */
export function inRadians(degrees: number): string {
  if (degrees === 0) return '0';
  const divisor = [180, 90, 60, 45, 36, 30, 20, 15, 10, 5].find((one) => degrees % one === 0 && 180 % one === 0);
  if (divisor === undefined) return `${formatNumber(degrees / 180)}π`;
  const [times, parts] = [degrees / divisor, 180 / divisor];
  return `${times === 1 ? '' : times}π${parts === 1 ? '' : `/${parts}`}`;
}

export function describeAngle(degrees: number): string {
  const { cos, sin } = pointAt(degrees);
  const told = (value: number) => {
    const exact = exactly(value);
    return exact === null ? `≈ ${formatNumber(value, 3)}` : `= ${exact}`;
  };
  const quadrant =
    degrees % 90 === 0
      ? 'El punto está sobre un eje.'
      : `Está en el ${['primer', 'segundo', 'tercer', 'cuarto'][Math.floor(degrees / 90)]} cuadrante.`;
  const tangent = cos === 0 ? 'la tangente no existe' : `tan ≈ ${formatNumber(sin / cos, 3)}`;
  return `A ${formatNumber(degrees)}° (${inRadians(degrees)}): altura, sen ${told(sin)}; hacia el lado, cos ${told(cos)}; ${tangent}. ${quadrant}`;
}
