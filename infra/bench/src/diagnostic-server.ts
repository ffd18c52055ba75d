// A process of its own: the diagnostic and the practice tests that it asks for questions, in one process as `npm start` runs
// them, over the PostgreSQL that its argument names. Sends its port; answers `used` with the processor seconds since it was
// asked last.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  callsWithin,
  createService,
  createServiceKeys,
  createSessionReader,
  createTokenVerifier,
} from '@travesia/kit-service';
import { attachDatabase, openDatabase } from '@travesia/kit-service/database';
import { SAMPLE_PROJECT } from '@travesia/kit-service/testing';
import { slice as practiceSlice } from '@travesia/remote-ensayos/service';
import { slice as onboardingSlice } from '@travesia/remote-onboarding/slice';
import { z } from 'zod';
import { DIAGNOSTIC_ORIGIN } from './diagnostic-students.ts';

const [, , url = ''] = process.argv;
const slices = [practiceSlice, onboardingSlice];
const database = openDatabase({ engine: 'postgresql', url });
await database.migrate(slices);
const mails = await mkdtemp(join(tmpdir(), 'travesia-bench-mails-'));
const env = { DATA_DIR: mails };

// One hop is trusted, so that the load can come from many addresses, as limits of rate expect it.
const log = { stream: { write: () => true } };
const app = createService({ name: 'diagnostic', origin: DIAGNOSTIC_ORIGIN, trustedProxyHops: 1, log });
attachDatabase(
  app,
  database,
  slices.map(({ name }) => name),
);
const verifier = createTokenVerifier({ kind: 'session-cookie', projectId: SAMPLE_PROJECT, emulator: true });
const services = callsWithin({ keys: createServiceKeys(['k'.repeat(32)]), publicOrigin: DIAGNOSTIC_ORIGIN }, app);
for (const slice of slices) {
  app.register(await slice.open(env), {
    origin: DIAGNOSTIC_ORIGIN,
    reader: createSessionReader({ verifier }),
    checkRevoked: async () => 'good' as const,
    database,
    services,
  });
}
app.addHook('onClose', () => rm(mails, { recursive: true, force: true }));
const address = await app.listen({ host: '127.0.0.1', port: 0 });

let before = process.cpuUsage();
process.on('message', (received) => {
  z.literal('used').parse(received);
  const { user, system } = process.cpuUsage(before);
  before = process.cpuUsage();
  process.send?.((user + system) / 1e6);
});
process.once('disconnect', () => void app.close());
process.send?.(Number(new URL(address).port));
