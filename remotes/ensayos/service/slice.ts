import { join } from 'node:path';
import { openLessonIdeas } from '@travesia/content-item-model/lesson-ideas';
import { defineSlice } from '@travesia/kit-service/slice';
import { ensayosService } from './ensayos-service.ts';
import { openDeployedBank } from './open-deployed-bank.ts';

/** Practice tests. */
export const slice = defineSlice({
  name: 'ensayos',
  migrations: join(import.meta.dirname, 'migrations'),
  async open() {
    const [bank, ideas] = await Promise.all([openDeployedBank(), openLessonIdeas()]);
    return { bank, ideas };
  },
  service: ensayosService,
});
