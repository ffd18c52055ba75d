import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { type KeptTally, keptTallySchema } from './canary-tally.ts';

const keptSchema = z.object({ schema: z.literal(1), canaries: z.record(z.string(), keptTallySchema) });

/** What this edge counted of each canary, by `name/release`, over restarts. */
export interface KeptCounts {
  read(): Readonly<Record<string, KeptTally>>;
  write(canaries: Readonly<Record<string, KeptTally>>): void;
}

/**
 * In a file of this edge's own. Where it cannot be read or written counting begins anew with each process, as a line
 * for the operator says: no reason not to serve.
 */
export function keptCounts(file: string, log: FastifyBaseLogger): KeptCounts {
  return {
    read() {
      try {
        return keptSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).canaries;
      } catch (err) {
        const isNew = err instanceof Error && 'code' in err && err.code === 'ENOENT';
        if (!isNew) log.warn({ phase: 'canary', file, err }, 'counts of canaries cannot be read: they begin anew');
        return {};
      }
    },
    write(canaries) {
      try {
        const next = `${file}.next`;
        writeFileSync(next, JSON.stringify({ schema: 1, canaries } satisfies z.input<typeof keptSchema>));
        renameSync(next, file);
      } catch (err) {
        log.warn({ phase: 'canary', file, err }, 'counts of canaries cannot be kept over a restart');
      }
    },
  };
}
