import type { LoadFailureKind } from '@travesia/contracts/release';
import type { Diagnosis } from './diagnose.ts';

/** One attempt at one file; then a second one begins beside it. */
export const ATTEMPT_DEADLINE_MS = 4_000;

/** Attempts at one file before it is given up. */
export const FILE_ATTEMPTS = 2;

type Settled<T> = { readonly came: true; readonly value: T } | { readonly came: false };

/** A file on its way. Never rejects. */
export interface StartedFile<T> {
  readonly settled: Promise<Settled<T>>;
  /** What has not come by now must have no effect any more. */
  cancel(): void;
}

export class FileError extends Error {
  readonly kind: LoadFailureKind;
  constructor(kind: LoadFailureKind, address: string) {
    super(`${kind}: ${address}`);
    this.kind = kind;
  }
}

export interface FileLoaderIo {
  diagnose(address: string, integrity: string): Promise<Diagnosis>;
  onLine(): boolean;
}

/** The first of `files` that settles, or `undefined` at the deadline. */
async function firstOf<T>(files: Iterable<StartedFile<T>>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expired = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ATTEMPT_DEADLINE_MS);
  });
  const settled = [...files].map(async (file) => ({ file, result: await file.settled }));
  return Promise.race([...settled, expired]).finally(() => clearTimeout(timer));
}

/**
 * Loads files with a limit on each attempt. Every attempt after a failure reaches the network,
 * because it has an address of its own: browsers join a request that hangs, and keep broken answers.
 */
export function createFileLoader(io: FileLoaderIo) {
  const failures = new Map<string, number>();

  function start<T>(address: string, begin: (address: string) => StartedFile<T>): StartedFile<T> {
    const failed = failures.get(address) ?? 0;
    return begin(failed > 0 ? `${address}?intento=${failed}` : address);
  }

  /** @throws FileError. A slow first attempt that comes after all is as good as the second. */
  return async function loadFile<T>(
    address: string,
    integrity: string,
    begin: (address: string) => StartedFile<T>,
  ): Promise<T> {
    const pending = new Set<StartedFile<T>>();
    try {
      for (let attempt = 1; ; attempt++) {
        pending.add(start(address, begin));
        const first = await firstOf(pending);
        if (first) pending.delete(first.file);
        if (first?.result.came) return first.result.value;
        failures.set(address, (failures.get(address) ?? 0) + 1);
        const reason = first ? await io.diagnose(address, integrity) : io.onLine() ? 'timeout' : 'offline';
        const hopeless = reason !== 'sound' && reason !== 'timeout';
        if (hopeless || attempt === FILE_ATTEMPTS) throw new FileError(reason === 'sound' ? 'http' : reason, address);
      }
    } finally {
      for (const file of pending) file.cancel();
    }
  };
}

export type LoadFile = ReturnType<typeof createFileLoader>;
