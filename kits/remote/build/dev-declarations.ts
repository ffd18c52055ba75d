import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { rspack } from '@rspack/core';
import { prerenderSource } from './build-remote.ts';
import type { AddressRequest, DeclarationsReply, DeclarationsWorkerData, DeclaredPages } from './dev-messages.ts';
import { PRERENDER_BUNDLE, prerenderConfig } from './prerender-config.ts';

const WORKER = new URL('./dev-declarations-worker.ts', import.meta.url);

export interface DeclarationsOptions {
  /** Absolute folder of the remote. */
  readonly root: string;
  /** Where it is compiled. */
  readonly work: string;
  /** Routes, pages or addresses are others than before. */
  onChange(): void;
  /** What was known of the sources is of others than there are. */
  onEdit(): void;
  /** What came of an edit; `null`: all is right. */
  onProblem(message: string | null): void;
}

/** Routes, pages and prerendered addresses of a remote, followed as its sources change. */
export interface Declarations {
  current(): DeclaredPages;
  /** JSON of what a page gets as data at `path`; `null` where a release would have no such file. */
  dataAt(path: string): Promise<string | null>;
  /** JSON of the page that a build would prerender at `path`; `null` where there is none, and while the sources are wrong. */
  fragmentAt(path: string): Promise<string | null>;
  /** JSON of what can be found; `null` where nothing can. */
  search(): Promise<string | null>;
  close(): Promise<void>;
}

interface Waiting {
  resolve(json: string | null): void;
  reject(error: Error): void;
}

/** @throws where the remote cannot be compiled, or its parts do not agree, when it starts. */
export async function followDeclarations(options: DeclarationsOptions): Promise<Declarations> {
  const { root, work, onChange, onEdit, onProblem } = options;
  const source = join(work, 'declarations-entry.js');
  const output = join(work, 'declarations');
  const routes = JSON.stringify(join(root, 'routes.ts'));
  await mkdir(work, { recursive: true });
  /** Names `web/prerender.ts` where there is one. */
  let written = '';
  const writeSource = async () => {
    const text = `${prerenderSource(root)}\nexport * as declarations from ${routes};\n`;
    if (text === written) return;
    written = text;
    await writeFile(source, text);
  };
  await writeSource();

  let pages: DeclaredPages | undefined;
  let problem: string | null = null;
  let compiledHash: string | null = null;
  let worker: Worker | undefined;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();
  const started = Promise.withResolvers<void>();
  started.promise.catch(() => undefined);

  function tellProblem(message: string | null): void {
    if (message !== null && !pages) started.reject(new Error(message));
    problem = message;
    onProblem(message);
  }

  function declare(next: DeclaredPages): void {
    const before = pages;
    pages = next;
    started.resolve();
    if (before && JSON.stringify(before) !== JSON.stringify(next)) onChange();
  }

  function hear(reply: DeclarationsReply): void {
    switch (reply.kind) {
      case 'declared':
        declare(reply.pages);
        break;
      case 'right':
        tellProblem(null);
        break;
      case 'wrong':
        rejectWaiting(reply.message);
        tellProblem(reply.message);
        break;
      case 'answer':
        waiting.get(reply.id)?.resolve(reply.json);
        break;
      case 'no-answer':
        waiting.get(reply.id)?.reject(new Error(reply.message));
    }
  }

  function rejectWaiting(reason: string): void {
    for (const { reject } of waiting.values()) reject(new Error(reason));
  }

  function restart(): void {
    void worker?.terminate();
    rejectWaiting('the remote was compiled anew');
    const workerData: DeclarationsWorkerData = { root, bundle: join(output, PRERENDER_BUNDLE) };
    const next = new Worker(WORKER, { workerData });
    worker = next;
    next.on('message', (reply: DeclarationsReply) => worker === next && hear(reply));
    next.on('error', (error: Error) => worker === next && tellProblem(error.message));
  }

  const compiler = rspack(prerenderConfig({ root, name: basename(root), mode: 'production' }, source, output));
  compiler.hooks.watchRun.tap('declarations', onEdit);
  const watching = compiler.watch({}, (error, stats) => {
    void writeSource();
    if (error || stats?.hasErrors()) {
      // Its hash is not that of what runs.
      compiledHash = null;
      return tellProblem(error?.message ?? stats?.toString({ preset: 'errors-only', colors: false }) ?? '');
    }
    if (!stats || stats.hash === compiledHash) return tellProblem(problem);
    compiledHash = stats.hash ?? null;
    restart();
  });

  async function ask(wanted: AddressRequest['wanted'], path: string): Promise<string | null> {
    const { promise, ...settle } = Promise.withResolvers<string | null>();
    const id = ++lastId;
    waiting.set(id, settle);
    const request: AddressRequest = { id, wanted, path };
    worker?.postMessage(request);
    return promise.finally(() => waiting.delete(id));
  }

  async function close(): Promise<void> {
    await new Promise<void>((closed) => {
      if (watching) watching.close(() => closed());
      else closed();
    });
    await worker?.terminate();
  }

  try {
    await started.promise;
  } catch (error) {
    await close();
    throw error;
  }
  return {
    current() {
      if (!pages) throw new Error('nothing is declared');
      return pages;
    },
    dataAt: (path) => ask('data', path),
    // A worker that stopped at what is wrong answers nothing.
    fragmentAt: async (path) => (problem === null ? ask('fragment', path) : null),
    search: () => ask('search', ''),
    close,
  };
}
