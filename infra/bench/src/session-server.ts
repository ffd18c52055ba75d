// A process of its own: `node session-server.ts bare` or `… session <GoogleStubAddress as JSON>`.
// Sends its port, then answers each message with the processor time it has used, in milliseconds.
import { createService, sessionGuard } from '@travesia/kit-service';
import { openIdentity, sessionService } from '@travesia/session-service';
import { googleIo, PROJECT } from '@travesia/session-service/testing';
import Fastify, { type FastifyInstance } from 'fastify';
import { BARE_PATH, GUARDED_PATH, ORIGIN } from './session-addresses.ts';

function bare(): FastifyInstance {
  const app = Fastify();
  app.get(BARE_PATH, async () => ({ status: 'ok' }));
  return app;
}

/** The session service with all its plugins, as in production, and one route of a slice beside it. */
function session(stub: string): FastifyInstance {
  // One hop is trusted, so that the load can come from many addresses, as limits of rate expect it.
  const log = { stream: { write: () => true } };
  const app = createService({ name: 'session', origin: ORIGIN, trustedProxyHops: 1, log });
  const identity = openIdentity(
    app,
    { identity: { apiKey: 'clave', authDomain: 'travesia.example', projectId: PROJECT } },
    googleIo(JSON.parse(stub)),
  );
  app.register(sessionService, { origin: ORIGIN, ...identity });
  app.register(async (scope) => {
    sessionGuard(scope, { reader: identity.reader });
    scope.get(GUARDED_PATH, { config: { access: 'signed-in' } }, async ({ signedInUser }) => ({
      uid: signedInUser.uid,
    }));
  });
  return app;
}

const [kind, stub = ''] = process.argv.slice(2);
const app = kind === 'bare' ? bare() : session(stub);
const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1000);
});
process.once('disconnect', () => void app.close());
process.send?.(Number(new URL(address).port));
