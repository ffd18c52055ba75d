import { z } from 'zod';
import { startChild } from './child.ts';
import type { LoadTarget } from './load-target.ts';

export interface Measurement {
  readonly requestsPerSecond: number;
  /** Of the server's process alone. */
  readonly cpuMsPerRequest: number;
}

export interface SubjectOptions {
  /** Arguments of session-server.ts. */
  readonly server: readonly string[];
  readonly requests: readonly string[];
}

export interface Subject {
  measure(durationMs: number): Promise<Measurement>;
  release(): void;
}

const CONNECTIONS = 20;

const Result = z.object({ statuses: z.record(z.string(), z.number()), seconds: z.number() });

/** A server and its load, each in a process of its own. */
export async function startSubject({ server, requests }: SubjectOptions): Promise<Subject> {
  const [service, load] = [startChild('session-server.ts', ...server), startChild('load.ts')];
  const port = z.number().parse(await service.receive());
  await load.ask({ port, requests, connections: CONNECTIONS } satisfies LoadTarget);
  const cpuMs = async () => z.number().parse(await service.ask('cpu'));

  return {
    async measure(durationMs) {
      const before = await cpuMs();
      const { statuses, seconds } = Result.parse(await load.ask(durationMs));
      const used = (await cpuMs()) - before;
      const { 200: answered = 0, ...others } = statuses;
      if (Object.keys(others).length > 0) throw new Error(`not every answer was 200: ${JSON.stringify(statuses)}`);
      return { requestsPerSecond: answered / seconds, cpuMsPerRequest: used / answered };
    },
    release() {
      load.release();
      service.release();
    },
  };
}
