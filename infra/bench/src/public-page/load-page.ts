import { z } from 'zod';
import { PERSON } from '../../../e2e/support/user-agents.ts';
import { startChild } from '../child.ts';
import type { LoadTarget } from '../load-target.ts';

export interface PageLoad {
  readonly requestsPerSecond: number;
  /** Milliseconds from the request to the first byte of its answer. */
  readonly firstByteMs: number;
  readonly firstByteP95Ms: number;
}

export interface PageLoader {
  measure(durationMs: number): Promise<PageLoad>;
  release(): void;
}

const CONNECTIONS = 64;

const Result = z.object({
  statuses: z.record(z.string(), z.number()),
  seconds: z.number(),
  firstByteMs: z.array(z.number()),
});

const wire = (port: number, path: string) =>
  `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nuser-agent: ${PERSON}\r\naccept: text/html\r\naccept-encoding: gzip, deflate, br\r\n\r\n`;

/** Connections that stay open, each asking again for the page as soon as it has come, from a process of their own. */
export async function startPageLoader(port: number, path: string): Promise<PageLoader> {
  const load = startChild('load.ts');
  await load.ask({ port, requests: [wire(port, path)], connections: CONNECTIONS } satisfies LoadTarget);
  return {
    async measure(durationMs) {
      const { statuses, seconds, firstByteMs } = Result.parse(await load.ask(durationMs));
      const { 200: answered = 0, ...others } = statuses;
      if (Object.keys(others).length > 0) throw new Error(`not every answer was 200: ${JSON.stringify(statuses)}`);
      const sorted = firstByteMs.toSorted((one, other) => one - other);
      const quantile = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
      return { requestsPerSecond: answered / seconds, firstByteMs: quantile(0.5), firstByteP95Ms: quantile(0.95) };
    },
    release: () => load.release(),
  };
}
