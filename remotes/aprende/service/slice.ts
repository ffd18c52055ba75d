import { join } from 'node:path';
import { defineSlice } from '@travesia/kit-service/slice';
import { aprendeService } from './aprende-service.ts';

/** Mastery of contents, progress of lessons, and the plan of study. */
export const slice = defineSlice({
  name: 'aprende',
  migrations: join(import.meta.dirname, 'migrations'),
  open: async () => ({ now: Date.now }),
  service: aprendeService,
});
