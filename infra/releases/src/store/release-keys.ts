import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createSigner, type DocumentSigner, type RegistryTrust, trustKeys } from '@travesia/shell-edge/store';
import { hasCode } from '../has-code.ts';
import { ReleaseError } from '../release-error.ts';

/** Who signs what is live, and whose signature counts. */
export interface ReleaseKeys {
  /** Absent where this process may only read. */
  readonly signer?: DocumentSigner;
  readonly trust: RegistryTrust;
}

const PRIVATE_FILE = 'private.pem';
const PUBLIC_FILE = 'public.pem';

const PEM_BLOCK = /-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g;

/**
 * `RELEASES_SIGNING_KEY` (a private key, PEM, or the file of one) and `RELEASES_TRUSTED_KEYS`
 * (the public keys of the roots, PEM, one after the other, or their files, with commas between
 * them). A signer where no root is named is the root. `null` where neither is set.
 */
export async function readReleaseKeys(env: NodeJS.ProcessEnv): Promise<ReleaseKeys | null> {
  const signing = env['RELEASES_SIGNING_KEY'];
  const trusted = env['RELEASES_TRUSTED_KEYS'];
  if (!signing && !trusted) return null;
  const signer = signing ? await named('RELEASES_SIGNING_KEY', async () => createSigner(await pemOf(signing))) : null;
  const trust = await named('RELEASES_TRUSTED_KEYS', async () =>
    trustKeys(trusted ? await publicKeys(trusted) : signer ? [signer.publicKey] : []),
  );
  return { trust, ...(signer && { signer }) };
}

/** {@link readReleaseKeys}; where the environment names none, the pair of this machine, in `folder`. */
export async function openReleaseKeys(env: NodeJS.ProcessEnv, folder: string): Promise<ReleaseKeys> {
  return (await readReleaseKeys(env)) ?? openLocalKeys(folder);
}

/** The pair of this machine, made once and kept in `folder`, where only its owner can read it. */
export async function openLocalKeys(folder: string): Promise<ReleaseKeys> {
  const file = join(folder, PRIVATE_FILE);
  const before = await readFile(file, 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  });
  const signer = createSigner(before ?? (await makePair(folder, file)));
  return { signer, trust: trustKeys([signer.publicKey]) };
}

/** Several may start at once: all get the pair of the first. */
async function makePair(folder: string, file: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `draft-${randomUUID()}`);
  const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
  try {
    await writeFile(draft, pem, { mode: 0o600, flush: true });
    await chmod(draft, 0o600);
    await link(draft, file).catch((error: unknown) => {
      if (!hasCode(error, 'EEXIST')) throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
  const kept = await readFile(file, 'utf8');
  await writeFile(join(folder, PUBLIC_FILE), createSigner(kept).publicKey);
  return kept;
}

async function pemOf(textOrFile: string): Promise<string> {
  return textOrFile.includes('-----BEGIN ') ? textOrFile.replaceAll('\\n', '\n') : readFile(textOrFile.trim(), 'utf8');
}

async function publicKeys(textOrFiles: string): Promise<readonly string[]> {
  const places = textOrFiles.includes('-----BEGIN ') ? [textOrFiles] : textOrFiles.split(',');
  const texts = await Promise.all(places.map(pemOf));
  return texts.flatMap((text) => text.match(PEM_BLOCK) ?? [text]);
}

async function named<T>(variable: string, work: () => Promise<T>): Promise<T> {
  return work().catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ReleaseError('keys', `${variable} no sirve (${reason}): usa una llave Ed25519 en PEM, o su archivo.`, {
      cause,
    });
  });
}
