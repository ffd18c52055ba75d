import { z } from 'zod';
import { CONSENT_AGE_DEFAULT } from '../guardian/age.ts';

const SENTENCE = 'CONSENT_AGE debe ser un número de años entre 12 y 18.';

const years = z
  .string()
  .regex(/^1[2-8]$/, SENTENCE)
  .transform(Number)
  .default(CONSENT_AGE_DEFAULT);

/** Years below which a guardian is asked, in `CONSENT_AGE`. */
const read = (env: NodeJS.ProcessEnv) => years.safeParse(env['CONSENT_AGE']?.trim() || undefined);

export const consentAgeRefusals = (env: NodeJS.ProcessEnv): readonly string[] => (read(env).success ? [] : [SENTENCE]);

export const consentAgeOf = (env: NodeJS.ProcessEnv): number => read(env).data ?? CONSENT_AGE_DEFAULT;
