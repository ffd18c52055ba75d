import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ARTIFACT_FORMAT, MANIFEST_FILE } from '@travesia/content-item-model/artifact';
import { openDeployedBank } from '@travesia/content-item-model/reader';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deploymentOf } from '../deployment.ts';
import { BANK_FOLDER, loadBank } from '../load-bank.ts';
import { compileArtifact } from './compile-artifact.ts';

const FILE = 'm1/numeros/precio-antes-del-descuento.ts';
const ID = 'm1-precio-antes-del-descuento';
const WORDS = 'quedó en';

let temporary: string;
let banks = 0;

/** A bank of one item, as it stands or with some of its text replaced. */
async function bankOfOne(...replaced: readonly (readonly [string, string])[]): Promise<string> {
  banks += 1;
  const root = join(temporary, `bank-${banks}`);
  await mkdir(join(root, 'authoring'), { recursive: true });
  await writeFile(join(root, 'package.json'), '{ "type": "module" }');
  await writeFile(join(root, 'authoring/index.ts'), `export * from '${join(BANK_FOLDER, 'authoring/index.ts')}';`);
  await cp(join(BANK_FOLDER, 'm1/numeros/mistakes.ts'), join(root, 'm1/numeros/mistakes.ts'));
  const text = await readFile(join(BANK_FOLDER, FILE), 'utf8');
  const changed = replaced.reduce((before, [from, to]) => before.replace(from, to), text);
  await writeFile(join(root, FILE), changed);
  return root;
}

const deployedIn = async (root: string) => deploymentOf(await loadBank(undefined, root));

async function compiled(root: string) {
  const folder = join(root, 'dist');
  return { folder, manifest: await compileArtifact(await deployedIn(root), { root, folder }) };
}

beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'travesia-artifact-'));
});
afterAll(() => rm(temporary, { recursive: true }));

describe('the artifact of a bank', () => {
  it('is the same from the same sources, wherever they are', async () => {
    const one = await compiled(await bankOfOne());
    const other = await compiled(await bankOfOne());
    expect(other.manifest).toEqual(one.manifest);
    expect(one.manifest).toMatchObject({ format: ARTIFACT_FORMAT, items: 1, variants: 40, texts: 0 });
    expect((await readdir(one.folder)).sort()).toEqual([one.manifest.file, MANIFEST_FILE]);
  });

  it('is another one as soon as a question is reworded and its version raised', async () => {
    const before = await compiled(await bankOfOne());
    const after = await compiled(await bankOfOne([WORDS, 'costaba'], ['version: 1', 'version: 2']));
    expect(after.manifest.digest).not.toBe(before.manifest.digest);
    const bank = await openDeployedBank(after.folder);
    expect(bank.digest).toBe(after.manifest.digest);
    const [id = ''] = bank.entries[0]?.variants ?? [];
    expect(id).toMatch(new RegExp(`^${ID}@2:`));
    expect(bank.item(id).stem).toContain('costaba');
  });

  it('is not compiled where a question was reworded under the version that is deployed', async () => {
    const deployment = await deployedIn(await bankOfOne());
    const root = await bankOfOne([WORDS, 'costaba']);
    const compiling = compileArtifact(deployment, { root, folder: join(root, 'dist') });
    await expect(compiling).rejects.toThrow(`${FILE} ${ID}: what it asks changed under version 1`);
    await expect(readdir(join(root, 'dist'))).rejects.toThrow('ENOENT');
  });

  it('has steps that students enter, which may be reworded under the version that is deployed', async () => {
    const deployment = await deployedIn(await bankOfOne());
    const titles: string[][] = [];
    for (const replaced of [[], [['Qué parte del precio se pagó', 'Lo que se pagó']]] as const) {
      const root = await bankOfOne(...replaced);
      expect(await deployedIn(root)).toEqual(deployment);
      const folder = join(root, 'dist');
      await compileArtifact(deployment, { root, folder });
      const bank = await openDeployedBank(folder);
      const [id = ''] = bank.entries[0]?.variants ?? [];
      titles.push(bank.steps(id).map(({ title }) => title));
      expect(() => bank.steps(`${ID}@1:999999`)).toThrow('is not deployed');
    }
    const [before = [], after = []] = titles;
    expect(before.length).toBeGreaterThan(1);
    expect(after).toEqual(['Lo que se pagó', ...before.slice(1)]);
  });

  it('leaves out what is being written anew', async () => {
    const deployment = await deployedIn(await bankOfOne());
    const root = await bankOfOne([WORDS, 'costaba'], ['version: 1', 'version: 2']);
    const compiling = compileArtifact(deployment, { root, folder: join(root, 'dist') });
    await expect(compiling).rejects.toThrow('Of this bank nothing is deployed.');
  });

  it('replaces the one before it', async () => {
    const root = await bankOfOne();
    const { folder, manifest } = await compiled(root);
    const next = await bankOfOne(['thousands: random.integer(8, 60)', 'thousands: random.integer(9, 60)']);
    const second = await compileArtifact(await deployedIn(next), { root: next, folder });
    expect(second.file).not.toBe(manifest.file);
    expect((await readdir(folder)).sort()).toEqual([second.file, MANIFEST_FILE]);
  });
});

describe('whoever opens an artifact', () => {
  it('is refused one that is not what was compiled', async () => {
    const { folder, manifest } = await compiled(await bankOfOne());
    await appendFile(join(folder, manifest.file), '\n');
    await expect(openDeployedBank(folder)).rejects.toThrow('is not what was compiled');
  });

  it('is refused one of another format, by number', async () => {
    const { folder, manifest } = await compiled(await bankOfOne());
    await writeFile(
      join(folder, MANIFEST_FILE),
      JSON.stringify({ ...manifest, format: ARTIFACT_FORMAT + 1, place: 'elsewhere' }),
    );
    await expect(openDeployedBank(folder)).rejects.toThrow(
      `has format ${ARTIFACT_FORMAT + 1}, and format ${ARTIFACT_FORMAT} is read here`,
    );
  });

  it('is refused a manifest that names another file than a compiled bank', async () => {
    const { folder, manifest } = await compiled(await bankOfOne());
    await writeFile(join(folder, MANIFEST_FILE), JSON.stringify({ ...manifest, file: '../../../x.mjs' }));
    await expect(openDeployedBank(folder)).rejects.toThrow('file');
  });

  it('is told what to do where there is none', async () => {
    await expect(openDeployedBank(join(temporary, 'nowhere'))).rejects.toThrow('npm run build');
  });
});
