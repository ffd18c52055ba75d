import { createService, type ServiceOptions } from '../create-service.ts';
import { createLogLines } from './log-lines.ts';

/** A service on this machine, with its log at hand. */
export function createSampleService(options: Partial<ServiceOptions> = {}) {
  const log = createLogLines();
  const app = createService({
    name: 'muestra',
    origin: 'http://127.0.0.1:4000',
    log: { level: 'debug', stream: log.stream },
    ...options,
  });
  return { app, log };
}
