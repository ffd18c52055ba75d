import type { TrustDocument } from '@travesia/contracts/release';
import { canonicalJson, type Pointers, signDocument } from '@travesia/shell-edge/store';
import { ReleaseError } from './release-error.ts';
import type { WritableStore } from './store/writable-store.ts';

/** Who may do what, as somebody wants it. */
export type TrustContent = Pick<TrustDocument, 'teams' | 'keys'>;

/**
 * Who may do what, from the next revision on: as `wanted`, with the addresses that the pointers give. A root signs what
 * is new; whoever is none can only leave it as it is.
 * @throws {ReleaseError} for a change that only a root may make.
 */
export function nextTrust(
  store: WritableStore,
  before: TrustDocument | null,
  { remotes }: Pointers,
  wanted: TrustContent = before ?? { teams: {}, keys: {} },
): TrustDocument {
  const teams = { ...wanted.teams };
  for (const [name, { prefixes }] of Object.entries(remotes)) {
    if (!prefixes.every((prefix) => teams[name]?.includes(prefix))) teams[name] = prefixes;
  }
  const signer = store.signer();
  const { trust } = store.releases;
  const isRoot = trust.isRoot(signer.key);
  const content = { teams, keys: { ...wanted.keys, ...(before && isRoot && formerRoot(store, before)) } };
  const isMine = before?.signature.key === signer.key || !isRoot;
  if (before && isMine && canonicalJson(content) === canonicalJson({ teams: before.teams, keys: before.keys }))
    return before;
  if (!isRoot) {
    throw new ReleaseError(
      'keys',
      before
        ? 'Los prefijos de un equipo y las llaves los cambia la plataforma, con la llave raíz: npm run release -- keys teams.'
        : 'En este almacén no hay llaves todavía: la plataforma empieza, con la llave raíz: npm run release -- keys teams.',
    );
  }
  const issuedAt = new Date().toISOString();
  return signDocument(signer, 'trust', {
    schema: 1 as const,
    version: (before?.version ?? 0) + 1,
    issuedAt,
    ...content,
  });
}

/** Another root that signed before is noted as retired: what it published counts on where it is no root any more. */
function formerRoot(store: WritableStore, { keys, signature }: TrustDocument): TrustContent['keys'] {
  const { key } = signature;
  const publicKey = store.releases.trust.rootKey(key);
  if (key === store.signer().key || publicKey === null) return {};
  return { [key]: { role: 'platform', publicKey, retiredAt: keys[key]?.retiredAt ?? new Date().toISOString() } };
}
