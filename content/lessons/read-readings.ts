import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

const FOLDER = join(import.meta.dirname, 'readings');

const count = z.int().check(z.minimum(0));

const reading = z.strictObject({
  /** Of the lesson as it was when the reader had finished with it. */
  version: z.int().check(z.minimum(1)),
  errors: count,
  mended: count,
  /** Questions that the reader answered with nothing but the lesson, and how many rightly. */
  solved: z.tuple([count, count]),
  doubt: z.optional(z.string()),
});

export type Reading = z.output<typeof reading> & {
  readonly content: string;
  /** Who read it; nobody reads what they wrote. */
  readonly reader: string;
};

/** What readers found in lessons that others wrote: a file of each reader and axis, `<test>.<axis>.<reader>.json`. */
export async function readReadings(): Promise<readonly Reading[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.json')).sort();
  const files = await Promise.all(
    names.map(async (name) => {
      const read = z.record(z.string(), reading).parse(JSON.parse(await readFile(join(FOLDER, name), 'utf8')));
      const reader = name.split('.').at(-2) ?? '';
      return Object.entries(read).map(([content, row]) => ({ content, reader, ...row }));
    }),
  );
  return files.flat();
}
