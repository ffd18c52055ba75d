import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyProject } from './copy-project.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'travesia-copied-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function put(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

it('is the project as it stands, whose packages lead into the copy', async () => {
  put('.gitignore', 'node_modules/\ndist/\n');
  put('kits/uno/package.json', '{}');
  put('kits/uno/uno.ts', 'before');
  put('kits/uno/gone.ts', 'gone');
  put('kits/uno/dist/uno.js', 'built');
  put('kits/uno/node_modules/dos/dos.js', 'dos');
  put('node_modules/tres/tres.js', 'tres');
  put('node_modules/.vite/stored', 'stored');
  mkdirSync(join(root, 'node_modules/@travesia'));
  symlinkSync('../../kits/uno', join(root, 'node_modules/@travesia/uno'));
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  execFileSync('git', ['add', '.'], { cwd: root });
  put('kits/uno/uno.ts', 'as it stands');
  put('kits/uno/new.ts', 'new');
  rmSync(join(root, 'kits/uno/gone.ts'));

  const { folder, remove } = await copyProject(root);
  const text = (file: string) => readFileSync(join(folder, file), 'utf8');
  writeFileSync(join(folder, 'kits/uno/uno.ts'), 'mutated');
  expect(text('node_modules/@travesia/uno/uno.ts')).toBe('mutated');
  expect(readFileSync(join(root, 'kits/uno/uno.ts'), 'utf8')).toBe('as it stands');
  expect(text('kits/uno/new.ts')).toBe('new');
  expect(text('kits/uno/node_modules/dos/dos.js')).toBe('dos');
  expect(text('node_modules/tres/tres.js')).toBe('tres');
  const absent = ['kits/uno/gone.ts', 'kits/uno/dist', 'node_modules/.vite', '.git'];
  expect(absent.filter((file) => existsSync(join(folder, file)))).toEqual([]);
  remove();
  expect(existsSync(folder)).toBe(false);
});
