import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PROJECT_ROOT } from '@travesia/infra-releases';
import type { ServiceSlice } from '@travesia/kit-service/slice';
import { z } from 'zod';

/** Where a slice is; one that is not exported would be served to nobody, and nothing would say so. */
const USUAL_FILE = 'service/slice.ts';

const manifestSchema = z.object({ exports: z.object({ './slice': z.string().optional() }).optional() });

/** Of a package without `./slice`: `null`. */
async function sliceFile(folder: string): Promise<string | null> {
  const text = await readFile(join(folder, 'package.json'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    // A folder that another branch left its ignored files in is no package.
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return '{}';
    throw error;
  });
  const file = manifestSchema.parse(JSON.parse(text)).exports?.['./slice'];
  if (file !== undefined) return join(folder, file);
  if (existsSync(join(folder, USUAL_FILE))) {
    throw new Error(
      `${folder} has ${USUAL_FILE}, and its package.json does not export it: "./slice": "./${USUAL_FILE}"`,
    );
  }
  return null;
}

async function readSlice(file: string): Promise<ServiceSlice> {
  const { slice }: { slice: ServiceSlice } = await import(pathToFileURL(file).href);
  return slice;
}

/** The slice of the package in `folder`, from the project's root. @throws where it exports none. */
export async function findSlice(folder: string, root = PROJECT_ROOT): Promise<ServiceSlice> {
  const file = await sliceFile(join(root, folder));
  if (file === null) throw new Error(`${folder}/package.json exports no ./slice`);
  return readSlice(file);
}

/** A package that has a slice. */
export interface SlicePackage {
  /** From the project's root, with `/`. */
  readonly folder: string;
  readonly slice: ServiceSlice;
}

/** The teams that keep data, each in a schema of its own: every package of `remotes` that exports `./slice`. */
export async function findSlicePackages(root = PROJECT_ROOT): Promise<readonly SlicePackage[]> {
  const names = (await readdir(join(root, 'remotes'))).sort();
  const found = await Promise.all(
    names.map(async (name) => {
      const file = await sliceFile(join(root, 'remotes', name));
      if (file === null) return [];
      return [{ folder: `remotes/${name}`, slice: await readSlice(file) }];
    }),
  );
  return found.flat();
}

/** {@link findSlicePackages}, for whoever does not ask where they are. */
export async function findSlices(root = PROJECT_ROOT): Promise<readonly ServiceSlice[]> {
  return (await findSlicePackages(root)).map(({ slice }) => slice);
}
