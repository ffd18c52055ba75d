import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzipSync } from 'node:zlib';
import { deflatePiece, spliceGzip, storePiece } from '../http/spliced-gzip.ts';
import { type Filling, fillSlot, type Template } from './template.ts';

const brotli = promisify(brotliCompress);

/** Within 5 % of the best quality's size in a tenth of its time. */
const BROTLI_QUALITY = 9;

export type DocumentEncoding = 'br' | 'gzip' | 'identity';

export interface EncodedDocument {
  readonly encoding: DocumentEncoding;
  readonly bytes: Uint8Array;
}

/** Text that is the same for everybody, ready in every encoding. */
export interface SharedText {
  readonly br: Uint8Array;
  readonly gzip: Uint8Array;
  readonly identity: Uint8Array;
  /** Of the content; each encoding's tag begins with it. */
  readonly digest: string;
}

type Piece = { readonly plain: Uint8Array; readonly deflated: Uint8Array } | { readonly slot: 'session' | 'path' };

/** A template whose fixed pieces are compressed already. */
export type PreparedTemplate = readonly Piece[];

export async function prepareTemplate(template: Template): Promise<PreparedTemplate> {
  return Promise.all(
    template.map(async (part) => {
      if (typeof part !== 'string') return part;
      const plain = Buffer.from(part);
      return { plain, deflated: await deflatePiece(plain) };
    }),
  );
}

/** The document for one request. What is put into the gaps is not compressed, so nothing is per request. */
export function fillTemplate(
  prepared: PreparedTemplate,
  filling: Filling,
  encoding: 'gzip' | 'identity',
): EncodedDocument {
  const filled = prepared.map((piece) => {
    if ('plain' in piece) return piece;
    const plain = Buffer.from(fillSlot(piece.slot, filling));
    return { plain, deflated: storePiece(plain) };
  });
  const content = Buffer.concat(filled.map(({ plain }) => plain));
  if (encoding === 'identity') return { encoding, bytes: content };
  return {
    encoding,
    bytes: spliceGzip(
      filled.map(({ deflated }) => deflated),
      content,
    ),
  };
}

/** Fills the gaps once, for everybody. */
export async function shareTemplate(prepared: PreparedTemplate, filling: Filling): Promise<SharedText> {
  const identity = fillTemplate(prepared, filling, 'identity').bytes;
  return shareText(identity, fillTemplate(prepared, filling, 'gzip').bytes);
}

/** Compresses `identity` as well as it gets, once for everybody. */
export async function shareText(identity: Uint8Array, gzip: Uint8Array = gzipSync(identity)): Promise<SharedText> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  return {
    identity,
    gzip,
    br: await brotli(identity, { params }),
    digest: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
  };
}

export const sharedBytes = ({ br, gzip, identity }: SharedText) => br.length + gzip.length + identity.length;

export function preparedBytes(prepared: PreparedTemplate): number {
  return prepared.reduce((sum, piece) => sum + ('plain' in piece ? piece.plain.length + piece.deflated.length : 0), 0);
}
