import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuildDocument, type ReleaseName, serviceAddressOf } from '@travesia/contracts/release';
import { searchDocumentSchema } from '@travesia/contracts/schemas';
import { compress } from './compress.ts';
import { SEARCH_MAX_BROTLI_BYTES, SEARCH_SHARE_MAX_BROTLI_BYTES } from './gates/page-budget.ts';
import { kilobytes } from './kilobytes.ts';
import { ReleaseError } from './release-error.ts';

type Findable = Pick<BuildDocument, 'name' | 'files' | 'search'>;

/**
 * Whether what the release lets be found is what browsers can read, and keeps what a first search brings light.
 * @param live what is live beside it.
 * @throws {ReleaseError} with what to do.
 */
export async function checkSearch(
  dist: string,
  { name, search }: BuildDocument,
  live: readonly Findable[],
): Promise<void> {
  if (search === undefined) return;
  const content = await readFile(join(dist, 'release', search));
  checkDocument(search, name, content);
  const bytes = (await compress(search, content)).brotli?.length ?? content.length;
  if (bytes > SEARCH_SHARE_MAX_BROTLI_BYTES) {
    throw new ReleaseError(
      'budget',
      `${search}, de ${name}, pesa ${kilobytes(bytes)} (brotli) y la parte de cada equipo son ` +
        `${kilobytes(SEARCH_SHARE_MAX_BROTLI_BYTES)}: acorta notas y palabras en web/search.ts.`,
    );
  }
  checkTotal([{ name, bytes }, ...live.map((other) => ({ name: other.name, bytes: liveBytes(other) }))]);
}

function checkDocument(search: string, name: ReleaseName, content: Uint8Array): void {
  const parsed = searchDocumentSchema.safeParse(readJson(content));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const what = `${issue?.path.join('.')}: ${issue?.message}`;
    throw new ReleaseError('search', `${search}, de ${name}: ${what}. Corrige su web/search.ts.`);
  }
  const { ownPath } = parsed.data;
  if (ownPath === undefined || ownPath.startsWith(serviceAddressOf(name))) return;
  throw new ReleaseError(
    'search',
    `${search}, de ${name}, pide lo de cada estudiante en ${ownPath}, que no es de su servicio: ` +
      `debe empezar con ${serviceAddressOf(name)}.`,
  );
}

/** `null` where it is none. */
function readJson(content: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(content).toString());
  } catch {
    return null;
  }
}

function liveBytes({ files, search }: Findable): number {
  const file = search === undefined ? undefined : files[search];
  return file?.brotli ?? file?.bytes ?? 0;
}

function checkTotal(shares: readonly { readonly name: ReleaseName; readonly bytes: number }[]): void {
  const total = shares.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total <= SEARCH_MAX_BROTLI_BYTES) return;
  const each = shares.filter(({ bytes }) => bytes > 0).map(({ name, bytes }) => `${name} ${kilobytes(bytes)}`);
  throw new ReleaseError(
    'budget',
    `Lo que se puede buscar pesaría ${kilobytes(total)} (brotli) y el máximo de todos son ` +
      `${kilobytes(SEARCH_MAX_BROTLI_BYTES)}: ${each.join(', ')}.`,
  );
}
