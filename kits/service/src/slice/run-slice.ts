import process from 'node:process';
import { callsByNetwork } from '../calls/service-calls.ts';
import { createServiceKeys } from '../calls/service-keys.ts';
import { openConsent } from '../consent/open-consent.ts';
import { createService } from '../create-service.ts';
import { attachDatabase } from '../database/attach-database.ts';
import { openDatabase } from '../database/open-database.ts';
import { runService } from '../run-service.ts';
import { askStanding } from '../session/ask-standing.ts';
import { openTokenVerifier } from '../session/open-token-verifier.ts';
import { createSessionReader } from '../session/session-reader.ts';
import { settingsOrExit } from '../settings/settings-or-exit.ts';
import type { ServiceSlice } from './define-slice.ts';
import { settingsOf } from './settings-of.ts';

/**
 * The process of one slice: the `main.ts` of its service. It is ready when its database answers and sessions can be
 * verified; migrations are a job of their own, which runs before.
 */
export async function runSlice(slice: ServiceSlice): Promise<void> {
  const settings = settingsOrExit(settingsOf(slice, process.env));
  const { origin, trustedProxyHops, metricsToken, redisUrl, servicesOrigin, serviceSecrets } = settings;
  const service = await slice.open();
  const app = createService({ name: slice.name, origin, trustedProxyHops, metricsToken });
  const database = openDatabase(
    { engine: 'postgresql', url: settings.databaseUrl, prepare: settings.databasePrepare },
    { warn: (error) => app.log.warn({ err: error }, 'a connection to the database broke') },
  );
  attachDatabase(app, database, [slice.name]);
  const reader = createSessionReader({ verifier: openTokenVerifier(app, { kind: 'session-cookie', ...settings }) });
  const checkRevoked = askStanding(settings.sessionService);
  const keys = createServiceKeys(serviceSecrets);
  const services = callsByNetwork({ keys, publicOrigin: origin }, servicesOrigin);
  const consent = openConsent(app, services.call, redisUrl);
  await app.register(service, { origin, reader, checkRevoked, database, services, consent, redisUrl });
  await runService(app, settings);
}
