import type { RegistryDocument, ReleaseName } from '@travesia/contracts/release';
import { canonicalJson } from './canonical-json.ts';
import { liveNames, pointerOf } from './endorsement.ts';
import { registryDigest } from './registry-digest.ts';
import { mayChange, PLATFORM, rightsOf } from './rights.ts';

/** What everybody gets of a name, with who says so. */
function stableOf(document: RegistryDocument, name: ReleaseName) {
  const pointer = pointerOf(document, name);
  if (!pointer) return null;
  const { canary: _, ...stable } = pointer;
  return { stable, endorsement: document.endorsements[name]?.stable };
}

/** What a share gets of a name, with who says so. */
function canaryOf(document: RegistryDocument, name: ReleaseName) {
  const canary = pointerOf(document, name)?.canary;
  return canary ? { canary, endorsement: document.endorsements[name]?.canary } : null;
}

const same = (a: unknown, b: unknown) => canonicalJson({ it: a }) === canonicalJson({ it: b });

/** Where a canary ended, its release is noted as one that failed, and nothing else; the oldest may give way to it. */
function isNoted(before: RegistryDocument, after: RegistryDocument, name: ReleaseName): boolean {
  const ended = pointerOf(before, name)?.canary?.release;
  const [was, is] = [before.timelines[name], after.timelines[name]];
  if (!was || !is || ended === undefined || !same(was.stables, is.stables)) return false;
  const noted = [...was.failed.filter((id) => id !== ended), ended];
  return is.failed.length >= was.failed.length && same(is.failed, noted.slice(-is.failed.length));
}

/**
 * Why `after` is not what may follow `before`; `null` where it may. Each of them is verified by itself: what is looked
 * at here is whether the one who signed the step may take it.
 */
export function whyNoSuccessor(before: RegistryDocument, after: RegistryDocument): string | null {
  if (after.previous !== registryDigest(before) || after.revision !== before.revision + 1) {
    return `does not follow revision ${before.revision}`;
  }
  const { key } = after.signature;
  // Who signed the keys was a root then, whatever it is here and now.
  const signer = key === after.trust.signature.key ? PLATFORM : rightsOf(after.trust, key);
  const denied = (what: string) => `is signed with key ${key}, which may not ${what}`;
  if (!signer) return denied('change anything');
  if (after.trust.version < before.trust.version) return `goes back to version ${after.trust.version} of the keys`;
  if (!same(after.trust, before.trust)) {
    if (after.trust.version === before.trust.version) return `has other keys of version ${after.trust.version}`;
    if (signer.role !== 'platform') return denied('change keys');
  }
  for (const name of new Set([...liveNames(before), ...liveNames(after), ...Object.keys(after.timelines)])) {
    const isOwner = mayChange(signer, name);
    const parts = [
      [stableOf(before, name), stableOf(after, name)],
      [canaryOf(before, name), canaryOf(after, name)],
    ] as const;
    for (const [was, is] of parts) {
      if (same(was, is)) continue;
      const endsCanary = signer.role === 'edge' && was !== null && 'canary' in was && is === null;
      if (!isOwner && !endsCanary) return denied(`change ${name}`);
      if (!is) continue;
      if (is.endorsement?.revision !== after.revision || is.endorsement.signature.key !== key) {
        return `repeats what was said of ${name} before`;
      }
    }
    const mayNote = isOwner || (signer.role === 'edge' && isNoted(before, after, name));
    if (!same(before.timelines[name], after.timelines[name]) && !mayNote) return denied(`change the past of ${name}`);
  }
  const lost = Object.keys(before.timelines).find((name) => !Object.hasOwn(after.timelines, name));
  return lost === undefined || mayChange(signer, lost) ? null : denied(`change the past of ${lost}`);
}
