import Fraction from 'fraction.js';

/** Size in the base units of its dimension, and that dimension: `m`, `kg m/s2` by exponents. */
interface Measure {
  readonly factor: Fraction;
  readonly dimension: ReadonlyMap<string, number>;
}

const BASES = ['m', 'g', 's', 'A', 'K', 'mol', '°', '°C', '$', '%', 'Hz', 'dB'] as const;

/** What stands for powers of others: factor, and the writing of the rest. */
const DERIVED: Readonly<Record<string, readonly [factor: string, of: string]>> = {
  L: ['1/1000', 'm^3'],
  t: ['1000000', 'g'],
  min: ['60', 's'],
  h: ['3600', 's'],
  día: ['86400', 's'],
  año: ['31557600', 's'],
  N: ['1000', 'g*m/s^2'],
  J: ['1000', 'g*m^2/s^2'],
  W: ['1000', 'g*m^2/s^3'],
  Pa: ['1000', 'g/m/s^2'],
  atm: ['101325000', 'g/m/s^2'],
  V: ['1000', 'g*m^2/s^3/A'],
  Ω: ['1000', 'g*m^2/s^3/A^2'],
  C: ['1', 'A*s'],
  M: ['1000', 'mol/m^3'],
  ha: ['10000', 'm^2'],
  cal: ['4184', 'g*m^2/s^2'],
  Ah: ['3600', 'A*s'],
};

const PREFIXES: Readonly<Record<string, string>> = {
  k: '1000',
  M: '1000000',
  d: '1/10',
  c: '1/100',
  m: '1/1000',
  µ: '1/1000000',
  u: '1/1000000',
  n: '1/1000000000',
};

/** Units before which a prefix is usual. */
const PREFIXED = /^(?:m|g|s|A|L|N|J|W|V|Pa|Hz|mol|Ω|C|cal|Ah)$/;

/** Prefixes in words. */
const PREFIX_WORDS: Readonly<Record<string, string>> = {
  mega: 'M',
  kilo: 'k',
  centi: 'c',
  mili: 'm',
  micro: 'µ',
  nano: 'n',
};

/** Other writings of a symbol, plain and in small letters. */
const WRITINGS: Readonly<Record<string, string>> = {
  metro: 'm',
  centimetro: 'cm',
  milimetro: 'mm',
  kilometro: 'km',
  decimetro: 'dm',
  mt: 'm',
  mts: 'm',
  kms: 'km',
  cms: 'cm',
  gramo: 'g',
  gr: 'g',
  grs: 'g',
  kilo: 'kg',
  kilogramo: 'kg',
  kgs: 'kg',
  miligramo: 'mg',
  tonelada: 't',
  ton: 't',
  segundo: 's',
  seg: 's',
  minuto: 'min',
  hora: 'h',
  hr: 'h',
  hrs: 'h',
  dia: 'día',
  ano: 'año',
  litro: 'L',
  l: 'L',
  lt: 'L',
  lts: 'L',
  mililitro: 'mL',
  ml: 'mL',
  cc: 'cm^3',
  newton: 'N',
  joul: 'J',
  joule: 'J',
  julio: 'J',
  watt: 'W',
  vatio: 'W',
  pascal: 'Pa',
  volt: 'V',
  voltio: 'V',
  ohm: 'Ω',
  ohmio: 'Ω',
  ampere: 'A',
  amper: 'A',
  amperio: 'A',
  hertz: 'Hz',
  hercio: 'Hz',
  coulomb: 'C',
  caloria: 'cal',
  kelvin: 'K',
  mole: 'mol',
  molar: 'M',
  grado: '°',
  º: '°',
  '°c': '°C',
  ºc: '°C',
  'grado celsius': '°C',
  peso: '$',
  clp: '$',
  '%': '%',
  porciento: '%',
  decibel: 'dB',
  kw: 'kW',
  hz: 'Hz',
  kpa: 'kPa',
  kj: 'kJ',
  mts2: 'm^2',
  μm: 'µm',
  um: 'µm',
}; // prettier-ignore

/** Length, time and so on of a unit's writing: `cm²`, `m/s^2`, `metros por segundo`; `undefined` where it is none. */
export function measureOf(unit: string): Measure | undefined {
  const writing = unit
    .trim()
    .replace(/ (?:al )?cuadrados?/gi, '^2')
    .replace(/ (?:al cubo|c[uú]bicos?)/gi, '^3')
    .replace(/ por ciento|^por ciento/gi, '%')
    .replace(/ (?:por|al|a la|cada) /gi, '/')
    .replaceAll('μ', 'µ')
    .replace(/(?<=\p{L})([²³])/gu, (sign) => `^${sign === '²' ? 2 : 3}`)
    .replace(/(?<=\p{L})\^?\(?(-?[1-3])\)?/gu, '^$1')
    .replace(/ ?([*·/]) ?/g, '$1');
  if (writing.length > 40) return;
  let factor = new Fraction(1);
  const dimension = new Map<string, number>();
  for (const [, sign = '', symbol = '', exponent = '1'] of writing.matchAll(/([*·/]?)([^*·/^]+)(?:\^(-?\d))?/g)) {
    const part = partOf(symbol);
    if (!part) return;
    const power = Number(exponent) * (sign === '/' ? -1 : 1);
    factor = factor.mul(part.factor.pow(power));
    for (const [base, times] of part.dimension) dimension.set(base, (dimension.get(base) ?? 0) + times * power);
  }
  return dimension.size === 0 ? undefined : { factor, dimension };
}

/** How many of `to` one `from` is; `undefined` where they do not measure the same. */
export function ratioOfUnits(from: string, to: string): Fraction | undefined {
  const [one, other] = [measureOf(from), measureOf(to)];
  if (!one || !other) return nounOf(from) === nounOf(to) ? new Fraction(1) : undefined;
  const bases = new Set([...one.dimension.keys(), ...other.dimension.keys()]);
  const isSame = [...bases].every((base) => (one.dimension.get(base) ?? 0) === (other.dimension.get(base) ?? 0));
  return isSame ? one.factor.div(other.factor) : undefined;
}

function partOf(text: string): Measure | undefined {
  const direct = symbolOf(text);
  if (direct) return direct;
  const noun = nounOf(text);
  const symbol = inTable(WRITINGS, text.toLowerCase()) ?? inTable(WRITINGS, noun);
  if (symbol?.includes('^')) return measureOf(symbol);
  if (symbol !== undefined) return symbolOf(symbol);
  const [, word = '', rest = ''] = /^(mega|kilo|centi|mili|micro|nano)(.+)$/.exec(noun) ?? [];
  const prefix = inTable(PREFIX_WORDS, word);
  return (
    (prefix && symbolOf(`${prefix}${inTable(WRITINGS, rest) ?? rest}`)) ||
    symbolOf(text.toLowerCase()) ||
    symbolOf(noun)
  );
}

/** What students write may be the name of something that every object has. */
function inTable<Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

function symbolOf(symbol: string): Measure | undefined {
  if (BASES.some((base) => base === symbol)) return { factor: new Fraction(1), dimension: new Map([[symbol, 1]]) };
  const derived = inTable(DERIVED, symbol);
  if (derived) {
    const of = measureOf(derived[1]);
    return of && { ...of, factor: of.factor.mul(derived[0]) };
  }
  const [prefix = '', rest = ''] = [symbol.slice(0, 1), symbol.slice(1)];
  const size = inTable(PREFIXES, prefix);
  if (size === undefined || !PREFIXED.test(rest)) return;
  const of = symbolOf(rest);
  return of && { ...of, factor: of.factor.mul(size) };
}

/** A noun without accents and plural: `Personas` and `persona`, `árboles` and `árbol`. */
function nounOf(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<=[lnrdzs])es$/, '')
    .replace(/s$/, '');
}
