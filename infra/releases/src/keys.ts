import type { KeyRole, RegistryDocument, ReleaseName, TrustDocument, TrustedKey } from '@travesia/contracts/release';
import { encodePublicKey, keyId, type Pointers, readPublicKey } from '@travesia/shell-edge/store';
import { changeRegistry, readNewestRevision } from './change-registry.ts';
import type { TrustContent } from './next-trust.ts';
import { ReleaseError } from './release-error.ts';
import type { WritableStore } from './store/writable-store.ts';
import { readTeams, type Teams } from './teams.ts';

interface Reason {
  /** For the history. */
  readonly reason?: string;
}

export interface NewKey {
  readonly role: KeyRole;
  /** SPKI, PEM. */
  readonly publicKey: string;
  /** Of a team: the names it publishes and promotes. */
  readonly names?: readonly ReleaseName[];
}

/** Who may do what; `null` where nobody said so yet. */
export async function readTrust(store: WritableStore): Promise<TrustDocument | null> {
  return (await readNewestRevision(store))?.trust ?? null;
}

/** @throws {ReleaseError} where the key is no root: this is for those who keep one. */
function requireRoot(store: WritableStore): void {
  const { key } = store.signer();
  if (store.releases.trust.isRoot(key)) return;
  throw new ReleaseError('keys', `La llave ${key} no es raíz: los equipos y las llaves los cambia quien tiene una.`);
}

/** A new revision with other teams or keys, and what is live as it is. */
async function changeTrust(
  store: WritableStore,
  { reason }: Reason,
  change: (trust: TrustContent) => TrustContent & { readonly instead?: readonly string[] },
): Promise<RegistryDocument> {
  requireRoot(store);
  return changeRegistry(store, async (newest) => {
    const before: TrustContent = newest?.trust ?? { teams: {}, keys: {} };
    const { instead = [], ...trust } = change(before);
    const why = reason === undefined ? {} : { reason };
    const pointers: Pointers = { shell: newest?.shell ?? null, remotes: withTeams(newest?.remotes ?? {}, trust.teams) };
    return { ...pointers, trust, instead, changes: [{ action: 'trust', name: 'shell', ...why }] };
  });
}

/** A team that lost an address loses it at once. */
function withTeams(remotes: Pointers['remotes'], teams: Teams): Pointers['remotes'] {
  return Object.fromEntries(
    Object.entries(remotes).map(([name, pointer]) => [name, { ...pointer, prefixes: teams[name] ?? [] }]),
  );
}

/** Makes the addresses of the teams those of `infra/releases/teams.json`. */
export async function updateTeams(
  store: WritableStore,
  { teams, ...why }: Reason & { readonly teams?: Teams } = {},
): Promise<RegistryDocument> {
  const wanted = teams ?? (await readTeams());
  return changeTrust(store, why, ({ keys }) => ({ teams: wanted, keys }));
}

function readKey({ role, publicKey, names }: NewKey): readonly [string, TrustedKey] {
  try {
    const id = keyId(readPublicKey(publicKey));
    return [id, { role, publicKey: encodePublicKey(publicKey), ...(role === 'team' && { names: names ?? [] }) }];
  } catch (cause) {
    throw new ReleaseError('keys', 'La llave no sirve: usa una llave pública Ed25519 en PEM.', { cause });
  }
}

export async function addKey(store: WritableStore, key: NewKey, why: Reason = {}): Promise<string> {
  const [id, entry] = readKey(key);
  await changeTrust(store, why, ({ teams, keys }) => {
    if (Object.hasOwn(keys, id))
      throw new ReleaseError('keys', `La llave ${id} ya está: mira npm run release -- keys.`);
    return { teams, keys: { ...keys, [id]: entry } };
  });
  return id;
}

function requireKey(keys: TrustContent['keys'], id: string): TrustedKey {
  const key = Object.hasOwn(keys, id) ? keys[id] : undefined;
  if (key) return key;
  throw new ReleaseError('keys', `No hay una llave ${id}: mira cuáles hay con npm run release -- keys.`);
}

/**
 * Puts another key in the place of one that signs nothing new from now on. What it published counts still; what it
 * promoted, the root says in its place.
 */
export async function rotateKey(
  store: WritableStore,
  old: string,
  publicKey: string,
  why: Reason = {},
): Promise<string> {
  const retiredAt = new Date().toISOString();
  let added = '';
  await changeTrust(store, why, ({ teams, keys }) => {
    const before = requireKey(keys, old);
    if (before.retiredAt !== undefined) throw new ReleaseError('keys', `La llave ${old} ya se cambió por otra.`);
    const [id, entry] = readKey({ role: before.role, publicKey, ...(before.names && { names: before.names }) });
    if (Object.hasOwn(keys, id)) throw new ReleaseError('keys', `La llave ${id} ya está: crea otra.`);
    added = id;
    return { teams, keys: { ...keys, [old]: { ...before, retiredAt }, [id]: entry }, instead: [old] };
  });
  return added;
}

/**
 * Takes a key away that somebody else may have. What is live of it stays, by the word of the root; nothing else that it
 * ever signed counts.
 */
export async function revokeKey(store: WritableStore, id: string, why: Reason = {}): Promise<RegistryDocument> {
  return changeTrust(store, why, ({ teams, keys }) => {
    requireKey(keys, id);
    const { [id]: _, ...rest } = keys;
    return { teams, keys: rest, instead: [id] };
  });
}
