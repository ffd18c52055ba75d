import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { selfSignedCertificate } from './self-signed-certificate.ts';

/** A key as the identity provider signs with: its id, and its certificate as published. */
export interface SigningKey {
  readonly kid: string;
  readonly certificate: string;
  readonly privateKey: KeyObject;
}

export function createSigningKey(kid: string, name = 'localhost'): SigningKey {
  const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { kid, certificate: selfSignedCertificate(name, pair), privateKey: pair.privateKey };
}

export function base64urlJson(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** RS256, as the provider signs; `header` in place of its own. */
export function signToken(key: SigningKey, payload: unknown, header: object = { alg: 'RS256', kid: key.kid }): string {
  const signed = `${base64urlJson(header)}.${base64urlJson(payload)}`;
  return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), key.privateKey).toString('base64url')}`;
}

/** As the emulator makes them. */
export function unsignedToken(payload: unknown): string {
  return `${base64urlJson({ alg: 'none', typ: 'JWT' })}.${base64urlJson(payload)}.`;
}
