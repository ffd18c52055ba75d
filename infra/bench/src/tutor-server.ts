// A process of its own: the tutor and the practice tests that it asks, in one process as `npm start` runs them, over the
// PostgreSQL that its argument names. Sends its port; answers `used` with the processor seconds since it was asked last and
// with the bytes that its heap holds after a collection, and `streams` with how many are open. Needs --expose-gc.

import {
  callsWithin,
  createService,
  createServiceKeys,
  createSessionReader,
  createTokenVerifier,
} from '@travesia/kit-service';
import { attachDatabase, openDatabase } from '@travesia/kit-service/database';
import { SAMPLE_PROJECT } from '@travesia/kit-service/testing';
import { slice as learningSlice } from '@travesia/remote-aprende/slice';
import { slice as practiceSlice } from '@travesia/remote-ensayos/service';
import { z } from 'zod';
import { LEARNING_ORIGIN } from './learning-students.ts';

const Message = z.enum(['used', 'streams']);

const [, , url = ''] = process.argv;
const slices = [practiceSlice, learningSlice];
const database = openDatabase({ engine: 'postgresql', url });
await database.migrate(slices);

// One hop is trusted, so that the load can come from many addresses, as limits of rate expect it.
const log = { stream: { write: () => true } };
const app = createService({ name: 'tutor', origin: LEARNING_ORIGIN, trustedProxyHops: 1, log });
attachDatabase(
  app,
  database,
  slices.map(({ name }) => name),
);
const verifier = createTokenVerifier({ kind: 'session-cookie', projectId: SAMPLE_PROJECT, emulator: true });
const services = callsWithin({ keys: createServiceKeys(['k'.repeat(32)]), publicOrigin: LEARNING_ORIGIN }, app);
for (const slice of slices) {
  app.register(await slice.open({}), {
    origin: LEARNING_ORIGIN,
    reader: createSessionReader({ verifier }),
    checkRevoked: async () => 'good' as const,
    database,
    services,
  });
}
const address = await app.listen({ host: '127.0.0.1', port: 0 });

let before = process.cpuUsage();

async function answer(message: z.infer<typeof Message>): Promise<object> {
  if (message === 'streams') {
    const measured = await app.metrics.getSingleMetric('tutor_streams_open')?.get();
    return { open: measured?.values[0]?.value };
  }
  const { user, system } = process.cpuUsage(before);
  if (!globalThis.gc) throw new Error('run with --expose-gc');
  globalThis.gc();
  const heapBytes = process.memoryUsage().heapUsed;
  before = process.cpuUsage();
  return { seconds: (user + system) / 1e6, heapBytes };
}

process.on('message', (received) => {
  answer(Message.parse(received)).then((told) => process.send?.(told));
});
process.once('disconnect', () => void app.close());
process.send?.(Number(new URL(address).port));
