import type { GoalCutoff, GoalProgram, GoalTerms } from '@travesia/contracts/slices';
import type { TestId } from '@travesia/contracts/temario';
import type { ScoreEstimate } from '../../../practice/scoring/score.ts';
import { cutoffText, distanceText } from './distance-text.ts';

/** The test whose result is shown. */
export interface TakenTest {
  readonly test: TestId;
  readonly score: ScoreEstimate;
}

/** The middle of what graded tests say of each test; absent where nothing is known. */
export type KnownScores = { readonly [T in TestId]?: number };

/** How a student stands to a goal, to be read in this order. */
export interface GoalTexts {
  /** Why the student may not apply; `null` where nothing that is known forbids it. */
  readonly refusal: string | null;
  /** What applying takes, and what points do not decide there: a sentence or two each. */
  readonly demands: readonly string[];
  /** `null` where nobody can apply any more. */
  readonly distance: string | null;
}

/** The scale of the PAES. */
const SCORE_MIN = 100;
const SCORE_MAX = 1000;

/** As part of a sentence: the page names the test in full above. */
const SHORT_NAMES: Readonly<Record<TestId, string>> = {
  cl: 'Competencia Lectora',
  m1: 'M1',
  m2: 'M2',
  hcs: 'Historia',
  ciencias: 'Ciencias',
};

const points = new Intl.NumberFormat('es-CL', { maximumFractionDigits: 1 });
const allOf = new Intl.ListFormat('es');
const anyOf = new Intl.ListFormat('es', { type: 'disjunction' });

const namesOf = (tests: readonly TestId[]) => tests.map((test) => SHORT_NAMES[test]);

interface Judged {
  readonly refused: boolean;
  readonly text: string;
}

/** Minimums are held against the middle of an estimate, as in careers. */
function averageOf({ year, minAverage }: GoalTerms, { cl, m1 }: KnownScores): Judged {
  const minimum = minAverage.score;
  const asked = `pide un promedio de ${points.format(minimum)} entre Competencia Lectora y M1`;
  const cannot = `Con estos puntajes no puedes postular en Admisión ${year}: ${asked}`;
  const exempt = minAverage.bestTenthExempt
    ? ' Si egresas entre el 10 % de mejores notas de tu colegio, ese promedio no te rige.'
    : '';
  const asks = `Para postular en Admisión ${year} ${asked}`;
  if (cl !== undefined && m1 !== undefined) {
    const average = (cl + m1) / 2;
    const yours = `el tuyo es ${points.format(average)} (${cl} en Competencia Lectora y ${m1} en M1, según tus ensayos)`;
    return average < minimum
      ? { refused: true, text: `${cannot}, y ${yours}.${exempt}` }
      : { refused: false, text: `${asks}: lo cumples, ${yours}.` };
  }
  const known = cl ?? m1;
  if (known === undefined) {
    const text = `${asks}: no tenemos un puntaje tuyo en ellas, así que no sabemos si lo cumples.${exempt}`;
    return { refused: false, text };
  }
  const [here, other] = cl === undefined ? namesOf(['m1', 'cl']) : namesOf(['cl', 'm1']);
  const needed = 2 * minimum - known;
  const having = `con tus ${known} en ${here}`;
  if (needed > SCORE_MAX) {
    return { refused: true, text: `${cannot}, y ${having} no se llega ni con ${SCORE_MAX} en ${other}.${exempt}` };
  }
  if (needed <= SCORE_MIN)
    return { refused: false, text: `${asks}: ${having} lo cumples con cualquier puntaje en ${other}.` };
  const text = `${asks}: ${having} necesitas ${points.format(needed)} en ${other}, y ahí no tenemos un puntaje tuyo.${exempt}`;
  return { refused: false, text };
}

/** Whether a student will sit a test is not known: what has to be sat is named. */
function testsText({ requiredTests, requiredEither, weighedTests }: GoalTerms, test: TestId): string {
  const either = requiredEither.length > 0 ? `, y además ${anyOf.format(namesOf(requiredEither))}` : '';
  const required = `Exige rendir ${allOf.format(namesOf(requiredTests))}${either}.`;
  if (!weighedTests.includes(test)) return `${required} La prueba que rendiste no pondera en esta carrera.`;
  const better = requiredEither.includes(test) ? ` De ${allOf.format(namesOf(requiredEither))} cuenta la mejor.` : '';
  return `${required}${better}`;
}

function notesOf({ year, minWeighted, teaching, specialTest, otherWeights }: GoalTerms, cutoff: GoalCutoff | null) {
  return [
    ...(minWeighted === null
      ? []
      : [
          `Pide además un ponderado de al menos ${points.format(minWeighted)}: mezcla todas tus pruebas, tus notas y tu ranking, así que con esta prueba no se sabe si lo cumples.`,
        ]),
    ...(teaching ? ['Las pedagogías tienen requisitos legales propios, además de los puntajes: revísalos.'] : []),
    ...(specialTest ? ['Pide además una prueba propia de la universidad: revisa cuándo y cómo se rinde.'] : []),
    ...(otherWeights && cutoff
      ? [
          `Sus ponderaciones cambiaron: el corte de ${cutoff.year} se calculó con otras y no se compara uno a uno con los puntajes de Admisión ${year}.`,
        ]
      : []),
  ];
}

/** What may be said of one test and a goal: who may apply comes before how far the cut-off is. */
export function goalTexts(
  { terms, lastCutoff }: GoalProgram,
  { test, score }: TakenTest,
  estimates: KnownScores,
): GoalTexts {
  const published = lastCutoff ? cutoffText(lastCutoff) : 'No hay un corte publicado.';
  if (!terms) {
    return {
      refusal: null,
      demands: ['No sabemos qué pide para postular: revísalo en su página antes de mirar el corte.'],
      distance: published,
    };
  }
  if (!terms.offered) {
    const refusal = `Ya no se ofrece: el último proceso en que estuvo fue Admisión ${terms.year}.`;
    return { refusal, demands: [], distance: null };
  }
  const average = averageOf(terms, { ...estimates, [test]: score.middle });
  const compares = lastCutoff && !average.refused && !terms.otherWeights && terms.weighedTests.includes(test);
  return {
    refusal: average.refused ? average.text : null,
    demands: [...(average.refused ? [] : [average.text]), testsText(terms, test), ...notesOf(terms, lastCutoff)],
    distance: compares ? distanceText(lastCutoff, score) : published,
  };
}
