import { z } from 'zod';

export const consentStandingAnswerSchema = z.strictObject({ standing: z.enum(['not-needed', 'given', 'needed']) });
