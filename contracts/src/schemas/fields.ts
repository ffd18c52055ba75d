import { z } from 'zod';

/** https://semver.org, without its optional leading `v`. */
const SEMVER =
  /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-(0|[1-9]\d*|\d*[a-zA-Z-][\da-zA-Z-]*)(\.(0|[1-9]\d*|\d*[a-zA-Z-][\da-zA-Z-]*))*)?(\+[\da-zA-Z-]+(\.[\da-zA-Z-]+)*)?$/;

/** `<version>-<8 hex digits>`; the version is checked by itself. */
const RELEASE_ID = /^(.+)-[0-9a-f]{8}$/;

/** A SHA-384 digest is 48 bytes: exactly 64 base64 digits, no padding. */
const INTEGRITY = /^sha384-[A-Za-z0-9+/]{64}$/;

/** What stands in an address without being encoded, and `%`: a name is written as its address has it. */
const FILE_SEGMENT = /^[A-Za-z0-9._~!'()*@$&,;=+%-]+$/;

/** Longest name of a file: its folders on disk stay far below every file system's limit. */
const FILE_NAME_MAX_CHARS = 512;

/** Printable ASCII without quotes, angle brackets, `?`, `#` or backslash. */
const ADDRESS_PATH = /^\/[\x21\x24-\x3b\x3d\x40-\x5b\x5d-\x5f\x61-\x7e]*$/;

export const versionSchema = z.string().max(128).regex(SEMVER, 'not a semantic version');

export const releaseIdSchema = z
  .string()
  .max(160)
  .refine((id) => SEMVER.test(RELEASE_ID.exec(id)?.[1] ?? ''), 'not <version>-<8 hex digits>');

export const releaseNameSchema = z.string().regex(/^[a-z][a-z0-9-]{1,30}$/, 'not a name of a release');

export const integritySchema = z.string().regex(INTEGRITY, 'not sha384- and 64 base64 digits');

/** A name inside a release, with `/` between folders; never a way out of the release. */
export const fileNameSchema = z
  .string()
  .max(FILE_NAME_MAX_CHARS)
  .refine(
    (name) => name.split('/').every((part) => FILE_SEGMENT.test(part) && part !== '.' && part !== '..'),
    'not the name of a file inside a release',
  );

function isAddressPath(path: string): boolean {
  return ADDRESS_PATH.test(path) && (path === '/' || !/\/(\/|$)|\/\.{1,2}(\/|$)/.test(path));
}

/** A path of our own origin, percent-encoded, without query, trailing slash, empty or dot segments. */
export const addressPathSchema = z.string().refine(isAddressPath, 'not a path');

/** {@link addressPathSchema}, typed as what begins with a slash. */
export const slashedPathSchema = z.templateLiteral(['/', z.string()]).refine(isAddressPath, 'not a path');

export const instantSchema = z.iso.datetime({ offset: true });

export const countSchema = z.int().nonnegative();

export const sha256Schema = z.string().regex(/^[0-9a-f]{64}$/, 'not a SHA-256 in hex');

/** 64 bytes as base64 writes them, and in no other spelling of the same bytes: it is part of what is digested. */
const SIGNATURE = /^[A-Za-z0-9+/]{85}[AQgw]==$/;

export const signatureSchema = z.object({
  algorithm: z.literal('ed25519'),
  key: z.string().regex(/^[0-9a-f]{16}$/, 'not the id of a key'),
  value: z.string().regex(SIGNATURE, 'not 64 bytes in base64'),
});
