import { ProblemError, type RateLimits, type ServiceCalls } from '@travesia/kit-service';
import type { FastifyInstance } from 'fastify';
import { GUEST_DATA_PATH } from '../api/paths.ts';
import { eraseAreas } from './erase-student.ts';
import { sendEverything } from './export-route.ts';
import { guests } from './guests.ts';
import { OWN_DATA_REQUESTS_PER_USER_A_MINUTE, REQUESTS_PER_ADDRESS_A_MINUTE } from './limits.ts';

export interface GuestDataRoutesOptions {
  readonly services: ServiceCalls;
  readonly limits: RateLimits;
  /** Takes away what this slice keeps. */
  eraseOwn(guest: string): Promise<void>;
}

/**
 * What somebody without an account did, for whoever holds their cookie: nobody has to make an account, or to wait for sixty
 * days, to have it or to have it gone.
 */
export function guestDataRoutes(app: FastifyInstance, { services, limits, eraseOwn }: GuestDataRoutesOptions): void {
  const limit = limits.perUser('guest-data', OWN_DATA_REQUESTS_PER_USER_A_MINUTE);
  const anybody = { config: { access: 'public', rateLimit: { max: REQUESTS_PER_ADDRESS_A_MINUTE } } } as const;

  app.get(GUEST_DATA_PATH, anybody, async (request, reply) => {
    const guest = guests.of(request);
    if (guest === undefined) throw new ProblemError(404, 'Nothing was done here without an account.');
    await limit(request, reply, guest);
    return sendEverything(reply, services, guest);
  });

  app.delete(GUEST_DATA_PATH, anybody, async (request, reply) => {
    const guest = guests.of(request);
    if (guest !== undefined) {
      await limit(request, reply, guest);
      // The cookie goes last: where this is cut off, the guest asks again.
      await eraseAreas(services.call, guest);
      await eraseOwn(guest);
      guests.forget(reply);
    }
    return reply.header('cache-control', 'no-store').code(204).send();
  });
}
