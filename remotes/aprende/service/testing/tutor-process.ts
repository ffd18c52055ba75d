// The service in a process of its own, with a model that says one sentence and then nothing: `node tutor-process.ts <url>
// <port> <uid> <attempt>`. The attempt is the student's, and waits for its answer.
import process from 'node:process';
import { runService } from '@travesia/kit-service';
import { openDatabase } from '@travesia/kit-service/database';
import { createTestApp } from './aprende-app.ts';
import { createTutorAreas } from './tutor-areas.ts';

const [, , url = '', port = '0', uid = '', attempt = ''] = process.argv;
const areas = createTutorAreas();
areas.attempts.set(attempt, { uid, chosen: undefined });
const { app } = createTestApp(openDatabase({ engine: 'postgresql', url }), {
  call: areas.call,
  consent: { standing: () => 'not-needed', forget: () => undefined, changed: async () => undefined },
  openVoice: () => ({
    async *say() {
      yield 'Pensemos juntos.';
      await new Promise(() => undefined);
    },
    forget: async () => undefined,
  }),
});
await runService(app, { host: '127.0.0.1', port: Number(port) });
process.send?.('listening');
