import { formatNumber, joinWords } from './format.ts';
import { harmonicOf, nodesOf, standingOf } from './harmonics.ts';
import { type End, LENGTH_M } from './settings.ts';
import { airMoveOf, hearing, lengthsAround, levelOf, SOUND_MPS, soundLengthOf } from './sound.ts';
import type { WavesState } from './state.ts';
import { directionAt, GAP_M, GAPS, heightAt, isStill } from './string.ts';

const END_WORDS: Readonly<Record<End, string>> = { fixed: 'fijo', free: 'libre', open: 'absorbente' };

/** Lower than this nothing of the string is named. */
const SEEN_M = 0.005;
/** Lower than this it is the grid of the model that moves, and not the string. */
const RIPPLE_M = 0.0025;
/** Crests and valleys that are named one by one. */
const NAMED = 4;

/** A part of a difference in pitch that nobody hears. */
const SAME_PITCH = 0.001;

const cm = (metres: number): string => `${formatNumber(Math.abs(metres) < RIPPLE_M ? 0 : metres * 100, 1)} cm`;
const places = (metres: readonly number[]): string => `${joinWords(metres.map((one) => formatNumber(one)))} m`;

/** What there is to see and to measure; what follows from a formula is left to whoever reckons. */
export function describeState(state: WavesState): string {
  switch (state.view) {
    case 'string':
      return [ofString(state), ofShape(state), ...ofTools(state)].join(' ');
    case 'air':
      return ofAir(state);
    case 'doppler':
      return ofDoppler(state);
  }
}

function ofString({ settings, end, drive, string }: WavesState): string {
  const { tension, density, damping, frequency, amplitude } = settings;
  const motor = string.hasTripped
    ? ' El motor se apagó solo: la cuerda pasó de 30 cm.'
    : drive === 'oscillator' && string.isOscillating
      ? ` El motor la mueve a ${formatNumber(frequency)} Hz con ${formatNumber(amplitude)} cm de amplitud.`
      : '';
  return `Cuerda de ${LENGTH_M} m con ${formatNumber(tension)} N de tensión y ${formatNumber(density)} kg por metro, roce γ de ${formatNumber(damping)} por segundo y extremo derecho ${END_WORDS[end]}.${motor}`;
}

function ofShape({ string, settings, end, drive }: WavesState): string {
  if (isStill(string) && string.peakM < SEEN_M) return 'Está quieta y recta.';
  if (drive === 'hand' && isStill(string)) return `Está quieta; la mano la sostiene en ${cm(string.handM)}.`;
  const standing = standingOf(string, settings, end);
  if (standing) {
    const nodes = nodesOf(standing.number, end);
    const bellies = standing.number === 1 ? 'un vientre' : `${standing.number} vientres`;
    return `Onda estacionaria, armónico ${harmonicOf(standing.number, end)}: ${nodes.length === 1 ? 'un nodo' : `${nodes.length} nodos`}, en ${places(nodes)}, y ${bellies} de ${cm(standing.amplitudeM)} de amplitud.`;
  }
  const turnings = turningsOf(string.now);
  if (turnings.length === 0)
    return string.peakM < SEEN_M
      ? 'Pasa recta en este instante.'
      : `Sube o baja de un lado al otro: hasta ${cm(string.peakM)}.`;
  if (turnings.length > NAMED) {
    const crests = turnings.filter(({ metres }) => heightAt(string, metres) > 0).map(({ metres }) => metres);
    return `Crestas en ${places(crests)}; la altura mayor es ${cm(string.peakM)}.`;
  }
  const named = turnings.map(({ node, metres }) => {
    const height = string.now[node] as number;
    const way = ['hacia la izquierda', 'sin avanzar', 'hacia la derecha'][directionAt(string, node) + 1];
    return `${height > 0 ? 'una cresta' : 'un valle'} de ${cm(Math.abs(height))} en ${formatNumber(metres)} m, ${way}`;
  });
  return `Hay ${named.join('; ')}.`;
}

/** Crests above and valleys below the straight string. */
function turningsOf(now: Float64Array): readonly { readonly node: number; readonly metres: number }[] {
  const found: { node: number; metres: number }[] = [];
  for (let node = 1; node <= GAPS; node += 1) {
    const height = Math.abs(now[node] as number);
    const isHigh = height >= SEEN_M && height > Math.abs(now[node - 1] as number);
    if (isHigh && (node === GAPS || height >= Math.abs(now[node + 1] as number)))
      found.push({ node, metres: Math.round(node * GAP_M * 100) / 100 });
  }
  return found;
}

function ofTools({ tools, settings, string, marks, watchBy }: WavesState): readonly string[] {
  const said: string[] = [];
  if (tools.ruler) {
    const seen = (name: string, metres: number, { highM, lowM }: { highM: number; lowM: number }) =>
      `${name} en ${formatNumber(metres)} m, ahora a ${cm(heightAt(string, metres))} (entre ${cm(lowM)} y ${cm(highM)})`;
    said.push(
      `Marca ${seen('A', settings.markA, marks.a)}; marca ${seen('B', settings.markB, marks.b)}: ${formatNumber(Math.abs(settings.markB - settings.markA))} m entre ellas.`,
    );
  }
  if (tools.line) said.push(`La línea está a ${formatNumber(settings.line)} cm.`);
  if (tools.watch) {
    const how = {
      ready: watchBy === 'crests' ? 'espera una cresta en A' : 'en cero',
      running: 'anda',
      stopped: 'detenido',
    };
    said.push(`Cronómetro: ${formatNumber(marks.watch.seconds)} s, ${how[marks.watch.phase]}.`);
  }
  return said;
}

function ofAir({ settings }: WavesState): string {
  const { tone, pressure } = settings;
  return `Sonido de ${formatNumber(tone)} Hz en aire a 20 °C: la presión sube y baja ${formatNumber(pressure)} Pa, un nivel de ${formatNumber(levelOf(pressure), 0)} dB. De una compresión a la siguiente hay ${formatNumber(soundLengthOf(tone))} m. Donde el aire está más apretado la presión es mayor. El aire va y viene solo ${formatNumber(airMoveOf(settings))} millonésimas de metro a cada lado: el dibujo lo exagera.`;
}

function ofDoppler({ settings, doppler }: WavesState): string {
  const { tone, source, observer } = settings;
  const heard = hearing(doppler, settings);
  const change = heard / tone - 1;
  const pitch =
    Math.abs(change) < SAME_PITCH
      ? 'igual que lo emitido'
      : change > 0
        ? 'más agudo que lo emitido'
        : 'más grave que lo emitido';
  const apart = doppler.observerM - doppler.sourceM;
  const closing = (source - observer) * Math.sign(apart);
  const trend = closing > 0 ? 'y se acercan' : closing < 0 ? 'y se alejan' : 'y no cambia';
  const { ahead, behind } = lengthsAround(settings);
  const fronts =
    source === 0
      ? `El sonido viaja a ${SOUND_MPS} m/s hacia todos lados, con ${formatNumber(ahead)} m de cresta a cresta.`
      : `El sonido viaja a ${SOUND_MPS} m/s hacia todos lados: de cresta a cresta hay ${formatNumber(ahead)} m delante de la fuente y ${formatNumber(behind)} m detrás.`;
  return `La fuente emite ${formatNumber(tone)} Hz y ${moves(source)}; el observador ${moves(observer)}. Están a ${formatNumber(Math.abs(apart), 0)} m ${trend}. El observador oye ${formatNumber(heard, 0)} Hz: ${pitch}. ${fronts}`;
}

function moves(mps: number): string {
  if (mps === 0) return 'está quieto';
  const kmh = formatNumber(Math.abs(mps) * 3.6, 0);
  return `va a ${formatNumber(Math.abs(mps))} m/s (${kmh} km/h) hacia la ${mps > 0 ? 'derecha' : 'izquierda'}`;
}
