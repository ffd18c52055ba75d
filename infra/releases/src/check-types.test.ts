import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkTypes } from './check-types.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'travesia-types-'));
  const compilerOptions = { strict: true, module: 'esnext', target: 'esnext', types: [] };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['.'] }));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('lets pass what fits', async () => {
  await writeFile(join(folder, 'page.ts'), 'export const points: number = 100;\n');
  await checkTypes({ name: 'juegos', folder });
});

it('refuses what does not, with the place and the reason', async () => {
  await writeFile(join(folder, 'page.ts'), "export const points: number = 'cien';\n");
  const refusal = checkTypes({ name: 'juegos', folder });
  await expect(refusal).rejects.toMatchObject({ code: 'types', message: expect.stringMatching(/^juegos no se p/m) });
  await expect(refusal).rejects.toThrow(/page\.ts\(1,14\): error TS2322/);
});
