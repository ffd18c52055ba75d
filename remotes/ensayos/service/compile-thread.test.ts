import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { afterEach, expect, it, vi } from 'vitest';
import { type CompileThreadOptions, openCompileThread } from './compile-thread.ts';
import type { ServedBank } from './served-bank.ts';

const FILE = new URL('./testing/fragile-worker.ts', import.meta.url);

const opened: ServedBank[] = [];
async function open(options: Partial<CompileThreadOptions> = {}): Promise<ServedBank> {
  const bank = await openCompileThread({ file: FILE, ...options });
  opened.push(bank);
  return bank;
}
afterEach(async () => {
  for (const bank of opened.splice(0)) await bank.close();
  vi.unstubAllEnvs();
});

const ids = (count: number, from = 0) => Array.from({ length: count }, (_, n) => `${from + n}`);
const threadOf = (answers: ReadonlyMap<string, string>, id: string): number =>
  JSON.parse(answers.get(id) ?? '{}').threadId;

it('answers with what was compiled in another thread, whoever else asks for the same', async () => {
  const bank = await open();
  const forms = await Promise.all(Array.from({ length: 20 }, (_, form) => bank.compile('item', ids(65, form % 5))));
  for (const [form, answers] of forms.entries()) {
    expect([...answers.keys()]).toEqual(ids(65, form % 5));
    for (const [id, json] of answers) {
      expect(JSON.parse(json)).toMatchObject({ kind: 'item', id });
      expect(threadOf(answers, id)).not.toBe(threadId);
    }
  }
  const text = await bank.compile('text', ['1']);
  expect(JSON.parse(text.get('1') ?? '')).toMatchObject({ kind: 'text', id: '1' });
});

it('refuses what cannot be compiled, and nothing else', async () => {
  const bank = await open();
  const refused = bank.compile('item', ['a', 'fails', 'b']);
  const others = bank.compile('item', ids(30));
  await expect(refused).rejects.toThrow('"fails" is not deployed.');
  expect((await others).size).toBe(30);
});

it('asks no more of the thread than it does in a while: who comes on top is told to come back', async () => {
  const bank = await open({ waitingMax: 100 });
  const first = bank.compile('item', ids(80));
  await expect(bank.compile('item', ids(80, 80))).rejects.toMatchObject({ statusCode: 503, retryAfterS: 5 });
  expect((await first).size).toBe(80);
  expect((await bank.compile('item', ids(80, 80))).size).toBe(80);
});

it('goes on in another thread where one ended, with the question on which it ended too', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'travesia-compile-'));
  const bank = await open();
  const before = threadOf(await bank.compile('item', ['0']), '0');
  const once = `ends-once ${join(folder, 'ended')}`;
  const answers = await bank.compile('item', [...ids(20), once, ...ids(20, 20)]);
  expect(answers.size).toBe(41);
  expect(threadOf(answers, once)).not.toBe(before);
  await rm(folder, { recursive: true });
});

it.each(['ends', 'hangs'])(
  'refuses from there on a question on which it %s twice; all others are answered',
  async (id) => {
    const bank = await open({ compilingMaxMs: 1_000 });
    const others = bank.compile('item', ids(20));
    const refused = bank.compile('item', ['a', id, 'b']);
    const later = bank.compile('item', ids(20, 20));
    await expect(refused).rejects.toThrow(`"${id}" cannot be compiled: the thread ended on it twice.`);
    expect((await others).size + (await later).size).toBe(40);
    const last = threadOf(await bank.compile('item', ['c']), 'c');
    await expect(bank.compile('item', [id])).rejects.toThrow('twice');
    expect(threadOf(await bank.compile('item', ['d']), 'd')).toBe(last);
  },
);

it('is not there where the bank cannot be loaded, and comes back as soon as it can', async () => {
  vi.stubEnv('FRAGILE_WORKER', 'cannot load');
  await expect(open()).rejects.toThrow('there is no bank');
  vi.stubEnv('FRAGILE_WORKER', '');
  const bank = await open();
  vi.stubEnv('FRAGILE_WORKER', 'cannot load');
  await expect(bank.compile('item', ['ends', 'a'])).rejects.toMatchObject({ statusCode: 503, retryAfterS: 5 });
  await expect(bank.compile('item', ['a'])).rejects.toMatchObject({ statusCode: 503 });
  vi.stubEnv('FRAGILE_WORKER', '');
  expect((await bank.compile('item', ['a'])).size).toBe(1);
});

it('tells who waits when it is closed', async () => {
  const bank = await open();
  const waiting = bank.compile('item', ids(500));
  const told = expect(waiting).rejects.toMatchObject({ statusCode: 503 });
  await bank.close();
  await told;
  await expect(bank.compile('item', ['a'])).rejects.toMatchObject({ statusCode: 503 });
});
