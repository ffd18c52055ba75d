import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT_ROOT } from '@travesia/infra-releases';
import { afterEach, beforeEach, expect, it } from 'vitest';

/** Inside the project: what is written there finds the kits. */
const FOLDERS = join(PROJECT_ROOT, '.test-remotes');
const PROCESS = new URL('./testing/developed-slice-process.ts', import.meta.url);

const SLICE = `
import { defineSlice } from '@travesia/kit-service/slice';
import { answer } from './answer.ts';
export const slice = defineSlice({
  name: 'prueba',
  migrations: import.meta.dirname,
  open: async () => ({}),
  async service(app) {
    app.post('/api/prueba/eco', async (request) => answer(request.body));
  },
});
`;

let folder: string;
let child: ChildProcess;
let origin: string;

const write = (file: string, text: string) => writeFile(join(folder, file), text);
const heard = async () => String((await once(child, 'message'))[0]);

beforeEach(async () => {
  await mkdir(FOLDERS, { recursive: true });
  folder = await mkdtemp(join(FOLDERS, 'slice-'));
  await write('package.json', JSON.stringify({ type: 'module', exports: { './slice': './slice.ts' } }));
  await write('slice.ts', SLICE);
  await write('answer.ts', 'export const answer = (body: unknown) => ({ first: body });');
  child = fork(PROCESS, [folder], { execArgv: [] });
  origin = await heard();
});
afterEach(async () => {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
  await rm(folder, { recursive: true });
});

it('a service under development answers with what was edited, and as before where the edit does not start', async () => {
  const echo = async () => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`${origin}/api/prueba/eco`, { method: 'POST', headers, body: '{"n":1}' })).json();
  };
  expect(await echo()).toEqual({ first: { n: 1 } });

  let said = heard();
  await write('answer.ts', 'export const answer = (body: unknown) => ({ second: body });');
  expect(await said).toBe('prueba: su servicio corre con lo que cambió');
  expect(await echo()).toEqual({ second: { n: 1 } });

  said = heard();
  await write('answer.ts', "export const answer = 1;\nthrow new Error('a medio escribir');");
  expect(await said).toBe('prueba: su servicio sigue como estaba: a medio escribir (answer.ts:2:7)');
  expect(await echo()).toEqual({ second: { n: 1 } });

  said = heard();
  await write('answer.ts', 'export const answer = () => ({\n  third: { n: 1\n});');
  expect(await said).toMatch(/^prueba: su servicio sigue como estaba: Expected .* \(answer\.ts:3\)$/);
  expect(await echo()).toEqual({ second: { n: 1 } });
});
