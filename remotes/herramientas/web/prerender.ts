import { TEMARIO } from '@travesia/contracts/temario';
import { NEM_TABLE_FIRST, NEM_TABLE_LAST } from '@travesia/kit-paes';
import { definePrerender } from '@travesia/kit-remote/prerender';
import { AVERAGE_PATH_PATTERN, averagePath, SYLLABUS_PATH } from '../routes.ts';
import { syllabusData } from './pages/temarios/syllabus-data.ts';

const AVERAGES = Array.from({ length: NEM_TABLE_LAST - NEM_TABLE_FIRST + 1 }, (_, index) => NEM_TABLE_FIRST + index);

export default definePrerender({
  [AVERAGE_PATH_PATTERN]: { paths: () => AVERAGES.map(averagePath) },
  [SYLLABUS_PATH]: { data: () => syllabusData(TEMARIO) },
});
