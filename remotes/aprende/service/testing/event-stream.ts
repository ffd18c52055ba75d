import type { ConversationEvent } from '../../api/tutor.ts';

export interface HeardEvent {
  /** `null`: it has none, and moves no number. */
  readonly id: number | null;
  readonly event: ConversationEvent;
}

export interface EventStream {
  readonly status: number;
  readonly headers: Headers;
  /** As they came. */
  readonly events: readonly HeardEvent[];
  /** Resolves with what `found` gives, once it gives something. Rejects after `deadlineMs`. */
  until<T>(found: (events: readonly HeardEvent[]) => T | undefined, deadlineMs?: number): Promise<T>;
  /** Resolves once the server ended the stream, or the connection broke. */
  readonly ended: Promise<void>;
  close(): void;
}

const DEADLINE_MS = 10_000;

/** Follows a conversation as a page does. */
export async function openEventStream(url: string, headers: Readonly<Record<string, string>>): Promise<EventStream> {
  const abort = new AbortController();
  const answer = await fetch(url, { headers, signal: abort.signal });
  const events: HeardEvent[] = [];
  const waiting = new Set<() => void>();
  async function read(): Promise<void> {
    const decoder = new TextDecoder();
    let rest = '';
    for await (const chunk of answer.body ?? []) {
      const blocks = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const data = /^data: (.*)$/m.exec(block)?.[1];
        const id = /^id: (\d+)$/m.exec(block)?.[1];
        if (data !== undefined) events.push({ id: id === undefined ? null : Number(id), event: JSON.parse(data) });
      }
      for (const look of waiting) look();
    }
  }
  const ended = read()
    .catch(() => undefined)
    .finally(() => {
      for (const look of waiting) look();
    });
  return {
    status: answer.status,
    headers: answer.headers,
    events,
    ended,
    until: (found, deadlineMs = DEADLINE_MS) =>
      new Promise((resolve, reject) => {
        const stop = () => {
          waiting.delete(look);
          clearTimeout(timer);
        };
        const timer = setTimeout(() => {
          stop();
          reject(
            new Error(`not heard within ${deadlineMs} ms: ${JSON.stringify(events.map(({ event }) => event.type))}`),
          );
        }, deadlineMs);
        function look() {
          const value = found(events);
          if (value === undefined) return;
          stop();
          resolve(value);
        }
        waiting.add(look);
        look();
      }),
    close: () => abort.abort(),
  };
}
