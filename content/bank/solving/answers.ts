import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const FILE = join(import.meta.dirname, 'answers.json');

/** What a solver chose who had seen neither key nor solution. An answer to another digest is to another question. */
const answersSchema = z.record(
  z.string(),
  z.strictObject({ digest: z.string(), chose: z.string(), agrees: z.boolean(), remark: z.string().exactOptional() }),
);

/** By id of the variant. */
export type Answers = z.infer<typeof answersSchema>;

export async function readAnswers(): Promise<Answers> {
  try {
    return answersSchema.parse(JSON.parse(await readFile(FILE, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
}

export async function writeAnswers(answers: Answers): Promise<void> {
  const lines = Object.entries(answers).map(([id, answer]) => `${JSON.stringify(id)}: ${JSON.stringify(answer)}`);
  await writeFile(FILE, `{\n${lines.sort().join(',\n')}\n}\n`);
}
