import { createHash } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';
import { ARTIFACT_FORMAT, type ArtifactManifest, MANIFEST_FILE } from '@travesia/content-item-model/artifact';
import { rolldown } from 'rolldown';
import { MISTAKES_FILE } from '../bank.ts';
import { checkDeployed, type Deployment } from '../deployment.ts';
import { BANK_FOLDER, bankFiles, loadBank } from '../load-bank.ts';

/** Where `npm run build` leaves the artifact of this bank. */
export const ARTIFACT_FOLDER = join(BANK_FOLDER, 'dist');

const ENTRY = 'entry.js';

/** A module that opens a bank of these files, with what is deployed of it. */
function entryOf(root: string, files: readonly string[], deployment: Deployment): string {
  const from = (folder: string, file: string) => JSON.stringify(join(folder, file));
  const pairs = files.map((file, number) => `[${JSON.stringify(file)}, file${number}]`);
  return [
    `import { bankOf } from ${from(BANK_FOLDER, 'bank.ts')};`,
    `import { openBank } from ${from(BANK_FOLDER, 'open-bank.ts')};`,
    ...files.map((file, number) => `import file${number} from ${from(root, file)};`),
    `export const bank = openBank(bankOf([${pairs.join(',\n')}]), ${JSON.stringify(deployment)});`,
  ].join('\n');
}

/** One module with everything that `source` imports, but what Node brings. Its paths are those inside `root`. */
async function bundle(root: string, source: string): Promise<string> {
  const build = await rolldown({
    input: ENTRY,
    cwd: root,
    platform: 'node',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? source : null),
      },
    ],
    onLog(_, { message }) {
      throw new Error(message);
    },
  });
  try {
    const { output } = await build.generate({ format: 'esm' });
    const [{ code, imports }, ...others] = output;
    const foreign = [...imports.filter((name) => !isBuiltin(name)), ...others.map(({ fileName }) => fileName)];
    if (foreign.length > 0) throw new Error(`The compiled bank needs more than itself: ${foreign.join(', ')}`);
    return code;
  } finally {
    await build.close();
  }
}

/** Items whose version is the deployed one: what is being written anew is nothing that students may meet. */
function standing(versions: ReadonlyMap<string, number>, deployment: Deployment): Deployment {
  return Object.fromEntries(Object.entries(deployment).filter(([id, { version }]) => versions.get(id) === version));
}

/**
 * Compiles what is deployed of the bank in `root` into `folder`: a module and the manifest that names it with its digest.
 * The same sources give the same bytes. Throws where an item says something else than what was deployed as its version.
 */
export async function compileArtifact(
  deployment: Deployment,
  { root = BANK_FOLDER, folder = ARTIFACT_FOLDER }: { readonly root?: string; readonly folder?: string } = {},
): Promise<ArtifactManifest> {
  const bank = await loadBank(undefined, root);
  const findings = checkDeployed(bank, deployment);
  if (findings.length > 0) throw new Error(findings.map(({ about, says }) => `${about}: ${says}`).join('\n'));

  const deployed = standing(new Map([...bank.items].map(([id, { item }]) => [id, item.version])), deployment);
  const placed = Object.keys(deployed).flatMap((id) => bank.items.get(id) ?? []);
  if (placed.length === 0) throw new Error('Of this bank nothing is deployed.');
  const needed = new Set(placed.map(({ file }) => file));
  const files = (await bankFiles(undefined, root)).filter(
    (file) => needed.has(file) || posix.basename(file) === MISTAKES_FILE,
  );
  const code = await bundle(root, entryOf(root, files, deployed));

  const digest = createHash('sha256').update(code).digest();
  const manifest: ArtifactManifest = {
    format: ARTIFACT_FORMAT,
    file: `bank.${digest.toString('hex').slice(0, 16)}.mjs`,
    digest: `sha256-${digest.toString('base64')}`,
    items: placed.length,
    variants: Object.values(deployed).reduce((sum, { variants }) => sum + variants.length, 0),
    texts: new Set(placed.flatMap(({ stimulus }) => stimulus ?? [])).size,
  };
  await write(folder, manifest, code);
  return manifest;
}

/** Whoever reads the folder meanwhile finds the old artifact or the new one. */
async function write(folder: string, manifest: ArtifactManifest, code: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, manifest.file), code);
  const unfinished = join(folder, `.${process.pid}.json`);
  await writeFile(unfinished, `${JSON.stringify(manifest, null, 2)}\n`);
  await rename(unfinished, join(folder, MANIFEST_FILE));
  const old = (await readdir(folder)).filter((name) => name.endsWith('.mjs') && name !== manifest.file);
  await Promise.all(old.map((name) => rm(join(folder, name), { force: true })));
}
