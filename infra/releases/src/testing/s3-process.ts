/**
 * The process of a server that speaks S3, over HTTP and in memory, with one bucket. The emulator
 * knows no conditional PutObject, which S3 has had since 2024, so that is added in front of it:
 * `If-None-Match: *` takes a lock on the key until the answer is out, and is refused where there
 * is an object. All else is the emulator's: keys, lists and their pages, etags, bodies, errors.
 * Signatures it does not look at.
 */
import process from 'node:process';
import { buildApp } from 'fauxqs';

const [bucket = ''] = process.argv.slice(2);

const REFUSAL =
  '<?xml version="1.0" encoding="UTF-8"?><Error><Code>PreconditionFailed</Code>' +
  '<Message>At least one of the pre-conditions you specified did not hold</Message></Error>';

/** By key, what the next one has to wait for. */
const locks = new Map<string, Promise<void>>();

const app = buildApp({ logger: false });

app.addHook('onRequest', async ({ method, headers, raw }, reply) => {
  if (method !== 'PUT' || headers['if-none-match'] !== '*') return;
  const key = raw.url?.split('?')[0] ?? '';
  const before = locks.get(key);
  locks.set(
    key,
    // Also where the client is gone before it is answered.
    new Promise((resolve) => reply.raw.once('close', resolve)),
  );
  await before;
  const { statusCode } = await app.inject({ method: 'HEAD', url: key });
  if (statusCode === 200) return reply.code(412).type('application/xml').send(REFUSAL);
});

await app.inject({ method: 'PUT', url: `/${bucket}` });
const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.(address);
// With whoever started it, however that ended.
process.once('disconnect', () => process.exit());
