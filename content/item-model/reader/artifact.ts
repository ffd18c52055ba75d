import { z } from 'zod';

/**
 * What a compiled bank and its readers agree on: the shape of the manifest, what the module exports, and of both each of
 * their types in `@travesia/content-item-model`. A reader refuses an artifact of another format.
 */
export const ARTIFACT_FORMAT = 2;

/** File of an artifact that says what the rest is. */
export const MANIFEST_FILE = 'manifest.json';

export const manifestSchema = z.strictObject({
  format: z.literal(ARTIFACT_FORMAT),
  /** JavaScript module without imports but Node's, beside the manifest. It exports `bank`, a `CompiledBank`. */
  file: z.string().regex(/^bank\.[\da-f]{16}\.mjs$/),
  /** Of the bytes of `file`: `sha256-` and the digest in base64. */
  digest: z.string().regex(/^sha256-[A-Za-z\d+/]{43}=$/),
  items: z.int().positive(),
  variants: z.int().positive(),
  texts: z.int().nonnegative(),
});

export type ArtifactManifest = z.infer<typeof manifestSchema>;
