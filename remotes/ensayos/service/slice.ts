import { join } from 'node:path';
import { defineSlice } from '@travesia/kit-service/slice';
import { ensayosService } from './ensayos-service.ts';
import { openDeployedBank } from './open-deployed-bank.ts';

/** Practice tests. */
export const slice = defineSlice({
  name: 'ensayos',
  migrations: join(import.meta.dirname, 'migrations'),
  open: async () => ({ bank: await openDeployedBank() }),
  service: ensayosService,
});
