import { canonical } from './canonical.ts';

/** Units that are parts of one another: how many of the first of its kind one is. */
const KINDS: readonly Readonly<Record<string, number>>[] = [
  {
    m: 1,
    metro: 1,
    km: 1000,
    kilometro: 1000,
    dm: 0.1,
    decimetro: 0.1,
    cm: 0.01,
    centimetro: 0.01,
    mm: 0.001,
    milimetro: 0.001,
  },
  { g: 1, gramo: 1, kg: 1000, kilogramo: 1000, kilo: 1000, mg: 0.001, miligramo: 0.001, tonelada: 1_000_000 },
  { l: 1, litro: 1, ml: 0.001, mililitro: 0.001, cc: 0.001 },
  {
    s: 1,
    segundo: 1,
    ms: 0.001,
    milisegundo: 0.001,
    min: 60,
    minuto: 60,
    h: 3600,
    hora: 3600,
    dia: 86_400,
    semana: 604_800,
    ano: 31_536_000,
    mes: 2_628_000,
  },
  { w: 1, watt: 1, kw: 1000, kilowatt: 1000 },
  { j: 1, joule: 1, kj: 1000, kilojoule: 1000 },
  { n: 1, newton: 1 },
  { hz: 1, hertz: 1, khz: 1000, kilohertz: 1000 },
  { v: 1, volt: 1, voltio: 1 },
  { a: 1, ampere: 1, amperio: 1 },
  { ω: 1, ohm: 1, ohmio: 1 },
  { '°': 1, grado: 1 },
  { '%': 1, por: 1 },
  { $: 1, peso: 1 },
];

const nameOf = (unit: string) => {
  const word = canonical(unit).split(/[\s/^]/)[0] ?? '';
  if (word.startsWith('°')) return '°';
  return word.length > 2 ? word.replace(/s$/, '') : word;
};

function placeOf(unit: string): { kind: number; size: number } | undefined {
  const name = nameOf(unit);
  const kind = KINDS.findIndex((sizes) => sizes[name] !== undefined);
  const size = KINDS[kind]?.[name];
  return size === undefined ? undefined : { kind, size };
}

/** False where what is said is a known unit of another kind: `12 metros` is neither `12 s` nor `12 sacos`. */
export function sameUnit(said: string, unit: string): boolean {
  const [one, other] = [placeOf(said), placeOf(unit)];
  return !one || said === 'por' || said === 'a' || one.kind === other?.kind;
}

/** By what a number with the unit `said` is multiplied to be one with `unit`: 1 where they are not of one kind. */
export function unitFactor(said: string, unit: string): number {
  const [one, other] = [placeOf(said), placeOf(unit)];
  // Of squares, cubes and rates a part is no part of the same size.
  if (!one || !other || one.kind !== other.kind || /[\^/]/.test(canonical(unit))) return 1;
  return one.size / other.size;
}
