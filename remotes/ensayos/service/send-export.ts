import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { exportPages, writeExport } from './export-store.ts';
import type { PracticeTables } from './tables.ts';

/** Answers with everything that is kept of a student, read no faster than it is taken. */
export async function sendExport(
  reply: FastifyReply,
  user: string,
  { tables, unseal }: { readonly tables: PracticeTables; readonly unseal: Parameters<typeof exportPages>[2] },
): Promise<FastifyReply> {
  const texts = writeExport(exportPages(tables, user, unseal));
  // Before anything is answered: a database that is down is a 503 and no document that breaks off.
  const first = await texts.next();
  const stream = Readable.from(
    (async function* () {
      yield first.value ?? '';
      yield* texts;
    })(),
    { objectMode: false },
  );
  return reply.type('application/json; charset=utf-8').send(stream);
}
