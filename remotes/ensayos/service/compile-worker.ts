import { parentPort } from 'node:worker_threads';
import { loadBank } from '../bank/bank.ts';
import { openBank, readDeployment } from '../bank/deployment.ts';
import type { CompileReady, CompileReply, CompileRequest } from './compile-messages.ts';

/** The bank, in a thread of its own: loading its files and compiling what they say would stop whoever serves students. */
if (!parentPort) throw new Error('the bank is compiled in a thread of its own');
const port = parentPort;
const [loaded, deployment] = await Promise.all([loadBank(), readDeployment()]);
const bank = openBank(loaded, deployment);

function compile({ kind, id }: CompileRequest): CompileReply {
  try {
    return { json: JSON.stringify(kind === 'item' ? bank.item(id) : bank.text(id)) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

port.on('message', (request: CompileRequest) => port.postMessage(compile(request)));
port.postMessage({ entries: bank.entries } satisfies CompileReady);
