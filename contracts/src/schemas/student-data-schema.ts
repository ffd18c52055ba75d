import { z } from 'zod';

/** A path of a service, without parameters: nothing of it has to be encoded. */
const SERVICE_PATH = /^\/api(\/[a-z0-9_-]+)+$/;

export const servicePathSchema = z
  .templateLiteral(['/api/', z.string()])
  .refine((path) => SERVICE_PATH.test(path), 'not a path of a service');

export const studentDataFields = {
  area: z.string().min(1).max(40),
  path: servicePathSchema,
  database: z.string().min(1).max(80).exactOptional(),
};
