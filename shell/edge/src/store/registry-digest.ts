import { createHash } from 'node:crypto';
import type { RegistryDocument } from '@travesia/contracts/release';
import { canonicalJson } from './canonical-json.ts';

/** What the next revision carries in `previous`: SHA-256, in hex. */
export function registryDigest(document: RegistryDocument): string {
  return createHash('sha256').update(canonicalJson(document)).digest('hex');
}
