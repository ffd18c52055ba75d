import { nearest } from './friction-input.ts';
import { type FrictionState, onSurface, type RANGES, type Settings, startState } from './friction-state.ts';
import { SURFACE_IDS, SURFACES } from './surfaces.ts';

/** Names in the address, of what is set with one number. */
const NUMBERS = [
  ['masa', 'mass'],
  ['angulo', 'slope'],
  ['empuje', 'push'],
  ['cuelga', 'hanging'],
  ['lanzada', 'launch'],
] as const;

const SURFACE = 'superficie';
/** At the end, where arrows are not drawn. */
const HIDDEN = 'flechas=no';

/** `superficie=madera&masa=20&angulo=0&empuje=60&cuelga=0&lanzada=0`; coefficients of one's own are `superficie=0.25_0.1875`. */
export function encodeFriction({ settings, showsForces }: FrictionState): string {
  const { surface, staticCoefficient, kineticCoefficient } = settings;
  const where = surface === 'propia' ? `${staticCoefficient}_${kineticCoefficient}` : surface;
  const numbers = NUMBERS.map(([word, name]) => `${word}=${settings[name]}`);
  return [`${SURFACE}=${where}`, ...numbers, ...(showsForces ? [] : [HIDDEN])].join('&');
}

/** What is not named is as at the start. `null` where a name or a value is none that could be set. */
export function decodeFriction(text: string): FrictionState | null {
  const settings: { -readonly [Name in keyof Settings]: Settings[Name] } = { ...startState().settings, push: 0 };
  const seen = new Set<string>();
  const parts = text.split('&');
  const showsForces = parts.at(-1) !== HIDDEN;
  for (const part of showsForces ? parts : parts.slice(0, -1)) {
    const [word = '', value = '', ...more] = part.split('=');
    if (more.length > 0 || seen.has(word)) return null;
    seen.add(word);
    if (word === SURFACE) {
      const where = surfaceOf(value);
      if (!where) return null;
      Object.assign(settings, where);
      continue;
    }
    const name = NUMBERS.find(([one]) => one === word)?.[1];
    const number = name && numberOf(name, value);
    if (name === undefined || number === undefined || number === null) return null;
    settings[name] = number;
  }
  return settings.hanging > 0 && settings.push > 0 ? null : startState(settings, showsForces);
}

function surfaceOf(value: string) {
  const id = SURFACE_IDS.find((one) => one === value);
  if (id) return onSurface(SURFACES[id]);
  const [one = '', other = '', ...more] = value.split('_');
  const [staticCoefficient, kineticCoefficient] = [numberOf('coefficient', one), numberOf('coefficient', other)];
  if (staticCoefficient === null || kineticCoefficient === null || more.length > 0) return null;
  return kineticCoefficient > staticCoefficient
    ? null
    : ({ surface: 'propia', staticCoefficient, kineticCoefficient } as const);
}

/** `null` where `text` is not written as we write it, or is no value that can be set. */
function numberOf(name: keyof typeof RANGES, text: string): number | null {
  if (!/^-?\d{1,3}(\.\d{1,4})?$/.test(text)) return null;
  const number = Number(text);
  return nearest(name, number, Number.NaN) === number && String(number) === text ? number : null;
}
