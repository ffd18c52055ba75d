import type { CellKind } from './missing.ts';
import { CELL_NAMES } from './missing.ts';
import { capital, count, number, within } from './words.ts';

/** Looking at a cell from its tissue down to what its membrane is made of, and naming what is there. */
export interface PartsState {
  cell: CellKind;
  zoom: Zoom;
  /** The one that is looked at. */
  part: PartId | null;
  /** Numbers stand instead of names until each is named. */
  isNaming: boolean;
  /** Named rightly, per cell. */
  named: Record<CellKind, PartId[]>;
  /** Last name that was given, and to what. */
  last: { readonly part: PartId; readonly as: PartId } | null;
  slips: number;
}

export const ZOOMS = ['tejido', 'celula', 'organelo', 'membrana'] as const;
export type Zoom = (typeof ZOOMS)[number];

export const PART_IDS = [
  'membrana',
  'citoplasma',
  'nucleo',
  'nucleolo',
  'ribosomas',
  'reticulo-rugoso',
  'reticulo-liso',
  'golgi',
  'mitocondria',
  'lisosoma',
  'centriolos',
  'pared',
  'vacuola',
  'cloroplasto',
  'capsula',
  'nucleoide',
  'plasmido',
  'flagelo',
] as const;
export type PartId = (typeof PART_IDS)[number];

export interface Part {
  readonly name: string;
  /** What one sees, without its name. */
  readonly looks: string;
  /** What it does. */
  readonly task: string;
  readonly size: string;
  /** µm across the picture that shows it from near. */
  readonly field: number;
}

// Sizes: Alberts and others, «Molecular Biology of the Cell», 6.ª ed., 2014 (organelles, wall, chloroplast), and Milo & Phillips,
// «Cell Biology by the Numbers», 2015 (membrane, ribosomes, bacteria, nucleus).
export const PARTS: Readonly<Record<PartId, Part>> = {
  membrana: {
    name: 'Membrana plasmática',
    looks: 'Límite muy delgado que encierra el contenido de la célula.',
    task: 'Regula lo que entra y lo que sale.',
    size: 'unos 4 a 5 nm de grosor (0,005 µm)',
    field: 0.04,
  },
  citoplasma: {
    name: 'Citoplasma',
    looks: 'Todo lo que hay entre el límite de la célula y su material genético.',
    task: 'Medio acuoso donde están los organelos y ocurren muchas reacciones.',
    size: 'sin contar los organelos, cerca de la mitad del volumen de una célula animal',
    field: 1,
  },
  nucleo: {
    name: 'Núcleo',
    looks: 'Cuerpo grande y redondo, con doble envoltura llena de poros.',
    task: 'Guarda el ADN: de él se copian las instrucciones para armar proteínas.',
    size: 'unos 6 µm de diámetro',
    field: 8,
  },
  nucleolo: {
    name: 'Nucléolo',
    looks: 'Mancha oscura y densa dentro del cuerpo redondo más grande.',
    task: 'Arma las dos partes de los ribosomas.',
    size: '1 a 3 µm',
    field: 4,
  },
  ribosomas: {
    name: 'Ribosomas',
    looks: 'Puntos pequeñísimos, sueltos o pegados a sacos, hechos de dos piezas.',
    task: 'Unen aminoácidos para fabricar proteínas.',
    size: '20 a 30 nm (0,02 a 0,03 µm)',
    field: 0.1,
  },
  'reticulo-rugoso': {
    name: 'Retículo endoplasmático rugoso',
    looks: 'Sacos aplanados junto al centro de la célula, salpicados de puntos.',
    task: 'Fabrica proteínas de membrana, de exportación o para los lisosomas.',
    size: 'sacos de unos 0,05 µm de ancho',
    field: 1.5,
  },
  'reticulo-liso': {
    name: 'Retículo endoplasmático liso',
    looks: 'Red de tubos sin puntos encima.',
    task: 'Fabrica lípidos y, en el hígado, neutraliza tóxicos.',
    size: 'tubos de unos 0,05 µm de ancho',
    field: 1.5,
  },
  golgi: {
    name: 'Aparato de Golgi',
    looks: 'Pila de sacos curvos de la que se desprenden bolsitas.',
    task: 'Modifica, ordena y empaca lo que llega del retículo.',
    size: 'cerca de 1 µm por pila',
    field: 1.5,
  },
  mitocondria: {
    name: 'Mitocondria',
    looks: 'Cápsula alargada con doble membrana; la de adentro forma pliegues.',
    task: 'Obtiene energía utilizable (ATP) con la respiración celular.',
    size: '0,5 a 1 µm de ancho y varios de largo',
    field: 2.5,
  },
  lisosoma: {
    name: 'Lisosoma',
    looks: 'Bolsa pequeña y redonda, con contenido oscuro y desparejo.',
    task: 'Digiere desechos y partículas.',
    size: '0,2 a 0,5 µm',
    field: 0.8,
  },
  centriolos: {
    name: 'Centríolos',
    looks: 'Dos cilindros cortos, uno perpendicular al otro.',
    task: 'Organizan los microtúbulos del huso cuando la célula se divide.',
    size: '0,2 µm de ancho y 0,5 µm de largo',
    field: 1,
  },
  pared: {
    name: 'Pared celular',
    looks: 'Capa gruesa y rígida, por fuera del límite delgado.',
    task: 'Da forma y sostén: evita que la célula reviente al entrar agua.',
    size: '0,1 a varios µm en una planta; unos 0,01 a 0,03 µm en una bacteria',
    field: 0.5,
  },
  vacuola: {
    name: 'Vacuola central',
    looks: 'Bolsa enorme y clara que ocupa casi toda la célula.',
    task: 'Guarda agua y sustancias, y aprieta la célula contra su pared.',
    size: 'del 30 al 90 % del volumen de la célula',
    field: 30,
  },
  cloroplasto: {
    name: 'Cloroplasto',
    looks: 'Lente verde con pilas de discos en su interior.',
    task: 'Hace la fotosíntesis: con luz, agua y CO₂ forma azúcar y libera oxígeno.',
    size: 'unos 5 µm de largo',
    field: 7,
  },
  capsula: {
    name: 'Cápsula',
    looks: 'Cubierta blanda y resbalosa, por fuera de todo lo demás.',
    task: 'La protege de secarse y de las defensas de su huésped. No todas la tienen.',
    size: 'unos 0,1 a 1 µm de grosor',
    field: 0.6,
  },
  nucleoide: {
    name: 'Nucleoide (ADN)',
    looks: 'Hebra muy larga y enrollada, sin envoltura que la separe.',
    task: 'Es su ADN: un cromosoma circular con las instrucciones de la célula.',
    size: 'una hebra de 1,6 mm, plegada en menos de 1 µm',
    field: 1.2,
  },
  plasmido: {
    name: 'Plásmido',
    looks: 'Anillo pequeño, aparte de la hebra grande.',
    task: 'Lleva pocos genes extra, por ejemplo de resistencia a un antibiótico.',
    size: 'un anillo de mil a cien mil pares de bases',
    field: 0.6,
  },
  flagelo: {
    name: 'Flagelo',
    looks: 'Filamento largo y ondulado que sale hacia afuera.',
    task: 'Gira como una hélice y la hace nadar.',
    size: '0,02 µm de ancho y hasta 10 µm de largo',
    field: 0.3,
  },
};

/** Parts to be named, in the order of their numbers. */
export const PARTS_OF: Readonly<Record<CellKind, readonly PartId[]>> = {
  animal: [
    'membrana',
    'nucleo',
    'nucleolo',
    'reticulo-rugoso',
    'reticulo-liso',
    'golgi',
    'mitocondria',
    'lisosoma',
    'ribosomas',
    'centriolos',
    'citoplasma',
  ],
  vegetal: [
    'pared',
    'membrana',
    'vacuola',
    'cloroplasto',
    'nucleo',
    'nucleolo',
    'mitocondria',
    'reticulo-rugoso',
    'reticulo-liso',
    'golgi',
    'ribosomas',
    'citoplasma',
  ],
  bacteria: ['capsula', 'pared', 'membrana', 'citoplasma', 'nucleoide', 'plasmido', 'ribosomas', 'flagelo'],
};

/** µm across the picture. Cells of a lining are some 20 µm, of a leaf some 50 µm, E. coli 2 µm long (Milo & Phillips, 2015). */
const FIELDS: Readonly<Record<CellKind, { readonly tejido: number; readonly celula: number }>> = {
  animal: { tejido: 120, celula: 24 },
  vegetal: { tejido: 300, celula: 60 },
  bacteria: { tejido: 20, celula: 4 },
};

export const TISSUES: Readonly<Record<CellKind, string>> = {
  animal: 'un tejido que reviste: células apretadas, cada una con su núcleo',
  vegetal: 'una hoja: células como ladrillos, con paredes que se tocan y cloroplastos verdes',
  bacteria: 'una colonia: bastones sueltos o en cadena, sin núcleo a la vista',
};

/** µm across, where the membrane is seen: a bilayer of some 4 nm with its proteins. */
const MEMBRANE_FIELD = 0.04;

export const startParts = (cell: CellKind = 'animal'): PartsState => ({
  cell,
  zoom: 'celula',
  part: null,
  isNaming: false,
  named: { animal: [], vegetal: [], bacteria: [] },
  last: null,
  slips: 0,
});

/** The one shown from near: the one that is chosen, else the most telling. */
export const shownPart = ({ cell, part }: PartsState): PartId =>
  part ?? (cell === 'animal' ? 'mitocondria' : cell === 'vegetal' ? 'cloroplasto' : 'nucleoide');

/** µm across the picture. */
export function fieldOf(state: PartsState): number {
  if (state.zoom === 'membrana') return MEMBRANE_FIELD;
  if (state.zoom !== 'organelo') return FIELDS[state.cell][state.zoom];
  const part = shownPart(state);
  return part === 'pared' && state.cell === 'bacteria' ? 0.1 : PARTS[part].field;
}

/** Length of the scale bar in µm: 1, 2 or 5 of a power of ten, a fifth of the picture at most. */
export function barOf(field: number): number {
  const power = 10 ** Math.floor(Math.log10(field / 5) + 1e-9);
  const factor = [5, 2, 1].find((one) => one * power <= (field / 5) * (1 + 1e-9)) ?? 1;
  return Number((factor * power).toPrecision(3));
}

/** "20 µm", "50 nm". */
export const length = (micrometres: number): string =>
  micrometres < 0.1 ? `${number(micrometres * 1000, 1)} nm` : `${number(micrometres, 2)} µm`;

export function setCell(state: PartsState, cell: CellKind): void {
  if (state.cell === cell) return;
  state.cell = cell;
  state.last = null;
  if (state.part !== null && !PARTS_OF[cell].includes(state.part)) state.part = null;
}

export function choose(state: PartsState, part: PartId): void {
  if (PARTS_OF[state.cell].includes(part)) state.part = part;
}

/** Says that what is chosen as `part` is called `as`. */
export function name(state: PartsState, part: PartId, as: PartId): void {
  const parts = PARTS_OF[state.cell];
  if (!parts.includes(part) || !parts.includes(as)) return;
  state.part = part;
  state.last = { part, as };
  if (part !== as) state.slips += 1;
  else if (!state.named[state.cell].includes(part)) state.named[state.cell].push(part);
}

/** What may be called by its name: in naming, what was named. */
export const isKnown = (state: PartsState, part: PartId): boolean =>
  !state.isNaming || state.named[state.cell].includes(part);

export const numberOf = ({ cell }: PartsState, part: PartId): number => PARTS_OF[cell].indexOf(part) + 1;

export function describeParts(state: PartsState): string {
  const { cell, zoom, part } = state;
  const field = fieldOf(state);
  const where =
    zoom === 'tejido'
      ? `Se ve ${TISSUES[cell]}.`
      : zoom === 'celula'
        ? `${CELL_NAMES[cell]}, abierta para ver adentro.`
        : zoom === 'membrana'
          ? 'La membrana muy de cerca: dos capas de lípidos con proteínas que dejan pasar o bombean sustancias.'
          : isKnown(state, shownPart(state))
            ? `De cerca: ${PARTS[shownPart(state)].name}.`
            : 'De cerca: la parte elegida.';
  const size = `El ancho de la vista es de ${length(field)}.`;
  const chosen =
    part === null
      ? ''
      : isKnown(state, part)
        ? ` ${PARTS[part].name}: ${PARTS[part].task} Tamaño: ${PARTS[part].size}.`
        : ` Parte ${numberOf(state, part)}: ${PARTS[part].looks}`;
  return `${where} ${size}${chosen}${describeNaming(state)}`;
}

function describeNaming({ isNaming, named, cell, last, slips }: PartsState): string {
  if (!isNaming) return '';
  const told = ` Llevas ${number(named[cell].length)} de ${number(PARTS_OF[cell].length)} partes nombradas, con ${count(slips, 'error', 'errores')}.`;
  if (last === null) return told;
  const isRight = last.part === last.as;
  return `${isRight ? ` Sí: es ${within(PARTS[last.as].name)}.` : ` ${capital(PARTS[last.as].name)} no es: fíjate en lo que se ve.`}${told}`;
}
