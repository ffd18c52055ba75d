import { Readable } from 'node:stream';
import { EXPORT_PATH, STUDENT_DATA_PATH } from '@travesia/contracts/slices';
import { type ServiceCalls, UnavailableError } from '@travesia/kit-service';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { REQUESTS_PER_ADDRESS_A_MINUTE } from './limits.ts';

const places = z.array(z.object({ area: z.string(), path: z.string(), withdrawn: z.literal(true).optional() }));

const RETRY_AFTER_S = 30;

interface Place {
  readonly area: string;
  readonly path: string;
}

/**
 * One JSON object, a member for each area and `complete` at its end, without which it was cut off. Areas are asked one after
 * the other and what they say goes through: none of it is held here.
 */
async function* everything(
  services: ServiceCalls,
  uid: string,
  asked: readonly Place[],
): AsyncGenerator<string | Uint8Array> {
  yield '{\n';
  for (const { area, path } of asked) {
    const { status, chunks } = await services.stream(path, uid);
    // The file ends in its middle, and is no JSON: whoever gets it sees that it is not all.
    if (status !== 200) throw new Error(`GET ${path} answered ${status}`);
    yield `${JSON.stringify(area)}: `;
    yield* chunks;
    yield ',\n';
  }
  yield `"complete": ${JSON.stringify({ areas: asked.length })}\n}\n`;
}

/** All that all areas keep of a student or a guest, as one file. */
export async function sendEverything(reply: FastifyReply, services: ServiceCalls, uid: string) {
  const listed = await services.call('GET', STUDENT_DATA_PATH, uid);
  if (listed.status !== 200) throw new UnavailableError('What areas keep is not known now.', RETRY_AFTER_S);
  // Of what is no longer live nobody knows whether its service answers.
  const live = places.parse(listed.body).filter(({ withdrawn }) => !withdrawn);
  const distinct = [...new Map(live.map((place) => [place.path, place])).values()];
  return reply
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-disposition', 'attachment; filename="travesia.json"')
    .send(Readable.from(everything(services, uid, distinct)));
}

/** All that all areas keep of the student who asks. */
export function exportRoute(app: FastifyInstance, services: ServiceCalls): void {
  app.get(
    EXPORT_PATH,
    { config: { access: 'signed-in', checkRevoked: true, rateLimit: { max: REQUESTS_PER_ADDRESS_A_MINUTE } } },
    ({ signedInUser: { uid } }, reply) => sendEverything(reply, services, uid),
  );
}
