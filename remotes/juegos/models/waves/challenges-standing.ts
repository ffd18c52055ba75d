import type { Challenge } from '../simulation.ts';
import { formatNumber } from './format.ts';
import { nodesOf, standingOf } from './harmonics.ts';
import { type End, RANGES } from './settings.ts';
import type { WavesState } from './state.ts';

/** A motor in tune makes bellies that are so many times as high as it moves itself. */
const IN_TUNE = 2;

/** Judges the way in which the string vibrates: the nth, and high enough that the motor is in tune. */
function judgeStanding({ string, settings, end }: WavesState, number: number, wantedEnd: End) {
  if (end !== wantedEnd)
    return { isDone: false, words: `El extremo derecho ya no está ${wantedEnd === 'free' ? 'libre' : 'fijo'}.` };
  const standing = standingOf(string, settings, end);
  if (!standing) return { isDone: false, words: 'La cuerda no forma todavía una onda estacionaria clara.' };
  const nodes = nodesOf(standing.number, end).length;
  const height = `${formatNumber(standing.amplitudeM * 100, 0)} cm`;
  const seen = `La cuerda vibra con ${nodes === 1 ? 'un nodo' : `${nodes} nodos`} y vientres de ${height}`;
  const isHigh = standing.amplitudeM * 100 >= IN_TUNE * settings.amplitude;
  if (standing.number !== number) return { isDone: false, words: `${seen}: no es el armónico que se pide.` };
  return isHigh
    ? { isDone: true, words: `${seen}, al menos el doble de los ${formatNumber(settings.amplitude)} cm del motor.` }
    : { isDone: false, words: `${seen}: los nodos están bien, pero los vientres son bajos todavía.` };
}

export const STANDING_CHALLENGES: readonly Challenge<WavesState>[] = [
  {
    id: 'tercer-armonico',
    level: 3,
    contents: ['ciencias.fisica.ondas.doppler-interferencia-difraccion', 'ciencias.fisica.ondas.rapidez'],
    title: 'Tres vientres',
    task: 'Con los dos extremos fijos, busca la frecuencia con que la cuerda vibra en tres partes y sus vientres crecen. La rapidez de las ondas es 6 m/s y la cuerda mide 6 m.',
    from: 'T=9&con=motor&A=3&f=0.6&roce=0.2',
    predict: {
      question: 'La cuerda vibra en una sola parte a 0,5 Hz. ¿A qué frecuencia vibra en tres?',
      options: ['0,17 Hz', '1 Hz', '1,5 Hz'],
    },
    judge: (state) => judgeStanding(state, 3, 'fixed'),
    explain: {
      question: '¿Qué se suma para que haya puntos que no se mueven nunca?',
      options: [
        {
          text: 'Dos motores, uno en cada extremo de la cuerda',
          feedback: 'Hay un solo motor: la segunda onda es la que devuelve el extremo fijo.',
        },
        {
          text: 'La onda y el roce, que la detiene en esos puntos',
          feedback: 'Sin roce los nodos también están: prueba con roce 0.',
        },
        {
          text: 'La onda que va y la que vuelve reflejada, que ahí siempre se anulan',
          isRight: true,
          feedback: 'Sí: en los nodos la interferencia es destructiva en todo momento.',
        },
      ],
      words:
        'En la cuerda caben tres medias ondas: λ = 2 · 6 m : 3 = 4 m, y f = v/λ = 6 : 4 = 1,5 Hz, tres veces la fundamental. La onda que va y la que vuelve se suman: se anulan en los nodos y se refuerzan en los vientres.',
    },
  },
  {
    id: 'con-la-punta-libre',
    level: 3,
    contents: ['ciencias.fisica.ondas.doppler-interferencia-difraccion', 'ciencias.fisica.ondas.rapidez'],
    title: 'Con la punta libre',
    task: 'Con la punta libre la cuerda vibra en su forma más simple a 0,25 Hz. Busca la frecuencia de la forma que sigue: la de dos nodos.',
    from: 'T=9&fin=libre&con=motor&A=3&f=0.25&roce=0.2',
    predict: {
      question: '¿A qué frecuencia aparecerá la forma de dos nodos?',
      options: ['0,5 Hz, el doble', '0,75 Hz, el triple', '1 Hz, cuatro veces'],
    },
    judge: (state) => judgeStanding(state, 2, 'free'),
    explain: {
      question: 'Con una punta libre no aparece el doble de la fundamental. ¿Por qué?',
      options: [
        {
          text: 'El motor no alcanza a moverse con esa frecuencia',
          feedback: 'El motor llega hasta 3 Hz: 0,5 Hz no es problema. Es la cuerda la que no responde.',
        },
        {
          text: 'La punta libre tiene que ser un vientre, y con el doble sería un nodo',
          isRight: true,
          feedback: 'Sí: solo caben un cuarto de onda, tres cuartos, cinco cuartos…',
        },
        {
          text: 'En una punta libre las ondas no se reflejan',
          feedback: 'Sí se reflejan, y sin invertirse: por eso la punta es un vientre.',
        },
      ],
      words:
        'Con un extremo fijo y otro libre caben λ/4, 3λ/4, 5λ/4… Las frecuencias son v/4L por 1, 3, 5: aquí 0,25, 0,75 y 1,25 Hz. Lo mismo pasa con el aire de un tubo cerrado por un lado, como el de una zampoña.',
    },
  },
  {
    id: 'afina-con-la-tension',
    level: 3,
    contents: [
      'ciencias.fisica.ondas.rapidez',
      'ciencias.fisica.ondas.doppler-interferencia-difraccion',
      'ciencias.fisica.mecanica.fuerzas',
    ],
    title: 'Afina con la tensión',
    task: 'El motor está fijo en 1 Hz y la cuerda vibra en tres partes. Cambia solo la tensión para que vibre en dos.',
    from: 'con=motor&A=3&roce=0.2',
    predict: {
      question: 'Para que quepan menos vientres a la misma frecuencia, ¿qué hay que hacer con la tensión?',
      options: ['Aumentarla', 'Disminuirla', 'Da lo mismo: depende solo de la frecuencia'],
    },
    judge: (state) => {
      const { frequency, density } = state.settings;
      if (frequency !== RANGES.frequency.begin || density !== RANGES.density.begin)
        return {
          isDone: false,
          words: 'Solo puede cambiar la tensión: el motor va a 1 Hz y la cuerda tiene 0,25 kg por metro.',
        };
      return judgeStanding(state, 2, 'fixed');
    },
    explain: {
      question: '¿Qué cambió en la onda cuando subiste la tensión?',
      options: [
        {
          text: 'Su rapidez y, con la misma frecuencia, su longitud de onda',
          isRight: true,
          feedback: 'Sí: λ = v/f creció de 4 m a 6 m, y caben dos medias ondas.',
        },
        {
          text: 'Su frecuencia, que es la que decide cuántos vientres hay',
          feedback: 'La frecuencia la pone el motor, y sigue en 1 Hz.',
        },
        {
          text: 'Solo su amplitud, porque la cuerda quedó más tirante',
          feedback: 'La amplitud también cambia, pero los nodos se movieron: cambió la longitud de onda.',
        },
      ],
      words:
        'Dos vientres piden λ = 6 m. A 1 Hz eso es v = λ · f = 6 m/s, y como v = √(T/μ), T = 0,25 · 6² = 9 N. Con 4 N la rapidez era 4 m/s, λ = 4 m, y cabían tres medias ondas.',
    },
  },
];
