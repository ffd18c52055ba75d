import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildDocument, ReleaseId } from '@travesia/contracts/release';
import { buildDocumentSchema } from '@travesia/contracts/schemas';
import { canonicalJson } from '@travesia/shell-edge/store';
import { z } from 'zod';
import { hasCode } from './has-code.ts';
import { ReleaseError } from './release-error.ts';

/** What the build in `dist` says of itself. */
export async function readBuild(dist: string): Promise<BuildDocument> {
  const file = join(dist, 'build.json');
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (!hasCode(error, 'ENOENT', 'ENOTDIR')) throw error;
    throw new ReleaseError('build-missing', `No hay ${file}: constrúyelo antes con npm run build.`, { cause: error });
  });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new ReleaseError('build-invalid', `${file} no es JSON: vuelve a construirlo.`, { cause });
  }
  const result = buildDocumentSchema.safeParse(value);
  if (result.success) return result.data;
  const reasons = z.prettifyError(result.error);
  throw new ReleaseError('build-invalid', `${file} no describe una publicación válida.\n${reasons}`, {
    cause: result.error,
  });
}

/** The same content has the same id, whoever built it and whenever. */
export function releaseId(build: BuildDocument): ReleaseId {
  const digest = createHash('sha256').update(canonicalJson(build)).digest('hex');
  return `${build.version}-${digest.slice(0, 8)}`;
}
