import type { KeyObject } from 'node:crypto';
import type {
  DocumentSignature,
  RegistryChange,
  RegistryDocument,
  ReleaseDocument,
  ReleaseName,
  TrustDocument,
} from '@travesia/contracts/release';
import {
  decodePublicKey,
  encodePublicKey,
  isSignedBy,
  keyId,
  readPublicKey,
  type SignatureUse,
} from './document-signature.ts';
import { canaryBody, liveNames, pointerOf, stableBody } from './endorsement.ts';
import { mayChange, PLATFORM, type Rights, rightsOf } from './rights.ts';
import { StoreError } from './store-error.ts';

/** Whose word on what is live counts. */
export interface RegistryTrust {
  /**
   * @throws {StoreError} unless a root signed who may do what, and everything that is live is what its owner signed,
   *   with the digest of each release.
   */
  verify(document: RegistryDocument): void;
  /**
   * @param trust the newest that is known; without one, the roots alone publish.
   * @throws {StoreError} unless it is what somebody signed who publishes that name.
   */
  verifyRelease(release: ReleaseDocument, trust: TrustDocument | null, where: string): void;
  /** Whether anybody's word counts at all: without a root every document is refused. */
  readonly hasRoots: boolean;
  isRoot(key: string): boolean;
  /** A root in the form in which documents carry keys; `null` for any other. */
  rootKey(key: string): string | null;
  /** What the key may do that signed a document of this trust. */
  rightsOf(trust: TrustDocument, key: string): Rights | null;
}

/**
 * @param rootKeys SPKI, PEM: they sign who may do what, and may do everything themselves.
 * @throws when one is no Ed25519 key.
 */
export function trustKeys(rootKeys: readonly string[]): RegistryTrust {
  const roots = new Map<string, KeyObject>(
    rootKeys.map((pem) => {
      const key = readPublicKey(pem);
      return [keyId(key), key];
    }),
  );
  const encoded = new Map(rootKeys.map((pem) => [keyId(readPublicKey(pem)), encodePublicKey(pem)]));
  const decoded = new Map<string, KeyObject>();

  function keyOf(trust: TrustDocument | null, id: string): KeyObject | null {
    const root = roots.get(id);
    if (root) return root;
    const listed = trust && Object.hasOwn(trust.keys, id) ? trust.keys[id] : undefined;
    if (!listed) return null;
    const known = decoded.get(listed.publicKey);
    if (known) return keyId(known) === id ? known : null;
    try {
      const key = decodePublicKey(listed.publicKey);
      decoded.set(listed.publicKey, key);
      return keyId(key) === id ? key : null;
    } catch {
      return null;
    }
  }

  function rights(trust: TrustDocument | null, id: string): Rights | null {
    if (roots.has(id)) return PLATFORM;
    return trust && rightsOf(trust, id);
  }

  /** @throws {StoreError} where the key is not known here, or it is not what that key signed. */
  function checkSignature(
    trust: TrustDocument | null,
    use: SignatureUse,
    body: object,
    signature: DocumentSignature,
    where: string,
  ): void {
    const key = keyOf(trust, signature.key);
    if (!key) throw new StoreError(where, `is signed with key ${signature.key}, which is not trusted here`);
    if (isSignedBy(key, use, body, signature)) return;
    throw new StoreError(where, `is not what key ${signature.key} signed`);
  }

  function checkTrust({ signature, ...body }: TrustDocument, where: string): void {
    if (!roots.has(signature.key)) {
      throw new StoreError(where, `is signed with key ${signature.key}, which is not trusted here`);
    }
    checkSignature(null, 'trust', body, signature, where);
  }

  function checkPointer(document: RegistryDocument, name: ReleaseName, where: string): void {
    const { trust } = document;
    const pointer = pointerOf(document, name);
    const endorsements = Object.hasOwn(document.endorsements, name) ? document.endorsements[name] : undefined;
    if (!pointer || !endorsements) throw new StoreError(where, `names ${name}, which nobody vouches for`);
    const parts = [
      {
        use: 'stable' as const,
        endorsement: endorsements.stable,
        ids: [pointer.stable, pointer.lastGood],
        bodyOf: stableBody.bind(null, name, pointer),
      },
      ...(pointer.canary
        ? [
            {
              use: 'canary' as const,
              endorsement: endorsements.canary,
              ids: [pointer.canary.release],
              bodyOf: canaryBody.bind(null, name, pointer.canary),
            },
          ]
        : []),
    ];
    for (const { use, endorsement, ids, bodyOf } of parts) {
      if (!endorsement) throw new StoreError(where, `has a canary of ${name}, which nobody vouches for`);
      const { revision, releases, signature } = endorsement;
      const place = `${where}, ${use} of ${name}`;
      checkSignature(trust, use, bodyOf(revision, releases), signature, place);
      const owner = rights(trust, signature.key);
      if (!owner || !mayChange(owner, name)) {
        throw new StoreError(place, `is signed with key ${signature.key}, which may not sign for ${name}`);
      }
      if (revision > document.revision) throw new StoreError(place, `is of revision ${revision}`);
      const bare = ids.find((id) => id !== undefined && !Object.hasOwn(releases, id));
      if (bare !== undefined) throw new StoreError(place, `names ${bare} without its digest`);
    }
    const owned = Object.hasOwn(trust.teams, name) ? (trust.teams[name] ?? []) : [];
    const foreign = 'prefixes' in pointer ? pointer.prefixes.find((prefix) => !owned.includes(prefix)) : undefined;
    if (foreign !== undefined) throw new StoreError(where, `gives ${foreign} to ${name}, whose it is not`);
  }

  return {
    hasRoots: roots.size > 0,
    isRoot: (key) => roots.has(key),
    rootKey: (key) => encoded.get(key) ?? null,
    rightsOf: rights,

    verify(document) {
      const { signature, ...body } = document;
      const { trust } = document;
      const where = `revision ${document.revision}`;
      checkTrust(trust, where);
      checkSignature(trust, 'registry', body, signature, where);
      const signer = rights(trust, signature.key);
      const denied = document.changes.find((change) => !signer || !mayDo(signer, change));
      if (denied) {
        throw new StoreError(
          where,
          `is signed with key ${signature.key}, which may not ${denied.action} ${denied.name}`,
        );
      }
      for (const name of liveNames(document)) checkPointer(document, name, where);
    },

    verifyRelease({ signature, ...body }, trust, where) {
      checkSignature(trust, 'release', body, signature, where);
      const { key } = signature;
      if (roots.has(key)) return;
      const listed = trust?.keys[key];
      const publishes = listed?.role === 'platform' || (listed?.role === 'team' && listed.names?.includes(body.name));
      if (!publishes) throw new StoreError(where, `is signed with key ${key}, which may not sign for ${body.name}`);
      if (listed.retiredAt !== undefined && Date.parse(body.publishedAt) > Date.parse(listed.retiredAt)) {
        throw new StoreError(where, `is signed with key ${key} after it was retired`);
      }
    },
  };
}

function mayDo(signer: Rights, { action, name }: RegistryChange): boolean {
  if (action === 'trust') return signer.role === 'platform';
  return mayChange(signer, name) || (action === 'abort' && signer.role === 'edge');
}
