import { join } from 'node:path';
import { defineSlice } from '@travesia/kit-service/slice';
import { onboardingService } from './onboarding-service.ts';

/** Profiles of students. */
export const slice = defineSlice({
  name: 'onboarding',
  migrations: join(import.meta.dirname, 'migrations'),
  open: async () => ({ now: () => new Date() }),
  service: onboardingService,
});
