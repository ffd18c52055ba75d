/** Something that a store keeps. */
export interface BlobEntry {
  /** Inside the store, with `/` between its parts. */
  readonly path: string;
  readonly bytes: number;
  /** Milliseconds since the epoch. */
  readonly modifiedAt: number;
}

/**
 * Where a store keeps its bytes: a folder, or a bucket. What stands there under which name is
 * the affair of `store-layout.ts`. `null` is for what is not there; a place that cannot be
 * reached throws.
 */
export interface BlobReader {
  read(path: string): Promise<Uint8Array | null>;
  /** Differs whenever the content does; cheaper than {@link read}. */
  tag(path: string): Promise<string | null>;
  /** Everything whose path begins with `prefix`, in no order. */
  list(prefix: string): AsyncIterable<BlobEntry>;
  /** What stands right below `prefix`, which ends with `/`: names of files and of folders, in no order. */
  children(prefix: string): Promise<readonly string[]>;
}
