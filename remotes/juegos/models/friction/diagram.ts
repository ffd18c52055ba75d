import { type Forces, forcesOf } from './forces.ts';
import type { FrictionState } from './friction-state.ts';

/** What may be drawn on a free-body diagram. The last two are no forces on the box: what many draw. */
export const DRAWN_FORCES = ['weight', 'normal', 'friction', 'push', 'tension', 'motion', 'net'] as const;

export type DrawnForce = (typeof DRAWN_FORCES)[number];

type RealForce = Exclude<DrawnForce, 'motion' | 'net'>;

/** Vertical, across the surface, along it. Where it is horizontal, the first two are the same as the next two. */
export const DIRECTIONS = ['up', 'down', 'away', 'into', 'forward', 'backward'] as const;

export type Direction = (typeof DIRECTIONS)[number];

export const LENGTH_MOST = 8;

/** Only how long it is beside the others matters. */
export interface Arrow {
  readonly direction: Direction;
  /** 1 to {@link LENGTH_MOST}. */
  readonly length: number;
}

export type Diagram = FrictionState['diagram'];

export const FORCE_NAMES: Readonly<Record<DrawnForce, string>> = {
  weight: 'el peso',
  normal: 'la normal',
  friction: 'el roce',
  push: 'el empuje',
  tension: 'la tensión',
  motion: 'la fuerza del movimiento',
  net: 'la fuerza neta',
};

/** Two forces that differ by less are drawn alike, and by more than `UNLIKE` not; between both either will do. */
const ALIKE = 1.02;
const UNLIKE = 1.15;

/** A force below it is none, in N. */
const NONE_N = 1e-6;

/** What the diagram is about: the forces on the box now or, while it is held, right after it is let go. */
export function forcesNow({ settings, phase, velocity }: FrictionState): Forces {
  return forcesOf(settings, phase === 'ready' ? settings.launch : velocity);
}

/** What is wrong with the student's diagram, the most telling first; empty where it is right. Lengths come once all arrows are there. */
export function checkDiagram(state: FrictionState): readonly string[] {
  const { diagram } = state;
  const forces = forcesNow(state);
  const real = realForces(forces);
  const isFlat = state.settings.slope === 0;
  const wrong: string[] = [];
  if (diagram.motion)
    wrong.push('Nadie hace la «fuerza del movimiento»: la rapidez que trae la caja no es una fuerza. Bórrala.');
  if (diagram.net) wrong.push('La fuerza neta es la suma de las demás: no se dibuja como una fuerza más. Bórrala.');
  for (const force of Object.keys(EXTRA) as RealForce[]) {
    const drawn = diagram[force];
    const right = real.get(force);
    if (drawn && !right) wrong.push(EXTRA[force]);
    else if (right && !drawn) wrong.push(missing(force, forces));
    else if (right && drawn && !isSame(drawn.direction, right.direction, isFlat)) wrong.push(TURNED[force]);
  }
  return wrong.length > 0 ? wrong : wrongLengths(diagram, real);
}

/** A diagram that is right: {@link checkDiagram} finds nothing in it. */
export function rightDiagram(state: FrictionState): Diagram {
  const sorted = [...realForces(forcesNow(state))].sort(([, one], [, other]) => one.newtons - other.newtons);
  const diagram: Diagram = {};
  let length = LENGTH_MOST - sorted.length;
  let last = 0;
  for (const [force, { direction, newtons }] of sorted) {
    if (newtons >= last * ALIKE) length += 1;
    diagram[force] = { direction, length };
    last = newtons;
  }
  return diagram;
}

interface RealArrow {
  readonly direction: Direction;
  readonly newtons: number;
}

function realForces({ weight, normal, friction, push, tension }: Forces): ReadonlyMap<RealForce, RealArrow> {
  const along = (newtons: number): RealArrow => ({
    direction: newtons > 0 ? 'forward' : 'backward',
    newtons: Math.abs(newtons),
  });
  const all: readonly (readonly [RealForce, RealArrow])[] = [
    ['weight', { direction: 'down', newtons: weight }],
    ['normal', { direction: 'away', newtons: normal }],
    ['friction', along(friction)],
    ['push', along(push)],
    ['tension', along(tension)],
  ];
  return new Map(all.filter(([, { newtons }]) => newtons > NONE_N));
}

function isSame(drawn: Direction, right: Direction, isFlat: boolean): boolean {
  const onFlat: Readonly<Partial<Record<Direction, Direction>>> = { up: 'away', into: 'down' };
  return drawn === right || (isFlat && (onFlat[drawn] ?? drawn) === right);
}

function wrongLengths(diagram: Diagram, real: ReadonlyMap<RealForce, RealArrow>): readonly string[] {
  const sorted = [...real].sort(([, one], [, other]) => one.newtons - other.newtons);
  return sorted.flatMap(([lesser, { newtons: few }], index) =>
    sorted.slice(index + 1).flatMap(([greater, { newtons: many }]) => {
      const short = diagram[lesser]?.length ?? 0;
      const long = diagram[greater]?.length ?? 0;
      const [less, more] = [FORCE_NAMES[lesser], FORCE_NAMES[greater]];
      if (many < few * ALIKE)
        return short === long ? [] : [`${capital(less)} y ${more} valen lo mismo: dales el mismo largo.`];
      if (short > long) return [`${capital(more)} es mayor que ${less}, y la flecha quedó más corta.`];
      return short === long && many > few * UNLIKE
        ? [`${capital(more)} es mayor que ${less}, y les diste el mismo largo.`]
        : [];
    }),
  );
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const EXTRA: Readonly<Record<RealForce, string>> = {
  weight: 'Aquí no actúa el peso.',
  normal: 'Aquí no actúa la normal.',
  friction: 'Aquí no hay roce: la caja no desliza y nada intenta hacerla deslizar.',
  push: 'Nadie la empuja: borra el empuje.',
  tension: 'No hay cuerda que tire de la caja: borra la tensión.',
};

const TURNED: Readonly<Record<RealForce, string>> = {
  weight: 'Revisa la dirección del peso: la Tierra atrae siempre en vertical, hacia abajo.',
  normal: 'Revisa la dirección de la normal: es perpendicular a la superficie y se aleja de ella.',
  friction:
    'Revisa la dirección del roce: va a lo largo de la superficie, contra el deslizamiento o contra el que empezaría sin roce.',
  push: 'Revisa la dirección del empuje: mira hacia dónde empuja la mano.',
  tension: 'Revisa la dirección de la tensión: una cuerda siempre tira, y tira hacia la polea.',
};

function missing(force: RealForce, { slides }: Forces): string {
  switch (force) {
    case 'weight':
      return 'Falta la fuerza que actúa a distancia: la Tierra atrae a la caja.';
    case 'normal':
      return 'Falta lo que sostiene a la caja: la superficie que toca.';
    case 'friction':
      return slides === 0
        ? 'La caja se queda quieta aunque algo intenta moverla: falta la fuerza que lo equilibra.'
        : 'La caja desliza sobre una superficie con roce: falta la fuerza que se le opone.';
    case 'push':
      return 'Falta lo que hace la mano.';
    case 'tension':
      return 'Falta lo que hace la cuerda.';
  }
}
