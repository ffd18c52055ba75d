import type { TurnNotice, TurnPart } from '../api/tutor.ts';
import { type HarmAbout, HELP_AGAIN, HELP_TEXTS } from './words/help-lines.ts';

const text = (words: string): TurnPart => ({ kind: 'text', text: words });
const notice = (which: TurnNotice): TurnPart => ({ kind: 'notice', notice: which });

/** What the tutor says by itself, word for word. Spanish of Chile, to a student. */
export const SAID = {
  tooSoon: (seconds: number): readonly TurnPart[] => [
    notice('too-soon'),
    text(
      `La que sigue se abre en ${seconds === 1 ? '1 segundo' : `${seconds} segundos`}: pídela entonces. Mientras, vuelve a leer el enunciado con la que tienes y escribe en tu cuaderno qué harías primero.`,
    ),
  ],
  endWhileElsewhere: [
    notice('nothing-more'),
    text(
      'Hasta aquí llegan las pistas mientras la pregunta sigue abierta. Respóndela en tu práctica y después la miramos completa.',
    ),
  ],
  endWhileHere: [
    notice('nothing-more'),
    text('Hasta aquí llegan las pistas. Elige una alternativa o, si no te sale, usa «Me rindo» y vemos la solución.'),
  ],
  endOfAll: [
    notice('nothing-more'),
    text('Ya vimos la solución completa. Para saber si te quedó, prueba otra pregunta del mismo contenido.'),
  ],
  noQuestionForHint: [
    notice('nothing-more'),
    text('Las pistas son de una pregunta. Pide una de este contenido, o trae la que no te salió desde tus resultados.'),
  ],
  noKey: [
    notice('no-key'),
    text(
      'La respuesta no te la digo mientras la pregunta está abierta, pero sí te ayudo a llegar a ella: pide una pista o cuéntame hasta dónde llegaste.',
    ),
  ],
  /** The same whether one of them is right. */
  weighs: [
    notice('no-key'),
    text(
      'No te digo cuál, y puede que no sea ninguna. Pero tu duda sirve: ¿de dónde sale cada una y qué representa en el enunciado? Compara eso con lo que se pregunta.',
    ),
  ],
  answerHere: [
    text(
      'Para saber si está bien, elige esa alternativa en la pregunta: ahí se corrige. Por escrito no te la puedo confirmar.',
    ),
  ],
  answerElsewhere: [
    text(
      'Para saber si está bien, márcala en tu práctica: ahí se corrige. Por escrito no te la puedo confirmar mientras siga abierta.',
    ),
  ],
  machine: [
    notice('machine'),
    text(
      'Soy un programa, no una persona. Las pistas que digo las escribieron personas antes; si una respuesta la redacta un modelo de lenguaje, aparece marcada. En los dos casos puede haber errores.',
    ),
  ],
  otherSubject: [
    notice('other-subject'),
    text(
      'De eso no te puedo ayudar acá. Pregúntame por un contenido de las pruebas o por una pregunta que no te salió.',
    ),
  ],
  opinion: [
    notice('machine'),
    text(
      'Soy un programa: en esto no tengo opinión. Lo que cuenta son las razones: ¿cuál te convence más a ti, y qué dato o qué parte de un texto la apoya? Piensa también qué diría quien no está de acuerdo.',
    ),
  ],
  homework: [
    text(
      'Ese trabajo es tuyo y no te lo escribo. Te ayudo a entender el tema: elige dos o tres ideas, explícalas con tus palabras y busca un ejemplo de cada una.',
    ),
  ],
  confides: [
    text(
      'Para eso te sirve más alguien de confianza que te conozca: una amiga o un amigo, alguien de tu familia, tu orientadora. Yo soy un programa y solo ayudo con la materia.',
    ),
    text(
      'Si se pone muy pesado, Salud Responde (600 360 7777) atiende todo el día. Cuando quieras, vemos algo de la prueba.',
    ),
  ],
  warm: [text('Que algo cueste no dice nada malo de ti: le pasa a casi todo el mundo y se arregla de a poco.')],
  begin: [text('Partir es lo más difícil, así que hagamos solo lo primero.')],
  whereToBegin: [
    text(
      'Está bien no saber por dónde partir. Dime qué prueba das o qué viste en tu última clase, y empezamos por ahí.',
    ),
  ],
  guessed: [text('No importa: así se ve qué falta. Olvida lo que marcaste y partamos de cero, por lo que pregunta.')],
  insight: [
    text(
      'Decirlo con tus palabras es lo que más sirve. Compruébalo: haz el paso que sigue con esa idea y mira si calza con todo lo que dice el enunciado. Si no calza, pide una pista.',
    ),
  ],
  checkIt: [text('Compruébalo tú: pon lo que propones en el enunciado y mira si se cumple todo lo que dice.')],
  reason: [text('Esta es la razón, paso a paso.')],
  reasonOfRight: [text('Sí, la tuya es la correcta. Esta es la razón, paso a paso, para que no quede en la suerte.')],
  besideOpen: [text('Mientras la pregunta está abierta te respondo con sus pistas, de a una.')],
  besideAnswered: [text('Eso no lo encontré tal cual en su lección. Sigamos con tu pregunta, un paso a la vez.')],
  marked: [
    text(
      'Este es el párrafo que marcaste, con lo que viene antes y después. Léelo de corrido y, si trae figura, busca en ella lo que dice.',
    ),
  ],
  comesBefore: [text('Vamos más lento. Mira lo que la lección explica antes de eso.')],
  comesAfter: [text('Vamos más lento. Mira cómo sigue la lección.')],
  thenTry: [
    text('Después dime qué palabra o qué paso te enreda, o pide una pregunta de este contenido y lo vemos en un caso.'),
  ],
  wholeLesson: [
    text(
      'Ya vimos todo lo que la lección dice de esto. Probemos con un caso: pide una pregunta de este contenido y la hacemos de a un paso.',
    ),
  ],
  notInLesson: [
    notice('unknown'),
    text(
      'Eso no lo encontré en esta lección. Dímelo con otras palabras o pide una pregunta del contenido; si es algo de tu curso, pregúntale a tu profe.',
    ),
  ],
  surrenderByButton: [
    text(
      'Está bien, no siempre sale. Aprieta «Me rindo» y vemos la solución: así queda claro que esta no la contestaste.',
    ),
  ],
  welcome: [text('De nada. Cuando quieras, seguimos con otra.')],
  unknown: [notice('unknown'), text('Eso no lo sé: pregúntale a tu profe.')],
  otherContent: [text('Eso es de otro contenido. Si quieres dejar esta pregunta y verlo, elígelo.')],
  whichContent: [text('¿De cuál de estos contenidos me hablas?')],
  noLesson: [text('De este contenido todavía no tengo una explicación. ¿Probamos con una pregunta?')],
  noSuchContent: [notice('unknown'), text('Ese contenido no lo conozco. Escríbeme con tus palabras qué no te sale.')],
  contentFirst: [
    notice('no-question'),
    text(
      'Dime primero de qué contenido: escríbelo con tus palabras, por ejemplo «porcentajes» o «comprensión lectora».',
    ),
  ],
  openFirst: [text('Terminemos primero la que está abierta: respóndela o, si no te sale, usa «Me rindo».')],
  noQuestionOfContent: [
    notice('no-question'),
    text('Ahora no me queda una pregunta de ese contenido. Puedes hacer su lección o probar más tarde.'),
  ],
  tryThis: [text('Prueba con esta. Si te quedas, pide una pista.')],
  nothingToAnswer: [text('No hay una pregunta abierta que responder aquí. Si quieres, pide una.')],
  surrenderElsewhere: [
    text(
      'Esta pregunta es de una práctica que sigue abierta: puedes dejarla sin responder allá, y después la vemos completa.',
    ),
  ],
  noSteps: [text('Esta pregunta no tiene pasos para ingresar de a uno. Pide una pista y vamos de a poco.')],
  noOption: [text('Esa alternativa no es de esta pregunta. Elige una de las que se ven.')],
  right: [text('¡Correcto! ¿Quieres otra del mismo contenido, para asegurarte?')],
  wrong: [text('Esta vez no. Mira qué pudo pasar, y pide otra pista si quieres seguir paso a paso.')],
  surrendered: [text('Está bien: aquí está la solución. Léela con calma y después prueba otra sin ayuda.')],
  weaker: [text('Como usaste pistas, esta respuesta cuenta un poco menos en lo que creemos que sabes.')],
  stepUnderstood: (step: number): readonly TurnPart[] => [
    text(`Te quedaste en el paso ${step + 1} de la solución. Partamos por lo que pide la pregunta.`),
  ],
  gone: [text('Esa pregunta ya no se puede mirar aquí. Puedes pedir otra del mismo contenido.')],
  down: [
    text(
      'Ahora no puedo revisar tu pregunta, y sin eso no te digo nada de ella. Lo que escribiste sigue aquí: prueba en un rato.',
    ),
  ],
  closed: [text('Mientras haces un simulacro no puedo ayudarte. Cuando termine seguimos donde quedamos.')],
  cut: [text('Me interrumpieron antes de responder. Vuelve a pedirlo, por favor.')],
  hello: [text('Cuéntame qué no te sale: un contenido, una palabra que no entiendes o una pregunta.')],
} as const satisfies Readonly<Record<string, readonly TurnPart[] | ((count: number) => readonly TurnPart[])>>;

/** What is said to somebody who speaks of harm: people wrote it, and no model adds to it. */
export function helpParts(about: HarmAbout): readonly TurnPart[] {
  const { paragraphs, lines } = HELP_TEXTS[about];
  const calls = lines.map(({ number, name, when }) => `${number}: ${name} (${when}).`);
  return [notice('harm'), ...[...paragraphs, ...calls].map(text)];
}

/** What is said to whoever answers that in a few words, or thanks for it, also later. */
export const helpAgainParts = (about: HarmAbout): readonly TurnPart[] => [notice('harm'), text(HELP_AGAIN[about])];
