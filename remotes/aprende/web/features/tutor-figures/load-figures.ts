import type { HttpClient } from '@travesia/contracts/page';
import { readAnswer } from '@travesia/kit-remote/read-answer';
import { TUTOR_FIGURES_PATH } from '../../../api/paths.ts';
import type { TutorFiguresAnswer } from '../../../api/tutor-figures.ts';
import { tutorFiguresAnswer } from '../../../api/tutor-figures-answer.ts';

/** Apart from the page, which is there before anybody asks for a number. */
export async function loadFigures(http: HttpClient): Promise<TutorFiguresAnswer> {
  return readAnswer(tutorFiguresAnswer, await http(TUTOR_FIGURES_PATH));
}
