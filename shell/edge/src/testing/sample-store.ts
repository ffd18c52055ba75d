import { createHash, generateKeyPairSync } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { CONTRACT_MAJOR, CONTRACT_MINOR } from '@travesia/contracts/page';
import type {
  PageFiles,
  PrerenderedPage,
  RegistryDocument,
  ReleaseDocument,
  ReleasedFile,
  ReleasePointer,
  RemotePointer,
  ShellParts,
} from '@travesia/contracts/release';
import { ERROR_PATH_PLACEHOLDER, prerenderedFile, REGISTRY_MINOR, SHELL_NAME } from '@travesia/contracts/release';
import { createSigner, type DocumentSigner, signDocument } from '../store/document-signature.ts';
import { endorseCanary, endorseStable } from '../store/endorsement.ts';
import { openFolderBlobs } from '../store/folder-blobs.ts';
import { registryDigest } from '../store/registry-digest.ts';
import { type RegistryTrust, trustKeys } from '../store/registry-trust.ts';
import { createReleaseStore, integrityOf, type ReleaseStore } from '../store/release-store.ts';
import { publishedPath, REGISTRY_FILE, releasePath, revisionPath } from '../store/store-layout.ts';

const COMPRESSED = /\.(js|css|json|svg|html)$/;

/** What a test says of a release; the rest follows from it. */
export interface SampleRelease {
  readonly name: string;
  readonly version?: string;
  readonly entry?: string;
  readonly routes: ReleaseDocument['routes'];
  readonly pages: Readonly<Record<string, PageFiles>>;
  /** Name to content, `entry` and the pages' files among them. */
  readonly files: Readonly<Record<string, string>>;
  readonly prerendered?: Readonly<Record<string, PrerenderedPage>>;
  readonly changed?: ReleaseDocument['changed'];
  readonly studentData?: ReleaseDocument['studentData'];
  /** Of the page contract; this source's where absent. */
  readonly contractMinor?: number;
  readonly shell?: ShellParts;
}

export interface SampleStore {
  readonly folder: string;
  /** Signs for {@link SampleStore.promote}. */
  readonly signer: DocumentSigner;
  /** Trusts {@link SampleStore.signer} alone. */
  readonly trust: RegistryTrust;
  open(): ReleaseStore;
  publish(release: SampleRelease): Promise<ReleaseDocument>;
  /** Makes these pointers the next revision. */
  promote(shell: ReleasePointer | null, remotes?: Readonly<Record<string, RemotePointer>>): Promise<RegistryDocument>;
  remove(): Promise<void>;
}

async function write(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

interface Copies {
  readonly br: Buffer;
  readonly gz: Buffer;
}

/** By content. Stores repeat theirs, and brotli sets up tables of a megabyte for each file of some bytes. */
const copiesOf = new Map<string, Copies>();

function compress(name: string, text: string): Copies | null {
  if (!COMPRESSED.test(name)) return null;
  const copies = copiesOf.get(text) ?? { br: brotliCompressSync(text), gz: gzipSync(text) };
  copiesOf.set(text, copies);
  return copies;
}

function describe(content: Buffer, compressed: Copies | null): ReleasedFile {
  const copies = compressed && {
    brotli: compressed.br.length,
    gzip: compressed.gz.length,
    brotliIntegrity: integrityOf(compressed.br),
    gzipIntegrity: integrityOf(compressed.gz),
  };
  return { integrity: integrityOf(content), bytes: content.length, ...copies };
}

/** Of what is not in the store, as its publisher would have had it. */
const LOST = '0'.repeat(64);

/** The digests of the releases that `pointer` names. */
async function digestsIn(folder: string, name: string, { stable, lastGood, canary }: ReleasePointer) {
  const ids = [stable, lastGood, canary?.release].filter((id) => id !== undefined);
  const digests = ids.map(async (id) => {
    const content = await readFile(join(folder, releasePath(name, id, 'release.json'))).catch(() => null);
    return [id, content ? createHash('sha256').update(content).digest('hex') : LOST] as const;
  });
  return new Map(await Promise.all(digests));
}

/** One for all, so that the same registry is the same in every sample. */
const signer = createSigner(
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
);
const trust = trustKeys([signer.publicKey]);

/** A real store in a temporary folder, written as the release tool writes one. */
export async function createSampleStore(): Promise<SampleStore> {
  const folder = await mkdtemp(join(tmpdir(), 'travesia-store-'));
  let newest: RegistryDocument | null = null;
  let timelines: RegistryDocument['timelines'] = {};
  return {
    folder,
    signer,
    trust,
    open: () => createReleaseStore(openFolderBlobs(folder), trust),

    async publish(sample) {
      const { name, version = '1.0.0', entry = 'entry.js', routes, pages, files, prerendered = {} } = sample;
      const { changed, studentData, contractMinor: minor = CONTRACT_MINOR, shell } = sample;
      const contents = { ...files };
      for (const [path, page] of Object.entries(prerendered)) contents[prerenderedFile(path)] = JSON.stringify(page);
      const digest = createHash('sha256')
        .update(JSON.stringify([version, routes, contents, studentData, minor]))
        .digest('hex')
        .slice(0, 8);
      const id = `${version}-${digest}`;
      const release = join(folder, 'releases', name, id);
      const described: Record<string, ReleasedFile> = {};
      for (const [file, text] of Object.entries(contents)) {
        const content = Buffer.from(text);
        const compressed = compress(file, text);
        described[file] = describe(content, compressed);
        await write(join(release, file), content);
        if (!compressed) continue;
        await write(join(release, `${file}.br`), compressed.br);
        await write(join(release, `${file}.gz`), compressed.gz);
      }
      const document: ReleaseDocument = signDocument(signer, 'release', {
        schema: 1 as const,
        name,
        kind: name === SHELL_NAME ? ('shell' as const) : ('remote' as const),
        version,
        id,
        contract: { major: CONTRACT_MAJOR, minor },
        publishedAt: '2026-03-01T12:00:00.000Z',
        react: '19.3.1',
        entry,
        container: name === SHELL_NAME ? '' : `remote_${name}`,
        routes,
        pages,
        files: described,
        prerendered: Object.fromEntries(Object.keys(prerendered).map((path) => [path, prerenderedFile(path)])),
        ...(changed && { changed }),
        ...(studentData && { studentData }),
        ...(shell && { shell }),
      });
      await write(join(release, 'release.json'), JSON.stringify(document));
      await write(join(folder, publishedPath(document)), '');
      return document;
    },

    async promote(shell, remotes = {}) {
      const revision = (newest?.revision ?? 0) + 1;
      const issuedAt = new Date(Date.UTC(2026, 2, 2, 0, 0, revision)).toISOString();
      const pointers = Object.entries<ReleasePointer>({ ...(shell && { [SHELL_NAME]: shell }), ...remotes });
      const endorsed = pointers.map(async ([name, pointer]) => {
        const digests = await digestsIn(folder, name, pointer);
        const { canary } = pointer;
        const stable = endorseStable(signer, name, pointer, revision, digests);
        return [
          name,
          { stable, ...(canary && { canary: endorseCanary(signer, name, canary, revision, digests) }) },
        ] as const;
      });
      const teams = Object.fromEntries(Object.entries(remotes).map(([name, { prefixes }]) => [name, prefixes]));
      for (const [name, { stable }] of pointers) {
        const { stables = [], failed = [] } = timelines[name] ?? {};
        timelines = {
          ...timelines,
          [name]: { stables: stables.at(-1) === stable ? stables : [...stables, stable], failed },
        };
      }
      const registry: RegistryDocument = signDocument(signer, 'registry', {
        schema: 2 as const,
        minor: REGISTRY_MINOR,
        revision,
        issuedAt,
        previous: newest && registryDigest(newest),
        by: 'sample',
        changes:
          pointers.length === 0
            ? [{ action: 'withdraw' as const, name: SHELL_NAME }]
            : pointers.map(([name, { stable }]) => ({ action: 'promote' as const, name, release: stable })),
        trust: signDocument(signer, 'trust', { schema: 1 as const, version: revision, issuedAt, teams, keys: {} }),
        shell,
        remotes,
        endorsements: Object.fromEntries(await Promise.all(endorsed)),
        timelines,
      });
      newest = registry;
      const text = JSON.stringify(registry);
      await write(join(folder, revisionPath(revision)), text);
      await write(join(folder, 'registry.json.next'), text);
      await rename(join(folder, 'registry.json.next'), join(folder, REGISTRY_FILE));
      return registry;
    },

    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** A shell with a landing page and a sign-in page. */
export const sampleShell: SampleRelease = {
  name: SHELL_NAME,
  entry: 'main.0a1b.js',
  routes: [
    { path: '/', page: 'inicio', title: 'Inicio', access: 'public', prerender: true },
    { path: '/acceder', page: 'acceder', title: 'Acceder', access: 'auth' },
  ],
  pages: {
    inicio: { js: ['inicio.2c3d.js'], css: ['inicio.2c3d.css'] },
    acceder: { js: [], css: [] },
    error: { js: ['error.7e7e.js'], css: [] },
  },
  files: {
    'vendor.9f8e.js': 'var vendor = 1;',
    'main.0a1b.js': 'var shell = 1;',
    'main.0a1b.css': 'body { margin: 0 }',
    'inicio.2c3d.js': 'var inicio = 1;',
    'inicio.2c3d.css': 'h1 { margin: 0 }',
    'error.7e7e.js': 'var error = 1;',
    'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'layouts/default.json': JSON.stringify({
      before: '<header>Travesía</header><main id="contenido" tabindex="-1">',
      after: '</main><footer>Pie</footer>',
    }),
    'layouts/signed-in.json': JSON.stringify({
      before: '<header>Travesía <a href="/ajustes">Mi cuenta</a></header><main id="contenido" tabindex="-1">',
      after: '</main><footer>Pie</footer>',
    }),
    'layouts/none.json': JSON.stringify({ before: '<main id="contenido" tabindex="-1">', after: '</main>' }),
    'errors/not-found.json': JSON.stringify({
      html: `<h1>No encontramos esta página</h1><p>Page Not Found: ${ERROR_PATH_PLACEHOLDER}</p>`,
      head: { title: 'Página no encontrada' },
    }),
    'errors/internal.json': JSON.stringify({
      html: '<h1>Algo falló</h1><p>Internal Server Error</p>',
      head: { title: 'Algo falló' },
    }),
  },
  prerendered: { '/': { html: '<h1>Prepara la PAES</h1>', head: { title: 'Prepara la PAES' } } },
  shell: {
    js: ['vendor.9f8e.js', 'main.0a1b.js'],
    css: ['main.0a1b.css'],
    layouts: { default: 'layouts/default.json', signedIn: 'layouts/signed-in.json', none: 'layouts/none.json' },
    errors: { notFound: 'errors/not-found.json', internal: 'errors/internal.json' },
  },
};

const averages = ['4.00', '5.50', '5.56', '7.00'];

/** A remote with pages of every kind. */
export const sampleRemote: SampleRelease = {
  changed: { '/herramientas/temarios/m1': '2026-02-14T12:00:00.000Z' },
  name: 'herramientas',
  routes: [
    { path: '/herramientas', page: 'indice', title: 'Herramientas', access: 'public', prerender: true },
    {
      path: '/herramientas/promedio-:promedio',
      page: 'promedio',
      title: 'Tu promedio',
      access: 'public',
      prerender: true,
      data: true,
      params: { promedio: { kind: 'decimal', min: 4, max: 7, decimals: 2 } },
    },
    {
      path: '/herramientas/temarios/:temario',
      page: 'indice',
      title: 'Temario',
      access: 'public',
      prerender: true,
      params: { temario: { kind: 'prerendered' } },
    },
    { path: '/herramientas/mias', page: 'mias', title: 'Mis herramientas', access: 'auth', keepAlive: true },
    { path: '/herramientas/mias/:id', page: 'mias', title: 'Mi herramienta', access: 'auth' },
    { path: '/herramientas/prueba', page: 'mias', title: 'Prueba', access: 'public', layout: 'none' },
  ],
  pages: {
    indice: { js: ['indice.1111.js'], css: ['indice.1111.css'] },
    promedio: { js: ['comun.3333.js', 'promedio.2222.js'], css: [] },
    mias: { js: ['mias.4444.js'], css: [] },
  },
  files: {
    'entry.js': 'var remote_herramientas = 1;',
    'indice.1111.js': 'var indice = 1;',
    'indice.1111.css': '@layer remote.herramientas { h1 { color: inherit } }',
    'comun.3333.js': 'var comun = 1;',
    'promedio.2222.js': 'var promedio = 1;',
    'mias.4444.js': 'var mias = 1;',
    'foto.5555.webp': 'RIFF',
    ...Object.fromEntries(averages.map((at) => [`payload/herramientas/promedio-${at}.json`, JSON.stringify({ at })])),
  },
  prerendered: {
    '/herramientas': {
      html: '<h1>Herramientas</h1>',
      head: {
        title: 'Herramientas <PAES> & "más"',
        description: 'Calcula "todo" & <más>',
        jsonLd: [{ '@type': 'WebPage', name: '</script><script>alert(1)</script>' }],
      },
    },
    '/herramientas/temarios/m1': { html: '<h1>M1</h1>', head: { title: 'M1' } },
    '/herramientas/temarios/oculto': { html: '<h1>Oculto</h1>', head: { title: 'Oculto', noIndex: true } },
    ...Object.fromEntries(
      averages.map((at) => [
        `/herramientas/promedio-${at}`,
        { html: `<h1>${at}</h1>`, head: { title: `Promedio ${at}` }, data: { at } },
      ]),
    ),
  },
};
