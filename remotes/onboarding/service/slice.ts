import { join } from 'node:path';
import { mailRefusals, openMail } from '@travesia/kit-mail';
import { defineSlice } from '@travesia/kit-service/slice';
import { consentAgeOf, consentAgeRefusals } from './consent-age.ts';
import { onboardingService } from './onboarding-service.ts';

/** Profiles of students, the consents of their guardians, and the mails of both. */
export const slice = defineSlice({
  name: 'onboarding',
  migrations: join(import.meta.dirname, 'migrations'),
  needs: ['mail'],
  refusals: (env) => [...mailRefusals(env), ...consentAgeRefusals(env)],
  open: async (env) => ({ now: () => new Date(), mail: await openMail(env), consentAge: consentAgeOf(env) }),
  service: onboardingService,
});
