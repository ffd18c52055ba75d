// Stands for the thread that compiles: what an id says happens to it.
import { existsSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { parentPort, threadId } from 'node:worker_threads';
import type { CompileReady, CompileReply, CompileRequest } from '../compile-messages.ts';

const unreachable = process.env['FRAGILE_WORKER'] === 'cannot load';
if (unreachable) throw new Error('there is no bank');

function compile({ kind, id }: CompileRequest): CompileReply {
  const [what, file = ''] = id.split(' ');
  if (what === 'ends' || (what === 'ends-once' && !existsSync(file))) {
    if (file !== '') writeFileSync(file, '');
    process.exit(1);
  }
  if (what === 'hangs') for (;;);
  if (what === 'fails') return { error: `"${id}" is not deployed.` };
  return { json: JSON.stringify({ kind, id, threadId }) };
}

parentPort?.on('message', (request: CompileRequest) => parentPort?.postMessage(compile(request)));
parentPort?.postMessage({ digest: 'fragile', entries: [] } satisfies CompileReady);
