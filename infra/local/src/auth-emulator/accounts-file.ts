import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { EmulatorUser } from './firebase-emulator.ts';

const accountsSchema = z.object({
  schema: z.literal(1),
  users: z.array(
    z.looseObject({
      localId: z.string().min(1),
      email: z.string().optional(),
      providerUserInfo: z.array(z.looseObject({ providerId: z.string() })).optional(),
    }),
  ),
});

export type AccountsOutcome =
  | { readonly status: 'read'; readonly users: readonly EmulatorUser[] }
  | { readonly status: 'absent' }
  /** It is kept beside, as `keptAs`. */
  | { readonly status: 'unreadable'; readonly keptAs: string };

export async function readAccounts(file: string): Promise<AccountsOutcome> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return { status: 'absent' };
    throw error;
  }
  try {
    return { status: 'read', users: accountsSchema.parse(JSON.parse(text)).users };
  } catch {
    const keptAs = `${file}.ilegible-${Date.now()}`;
    await rename(file, keptAs);
    return { status: 'unreadable', keptAs };
  }
}

/** @returns what {@link readAccounts} reads. */
export const accountsText = (users: readonly EmulatorUser[]): string => JSON.stringify({ schema: 1, users });

/** Whole or not at all, for its owner only: the emulator keeps passwords as they were typed. */
export async function writeAccounts(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  try {
    const handle = await open(draft, 'wx', 0o600);
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
