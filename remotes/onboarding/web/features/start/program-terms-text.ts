import { TEST_NAMES } from '@travesia/contracts/profile-words';
import type { GoalProgram } from '@travesia/contracts/slices';
import type { TestId } from '@travesia/contracts/temario';

const and = new Intl.ListFormat('es', { type: 'conjunction' });
const or = new Intl.ListFormat('es', { type: 'disjunction' });
const points = new Intl.NumberFormat('es-CL', { maximumFractionDigits: 1 });

const named = (tests: readonly TestId[]) => tests.map((test) => TEST_NAMES[test]);

/** What a programme asks of who applies, sentence by sentence; what is not known is not said. */
export function programTermsText({ terms, lastCutoff }: GoalProgram): readonly string[] {
  if (!terms) return ['No sabemos qué pide: míralo en la página de la universidad.'];
  if (!terms.offered) return [`La última vez que se ofreció fue en la Admisión ${terms.year}.`];
  const sentences = [
    `Pide rendir ${and.format([...named(terms.requiredTests), ...(terms.requiredEither.length > 0 ? [`una entre ${or.format(named(terms.requiredEither))}`] : [])])}.`,
  ];
  const { minAverage, minWeighted } = terms;
  sentences.push(
    `Promedio mínimo de Lectora y M1: ${points.format(minAverage.score)}${minAverage.bestTenthExempt ? ', o estar en el 10 % de mejores notas del colegio' : ''}.`,
  );
  if (minWeighted !== null) sentences.push(`Puntaje ponderado mínimo: ${points.format(minWeighted)}.`);
  if (terms.specialTest) sentences.push('Tiene además una prueba propia de la universidad.');
  if (terms.teaching) sentences.push('Forma docentes: la ley pide requisitos propios, que están en su ficha.');
  if (lastCutoff && !lastCutoff.unfilled) {
    sentences.push(
      `Último seleccionado en la Admisión ${lastCutoff.year}: ${points.format(lastCutoff.score)} puntos ponderados${terms.otherWeights ? ', con otras ponderaciones' : ''}.`,
    );
  }
  return sentences;
}
