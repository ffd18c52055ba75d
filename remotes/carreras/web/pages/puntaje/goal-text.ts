import { MIN_AVERAGE_TO_APPLY, type SchoolPlace } from '../../../admission/eligibility.ts';
import { CUTOFF_YEAR, OFFER_YEAR } from '../../../admission/program.ts';
import type { Scores } from '../../../admission/scores.ts';
import type { Target } from '../../../admission/target.ts';
import { reasonText } from '../../features/catalogue/reason-text.ts';
import { reservationTexts } from '../../features/catalogue/reservation-text.ts';
import { scoreText } from '../../features/catalogue/score-text.ts';
import { unreachableText } from '../../features/catalogue/unreachable-text.ts';
import { listText } from '../../features/catalogue/words.ts';
import { type JudgingProgram, lackingFor, type Outcome } from '../../features/own-scores/outcome.ts';
import type { GoalAnswer } from './goal-answer.ts';

const targetText = ({ because }: Target) =>
  because === 'cutoff' ? `el último seleccionado ${CUTOFF_YEAR}` : 'el puntaje ponderado mínimo para postular';

/** Why a student may not apply, and what may still be said about the best tenth; empty where nothing forbids it. */
function refusalTexts(outcome: Outcome, { bestTenth }: SchoolPlace): readonly string[] {
  if (outcome.kind !== 'not-eligible') return [];
  const general = outcome.shortfalls.some(({ kind, minimum }) => kind === 'average' && minimum <= MIN_AVERAGE_TO_APPLY);
  return [
    `Con estos puntajes no puedes postular aquí en ${OFFER_YEAR}: ${outcome.shortfalls.map(reasonText).join('; ')}.`,
    ...(general && !bestTenth
      ? [
          'Si egresas entre el 10 % de mejores notas de tu colegio, ese promedio no te rige: márcalo junto a tus puntajes.',
        ]
      : []),
  ];
}

/** What is said where the target is reached: only who may apply "has arrived", and only where points alone decide. */
function reachedText(score: number, target: Target, outcome: Outcome, lacking: readonly string[]): string {
  const compared = `tu ponderado es ${scoreText(score)} y ${targetText(target)} es ${scoreText(target.score)}`;
  switch (outcome.kind) {
    case 'missing':
      return `De puntaje, ${compared}; pero para postular falta ${listText(lacking)}.`;
    case 'other-weights':
      return `Con las ponderaciones de ${OFFER_YEAR}, ${compared}.`;
    case 'reached':
      return `${outcome.reserved ? 'Según puntaje, llegas' : 'Ya llegas'}: ${compared}. Los cortes se mueven cada año: deja un margen.`;
    default:
      return `Cumples los mínimos para postular: ${compared}.`;
  }
}

function noBarText({ cutoff }: JudgingProgram): string {
  return cutoff
    ? `En ${CUTOFF_YEAR} este programa no llenó sus vacantes: no hubo puntaje de corte que superar.`
    : `No hay un corte de ${CUTOFF_YEAR} publicado para este programa: no hay con qué comparar.`;
}

/** What has to be typed before it can be reckoned what lacks. */
const missingText = (lacking: readonly string[]) =>
  `Para calcular qué te falta escribe ${listText(lacking)}. NEM y Ranking hacen falta siempre; de las pruebas puede quedar una sin escribir, y te decimos cuánto necesitas en ella.`;

/** The answer in sentences, whether the student may apply first; what is left to raise is a table of its own. */
export function goalTexts(
  program: JudgingProgram,
  { outcome, target, required }: GoalAnswer,
  scores: Scores,
  place: SchoolPlace,
): readonly string[] {
  const lacking = lackingFor([program], scores);
  const refused = refusalTexts(outcome, place);
  const noBar = !program.cutoff || program.cutoff.unfilled ? [noBarText(program)] : [];
  const reservations =
    refused.length > 0
      ? []
      : reservationTexts(
          // That the test weighs says more than that it is asked for.
          (program.reservations ?? []).filter((one) => one !== 'special-test' || program.specialTestWeight === 0),
        );
  // Who may apply, and what else than points decides, stand before how far the points reach.
  const first = [...refused, ...reservations, ...noBar];
  if (!target || !required) {
    const enough =
      outcome.kind === 'no-cutoff'
        ? ['Con tus puntajes cumples los mínimos para postular.']
        : lacking.length > 0
          ? [`Para saber si cumples los mínimos para postular falta ${listText(lacking)}.`]
          : [];
    return [...first, ...enough];
  }
  const goal = `Tu meta es ${scoreText(target.score)}: ${targetText(target)}.`;
  switch (required.kind) {
    case 'reached':
      return [...first, reachedText(required.score, target, outcome, lacking)];
    case 'missing':
      return [...first, goal, missingText(lacking)];
    case 'special-test':
      return [
        ...first,
        'Este programa tiene una prueba propia que entra en el puntaje: con la PAES sola no se puede saber qué te falta.',
      ];
    case 'unreachable':
      return [...first, unreachableText(required.best, target)];
    case 'gap':
      return [...first, goal];
  }
}
