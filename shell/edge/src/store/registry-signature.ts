import {
  createHash,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  sign as signBytes,
  verify as verifyBytes,
} from 'node:crypto';
import type { RegistryDocument } from '@travesia/contracts';
import { canonicalJson } from './canonical-json.ts';
import { StoreError } from './store-error.ts';

/** Hex digits that name a key. */
const KEY_ID_DIGITS = 16;

export type UnsignedRegistry = Omit<RegistryDocument, 'signature'>;

/** Whoever may change what is live. */
export interface RegistrySigner {
  /** What the edge has to trust for this signer's revisions to count (SPKI, PEM). */
  readonly publicKey: string;
  sign(document: UnsignedRegistry): RegistryDocument;
}

/** Whose word on what is live counts. */
export interface RegistryTrust {
  /** @throws {StoreError} when the document is not, letter by letter, what a trusted key signed. */
  verify(document: RegistryDocument): void;
}

/** What the next revision carries in `previous`: SHA-256, in hex. */
export function registryDigest(document: RegistryDocument): string {
  return createHash('sha256').update(canonicalJson(document)).digest('hex');
}

function requireEd25519(key: KeyObject): KeyObject {
  if (key.asymmetricKeyType === 'ed25519') return key;
  throw new TypeError(`the key of a registry is Ed25519, not ${key.asymmetricKeyType}`);
}

function keyId(publicKey: KeyObject): string {
  const der = publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(der).digest('hex').slice(0, KEY_ID_DIGITS);
}

const signedBytes = (document: UnsignedRegistry) => Buffer.from(canonicalJson(document));

/**
 * @param privateKey PKCS #8, PEM.
 * @throws when it is no Ed25519 key.
 */
export function createSigner(privateKey: string): RegistrySigner {
  const key = requireEd25519(createPrivateKey(privateKey));
  const publicKey = createPublicKey(key);
  const id = keyId(publicKey);
  return {
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    sign(document) {
      const value = signBytes(null, signedBytes(document), key).toString('base64');
      return { ...document, signature: { algorithm: 'ed25519', key: id, value } };
    },
  };
}

/**
 * @param publicKeys SPKI, PEM.
 * @throws when one is no Ed25519 key.
 */
export function trustKeys(publicKeys: readonly string[]): RegistryTrust {
  const trusted = new Map(
    publicKeys.map((pem) => {
      const key = requireEd25519(createPublicKey(pem));
      return [keyId(key), key];
    }),
  );
  return {
    verify(document) {
      const { signature, ...signed } = document;
      const where = `revision ${document.revision}`;
      const key = trusted.get(signature.key);
      if (!key) throw new StoreError(where, `is signed with key ${signature.key}, which is not trusted here`);
      if (!verifyBytes(null, signedBytes(signed), key, Buffer.from(signature.value, 'base64'))) {
        throw new StoreError(where, `is not what key ${signature.key} signed`);
      }
    },
  };
}
