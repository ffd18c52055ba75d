// A stand-in of a language model, in a process of its own and with the real protocol: `fork` it, and see model-behaviour.ts.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { worstReply } from '../../tutor/pressure/worst-model.ts';
import type { ModelBehaviour, ModelCommand, ModelNews } from './model-behaviour.ts';

const tell = (news: ModelNews) => process.send?.(news);

let behaviours: readonly ModelBehaviour[] = [];
let secret = { key: '', letter: 'A', options: [] as readonly string[], known: '' };
let turn = 0;

const chunk = (delta: object, reason: string | null = null) =>
  `data: ${JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1_790_000_000,
    model: 'stand-in',
    choices: [{ index: 0, delta, finish_reason: reason }],
  })}\n\n`;

const STREAM = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' };

async function say(response: ServerResponse, behaviour: Extract<ModelBehaviour, { kind: 'say' }>): Promise<void> {
  const { text, size = 5, beforeMs = 0, betweenMs = 0, end = 'stop' } = behaviour;
  await sleep(beforeMs);
  response.writeHead(200, STREAM);
  response.write(': a comment\n\n');
  response.write(chunk({ role: 'assistant', content: '' }));
  const letters = [...text];
  for (let at = 0; at < letters.length && !response.destroyed; at += size) {
    response.write(chunk({ content: letters.slice(at, at + size).join('') }));
    await sleep(betweenMs);
  }
  if (end === 'dropped') return void response.destroy();
  if (end !== 'silent') response.write(`${chunk({}, end === 'cut' ? 'length' : 'stop')}data: [DONE]\n\n`);
  response.end();
}

async function forEver(response: ServerResponse, sentence: string): Promise<void> {
  response.writeHead(200, STREAM);
  while (!response.destroyed) {
    if (!response.write(chunk({ content: sentence }))) {
      const { promise, resolve } = Promise.withResolvers<void>();
      response.once('drain', resolve).once('close', resolve);
      await promise;
    }
    await sleep(0);
  }
}

/** What stands in a prompt as the student's. */
const studentIn = (body: string) =>
  /<<<ESTUDIANTE\n([\s\S]*?)\nESTUDIANTE>>>/.exec(String(JSON.parse(body).messages.at(-1).content))?.[1] ?? '';

async function behave(response: ServerResponse, behaviour: ModelBehaviour, body: string): Promise<void> {
  switch (behaviour.kind) {
    case 'say':
      return say(response, behaviour);
    case 'stall':
      if (behaviour.headers) response.writeHead(200, STREAM).flushHeaders();
      return;
    case 'status':
      response.writeHead(behaviour.status, {
        'content-type': 'application/json',
        ...(behaviour.retryAfter !== undefined && { 'retry-after': behaviour.retryAfter }),
      });
      response.end(JSON.stringify({ error: { message: body } }));
      return;
    case 'garbage':
      response.writeHead(200, { ...STREAM, ...(behaviour.type !== undefined && { 'content-type': behaviour.type }) });
      response.end(behaviour.body);
      return;
    case 'endless':
      return forEver(response, behaviour.sentence);
    case 'worst':
      turn += 1;
      return say(response, { kind: 'say', text: worstReply(studentIn(body), secret, turn - 1) });
  }
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = '';
  for await (const piece of request) body += piece;
  tell({ is: 'asked', request: `${request.method} ${request.url}\n${request.rawHeaders.join('\n')}\n\n${body}` });
  response.once('close', () => {
    if (!response.writableEnded) tell({ is: 'left' });
  });
  const [behaviour = { kind: 'status', status: 500 } as const, ...later] = behaviours;
  if (later.length > 0) behaviours = later;
  await behave(response, behaviour, body);
}

process.on('message', (command: ModelCommand) => {
  if (command.do === 'behave') behaviours = command.behaviours;
  else secret = command;
  turn = 0;
  tell({ is: 'ready' });
});
process.once('disconnect', () => process.exit());

const server = createServer((request, response) => void answer(request, response));
server.listen(0, '127.0.0.1', () => tell({ is: 'listening', port: (server.address() as AddressInfo).port }));
