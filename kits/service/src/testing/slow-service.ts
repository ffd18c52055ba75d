// A process of its own: `node slow-service.ts <port> [<milliseconds of draining>]`. /slow answers 400 ms after it was asked.
import { setTimeout as sleep } from 'node:timers/promises';
import { createService } from '../create-service.ts';
import { runService } from '../run-service.ts';

const SLOW_MS = 400;

const app = createService({ name: 'lento', origin: 'http://127.0.0.1' });
app.get('/slow', async () => {
  await sleep(SLOW_MS);
  return 'terminé';
});
app.addHook('onClose', async () => {
  process.stdout.write('closed\n');
});
const address = await runService(app, {
  host: '127.0.0.1',
  port: Number(process.argv[2]),
  drainMs: Number(process.argv[3] ?? 0),
});
process.stdout.write(`listening ${address}\n`);
