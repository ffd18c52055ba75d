// A process of its own: takes a `LoadTarget` from its parent and says so, then answers each duration in milliseconds
// with the `LoadResult` of as much load.
import { connect } from 'node:net';
import type { LoadResult, LoadTarget } from './load-target.ts';

const HEAD_END = '\r\n\r\n';
const LAST_CHUNK = '\r\n0\r\n\r\n';

/**
 * Length of the first whole answer in `text`, a byte a character, and its status; `null` while it is not whole.
 * Nothing follows an answer before the next request: one in chunks ends where the text ends in the last of them, and one
 * that says no length has no body.
 */
function wholeAnswer(text: string): { readonly length: number; readonly status: number } | null {
  const headEnd = text.indexOf(HEAD_END);
  if (headEnd < 0) return null;
  const head = text.slice(0, headEnd);
  const status = Number(text.slice(9, 12));
  if (/\r\ntransfer-encoding: chunked/i.test(head)) {
    return text.endsWith(LAST_CHUNK) ? { length: text.length, status } : null;
  }
  const length = headEnd + HEAD_END.length + Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
  return text.length < length ? null : { length, status };
}

let next = 0;

/** Bare sockets, one request at a time on each: an HTTP client would cost more than what it measures. */
async function run(target: LoadTarget, durationMs: number): Promise<LoadResult> {
  const { port, requests, connections, togetherEveryMs = 0 } = target;
  const statuses: Record<number, number> = {};
  const firstByteMs: number[] = [];
  // Those who begin together are connected by then.
  const started = performance.now() + togetherEveryMs;
  const end = started + durationMs;

  function work(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const socket = connect({ host: '127.0.0.1', port, noDelay: true });
    let received = '';
    let sentAt = 0;
    let due = started;
    function sendInTime(): void {
      const wait = togetherEveryMs > 0 ? due - performance.now() : 0;
      if (performance.now() + wait >= end) socket.end(resolve);
      else if (wait > 0) setTimeout(send, wait);
      else send();
      due += togetherEveryMs;
    }
    function send(): void {
      sentAt = performance.now();
      socket.write(requests[next % requests.length] ?? '');
      next += 1;
    }
    socket.setEncoding('latin1');
    socket.on('connect', sendInTime);
    socket.on('error', reject);
    socket.on('data', (text) => {
      if (received === '') firstByteMs.push(performance.now() - sentAt);
      received += String(text);
      const answer = wholeAnswer(received);
      if (!answer) return;
      received = received.slice(answer.length);
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      sendInTime();
    });
    return promise;
  }

  await Promise.all(Array.from({ length: connections }, work));
  return { statuses, seconds: (performance.now() - started) / 1000, firstByteMs };
}

process.once('message', (target: LoadTarget) => {
  process.on('message', (durationMs: number) => {
    void run(target, durationMs).then((result) => process.send?.(result));
  });
  process.send?.('ready');
});
