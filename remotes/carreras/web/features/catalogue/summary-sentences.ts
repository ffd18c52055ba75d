import { CUTOFF_YEAR } from '../../../admission/program.ts';
import type { CareerSummary } from './career-summary.ts';
import { plainScoreText, scoreText } from './score-text.ts';
import { countText, durationText, pesosText, rangeText } from './words.ts';

/** "79 programas de 44 universidades"; "1 programa". */
export function offerSentence({ programs, universities, vacancies }: CareerSummary): string {
  const where = `${countText(programs, 'programa', 'programas')} en ${countText(universities, 'universidad', 'universidades')}`;
  return `${where}, con ${countText(vacancies, 'vacante regular', 'vacantes regulares')}`;
}

/** The range of cut-offs in a sentence, which says what it leaves out. */
export function cutoffSentence({ cutoffs, cutoff, filled, unfilled }: CareerSummary): string {
  if (!cutoff) {
    return unfilled === 0
      ? `No tenemos el último seleccionado de Admisión ${CUTOFF_YEAR}.`
      : `En Admisión ${CUTOFF_YEAR} ${cutoffs === 1 ? 'el único programa no' : 'ningún programa'} llenó sus vacantes: no hubo puntaje de corte que superar.`;
  }
  const range = rangeText(cutoff.min, cutoff.max, scoreText);
  const selected = `a última persona seleccionada en Admisión ${CUTOFF_YEAR} tuvo ${range} puntos ponderados.`;
  if (cutoffs === 1) return `L${selected}`;
  return filled === 1
    ? `En el único programa que llenó sus vacantes, l${selected}`
    : `En los ${filled} programas que llenaron sus vacantes, l${selected}`;
}

/** Which tests it takes, with how many programmes ask for each. */
export function testsSentence(summary: CareerSummary): string {
  const { programs, requireM2, eitherElective, requireCien, requireHcs } = summary;
  const all = (count: number) =>
    count === programs ? (programs === 1 ? '' : 'todos los programas') : `${count} de ${programs} programas`;
  const sentences = [
    'Competencia Lectora y Matemática 1 (M1) se rinden siempre, y al menos una entre Historia y Ciencias.',
  ];
  const asks = (count: number, what: string) => {
    if (count === 0) return;
    const who = all(count);
    sentences.push(
      who === '' ? `El programa ${what}.` : `${who[0]?.toUpperCase()}${who.slice(1)} ${plural(what, count)}.`,
    );
  };
  asks(requireM2, 'pide Matemática 2 (M2)');
  asks(requireCien, 'pide Ciencias');
  asks(requireHcs, 'pide Historia');
  asks(eitherElective, 'acepta Historia o Ciencias: cuenta la mejor de las dos');
  if (eitherElective > 0 && requireCien > 0 && requireHcs === 0) sentences.push('Con Ciencias postulas a todos.');
  if (eitherElective > 0 && requireHcs > 0 && requireCien === 0) sentences.push('Con Historia postulas a todos.');
  return sentences.join(' ');
}

const plural = (what: string, count: number) =>
  count === 1 ? what : what.replace(/^pide/, 'piden').replace(/^acepta/, 'aceptan');

/** "de $4.190.000 a $9.540.000"; UF beside it where somebody charges so; empty where nothing is known. */
export function tuitionRangeText({ tuitionClp, tuitionUf }: CareerSummary): string {
  const uf = tuitionUf && rangeText(tuitionUf.min, tuitionUf.max, (value) => `UF ${plainScoreText(value)}`);
  const clp = tuitionClp && rangeText(tuitionClp.min, tuitionClp.max, pesosText);
  if (clp && uf) return `${clp}; quienes cobran en UF, ${uf}`;
  return clp ?? uf ?? '';
}

/** How long it takes as most programmes declare it. */
export function durationSentence({ programs, usualSemesters, shortPlans }: CareerSummary): string {
  if (usualSemesters === null) return 'No tenemos su duración.';
  const usual = `La duración ${programs === 1 ? '' : 'más común '}es de ${durationText(usualSemesters)}.`;
  if (shortPlans === 0) return usual;
  return `${usual} ${countText(shortPlans, 'programa es un bachillerato o plan común, que dura menos y sigue', 'programas son bachilleratos o planes comunes, que duran menos y siguen')} después en la carrera.`;
}
