import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, crc32, inflateRaw } from 'node:zlib';
import { brotliPiece, spliceBrotli } from '../http/spliced-brotli.ts';
import { deflatePiece, spliceGzip, storePiece } from '../http/spliced-gzip.ts';
import { type Filling, fillSlot, type Template } from './template.ts';

const inflate = promisify(inflateRaw);

export type DocumentEncoding = 'br' | 'gzip' | 'identity';

export interface EncodedDocument {
  readonly encoding: DocumentEncoding;
  readonly bytes: Uint8Array;
}

/** Text that is compressed once. It is not kept as it is: who takes nothing compressed waits for it to be inflated. */
interface Compressed {
  readonly deflated: Uint8Array;
  readonly crc32: number;
  readonly bytes: number;
}

/** Text that is the same for everybody. */
export interface SharedText extends Compressed {
  /** The beginning of a stream. */
  readonly br: Uint8Array;
  /** Of the content. */
  readonly digest: string;
}

/** Text that is sent with others, and short, or kept once for all of them. */
export interface PreparedText {
  readonly plain: Uint8Array;
  readonly deflated: Uint8Array;
}

type Piece = PreparedText | { readonly slot: 'session' | 'path' };

/** A template whose fixed pieces are compressed already. */
export interface PreparedTemplate {
  readonly first: Compressed;
  readonly rest: readonly Piece[];
}

export const digestOf = (content: Uint8Array) => createHash('sha256').update(content).digest('base64url').slice(0, 22);

async function compressed(content: Uint8Array): Promise<Compressed> {
  return { deflated: await deflatePiece(content), crc32: crc32(content), bytes: content.length };
}

async function plainOf({ deflated }: Compressed): Promise<Buffer> {
  // The blocks end without a last one: others follow them.
  return inflate(deflated, { finishFlush: constants.Z_SYNC_FLUSH });
}

/** Costs nothing, and tells nothing by its length. */
export function storedText(text: string): PreparedText {
  const plain = Buffer.from(text);
  return { plain, deflated: storePiece(plain) };
}

export async function prepareText(text: string): Promise<PreparedText> {
  const plain = Buffer.from(text);
  return { plain, deflated: await deflatePiece(plain) };
}

export async function prepareTemplate([first, ...rest]: Template): Promise<PreparedTemplate> {
  return {
    first: await compressed(Buffer.from(first)),
    rest: await Promise.all(rest.map(async (part) => (typeof part === 'string' ? prepareText(part) : part))),
  };
}

async function join(
  first: Compressed,
  rest: readonly PreparedText[],
  encoding: 'gzip' | 'identity',
): Promise<EncodedDocument> {
  const plain = rest.map((piece) => piece.plain);
  if (encoding === 'identity') return { encoding, bytes: Buffer.concat([await plainOf(first), ...plain]) };
  return { encoding, bytes: spliceGzip(first, rest) };
}

/** The document for one request. What is put into the gaps is not compressed, so nothing is per request. */
export function fillTemplate(
  { first, rest }: PreparedTemplate,
  filling: Filling,
  tail: PreparedText,
  encoding: 'gzip' | 'identity',
): Promise<EncodedDocument> {
  const filled = rest.map((piece) => ('plain' in piece ? piece : storedText(fillSlot(piece.slot, filling))));
  return join(first, [...filled, tail], encoding);
}

/** Compresses `content` as well as it gets, once for everybody. */
export async function shareText(content: Uint8Array): Promise<SharedText> {
  const [whole, br] = await Promise.all([compressed(content), brotliPiece(content)]);
  return { ...whole, br, digest: digestOf(content) };
}

/** The shared text with `tail` behind it. */
export async function encodeShared(
  shared: SharedText,
  tail: PreparedText,
  encoding: DocumentEncoding,
): Promise<EncodedDocument> {
  if (encoding === 'br') return { encoding, bytes: spliceBrotli(shared.br, tail.plain) };
  return join(shared, [tail], encoding);
}

export const sharedBytes = ({ br, deflated }: SharedText) => br.length + deflated.length;

export function preparedBytes({ first, rest }: PreparedTemplate): number {
  return rest.reduce(
    (sum, piece) => sum + ('plain' in piece ? piece.plain.length + piece.deflated.length : 0),
    first.deflated.length,
  );
}
