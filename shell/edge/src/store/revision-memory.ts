import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';

const servedSchema = z.object({ revision: z.int().positive(), digest: z.string().regex(/^[0-9a-f]{64}$/) });

/** The highest revision that was served, and its digest. */
export type ServedRevision = z.infer<typeof servedSchema>;

/** Outlives the process, apart from the store: whoever may write there cannot set it back. */
export interface RevisionMemory {
  read(): Promise<ServedRevision | null>;
  write(served: ServedRevision): Promise<void>;
}

function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/**
 * A memory in `file`, which is made when it is needed.
 * @throws where the file is there and cannot be understood: it is no reason to forget what was served.
 */
export function openRevisionMemory(file: string): RevisionMemory {
  return {
    async read() {
      const text = await readFile(file, 'utf8').catch((error: unknown) => {
        if (isAbsent(error)) return null;
        throw error;
      });
      if (text === null) return null;
      try {
        return servedSchema.parse(JSON.parse(text));
      } catch (cause) {
        throw new Error(`${file} does not say which revision was served: put it back, or remove it`, { cause });
      }
    },
    async write(served) {
      await mkdir(dirname(file), { recursive: true });
      const draft = `${file}.${randomUUID()}`;
      await writeFile(draft, JSON.stringify(served), { flush: true });
      await rename(draft, file);
    },
  };
}

/** For whoever has no memory: what is served counts until the process ends. */
export function forgetfulMemory(): RevisionMemory {
  let kept: ServedRevision | null = null;
  return {
    read: async () => kept,
    async write(served) {
      kept = served;
    },
  };
}
