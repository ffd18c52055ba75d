import { join } from 'node:path';
import type { Slice } from '@travesia/kit-service/database';

/** This slice's schema and its migrations. */
export const slice: Slice = { name: 'ensayos', migrations: join(import.meta.dirname, 'migrations') };
