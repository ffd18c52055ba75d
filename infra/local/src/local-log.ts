import { createWriteStream } from 'node:fs';
import { mkdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface LocalLog {
  readonly file: string;
  write(line: string): void;
}

/** Above this many bytes a start begins a new file and keeps the old one beside it. */
const LOG_MAX_BYTES = 10_000_000;

interface LogLine {
  readonly level?: unknown;
  readonly msg?: unknown;
  readonly err?: { readonly message?: unknown };
}

/** Every line as it is into a file of `dataFolder`; to the console only what somebody should see. */
export async function openLocalLog(
  dataFolder: string,
  print: (line: string) => void = console.error,
): Promise<LocalLog> {
  const folder = join(dataFolder, 'logs');
  const file = join(folder, 'local.log');
  await mkdir(folder, { recursive: true });
  const size = await stat(file).then(
    (stats) => stats.size,
    () => 0,
  );
  if (size > LOG_MAX_BYTES) await rename(file, `${file}.1`);
  const stream = createWriteStream(file, { flags: 'a' });
  // A full disk must not take the running services down: the console still gets the warnings.
  stream.on('error', ({ message }) => print(`aviso: no se pudo escribir ${file}: ${message}`));
  return {
    file,
    write(line) {
      stream.write(line);
      const words = forPeople(line);
      if (words) print(words);
    },
  };
}

/** Warnings and errors in one line; `null` for what only the file needs. */
export function forPeople(line: string): string | null {
  let record: LogLine;
  try {
    record = JSON.parse(line);
  } catch {
    return line.trim() || null;
  }
  const label = { warn: 'aviso', error: 'error', fatal: 'error' }[String(record.level)];
  if (!label) return null;
  const cause = record.err?.message ? `: ${record.err.message}` : '';
  return `${label}: ${record.msg ?? ''}${cause}`;
}
