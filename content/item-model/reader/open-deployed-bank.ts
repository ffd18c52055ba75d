import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { DeployedBank } from '../src/deployed-bank.ts';
import { ARTIFACT_FORMAT, type ArtifactManifest, MANIFEST_FILE, manifestSchema } from './artifact.ts';

/** Where `npm run build` leaves the bank of this tree. */
const FOLDER = join(import.meta.dirname, '../../bank/dist');

const REMEDY = 'npm run build compiles it';

/** What the module of an artifact exports: the bank without its digest, which no file can hold of itself. */
export type CompiledBank = Omit<DeployedBank, 'digest'>;

const formatSchema = z.looseObject({ format: z.number() });

async function readManifest(folder: string): Promise<ArtifactManifest> {
  let text: string;
  try {
    text = await readFile(join(folder, MANIFEST_FILE), 'utf8');
  } catch (cause) {
    throw new Error(`There is no compiled bank in ${folder}: ${REMEDY}.`, { cause });
  }
  const said: unknown = JSON.parse(text);
  const { format } = formatSchema.parse(said);
  if (format !== ARTIFACT_FORMAT) {
    throw new Error(`The bank in ${folder} has format ${format}, and format ${ARTIFACT_FORMAT} is read here.`);
  }
  return manifestSchema.parse(said);
}

/**
 * The bank that an artifact holds, loaded into this thread. Throws where there is none, where it has another format, and
 * where its file is not the one that was compiled and checked.
 */
export async function openDeployedBank(folder = FOLDER): Promise<DeployedBank> {
  const { file, digest } = await readManifest(folder);
  const path = join(folder, file);
  const found = `sha256-${createHash('sha256')
    .update(await readFile(path))
    .digest('base64')}`;
  if (found !== digest) throw new Error(`${path} is not what was compiled: it is ${found} instead of ${digest}.`);
  const { bank }: { bank: CompiledBank } = await import(pathToFileURL(path).href);
  return { ...bank, digest };
}
