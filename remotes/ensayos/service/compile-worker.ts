import { parentPort } from 'node:worker_threads';
import { openDeployedBank } from '@travesia/content-item-model/reader';
import type { CompileReady, CompileReply, CompileRequest } from './compile-messages.ts';

/** The bank, in a thread of its own: loading its artifact and compiling what it says would stop whoever serves students. */
if (!parentPort) throw new Error('the bank is compiled in a thread of its own');
const port = parentPort;
const bank = await openDeployedBank();

function compile({ kind, id }: CompileRequest): CompileReply {
  try {
    return { json: JSON.stringify(bank[kind](id)) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

port.on('message', (request: CompileRequest) => port.postMessage(compile(request)));
port.postMessage({ digest: bank.digest, entries: bank.entries } satisfies CompileReady);
