import { join } from 'node:path';
import { defineSlice } from '@travesia/kit-service/slice';
import { carrerasService } from './carreras-service.ts';
import { createDescribeProgram } from './describe-program.ts';
import { createFindPrograms } from './find-programs.ts';
import { createIsOurPage } from './is-our-page.ts';

/** Scores, preferences, goals, and reports of figures. */
export const slice = defineSlice({
  name: 'carreras',
  migrations: join(import.meta.dirname, 'migrations'),
  async open() {
    const { OFFER } = await import('../admission/offer.ts');
    const describeProgram = createDescribeProgram(OFFER);
    return {
      describeProgram,
      findPrograms: createFindPrograms(OFFER, describeProgram),
      isOurPage: createIsOurPage(OFFER),
    };
  },
  service: carrerasService,
});
