import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { findProjects, openStore, readTeams, type WritableStore, withdraw } from '@travesia/infra-releases';
import { runGates } from '@travesia/infra-releases/gates';
import { copyStore } from '../support/copy-store.ts';
import { publishNewerShell } from '../support/publish-newer-shell.ts';
import { preparedKeys } from '../support/stores-folder.ts';

/**
 * Remotes that are taken off before: the walk of public pages and their own tests open the same pages, and whoever
 * publishes a shell tries it with all of them. So does a soak.
 */
const OPENED_ELSEWHERE = process.env['SOAK'] ? [] : ['carreras', 'herramientas', 'juegos', 'suscribirse'];

const FIXTURES = resolve(import.meta.dirname, '../fixtures/remotes');

test.describe('the gates before publishing', () => {
  // Each opens many pages in a browser of its own.
  test.slow();

  let folder: string;
  let store: WritableStore;
  test.beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'travesia-gates-'));
    await copyStore('product', folder);
    store = await openStore(folder, { keys: await preparedKeys() });
  });
  test.afterEach(() => rm(folder, { recursive: true, force: true }));

  const gates = async (dist: string, prefix: string) =>
    runGates(store, dist, {
      teams: { ...(await readTeams()), rota: [prefix], viva: [prefix], 'rota-entera': [prefix] },
      withBrowser: true,
      say: () => {},
    });

  test('open every declared page of a remote under the live shell and the newest one, and write nothing', async ({
    browserName: _,
  }, testInfo) => {
    const newer = await publishNewerShell(store, testInfo.outputPath('shell'));
    const before = await store.releases.listReleases();
    const live = await store.releases.readRegistry();
    const { shells, weights } = await gates(join(FIXTURES, 'viva/dist'), '/prueba-viva');
    expect(shells.map(({ shell }) => shell)).toEqual([live?.shell?.stable, newer.id]);
    for (const { pages } of shells) {
      expect(pages.map(({ address, cause }) => [address, cause])).toEqual([
        ['/prueba-viva/cuaderno', null],
        ['/prueba-viva/fugaz', null],
        ['/prueba-viva/enlaces', null],
        ['/prueba-viva/espera', null],
        ['/prueba-viva/borrador', null],
        ['/prueba-viva/hoja/muestra', null],
      ]);
    }
    expect(weights).toHaveLength(12);
    expect(await store.releases.listReleases()).toEqual(before);
    expect(await store.releases.readRegistry()).toEqual(live);
  });

  test('weigh them once where no newer shell is published', async () => {
    const { shells, weights } = await runGates(store, join(FIXTURES, 'viva/dist'), {
      teams: { ...(await readTeams()), viva: ['/prueba-viva'] },
      withBrowser: false,
      say: () => {},
    });
    expect([shells, weights.length]).toEqual([[], 6]);
  });

  test('name the page that fails and its cause, and no other', async () => {
    const refusal = gates(join(FIXTURES, 'rota/dist'), '/prueba-rota');
    await expect(refusal).rejects.toMatchObject({ code: 'pages' });
    const message = await refusal.catch((error: Error) => error.message);
    expect(message).toMatch(/\/prueba-rota\/importar \(rota:importar\) bajo el shell \S+: la página falló \(page\)/);
    expect(message).toMatch(/\/prueba-rota\/montar \(rota:montar\) bajo el shell \S+: la página falló \(mount\)/);
    expect(message).toMatch(/\/prueba-rota\/navegador .+: la página falló/);
    expect(message).toMatch(
      /\/prueba-rota\/desigual .+: no calza con lo prerenderizado: en la página > p se prerenderizó «Texto del servidor» y el navegador dibuja «Texto del navegador»/,
    );
    expect(message).toMatch(
      /\/prueba-rota\/despues .+: al pulsar «Fallar al pulsar»: TypeError: prueba: lo escrito por Ana/,
    );
    expect(message).toMatch(/\/prueba-rota\/efecto .+: al pulsar «Romper»: la página falló \(render\)/);
    expect(message).toMatch(/\/prueba-rota\/tarde .+: con la página ya abierta: la página falló \(render\)/);
    expect(message).not.toMatch(/sana/);
  });

  test('refuse a remote whose code throws as a whole', async () => {
    await expect(gates(join(FIXTURES, 'rota-entera/dist'), '/prueba-rota-entera')).rejects.toThrow(
      /\/prueba-rota-entera \(rota-entera:inicio\) bajo el shell \S+: la página falló \(entry\)/,
    );
  });

  test('try a shell with the pages of every live remote, also those for whoever has a session', async () => {
    for (const name of OPENED_ELSEWHERE) await withdraw(store, name);
    const shell = (await findProjects()).find(({ name }) => name === 'shell');
    const { shells } = await gates(shell?.dist ?? '', '/prueba');
    const remotes = new Set(shells.flatMap(({ pages }) => pages.map(({ remote }) => remote)));
    expect(remotes.size).toBe(8 - OPENED_ELSEWHERE.length);
    expect(shells[0]?.pages.filter(({ cause }) => cause !== null)).toEqual([]);
    expect(shells[0]?.pages.map(({ address }) => address)).toContain('/ajustes');
  });
});
