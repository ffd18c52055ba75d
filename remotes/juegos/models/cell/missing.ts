import { capital, clamp, list, number, percent } from './words.ts';

/**
 * What follows when a part of the cell stops working. A model of order and direction and not of amounts: each quantity is
 * compared with what the whole cell has (1), and what depends on what is right, and which comes first.
 *
 * RNA is copied in the nucleus; ribosomes make proteins of it, with ATP; Golgi sends them to the membrane; pumps of the
 * membrane keep ions unequal, with ATP; where ions even out, water follows them in.
 */
export interface MissingState {
  cell: CellKind;
  /** Parts that do not work, in the order of {@link SWITCHES}. */
  off: SwitchId[];
  /** A plant has light for its chloroplasts. */
  hasLight: boolean;
  /** Of the cell, since it was whole. */
  hours: number;
  atp: number;
  rna: number;
  proteins: number;
  /** Proteins that reach the membrane and the outside. */
  delivered: number;
  /** Pumps that sit in the membrane. */
  pumps: number;
  gradient: number;
  volume: number;
  /** Share of the cell that waste fills. */
  waste: number;
  /** Sugar a plant has kept; other cells get theirs from outside. */
  sugar: number;
  end: End | null;
  /** Hour at which each was first below half of what is usual; waste, when it first filled half of the cell. */
  halved: { [quantity in Quantity]?: number };
}

export const CELL_KINDS = ['animal', 'vegetal', 'bacteria'] as const;
export type CellKind = (typeof CELL_KINDS)[number];

export const SWITCH_IDS = [
  'nucleo',
  'nucleoide',
  'ribosoma',
  'mitocondria',
  'sintasa',
  'cloroplasto',
  'golgi',
  'lisosoma',
  'bomba',
  'pared',
] as const;
export type SwitchId = (typeof SWITCH_IDS)[number];

/** Parts that can be switched off. */
export const SWITCHES: Readonly<Record<CellKind, readonly SwitchId[]>> = {
  animal: ['nucleo', 'ribosoma', 'mitocondria', 'golgi', 'lisosoma', 'bomba'],
  vegetal: ['nucleo', 'ribosoma', 'mitocondria', 'cloroplasto', 'golgi', 'bomba', 'pared'],
  bacteria: ['nucleoide', 'ribosoma', 'sintasa', 'pared'],
};

interface SwitchWords {
  readonly name: string;
  /** With its article, after "sin" or alone. */
  readonly within: string;
  /** How it really comes to fail. */
  readonly example: string;
}

export const SWITCH_WORDS: Readonly<Record<SwitchId, SwitchWords>> = {
  nucleo: {
    name: 'Núcleo',
    within: 'núcleo',
    example: 'A un glóbulo rojo maduro le falta: no repone sus proteínas y dura unos 120 días.',
  },
  nucleoide: {
    name: 'ADN (nucleoide)',
    within: 'ADN',
    example: 'Hay antibióticos que impiden leer o copiar el ADN de las bacterias.',
  },
  ribosoma: {
    name: 'Ribosomas',
    within: 'ribosomas',
    example: 'Varios antibióticos frenan los ribosomas de las bacterias y no los nuestros.',
  },
  mitocondria: {
    name: 'Mitocondrias',
    within: 'mitocondrias',
    example: 'El cianuro detiene la última etapa de la respiración celular.',
  },
  sintasa: {
    name: 'Respiración en la membrana',
    within: 'respiración en la membrana',
    example: 'Una bacteria no tiene mitocondrias: respira con enzimas de su membrana.',
  },
  cloroplasto: {
    name: 'Cloroplastos',
    within: 'cloroplastos',
    example: 'Hay herbicidas que bloquean la fotosíntesis.',
  },
  golgi: {
    name: 'Aparato de Golgi',
    within: 'aparato de Golgi',
    example: 'La brefeldina A, de un hongo, lo desarma en el laboratorio.',
  },
  lisosoma: {
    name: 'Lisosomas',
    within: 'lisosomas',
    example: 'En la enfermedad de Tay-Sachs falta una enzima de los lisosomas.',
  },
  bomba: {
    name: 'Bomba de la membrana',
    within: 'bomba de la membrana',
    example: 'La ouabaína, de una planta africana, bloquea la bomba de sodio y potasio.',
  },
  pared: {
    name: 'Pared celular',
    within: 'pared celular',
    example: 'La penicilina impide armar la pared de las bacterias.',
  },
};

export const QUANTITIES = ['atp', 'rna', 'proteins', 'delivered', 'gradient', 'waste', 'sugar'] as const;
export type Quantity = (typeof QUANTITIES)[number];

export const QUANTITY_NAMES: Readonly<Record<Quantity | 'volume', string>> = {
  atp: 'ATP',
  rna: 'ARN mensajero',
  proteins: 'proteínas',
  delivered: 'envío de proteínas',
  gradient: 'diferencia de iones',
  waste: 'desechos',
  sugar: 'azúcar guardada',
  volume: 'volumen',
};

export type End = 'burst' | 'noEnergy' | 'noProteins';

/** ATP of a glucose without mitochondria, 2, of the some 30 with them (Alberts and others, «Molecular Biology of the Cell», 6.ª ed., 2014, ch. 14). */
const GLYCOLYSIS = 2 / 30;

/** Medians of mouse cells: Schwanhäusser and others, Nature 473, 2011. */
const RNA_HALF_LIFE_HOURS = 9;
const PROTEIN_HALF_LIFE_HOURS = 46;

/** Of E. coli: RNA lasts some 5 minutes, and proteins are thinned by growth within about an hour (Milo & Phillips, «Cell Biology by the Numbers», 2015). Here every process of it is as much faster. */
const BACTERIA_FASTER = 50;

/** Our own, in hours, so that what is quick comes first: ATP is used up within minutes, ions even out in hours. */
const ATP_HOURS = 0.25;
const DELIVERY_HOURS = 1.5;
const GRADIENT_HOURS = 3;
const SWELLING_HOURS = 4;
const BURSTING_HOURS = 0.5;
const SUGAR_HOURS = 30;
const WASTE_A_HOUR = 0.006;
const WASTE_USUAL = 0.05;

/** As in osmosis: the membrane holds 1.6 volumes. */
const BURSTS_AT = 1.6;

/** How far an animal cell would swell with no difference of ions left: solutes that cannot leave draw water in. */
const SWELLING = 0.7;

/** Hours of the cell in one second of the model. */
export const HOURS_PER_SECOND: Readonly<Record<CellKind, number>> = {
  animal: 2,
  vegetal: 2,
  bacteria: 2 / BACTERIA_FASTER,
};

/** Longest time that is followed, in hours of an animal cell. */
const HOURS_MAX = 400;

export const startMissing = (cell: CellKind = 'animal', off: readonly SwitchId[] = []): MissingState => ({
  cell,
  off: SWITCHES[cell].filter((part) => off.includes(part)),
  hasLight: true,
  hours: 0,
  atp: 1,
  rna: 1,
  proteins: 1,
  delivered: 1,
  pumps: 1,
  gradient: 1,
  volume: 1,
  waste: WASTE_USUAL,
  sugar: 1,
  end: null,
  halved: {},
});

/** It died, or was followed for {@link HOURS_MAX}. */
export const isOver = (state: MissingState): boolean => state.end !== null || state.hours >= longest(state);

const longest = ({ cell }: MissingState) => (cell === 'bacteria' ? HOURS_MAX / BACTERIA_FASTER : HOURS_MAX);

/** Nothing moves in a whole cell either. */
export const isSteady = (state: MissingState): boolean =>
  isOver(state) || (state.off.length === 0 && state.hasLight && state.hours === 0);

/** By Euler's method; with 1/30 h at a time it differs from a fine solution by less than 0.02 of each quantity. */
export function stepMissing(state: MissingState, modelSeconds: number): void {
  if (isSteady(state)) return;
  const hours = modelSeconds * HOURS_PER_SECOND[state.cell];
  const faster = state.cell === 'bacteria' ? BACTERIA_FASTER : 1;
  const change = rates(state);
  const passed = hours * faster;
  const next = (now: number, rate: number) => clamp(now + rate * passed, 0, 3);
  state.atp = next(state.atp, change.atp);
  state.rna = next(state.rna, change.rna);
  state.proteins = next(state.proteins, change.proteins);
  state.delivered = next(state.delivered, change.delivered);
  state.pumps = next(state.pumps, change.pumps);
  state.gradient = next(state.gradient, change.gradient);
  state.volume = next(state.volume, change.volume);
  state.waste = Math.min(1, next(state.waste, change.waste));
  state.sugar = Math.min(1, next(state.sugar, change.sugar));
  state.hours += hours;
  note(state);
}

/** Change of each in one hour of an animal or plant cell. */
function rates(state: MissingState) {
  const { cell, atp, rna, proteins, delivered, pumps, gradient, volume, waste, sugar } = state;
  const works = (part: SwitchId) => (state.off.includes(part) ? 0 : 1);
  const isPlant = cell === 'vegetal';
  const respiration = works('mitocondria') * works('sintasa');
  const fuel = isPlant ? Math.min(1, sugar / 0.1) : 1;
  // Half full of waste it still works; full it does not.
  const room = clamp((1 - waste) / 0.5, 0, 1);
  const made = fuel * room * Math.min(1, 2 * proteins) * (GLYCOLYSIS + (1 - GLYCOLYSIS) * respiration);
  const read = works('nucleo') * works('nucleoide') * atp;
  const built = works('ribosoma') * rna * atp;
  const pumped = works('bomba') * atp * pumps;
  const hasWall = cell !== 'animal' && works('pared') === 1;
  const volumeAim =
    cell === 'animal' ? 1 + SWELLING * (1 - gradient) : hasWall ? 1 - (isPlant ? 0.1 * (1 - gradient) : 0) : 2.5;
  return {
    atp: (made - atp) / ATP_HOURS,
    rna: ((read - rna) * Math.LN2) / RNA_HALF_LIFE_HOURS,
    proteins: ((built - proteins) * Math.LN2) / PROTEIN_HALF_LIFE_HOURS,
    delivered: (works('golgi') * built - delivered) / DELIVERY_HOURS,
    pumps: ((delivered - pumps) * Math.LN2) / PROTEIN_HALF_LIFE_HOURS,
    gradient: (pumped - gradient) / GRADIENT_HOURS,
    volume: (volumeAim - volume) / (volumeAim > 2 ? BURSTING_HOURS : SWELLING_HOURS),
    waste: WASTE_A_HOUR * (1 - (works('lisosoma') * waste) / WASTE_USUAL),
    sugar: isPlant ? (2 * (state.hasLight ? works('cloroplasto') : 0) - made) / SUGAR_HOURS : 0,
  };
}

function note(state: MissingState): void {
  for (const quantity of QUANTITIES) {
    const isHalf = quantity === 'waste' ? state.waste >= 0.5 : state[quantity] < 0.5;
    if (isHalf) state.halved[quantity] ??= state.hours;
  }
  if (state.volume >= BURSTS_AT) {
    state.volume = BURSTS_AT;
    state.end = 'burst';
  }
  if (state.end !== null) return;
  if (state.atp < 0.03) state.end = 'noEnergy';
  else if (state.proteins < 0.25) state.end = 'noProteins';
}

/** Goes on from where it is: what came back mends what it can. A dead cell stays so. */
export function setWorks(state: MissingState, part: SwitchId, works: boolean): void {
  if (!SWITCHES[state.cell].includes(part)) return;
  state.off = SWITCHES[state.cell].filter((one) => (one === part ? !works : state.off.includes(one)));
}

export const END_WORDS: Readonly<Record<End, string>> = {
  burst: 'La membrana no aguantó más agua y la célula reventó',
  noEnergy: 'La célula murió: se quedó sin ATP',
  noProteins: 'La célula murió: perdió las proteínas que la hacían funcionar',
};

export const CELL_NAMES: Readonly<Record<CellKind, string>> = {
  animal: 'Célula animal',
  vegetal: 'Célula vegetal',
  bacteria: 'Bacteria',
};

/** "3 h", "20 min", "5 días". */
export function duration(hours: number): string {
  if (hours < 1) return `${number(hours * 60)} min`;
  return hours < 72 ? `${number(hours, hours < 10 ? 1 : 0)} h` : `${number(hours / 24, 1)} días`;
}

/** Quantities that a kind of cell has, in the order in which they are shown. */
export const quantitiesOf = (cell: CellKind): readonly Quantity[] =>
  cell === 'animal'
    ? ['atp', 'rna', 'proteins', 'delivered', 'gradient', 'waste']
    : cell === 'vegetal'
      ? ['sugar', 'atp', 'rna', 'proteins', 'delivered', 'gradient']
      : ['atp', 'rna', 'proteins'];

export function describeMissing(state: MissingState): string {
  const light = state.cell === 'vegetal' && !state.hasLight ? ', a oscuras' : '';
  const without =
    state.off.length === 0 ? ' completa' : ` sin ${list(state.off.map((part) => SWITCH_WORDS[part].within))}`;
  const amounts = quantitiesOf(state.cell).map((one) => `${QUANTITY_NAMES[one]} ${percent(state[one])}`);
  const now = `${CELL_NAMES[state.cell]}${without}${light}, a las ${duration(state.hours)}: ${list([...amounts, `volumen ${percent(state.volume)}`])}.`;
  const order = QUANTITIES.filter((one) => state.halved[one] !== undefined)
    .sort((one, other) => (state.halved[one] ?? 0) - (state.halved[other] ?? 0))
    .map((one) => `${QUANTITY_NAMES[one]} (${duration(state.halved[one] ?? 0)})`);
  const fell = order.length === 0 ? '' : ` Pasaron la mitad, en este orden: ${list(order)}.`;
  const end = state.end === null ? '' : ` ${END_WORDS[state.end]}.`;
  return capital(now) + fell + end;
}
