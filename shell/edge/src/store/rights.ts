import type { KeyRole, ReleaseName, TrustDocument } from '@travesia/contracts/release';

/** What a key may do. */
export interface Rights {
  readonly role: KeyRole;
  /** Of a team. */
  readonly names: readonly ReleaseName[];
}

/** What `trust` lets a key do; `null` for one that is not there, or was retired: it signs nothing new. */
export function rightsOf(trust: TrustDocument, key: string): Rights | null {
  const listed = Object.hasOwn(trust.keys, key) ? trust.keys[key] : undefined;
  if (!listed || listed.retiredAt !== undefined) return null;
  return { role: listed.role, names: listed.names ?? [] };
}

/** Whether a key with these rights may say what is live of `name`. */
export function mayChange({ role, names }: Rights, name: ReleaseName): boolean {
  return role === 'platform' || (role === 'team' && names.includes(name));
}

/** Of whoever signs for every name. */
export const PLATFORM: Rights = { role: 'platform', names: [] };
