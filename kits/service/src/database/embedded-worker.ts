import process from 'node:process';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { EmbeddedReply, EmbeddedRequest, EmbeddedWorkerData } from './embedded-messages.ts';
import { placeNewFiles } from './place-new-files.ts';
import type { SqlResult } from './sql-pool.ts';

/** The embedded engine, in a thread of its own: one heavy statement would stop the whole event loop. */
if (!parentPort) throw new Error('the embedded database runs in a thread of its own');
const port = parentPort;
const { folder }: EmbeddedWorkerData = workerData;
const code = Promise.withResolvers<WebAssembly.Module | null>();
const engine = placeNewFiles(folder).then(async () => {
  const module = await code.promise;
  return PGlite.create({ dataDir: folder, ...(module && { pgliteWasmModule: module }) });
});
// Without an engine the thread ends, and the next question starts another one.
engine.catch((error: unknown) => {
  throw error;
});

const NOTHING: SqlResult = { command: '', rowCount: 0, rows: [] };

/** As `pg` does it: a text without values may hold several statements, and its last one answers. */
async function run(text: string, values: readonly unknown[]): Promise<SqlResult> {
  const database = await engine;
  const result = values.length > 0 ? await database.query(text, [...values]) : (await database.exec(text)).at(-1);
  if (!result) return NOTHING;
  const { command = '', rowCount = 0, rows } = result;
  return { command, rowCount: rowCount ?? 0, rows };
}

async function close(): Promise<SqlResult> {
  const database = await engine;
  await database.exec('checkpoint');
  await database.close();
  return NOTHING;
}

function describe(error: unknown) {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return { message, ...(typeof code === 'string' && { code }) };
}

port.on('message', async (request: EmbeddedRequest) => {
  const { id } = request;
  if (request.kind === 'start') return code.resolve(request.code);
  try {
    const result = await (request.kind === 'query' ? run(request.text, request.values) : close());
    port.postMessage({ id, result } satisfies EmbeddedReply);
  } catch (error) {
    port.postMessage({ id, error: describe(error) } satisfies EmbeddedReply);
    // The engine aborted: nothing of it can be trusted any more, and its files recover when they are opened.
    if (error instanceof WebAssembly.RuntimeError) process.exit(1);
  }
  if (request.kind === 'close') port.close();
});
