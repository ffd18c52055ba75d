import type { TurnNotice, TurnPart } from '../api/tutor.ts';
import { type HarmAbout, HELP_TEXTS } from './words/help-lines.ts';

const text = (words: string): TurnPart => ({ kind: 'text', text: words });
const notice = (which: TurnNotice): TurnPart => ({ kind: 'notice', notice: which });

/** What the tutor says by itself, word for word. Spanish of Chile, to a student. */
export const SAID = {
  tooSoon: [
    notice('too-soon'),
    text(
      'Dale unos segundos a esta pista: vuelve a leer el enunciado con ella y escribe en tu cuaderno qué harías primero. La siguiente llega pronto.',
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
    text('La respuesta no te la digo mientras la pregunta está abierta, pero sí te ayudo a llegar a ella.'),
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
  surrenderByButton: [text('Si quieres ver la solución, usa «Me rindo»: así queda claro que esta no la contestaste.')],
  welcome: [text('De nada. Cuando quieras, seguimos con otra.')],
  unknown: [notice('unknown'), text('Eso no lo sé: pregúntale a tu profe.')],
  useHints: [text('Con esta pregunta te ayudo de a una pista. Lee de nuevo la que tienes y pide la que sigue.')],
  seeThis: [text('Mientras tanto, mira esto.')],
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
} as const satisfies Readonly<Record<string, readonly TurnPart[] | ((step: number) => readonly TurnPart[])>>;

/** What is said to somebody who speaks of harm: people wrote it, and no model adds to it. */
export function helpParts(about: HarmAbout): readonly TurnPart[] {
  const { paragraphs, lines } = HELP_TEXTS[about];
  const calls = lines.map(({ number, name, when }) => `${number}: ${name} (${when}).`);
  return [notice('harm'), ...[...paragraphs, ...calls].map(text)];
}
