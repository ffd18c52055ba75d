import type { FrozenItem } from '@travesia/content-item-model';
import type { Form } from './form/form.ts';

/**
 * A question that was found wrong after students had answered it. `key`: index of the right option in the frozen item;
 * `void`: no option is, and the question is withdrawn: it counts for nobody.
 */
export interface ItemCorrection {
  /** Id of the frozen item: `m1-x@1:3`. */
  readonly item: string;
  readonly key: number | 'void';
  /** For the students it concerns, in Spanish: a sentence. */
  readonly reason: string;
}

/** Another way of grading or scoring, for whatever was asked: everything is graded again. */
export interface GradingCorrection {
  readonly item: null;
  readonly reason: string;
}

export type Correction = ItemCorrection | GradingCorrection;

/** Appended to, never shortened or put in another order: its length is the grading version. */
export const CORRECTIONS: readonly Correction[] = [
  {
    item: null,
    reason:
      'Tu puntaje estimado dependía del tipo de ensayo: con la misma proporción de correctas, una práctica decía otra cosa que un simulacro, en M2 unos 200 puntos menos. Ahora todo sale de la tabla oficial, y el rango dice qué tan segura es la estimación. Con menos de 20 preguntas y en los repasos ya no damos puntaje, porque no diría nada.',
  },
];

/** Version of the grading under some corrections: results of an older one are graded again where it concerns them. */
export const gradingVersion = (corrections: readonly Correction[] = CORRECTIONS) => 1 + corrections.length;

/** Corrections after a grading version that concern a form. */
export function correctionsSince(
  version: number,
  { slots }: Form,
  corrections: readonly Correction[] = CORRECTIONS,
): readonly Correction[] {
  return corrections
    .slice(version - 1)
    .filter((correction) => correction.item === null || slots.some(({ item }) => item === correction.item));
}

/** The item with its key mended. */
export function corrected(
  item: FrozenItem,
  corrections: readonly Correction[] = CORRECTIONS,
): FrozenItem & { readonly isVoid?: true } {
  const correction = corrections.findLast((one): one is ItemCorrection => one.item === item.id);
  if (!correction) return item;
  return correction.key === 'void' ? { ...item, isVoid: true } : { ...item, key: correction.key };
}
