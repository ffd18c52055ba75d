import type { BlobReader } from '@travesia/shell-edge/store';

export interface CreateOptions {
  /** Whatever this store was given before survives a power cut before this can be seen, and this too. */
  readonly afterAll?: boolean;
}

/**
 * Where releases are kept. Nothing is ever seen half written, by nobody, whenever a writer dies.
 * {@link create} is the one way to agree: of several writers one succeeds.
 */
export interface BlobStore extends BlobReader {
  /** @returns false, and changes nothing, when there is something at `path` already. */
  create(path: string, content: Uint8Array, options?: CreateOptions): Promise<boolean>;
  replace(path: string, content: Uint8Array): Promise<void>;
  /** Does nothing where there is nothing. */
  remove(path: string): Promise<void>;
}
