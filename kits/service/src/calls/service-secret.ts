import { z } from 'zod';

/** Guessing it would be acting for every student. */
const SECRET_MIN_CHARS = 32;

const SENTENCE = `SERVICE_SECRET es muy corto: usa ${SECRET_MIN_CHARS} caracteres o más, o varios separados por comas.`;

export const SERVICE_SECRET_MEANING = 'el secreto con que los servicios se reconocen entre ellos, el mismo en todos';

/** Of `SERVICE_SECRET`: one, or the new and the old while they are changed. */
export const serviceSecret = z
  .string()
  .transform((text) => text.split(',').map((secret) => secret.trim()))
  .refine((secrets) => secrets.every(({ length }) => length >= SECRET_MIN_CHARS), SENTENCE);
