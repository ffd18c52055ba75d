import { createHash } from 'node:crypto';
import { BOOT_ELEMENT_ID, type BootDocument, prerenderedValueFile } from '@travesia/contracts/release';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { createSampleEdge } from '../testing/sample-edge.ts';
import {
  createSampleStore,
  type SampleRelease,
  type SampleStore,
  sampleRemote,
  sampleShell,
} from '../testing/sample-store.ts';
import { MARK_TARGET } from './own-scripts.ts';

const PAGE = '/herramientas/mias';
const PARAMETER = 'leccion';
const LONGEST = 'x'.repeat(100);

const fileOf = (html: string) => JSON.stringify({ html, head: { title: 'Lección' } });

const remote: SampleRelease = {
  ...sampleRemote,
  routes: sampleRemote.routes.map((route) => (route.path === PAGE ? { ...route, prerenderParam: PARAMETER } : route)),
  files: {
    ...sampleRemote.files,
    [prerenderedValueFile(PAGE, 'm1.uno')]: fileOf('<h1>Uno</h1>'),
    [prerenderedValueFile(PAGE, 'm1.dos')]: fileOf('<h1>Dos</h1>'),
    [prerenderedValueFile(PAGE, LONGEST)]: fileOf('<h1>Largo</h1>'),
    [prerenderedValueFile(PAGE, `${LONGEST}x`)]: fileOf('<h1>Demasiado</h1>'),
    'prerendered/otra.json': fileOf('<h1>De otra</h1>'),
  },
};

const opened: { readonly app: FastifyInstance; readonly sample: SampleStore }[] = [];

afterEach(async () => {
  for (const { app, sample } of opened.splice(0)) {
    await app.close();
    await sample.remove();
  }
});

/** What a student, or whoever `session` says, gets at an address. */
async function openEdge(shell: SampleRelease = sampleShell) {
  const sample = await createSampleStore();
  const { id } = await sample.publish(shell);
  const { id: stable } = await sample.publish(remote);
  await sample.promote({ stable: id }, { herramientas: { stable, prefixes: ['/herramientas'] } });
  const { app } = await createSampleEdge(sample, {
    readSession: ({ headers }) => {
      if (headers['x-session'] === 'broken') throw new Error('no verdict');
      return Promise.resolve({ status: 'signed-in', user: { uid: 'ana' } });
    },
  });
  opened.push({ app, sample });
  const released = `/releases/herramientas/${stable}/`;
  const ask = async (search: string, headers: Record<string, string> = {}) => {
    const { body, statusCode, headers: answered } = await app.inject({ url: PAGE + search, headers });
    expect(statusCode, search).toBe(200);
    return { body, policy: String(answered['content-security-policy']) };
  };
  const get = async (...asked: Parameters<typeof ask>) => {
    const { body } = await ask(...asked);
    const [, boot = ''] = body.split(`id="${BOOT_ELEMENT_ID}">`);
    const { fragment }: BootDocument = JSON.parse(boot.split('</script>')[0] ?? '');
    const [, title = null] = /<h1>([^<]*)<\/h1>/.exec(body) ?? [];
    return { title, fragment };
  };
  return { ask, get, statusOf: async (file: string) => (await app.inject(released + file)).statusCode };
}

it('a student finds the fragment of the value in the document, whoever asked for another one before', async () => {
  const { get } = await openEdge();
  for (const [value, title] of [
    ['m1.uno', 'Uno'],
    ['m1.dos', 'Dos'],
    ['m1.uno', 'Uno'],
    [LONGEST, 'Largo'],
  ] as const) {
    expect(await get(`?leccion=${value}`)).toEqual({ title, fragment: { search: `?leccion=${value}` } });
  }
  expect(await get('?leccion=m1%2Euno')).toEqual({ title: 'Uno', fragment: { search: '?leccion=m1.uno' } });
});

it.each([
  ['nothing', ''],
  ['a value that has none', '?leccion=m1.tres'],
  ['an empty value', '?leccion='],
  ['another parameter', '?otra=m1.uno'],
  ['more than the parameter', '?leccion=m1.uno&error=x'],
  ['the parameter twice', '?leccion=m1.uno&leccion=m1.uno'],
  ['a way out of the folder', '?leccion=/../../otra'],
  ['the same, encoded', '?leccion=%2f%2e%2e%2f%2e%2e%2fotra'],
  ['the same, encoded twice', '?leccion=%252f%252e%252e%252f%252e%252e%252fotra'],
  ['a name of every object', '?leccion=constructor'],
  ['other letters', '?leccion=M1.UNO'],
  ['broken encoding', '?leccion=%E0%A4%A'],
  ['a value that is longer than any', `?leccion=${LONGEST}x`],
  ['a very long value', `?leccion=${'m1.uno.'.repeat(200)}`],
])('%s in the query gives the page without a fragment', async (_, search) => {
  const { get } = await openEdge();
  expect(await get(search)).toEqual({ title: null, fragment: undefined });
});

it('behind the fragment the document marks what the hash names, before any other script, and its policy lets it', async () => {
  const { ask } = await openEdge();
  const { body, policy } = await ask('?leccion=m1.uno');
  const [before = '', after = ''] = body.split(`<script>${MARK_TARGET}</script>`);
  expect(before).toContain('<h1>Uno</h1>');
  expect(before).not.toContain('</script>');
  expect(after).toContain('<script defer');
  expect(policy).toContain(`'sha256-${createHash('sha256').update(MARK_TARGET).digest('base64')}'`);
  const { body: plain, policy: usual } = await ask('');
  expect(plain).not.toContain(MARK_TARGET);
  expect(usual).not.toContain('sha256-');
});

it('whoever may turn out to be a visitor gets none', async () => {
  const { get } = await openEdge();
  expect(await get('?leccion=m1.uno', { 'x-session': 'broken' })).toEqual({ title: null, fragment: undefined });
});

it('a shell that would start without the query gets none', async () => {
  const { get } = await openEdge({ ...sampleShell, contractMinor: 7 });
  expect(await get('?leccion=m1.uno')).toEqual({ title: null, fragment: undefined });
});

it('goes out in documents alone', async () => {
  const { statusOf } = await openEdge();
  expect(await statusOf('mias.4444.js')).toBe(200);
  expect(await statusOf(prerenderedValueFile(PAGE, 'm1.uno'))).toBe(404);
});
