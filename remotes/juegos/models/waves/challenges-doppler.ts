import type { Challenge } from '../simulation.ts';
import { formatNumber } from './format.ts';
import { hearing } from './sound.ts';
import type { WavesState } from './state.ts';

const EMITTED_HZ = 440;
/** How near to the pitch that is asked for. */
const NEAR_HZ = 4;

/** Judges a pitch that is heard, of a source of 440 Hz. */
function judgePitch(state: WavesState, hz: number, mayMove: 'source' | 'observer') {
  const { settings, doppler, view } = state;
  const [still, name] = mayMove === 'source' ? [settings.observer, 'El observador'] : [settings.source, 'La fuente'];
  if (view !== 'doppler') return { isDone: false, words: 'Mira la parte Doppler.' };
  if (settings.tone !== EMITTED_HZ) return { isDone: false, words: 'La fuente ya no emite 440 Hz.' };
  if (still !== 0) return { isDone: false, words: `${name} se mueve: tiene que estar en reposo.` };
  const heard = hearing(doppler, settings);
  return {
    isDone: Math.abs(heard - hz) <= NEAR_HZ,
    words: `La fuente emite ${EMITTED_HZ} Hz y se oyen ${formatNumber(heard, 0)} Hz; se piden ${hz} Hz.`,
  };
}

export const DOPPLER_CHALLENGES: readonly Challenge<WavesState>[] = [
  {
    id: 'una-octava',
    level: 1,
    contents: ['ciencias.fisica.ondas.elementos'],
    title: 'Más agudo, no más fuerte',
    task: 'Haz que el sonido suba una octava, es decir, al doble de frecuencia, sin que suene más fuerte ni más débil.',
    from: 'ver=sonido&tono=220',
    predict: {
      question: '¿Qué cambia en el dibujo cuando un sonido se hace más agudo?',
      options: [
        'Las compresiones quedan más juntas',
        'Las compresiones siguen a la misma distancia, con el aire más apretado en cada una',
        'Las compresiones viajan más rápido',
      ],
    },
    judge: ({ settings }) => {
      if (settings.pressure !== 0.1) return { isDone: false, words: 'La presión ya no es la del comienzo: 0,1 Pa.' };
      const isDone = settings.tone === 440;
      return { isDone, words: `Suena a ${formatNumber(settings.tone)} Hz; comenzó en 220 Hz.` };
    },
    explain: {
      question: '¿Qué hace que un sonido sea más agudo, y qué que sea más fuerte?',
      options: [
        {
          text: 'Más agudo, su amplitud; más fuerte, su frecuencia',
          feedback: 'Están cambiadas: mueve solo la presión y verás que el tono no cambia.',
        },
        {
          text: 'Más agudo, su frecuencia; más fuerte, su amplitud',
          isRight: true,
          feedback: 'Sí: son dos medidas que se cambian por separado.',
        },
        {
          text: 'Las dos cosas, su rapidez en el aire',
          feedback: 'La rapidez la pone el aire, 343 m/s a 20 °C, para todos los sonidos.',
        },
      ],
      words:
        'El tono depende de la frecuencia y lo fuerte, de la amplitud de la presión. De 220 a 440 Hz la longitud de onda baja a la mitad, de 1,56 a 0,78 m, porque la rapidez sigue siendo 343 m/s.',
    },
  },
  {
    id: 'la-sirena',
    level: 2,
    contents: ['ciencias.fisica.ondas.doppler-interferencia-difraccion'],
    title: 'La sirena que llega',
    task: 'La fuente emite 440 Hz. Muévela de modo que el observador, en reposo, oiga 484 Hz: un 10 % más.',
    from: 'ver=doppler&vf=0',
    predict: {
      question: '¿Qué tiene que hacer la fuente para que se oiga más aguda?',
      options: ['Acercarse al observador', 'Alejarse del observador', 'Emitir más fuerte'],
    },
    judge: (state) => judgePitch(state, 484, 'source'),
    explain: {
      question: '¿Por qué se oye más agudo delante de una fuente que avanza?',
      options: [
        {
          text: 'La fuente empuja el sonido y este viaja más rápido',
          feedback: 'El sonido va a 343 m/s delante y detrás: la rapidez la pone el aire.',
        },
        {
          text: 'La fuente está más cerca y se oye más fuerte',
          feedback: 'Más fuerte no es más agudo: el tono es la frecuencia que llega.',
        },
        {
          text: 'Cada cresta sale más adelante que la anterior, y llegan más por segundo',
          isRight: true,
          feedback: 'Sí: delante las crestas quedan más juntas.',
        },
      ],
      words:
        'La fuente persigue sus propias crestas: delante la longitud de onda es menor y llegan más por segundo. A 31 m/s, 440 · 343/(343 − 31) = 484 Hz. Cuando pasa y se aleja, se oye 440 · 343/(343 + 31) = 404 Hz: de golpe más grave.',
    },
  },
  {
    id: 'el-que-escucha-se-mueve',
    level: 3,
    contents: ['ciencias.fisica.ondas.doppler-interferencia-difraccion'],
    title: 'Ahora se mueve quien escucha',
    task: 'La fuente está en reposo y emite 440 Hz. Mueve al observador de modo que oiga 396 Hz: un 10 % menos.',
    from: 'ver=doppler&vf=0',
    predict: {
      question: 'Si el observador se aleja de una fuente en reposo, ¿qué pasa con la longitud de onda en el aire?',
      options: ['Aumenta', 'Disminuye', 'No cambia'],
    },
    judge: (state) => judgePitch(state, 396, 'observer'),
    explain: {
      question: 'La fuente está en reposo y el observador oye más grave. ¿Qué cambió?',
      options: [
        {
          text: 'Cuántas crestas lo alcanzan por segundo',
          isRight: true,
          feedback: 'Sí: huye de las crestas, y lo alcanzan menos en cada segundo.',
        },
        {
          text: 'La distancia entre las crestas en el aire',
          feedback: 'Con la fuente en reposo los frentes son círculos con el mismo centro: están a igual distancia.',
        },
        {
          text: 'La frecuencia con que vibra la fuente',
          feedback: 'La fuente sigue en 440 Hz: quien va junto a ella no nota nada.',
        },
      ],
      words:
        'Aquí las crestas están igual de separadas en todas partes, a 0,78 m. El observador que se aleja a 34 m/s las encuentra a 343 − 34 = 309 m/s, y por eso oye 440 · 309/343 = 396 Hz. Si fuera la fuente la que se aleja a 34 m/s, oiría 400 Hz: no es lo mismo.',
    },
  },
];
