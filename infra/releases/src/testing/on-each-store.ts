import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { createSampleWorkplace, type SampleWorkplace } from './sample-workplace.ts';
import { type S3, startS3 } from './start-s3.ts';

const TEST_DEADLINE_MS = 60_000;

export interface StoreKind {
  readonly kind: 'folder' | 'bucket';
  /** With an empty store of this kind. */
  createWorkplace(): Promise<SampleWorkplace>;
}

/** `suite` on a folder, and on a bucket of a server that speaks S3. */
export function onEachStore(title: string, suite: (store: StoreKind) => void, timeout = TEST_DEADLINE_MS): void {
  describe(`${title}, in a folder`, { timeout }, () => {
    suite({ kind: 'folder', createWorkplace: () => createSampleWorkplace((folder) => join(folder, 'store')) });
  });
  describe(`${title}, in a bucket`, { timeout }, () => {
    let s3: S3;
    beforeAll(async () => {
      s3 = await startS3();
    });
    afterAll(() => s3.stop());
    suite({ kind: 'bucket', createWorkplace: () => createSampleWorkplace(() => s3.address()) });
  });
}
