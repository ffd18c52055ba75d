import type { HomeTask, TaskReason } from '../../../api/home.ts';
import { once } from '../../once.ts';
import { type Levels, levelOf } from './level-counts.ts';
import type { NameOf } from './task-text.ts';

const decimal = once(() => new Intl.NumberFormat('es-CL', { maximumFractionDigits: 1 }));

const questionsText = (questions: number) =>
  questions < 1.5 ? 'cerca de 1 pregunta' : `unas ${decimal().format(Math.round(questions * 2) / 2)} preguntas`;

function gainReason(questions: number, probability: number, isUnseen: boolean): string {
  const asked = `La prueba trae ${questionsText(questions)} de esto`;
  if (isUnseen) return `${asked}, y aquí todavía no lo has visto.`;
  if (probability < 0.4) return `${asked}, y todavía se te escapa.`;
  if (probability < 0.65) return `${asked}, y aciertas más o menos la mitad.`;
  return `${asked}, y te falta poco para dominarlo.`;
}

function simulacroReason(reason: Extract<TaskReason, { readonly kind: 'simulacro' }>): string {
  if (!reason.whole) {
    return `Ningún día te caben los ${reason.wholeMinutes} minutos de uno completo: este es una parte, con el reloj corriendo.`;
  }
  return reason.daysBefore === null || reason.daysBefore > 10
    ? 'Un ensayo completo dice mejor que nada dónde estás.'
    : 'El último ensayo completo antes de la prueba, con tiempo para mirarlo con calma.';
}

/** Why a task is in the plan, in a sentence. Of what nobody answered yet it is not said how well they know it. */
export function reasonText({ reason, kind, contents }: HomeTask, nameOf: NameOf, levels: Levels): string {
  switch (reason?.kind) {
    case 'gain':
      return gainReason(
        reason.questions,
        reason.probability,
        contents.every((content) => levelOf(levels, content) === 0),
      );
    case 'prerequisite': {
      const name = nameOf(reason.leadsTo);
      return name === null ? 'Otros contenidos que te convienen se apoyan en este.' : `Lo necesitas para «${name}».`;
    }
    case 'consolidate':
      return 'Responder preguntas un día después fija lo que aprendiste.';
    case 'nearly':
      return 'Ya sabes harto de esto: con preguntas basta, sin la lección.';
    case 'due':
      return reason.repeats > 0
        ? `Toca repasar antes de que se olvide; de paso repasas ${reason.repeats === 1 ? '1 contenido más' : `${reason.repeats} contenidos más`}.`
        : 'Toca repasar antes de que se olvide.';
    case 'verify':
      return 'Lo dominabas y fallaste una: veamos si fue un descuido.';
    case 'keep':
      return 'Para mantener fresco lo que más se te resiste.';
    case 'try':
      return 'Para conocer cómo pregunta la prueba antes de rendirla.';
    case 'simulacro':
      return simulacroReason(reason);
    case 'after-simulacro':
      return 'Lo que fallaste en el ensayo es lo que más rinde revisar.';
    case 'short-day':
      return 'Ese día tienes poco rato, y esto cabe entero.';
    case 'day-before':
      return 'Es el día antes de la prueba: poco, y de lo que ya sabes.';
    case undefined:
      return kind === 'lesson' ? 'Es lo que más te conviene aprender ahora.' : 'Está en tu plan.';
  }
}
