import { type Forces, forcesOf } from './forces.ts';
import type { FrictionState, Settings, Trial } from './friction-state.ts';
import { SURFACES } from './surfaces.ts';
import { directed, number, quantity, toward } from './words.ts';

/** Shown to who cannot see the box, and beside it. While a hand holds it nothing is told of what will happen. */
export function describeFriction(state: FrictionState): string {
  return [describeSettings(state.settings), ...describeMoment(state)].join(' ');
}

export function describeSettings({ mass, slope, push, hanging, launch, ...settings }: Settings): string {
  const where = slope === 0 ? 'en un piso horizontal' : `en una rampa de ${number(slope)}°`;
  const does = [
    push === 0 ? null : `una mano la empuja con ${directed(push, slope)}`,
    hanging === 0 ? null : `una cuerda la une por la polea a ${quantity(hanging, 'kg')} que cuelgan`,
    launch === 0 ? null : `la lanzas a ${quantity(Math.abs(launch), 'm/s')} ${toward(launch, slope)}`,
  ].filter((one) => one !== null);
  const what = does.length === 0 ? 'nadie la empuja' : does.join(' y ');
  return `Caja de ${quantity(mass, 'kg')} ${where}, ${describeSurface(settings)}; ${what}.`;
}

export function describeSurface({
  surface,
  staticCoefficient,
  kineticCoefficient,
}: Pick<Settings, 'surface' | 'staticCoefficient' | 'kineticCoefficient'>): string {
  const coefficients = `μe ${number(staticCoefficient, 4)} y μc ${number(kineticCoefficient, 4)}`;
  return surface === 'propia' ? `con ${coefficients}` : `${SURFACES[surface].name} (${coefficients})`;
}

function describeMoment(state: FrictionState): readonly string[] {
  const { settings, phase, velocity, position, seconds, stoppedAt, showsForces } = state;
  const { slope } = settings;
  if (phase === 'ready') return ['Una mano la sostiene: falta soltarla.'];
  const forces = forcesOf(settings, velocity);
  const { slides, acceleration } = forces;
  const told = showsForces ? describeForces(forces, settings) : [];
  const where = position === 0 ? '' : `, ${toward(position, slope)}`;
  const place = `está a ${quantity(Math.abs(position), 'm')} del punto de partida${where}`;
  if (slides === 0)
    return [stoppedAt === null ? 'No parte.' : `Se detuvo a los ${quantity(stoppedAt, 's')} y ${place}.`, ...told];
  const speed =
    velocity === 0
      ? 'Empieza a deslizar'
      : `Desliza ${toward(velocity, slope)} a ${quantity(Math.abs(velocity), 'm/s')}`;
  const gains = Math.sign(acceleration) === slides ? 'gana' : 'pierde';
  const changes =
    acceleration === 0
      ? 'siempre con la misma rapidez'
      : `y ${gains} ${quantity(Math.abs(acceleration), 'm/s')} cada segundo`;
  const end = phase === 'ended' ? ', al final de la pista: el experimento terminó' : '';
  return [`${speed} ${changes}.`, ...told, `Van ${quantity(seconds, 's')} y ${place}${end}.`];
}

function describeForces({ friction, staticMost, net, slides, tension }: Forces, { slope, hanging }: Settings) {
  const most = `de un máximo de ${quantity(staticMost, 'N', 1)}`;
  const rubs =
    slides === 0
      ? friction === 0
        ? `El roce vale cero, ${most}`
        : `El roce estático vale ${directed(friction, slope)}, ${most}`
      : friction === 0
        ? 'No hay roce'
        : `El roce cinético vale ${directed(friction, slope)}`;
  const pulls = hanging === 0 ? '' : `; la cuerda tira con ${quantity(tension, 'N', 1)}`;
  const sum = net === 0 ? 'la fuerza neta es cero' : `la fuerza neta es ${directed(net, slope)}`;
  return [`${rubs}${pulls}; ${sum}.`];
}

/** What the notebook says of one experiment, without its settings. */
export function describeOutcome({ outcome, seconds, position, slope }: Trial): string {
  switch (outcome) {
    case 'held':
      return 'No partió';
    case 'stopped':
      return `Paró a ${quantity(Math.abs(position), 'm')} en ${quantity(seconds, 's')}`;
    case 'left':
      return `Salió de la pista ${toward(position, slope)} a los ${quantity(seconds, 's')}`;
  }
}
