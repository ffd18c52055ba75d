import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseDocument } from '@travesia/contracts/release';
import { readBuild, releaseId } from '../read-build.ts';

/** Of what only its own process reads. */
export const UNSIGNED = { algorithm: 'ed25519', key: '', value: '' } as const;

/** A build as the release that it would be, before anything of it is in the store. */
export interface Candidate {
  readonly release: ReleaseDocument;
  /** `file` as the release names it. */
  readFile(file: string): Promise<Uint8Array>;
}

export async function openCandidate(dist: string): Promise<Candidate> {
  const build = await readBuild(dist);
  return {
    release: { ...build, id: releaseId(build), publishedAt: new Date().toISOString(), signature: UNSIGNED },
    readFile: (file) => readFile(join(dist, 'release', file)),
  };
}
