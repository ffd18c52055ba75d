import { parentPort } from 'node:worker_threads';
import { openLessonIdeas } from '@travesia/content-item-model/lesson-ideas';
import { openDeployedBank } from '@travesia/content-item-model/reader';
import { compilerOf } from './compile.ts';
import type { CompileReady, CompileReply, CompileRequest } from './compile-messages.ts';

/** The bank, in a thread of its own: loading its artifact and compiling what it says would stop whoever serves students. */
if (!parentPort) throw new Error('the bank is compiled in a thread of its own');
const port = parentPort;
const [bank, ideas] = await Promise.all([openDeployedBank(), openLessonIdeas()]);
const compiled = compilerOf(bank, ideas);

function compile(request: CompileRequest): CompileReply {
  try {
    return { json: JSON.stringify(compiled(request)) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

port.on('message', (request: CompileRequest) => port.postMessage(compile(request)));
port.postMessage({ digest: bank.digest, entries: bank.entries } satisfies CompileReady);
