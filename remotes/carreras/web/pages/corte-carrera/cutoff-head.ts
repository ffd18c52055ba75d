import type { HeadData } from '@travesia/contracts/page';
import { breadcrumbList, faqPage } from '@travesia/kit-ui';
import { CUTOFF_YEAR } from '../../../admission/program.ts';
import { cutoffsPath } from '../../../routes.ts';
import { cutoffDataset } from '../../features/catalogue/cutoff-dataset.ts';
import { DESCRIPTION_MAX, firstThatFits, TITLE_MAX } from '../../features/catalogue/fitting-text.ts';
import { scoreText } from '../../features/catalogue/score-text.ts';
import { cutoffCrumbs } from './CareerCutoffs.tsx';
import type { CareerCutoffsData } from './career-cutoffs-data.ts';
import { answerText, cutoffAnswer } from './cutoff-answer.ts';
import { cutoffQuestions } from './cutoff-questions.ts';

/** Head of the page of the cut-offs of a career. */
export function cutoffHead(data: CareerCutoffsData): HeadData {
  const { id, name, programs } = data;
  const answer = cutoffAnswer(data);
  const { filled, range, programs: known } = answer.summary;
  const title = firstThatFits(
    [
      `Puntajes de corte de ${name} ${CUTOFF_YEAR}`,
      `Puntajes de corte ${CUTOFF_YEAR}: ${name}`,
      `Cortes ${CUTOFF_YEAR}: ${name}`,
    ],
    TITLE_MAX,
  );
  const figures =
    known === 0
      ? `Todavía sin cortes de ${CUTOFF_YEAR}.`
      : range === null || filled === null
        ? `Ningún programa llenó sus vacantes en ${CUTOFF_YEAR}.`
        : filled === 1
          ? `Último seleccionado ${CUTOFF_YEAR}: ${scoreText(range.max)} puntos.`
          : `Cortes ${CUTOFF_YEAR} de ${scoreText(range.min)} a ${scoreText(range.max)} puntos.`;
  const count = programs.length === 1 ? 'el único programa' : `los ${programs.length} programas`;
  const description = firstThatFits(
    [
      `${figures} Último seleccionado en ${count} de ${name}, 2024 a ${CUTOFF_YEAR}, con vacantes y quién no las llenó.`,
      `${figures} Último seleccionado en ${count} de ${name}, 2024 a ${CUTOFF_YEAR}.`,
      `${figures} ${name}, 2024 a ${CUTOFF_YEAR}.`,
    ],
    DESCRIPTION_MAX,
  );
  return {
    title,
    description,
    canonical: cutoffsPath(id),
    jsonLd: [
      breadcrumbList(cutoffCrumbs(name)),
      faqPage(cutoffQuestions(data, answer)),
      cutoffDataset({ name: title, description: answerText(data, answer), path: cutoffsPath(id) }),
    ],
  };
}
