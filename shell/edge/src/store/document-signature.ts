import {
  createHash,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  sign as signBytes,
  verify as verifyBytes,
} from 'node:crypto';
import type { DocumentSignature } from '@travesia/contracts/release';
import { canonicalJson } from './canonical-json.ts';

/** Hex digits that name a key. */
const KEY_ID_DIGITS = 16;

/** What a signature is for. It is part of what is signed, so one is of no use for another. */
export type SignatureUse = 'registry' | 'trust' | 'release' | 'stable' | 'canary';

/** Signs in the name of one key. */
export interface DocumentSigner {
  /** The id of the key. */
  readonly key: string;
  /** SPKI, PEM. */
  readonly publicKey: string;
  sign(use: SignatureUse, body: object): DocumentSignature;
}

function requireEd25519(key: KeyObject): KeyObject {
  if (key.asymmetricKeyType === 'ed25519') return key;
  throw new TypeError(`the key of a registry is Ed25519, not ${key.asymmetricKeyType}`);
}

const derOf = (key: KeyObject) => key.export({ type: 'spki', format: 'der' });

/** Names a public key. */
export function keyId(publicKey: KeyObject): string {
  return createHash('sha256').update(derOf(publicKey)).digest('hex').slice(0, KEY_ID_DIGITS);
}

const signedBytes = (use: SignatureUse, body: object) => Buffer.from(`travesia ${use}\n${canonicalJson(body)}`);

/**
 * @param privateKey PKCS #8, PEM.
 * @throws when it is no Ed25519 key.
 */
export function createSigner(privateKey: string): DocumentSigner {
  const key = requireEd25519(createPrivateKey(privateKey));
  const publicKey = createPublicKey(key);
  const id = keyId(publicKey);
  return {
    key: id,
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    sign: (use, body) => ({
      algorithm: 'ed25519',
      key: id,
      value: signBytes(null, signedBytes(use, body), key).toString('base64'),
    }),
  };
}

/** `body` with what `signer` says of it. */
export function signDocument<T extends object>(
  signer: DocumentSigner,
  use: SignatureUse,
  body: T,
): T & { readonly signature: DocumentSignature } {
  return { ...body, signature: signer.sign(use, body) };
}

/** Whether `body` is, letter by letter, what `key` signed for this use. */
export function isSignedBy(key: KeyObject, use: SignatureUse, body: object, { value }: DocumentSignature): boolean {
  return verifyBytes(null, signedBytes(use, body), key, Buffer.from(value, 'base64'));
}

/**
 * @param pem SPKI, PEM.
 * @throws when it is no Ed25519 key.
 */
export function readPublicKey(pem: string): KeyObject {
  return requireEd25519(createPublicKey(pem));
}

/** The form in which documents carry a public key: DER, base64. */
export function encodePublicKey(pem: string): string {
  return derOf(readPublicKey(pem)).toString('base64');
}

/** @throws when it is no Ed25519 key. */
export function decodePublicKey(base64: string): KeyObject {
  return requireEd25519(createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' }));
}
