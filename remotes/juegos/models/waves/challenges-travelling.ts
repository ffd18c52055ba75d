import type { Challenge } from '../simulation.ts';
import { formatNumber } from './format.ts';
import { LENGTH_M, RANGES } from './settings.ts';
import type { WavesState } from './state.ts';
import { GAPS, returnSecondsOf, speedOf, twinLengthOf } from './string.ts';

const BEGIN_DENSITY = RANGES.density.begin;
const BEGIN_TENSION = RANGES.tension.begin;

const lengthOf = ({ settings }: WavesState): number => speedOf(settings) / settings.frequency;

/** The motor has been on, with nothing changed, until what was on the string has gone to the hand and out, and a cycle more. */
const isEstablished = ({ string, settings }: WavesState): boolean =>
  string.isOscillating && string.settledSeconds > (2 * LENGTH_M) / speedOf(settings) + 1 / settings.frequency;

/** Largest height in the right half, in cm. */
function farHeightCm({ string }: WavesState): number {
  let most = 0;
  for (let node = GAPS / 2; node <= GAPS; node += 1) most = Math.max(most, Math.abs(string.now[node] as number));
  return most * 100;
}

/** What came back of one pulse as a part of what was sent, with its sign; null while it may still be on its way. */
function returnedPart({ string, settings }: WavesState): number | null {
  const { launch } = string;
  if (launch?.kind !== 'one') return null;
  const part = launch.backM / launch.firstM;
  const isOver = string.seconds - launch.at > returnSecondsOf(settings);
  return isOver || Math.abs(part) > 0.5 ? part : null;
}

export const TRAVELLING_CHALLENGES: readonly Challenge<WavesState>[] = [
  {
    id: 'pulso-al-reves',
    level: 1,
    contents: ['ciencias.fisica.ondas.fenomenos'],
    title: 'Que vuelva al revés',
    task: 'Elige cómo se sujeta el extremo derecho y envía un pulso, de modo que la cresta que mandas regrese convertida en valle.',
    from: 'fin=libre&roce=0',
    predict: {
      question: 'Ahora el extremo derecho está libre. ¿Cómo volverá el primer pulso que envíes?',
      options: ['Como cresta, igual que se fue', 'Como valle', 'No volverá'],
    },
    judge: (state) => {
      const part = returnedPart(state);
      if (part === null) return { isDone: false, words: 'Todavía no ha vuelto ningún pulso.' };
      if (part > 0.2) return { isDone: false, words: 'El pulso volvió como cresta: falta que vuelva como valle.' };
      if (part > -0.5) return { isDone: false, words: 'El pulso no volvió: falta que vuelva como valle.' };
      if (state.end !== 'fixed')
        return {
          isDone: false,
          words:
            'Pasó un valle, pero lo invirtió la mano y no el extremo derecho: calma la cuerda y envía un solo pulso.',
        };
      return { isDone: true, words: 'La cresta que enviaste volvió como valle.' };
    },
    explain: {
      question: '¿Por qué el pulso se invierte en un extremo fijo?',
      options: [
        {
          text: 'El pulso pierde su energía en el soporte y cae bajo la línea',
          feedback: 'La energía vuelve casi completa: el valle tiene la misma altura que tenía la cresta.',
        },
        {
          text: 'El soporte no deja subir la punta y tira de la cuerda hacia abajo',
          isRight: true,
          feedback: 'Sí. La fuerza del soporte, contraria a la del pulso, crea el valle que vuelve.',
        },
        {
          text: 'Al volver el pulso viaja más lento y por eso cambia de lado',
          feedback: 'La rapidez la ponen la tensión y la masa por metro: a la vuelta es la misma.',
        },
      ],
      words:
        'Cuando la cresta llega, tira del soporte hacia arriba. Por la tercera ley de Newton, el soporte tira de la cuerda hacia abajo con igual fuerza, y eso envía un valle de vuelta. Con la punta libre nadie tira hacia abajo, y la cresta vuelve como cresta.',
    },
  },
  {
    id: 'que-no-vuelva',
    level: 1,
    contents: ['ciencias.fisica.ondas.fenomenos'],
    title: 'Un extremo que no devuelve nada',
    task: 'Sin agregar roce, consigue que un pulso llegue al extremo derecho y no vuelva nada.',
    from: 'roce=0',
    predict: {
      question: '¿Con qué extremo derecho el pulso no vuelve?',
      options: [
        'Con el fijo, porque no se mueve',
        'Con el libre, porque se mueve lo que quiera',
        'Con el absorbente, porque cede justo lo que el pulso pide',
      ],
    },
    judge: (state) => {
      if (state.settings.damping > 0) return { isDone: false, words: 'Hay roce: tiene que quedar en 0.' };
      const part = returnedPart(state);
      if (part === null) return { isDone: false, words: 'Envía un pulso y espera el tiempo que tomaría ir y volver.' };
      if (Math.abs(part) >= 0.05)
        return {
          isDone: false,
          words: `Volvió un pulso ${part > 0 ? 'hacia arriba' : 'hacia abajo'}: no debe volver nada.`,
        };
      // A large wave that goes out hides a small pulse that comes back.
      if (state.end !== 'open')
        return {
          isDone: false,
          words: 'Otra onda tapó lo que volvía de la punta: calma la cuerda y envía un solo pulso.',
        };
      return { isDone: true, words: 'El pulso llegó a la punta y no volvió nada.' };
    },
    explain: {
      question: '¿Qué pasó con la energía del pulso en el extremo absorbente?',
      options: [
        {
          text: 'Desapareció, porque el pulso se detuvo',
          feedback: 'La energía no desaparece: sale de la cuerda hacia lo que la sujeta.',
        },
        {
          text: 'Quedó guardada en la tensión de la cuerda',
          feedback: 'La cuerda quedó recta y quieta: no guarda nada del pulso.',
        },
        {
          text: 'Pasó a lo que sujeta la punta: fue absorbida',
          isRight: true,
          feedback: 'Sí. La cuerda quedó sin energía porque se la llevó el amortiguador de la punta.',
        },
      ],
      words:
        'Un extremo absorbente es como una cuerda que sigue: la punta se mueve justo lo que el pulso pide y le entrega toda la energía. Eso es absorción. Es lo que hacen las paredes con espuma de una sala de grabación con el sonido.',
    },
  },
  {
    id: 'el-doble-de-alta',
    level: 1,
    contents: ['ciencias.fisica.ondas.elementos'],
    title: 'Más alta, no más larga',
    task: 'El motor hace una onda de 5 cm de amplitud. Consigue que llegue a la punta con 10 cm, sin que cambie su longitud de onda.',
    from: 'fin=abierto&con=motor&A=5&f=1.5&roce=0&usa=linea',
    predict: {
      question: 'Si la amplitud sube al doble, ¿qué le pasa a la distancia entre dos crestas?',
      options: ['Sube al doble', 'Baja a la mitad', 'No cambia'],
    },
    judge: (state) => {
      if (state.end !== 'open')
        return {
          isDone: false,
          words: 'El extremo derecho tiene que seguir absorbente: si la onda vuelve, se suma con la que va.',
        };
      if (state.settings.damping > 0) return { isDone: false, words: 'Hay roce: tiene que quedar en 0.' };
      const isSame = Math.abs(lengthOf(state) / (4 / 1.5) - 1) < 0.02;
      if (!isSame) return { isDone: false, words: 'La distancia entre crestas ya no es la del comienzo.' };
      if (!isEstablished(state)) return { isDone: false, words: 'Espera a que la onda llene la cuerda.' };
      const far = farHeightCm(state);
      const isDone = Math.abs(far - 10) < 0.8;
      return { isDone, words: `Las crestas llegan a la mitad derecha con ${formatNumber(far, 1)} cm de altura.` };
    },
    explain: {
      question: '¿Qué cambia en una onda de la cuerda cuando solo aumenta su amplitud?',
      options: [
        {
          text: 'La energía que lleva, y no su longitud ni su rapidez',
          isRight: true,
          feedback: 'Sí. Con el doble de amplitud lleva cuatro veces la energía, igual de rápido.',
        },
        {
          text: 'La rapidez, porque el motor se mueve más rápido',
          feedback:
            'La punta que mueve el motor sí va más rápido, pero la onda avanza lo que permiten la tensión y la masa por metro.',
        },
        {
          text: 'La longitud de onda, porque cada cresta ocupa más',
          feedback: 'Más alta no es más larga: la distancia entre crestas siguió igual.',
        },
      ],
      words:
        'La amplitud se mide desde la línea de equilibrio hasta la cresta y la decide lo que mueve la cuerda. La longitud de onda depende de la frecuencia y de la rapidez, y ninguna cambió.',
    },
  },
  {
    id: 'mas-apretada',
    level: 1,
    contents: ['ciencias.fisica.ondas.elementos', 'ciencias.fisica.ondas.rapidez'],
    title: 'La mitad entre cresta y cresta',
    task: 'Deja la distancia entre crestas en la mitad, sin tocar la tensión ni la masa de la cuerda.',
    from: 'fin=abierto&con=motor&A=5&f=0.75&roce=0&usa=regla',
    predict: {
      question: '¿Qué hay que hacer con la frecuencia del motor para que las crestas queden a la mitad de distancia?',
      options: ['Bajarla a la mitad', 'Subirla al doble', 'Nada: hay que bajar la amplitud'],
    },
    judge: (state) => {
      const { tension, density } = state.settings;
      if (tension !== BEGIN_TENSION || density !== BEGIN_DENSITY)
        return { isDone: false, words: 'La cuerda ya no es la del comienzo: 4 N y 0,25 kg por metro.' };
      const part = lengthOf(state) / (4 / 0.75);
      if (!isEstablished(state)) return { isDone: false, words: 'Espera a que la onda llene la cuerda.' };
      if (Math.abs(part - 0.5) < 0.015)
        return { isDone: true, words: 'Entre cresta y cresta hay la mitad que al comienzo.' };
      const words = part > 0.99 ? 'no es menor que' : part > 0.5 ? 'es más de la mitad de' : 'es menos de la mitad de';
      return { isDone: false, words: `La distancia entre crestas ${words} la del comienzo.` };
    },
    explain: {
      question: '¿Por qué al doble de frecuencia le corresponde la mitad de longitud de onda?',
      options: [
        {
          text: 'La onda viaja al doble de rapidez y las crestas se juntan',
          feedback: 'La rapidez no cambió: la cuerda tiene la misma tensión y la misma masa.',
        },
        {
          text: 'El período también sube al doble y deja menos espacio',
          feedback: 'Al revés: con el doble de frecuencia el período baja a la mitad.',
        },
        {
          text: 'La rapidez es la misma, y en cada período la onda avanza la mitad',
          isRight: true,
          feedback: 'Sí: λ = v/f. Con igual v, el doble de f da la mitad de λ.',
        },
      ],
      words:
        'En un período la onda avanza una longitud de onda. La cuerda fija la rapidez, 4 m/s; si el motor hace el doble de ciclos por segundo, cada ciclo dura la mitad y ocupa la mitad de la cuerda.',
    },
  },
  {
    id: 'el-doble-de-rapido',
    level: 2,
    contents: ['ciencias.fisica.ondas.rapidez', 'ciencias.fisica.mecanica.fuerzas'],
    title: 'El doble de rápido',
    task: 'Con 2,25 N un pulso va a 3 m/s. Cambia solo la tensión para que vaya a 6 m/s, y mídelo: el cronómetro parte cuando la cresta pasa por A y para cuando pasa por B.',
    from: 'T=2.25&roce=0&usa=regla.reloj&mide=crestas',
    predict: {
      question: '¿Qué tensión hace falta para el doble de rapidez?',
      options: ['4,5 N, el doble', '9 N, cuatro veces la de ahora', '3,2 N, un poco más'],
    },
    judge: ({ settings, marks, watchBy }) => {
      if (settings.density !== BEGIN_DENSITY)
        return { isDone: false, words: 'La masa por metro ya no es la del comienzo: 0,25 kg por metro.' };
      const metres = settings.markB - settings.markA;
      if (watchBy !== 'crests' || metres < 2)
        return { isDone: false, words: 'Mide con las crestas, y con la marca B al menos 2 m a la derecha de A.' };
      if (marks.watch.phase !== 'stopped')
        return { isDone: false, words: 'Todavía no hay un tiempo medido entre A y B.' };
      const measured = metres / marks.watch.seconds;
      const isOfOneCrest = Math.abs(measured / speedOf(settings) - 1) < 0.04;
      const seen = `Lo medido: ${formatNumber(metres)} m en ${formatNumber(marks.watch.seconds)} s, es decir, ${formatNumber(measured)} m/s`;
      return {
        isDone: isOfOneCrest && Math.abs(measured / 6 - 1) < 0.04,
        words: isOfOneCrest ? `${seen}.` : `${seen}. No fue la misma cresta en A y en B: envía una sola.`,
      };
    },
    explain: {
      question: 'La tensión es ahora cuatro veces la del comienzo y la rapidez, el doble. ¿Cómo se relacionan?',
      options: [
        {
          text: 'La rapidez es proporcional a la tensión',
          feedback: 'Proporcional sería cuatro veces la rapidez con cuatro veces la tensión, y fue solo el doble.',
        },
        {
          text: 'La rapidez va con la raíz cuadrada de la tensión',
          isRight: true,
          feedback: 'Sí: v = √(T/μ). Cuatro veces la tensión es el doble de rapidez.',
        },
        {
          text: 'La rapidez depende de cuán alto sea el pulso',
          feedback: 'Prueba otra amplitud: el tiempo entre A y B no cambia.',
        },
      ],
      words:
        'Más tensión acelera más cada trozo de cuerda, y con más masa por metro cuesta más acelerarlo: v = √(T/μ). Con 2,25 N, √(2,25/0,25) = 3 m/s; con 9 N, √(9/0,25) = 6 m/s. Por eso la guitarra se afina girando las clavijas.',
    },
  },
  {
    id: 'mide-la-longitud',
    level: 2,
    contents: ['ciencias.fisica.ondas.elementos'],
    title: 'De cresta a cresta',
    task: 'Detén el tiempo y separa las marcas A y B exactamente una longitud de onda, con un error de menos de 10 cm.',
    from: 'T=9&fin=abierto&con=motor&A=6&f=2.5&roce=0&a=2&b=2.5&usa=regla',
    predict: {
      question: '¿Entre qué puntos se mide una longitud de onda?',
      options: [
        'Entre una cresta y el valle que sigue',
        'Entre dos crestas seguidas',
        'Entre la línea de equilibrio y una cresta',
      ],
    },
    judge: (state) => {
      const length = lengthOf(state);
      const apart = Math.abs(state.settings.markB - state.settings.markA);
      if (length > LENGTH_M) return { isDone: false, words: 'En la cuerda no cabe una onda completa.' };
      if (!isEstablished(state)) return { isDone: false, words: 'Espera a que la onda llene la cuerda.' };
      const isDone = Math.abs(apart - length) < 0.1;
      const words = isDone ? 'justo una onda completa' : apart < length ? 'menos de una onda' : 'más de una onda';
      return { isDone, words: `Entre A y B hay ${formatNumber(apart)} m: ${words}.` };
    },
    explain: {
      question: 'A lo largo de la cuerda, ¿qué distancia hay entre una cresta y el valle siguiente?',
      options: [
        {
          text: 'Media longitud de onda',
          isRight: true,
          feedback: 'Sí: para cerrar el ciclo hay que volver a otra cresta.',
        },
        {
          text: 'Una longitud de onda',
          feedback: 'Cresta y valle son un solo ciclo: de una al otro hay la mitad.',
        },
        {
          text: 'Dos amplitudes',
          feedback: 'Esa es la altura de un valle a una cresta; aquí se mide a lo largo de la cuerda.',
        },
      ],
      words:
        'Una longitud de onda va de un punto al siguiente que está en el mismo estado: de cresta a cresta, o de valle a valle. Aquí mide 2,4 m, lo mismo que da v/f = 6 m/s : 2,5 Hz.',
    },
  },
  {
    id: 'cruce-sin-huella',
    level: 2,
    contents: ['ciencias.fisica.ondas.doppler-interferencia-difraccion'],
    title: 'Dos pulsos y un punto quieto',
    task: 'La marca A está en el medio. Cruza dos pulsos de al menos 3 cm sin que ese punto se mueva más de 1 cm.',
    from: 'roce=0&a=3&usa=regla',
    predict: {
      question: 'Si chocan una cresta y un valle iguales, ¿qué pasa después?',
      options: [
        'Se destruyen y la cuerda queda quieta',
        'Rebotan, y cada uno vuelve por donde vino',
        'Se cruzan, y cada uno sigue como era',
      ],
    },
    judge: ({ string, settings, marks }) => {
      const { launch } = string;
      if (launch?.kind !== 'two') return { isDone: false, words: 'Todavía no hay dos pulsos en la cuerda.' };
      if (Math.abs(settings.markA - LENGTH_M / 2) > 0.1)
        return { isDone: false, words: 'La marca A ya no está en el medio, a 3 m.' };
      if (Math.min(Math.abs(launch.firstM), Math.abs(launch.secondM)) < 0.03)
        return { isDone: false, words: 'Uno de los pulsos mide menos de 3 cm.' };
      const most = Math.max(marks.a.highM, -marks.a.lowM) * 100;
      const moved = `El medio se movió hasta ${formatNumber(most, 1)} cm`;
      if (most > 1) return { isDone: false, words: `${moved}: es demasiado.` };
      if (string.seconds < (2 + twinLengthOf(settings) / 2) / speedOf(settings))
        return { isDone: false, words: 'Los pulsos todavía no terminan de cruzarse.' };
      return { isDone: true, words: `${moved}, y los dos pulsos siguieron su camino.` };
    },
    explain: {
      question: 'En el instante del cruce la cuerda queda recta. ¿Dónde está entonces la energía?',
      options: [
        {
          text: 'Se perdió, porque los pulsos se anularon',
          feedback: 'Si se hubiera perdido, los pulsos no volverían a aparecer después del cruce.',
        },
        {
          text: 'En el movimiento: la cuerda está recta, pero sus puntos se mueven',
          isRight: true,
          feedback:
            'Sí. A los lados del medio la cuerda pasa por la línea con rapidez, y de ahí salen los pulsos otra vez.',
        },
        {
          text: 'En ninguna parte: una onda no lleva energía',
          feedback: 'Las ondas sí llevan energía: mueven la cuerda por donde pasan.',
        },
      ],
      words:
        'Donde dos ondas se encuentran, sus alturas se suman con su signo: es la superposición. Una cresta y un valle iguales se anulan en el medio, y después cada pulso sigue como si el otro no hubiera estado. Así funcionan los audífonos que cancelan ruido.',
    },
  },
];
