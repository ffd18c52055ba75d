import { ADMISSION_CALENDAR } from '@travesia/contracts/admission-calendar';
import { TEST_NAMES } from '@travesia/contracts/profile-words';
import type { Sitting, TestScoreEstimate } from '@travesia/contracts/slices';
import { daysBetween } from './week-in-chile.ts';

const STEP_IDS = { winter: 'paes-invierno', regular: 'paes-regular' } as const;

export interface WeeklyFacts {
  readonly sitting: Sitting | undefined;
  /** `null` where nobody could say it. */
  readonly estimates: readonly TestScoreEstimate[] | null;
  /** In Chile, as `2026-11-29`. */
  readonly today: string;
}

function sittingSentence({ sitting, today }: WeeklyFacts): string | null {
  if (!sitting) return null;
  const process = ADMISSION_CALENDAR.processes.find(({ year }) => year === sitting.year);
  const step = process?.steps.find(({ id }) => id === STEP_IDS[sitting.round]);
  const name = sitting.round === 'winter' ? 'de Invierno' : 'Regular';
  if (!step) return `Te preparas para la PAES ${name} de Admisión ${sitting.year}: sus fechas todavía no se publican.`;
  const days = daysBetween(today, step.from);
  if (days < 0) return null;
  if (days === 0) return `Hoy comienza la PAES ${name} de Admisión ${sitting.year}.`;
  return `${days === 1 ? 'Falta 1 día' : `Faltan ${days} días`} para la PAES ${name} de Admisión ${sitting.year}.`;
}

function estimateSentence({ test, low, high, results }: TestScoreEstimate): string {
  const tests = results === 1 ? 'un ensayo' : `${results} ensayos`;
  return `${TEST_NAMES[test]}: entre ${low} y ${high} puntos, según ${tests}.`;
}

/** What the mail of a week says, in paragraphs and a list of what practice tests estimate. */
export function weeklyWords(facts: WeeklyFacts): {
  readonly paragraphs: readonly string[];
  readonly estimates: readonly string[];
} {
  const sentence = sittingSentence(facts);
  const { estimates } = facts;
  const paragraphs = [
    ...(sentence === null ? [] : [sentence]),
    ...(estimates === null
      ? []
      : [
          estimates.length === 0
            ? 'Todavía no hay ensayos corregidos en tu cuenta. Uno corto de una prueba basta para empezar.'
            : 'Lo que dicen tus ensayos hasta ahora:',
        ]),
  ];
  return { paragraphs, estimates: (estimates ?? []).map(estimateSentence) };
}
