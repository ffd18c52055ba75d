import type { Session } from '@travesia/contracts/page';
import { type BootDocument, ERROR_PATH_PLACEHOLDER, type ResolvedRelease } from '@travesia/contracts/release';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BuildBoot,
  composeDocument,
  type DocumentInput,
  type DocumentPage,
  documentTail,
} from './compose-document.ts';
import { fillSlot } from './template.ts';

const release = (name: string): ResolvedRelease => ({
  name,
  version: '1.0.0',
  id: '1.0.0-0123abcd',
  channel: 'stable',
  base: `/releases/${name}/1.0.0-0123abcd/`,
  contract: 1,
  entry: ['entry.js', 'sha384-entry'],
  container: `remote_${name}`,
  routes: [],
  pages: { indice: { js: [['indice.js', 'sha384-js']], css: [['indice.css', 'sha384-css']] } },
});
const shellRelease = release('shell');
const remote = release('herramientas');
const boot = { apiBase: '/', status: 200 };
const build: BuildBoot = { build: 'r1-0123abcd', revision: 1, bot: false, releases: [shellRelease, remote] };
const page: DocumentPage = {
  release: remote,
  page: 'indice',
  head: { title: 'Herramientas' },
  canonicalPath: '/herramientas',
  preload: true,
  fragment: { html: '<h1>Herramientas</h1>', head: { title: 'Herramientas' } },
};
const input: DocumentInput = {
  origin: 'https://travesia.example',
  shell: {
    release: shellRelease,
    js: [
      ['vendor.js', 'sha384-vendor'],
      ['main.js', 'sha384-main'],
    ],
    css: [['main.css', 'sha384-maincss']],
    icon: 'icon.svg',
    layout: { before: '<header></header><main id="contenido" tabindex="-1">', after: '</main><footer></footer>' },
  },
  page,
  boot,
};

interface Asked {
  readonly page?: Partial<DocumentPage>;
  readonly boot?: Partial<DocumentInput['boot']>;
  readonly build?: Partial<BuildBoot>;
  readonly session?: Session;
  readonly path?: string;
}

function html({
  page: morePage,
  boot: moreBoot,
  build: moreBuild,
  session = { status: 'anonymous' },
  path = '/x',
}: Asked = {}): string {
  const { template } = composeDocument({ ...input, page: { ...page, ...morePage }, boot: { ...boot, ...moreBoot } });
  const filled = template.map((part) => (typeof part === 'string' ? part : fillSlot(part.slot, { session, path })));
  return filled.join('') + documentTail({ ...build, ...moreBuild });
}

/** The boot document as the browser would read it: the element ends at the first `</script`. */
function bootOf(text: string): BootDocument {
  const start = '<script type="application/json" id="travesia-boot">';
  const after = text.slice(text.indexOf(start) + start.length);
  return JSON.parse(after.slice(0, after.search(/<\/script/i)));
}

const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom('<', '>', '"', "'", '&', '</script>', '<!--', '-->', '<script>', '$&', '\u2028', '</title>', 'a'),
    )
    .map((parts) => parts.join('')),
);

describe('a composed document', () => {
  it('is layout, container and fragment in their places', () => {
    expect(html()).toMatch(/^<!doctype html><html lang="es-CL"><head><meta charset="utf-8"><meta name="viewport"/);
    expect(html()).toContain(
      '<body><div id="travesia"><header></header><main id="contenido" tabindex="-1">' +
        '<div data-page="herramientas:indice"><h1>Herramientas</h1></div></main><footer></footer></div><script',
    );
    expect(html()).toContain('<script type="application/json" id="travesia-boot">');
    expect(html()).toMatch(/<\/script><\/body><\/html>$/);
  });

  it('has no container where there is no fragment, and says so to the shell', () => {
    const { fragment: _, ...bare } = page;
    const { template } = composeDocument({ ...input, page: bare });
    const text = template.map((part) => (typeof part === 'string' ? part : '{}')).join('') + documentTail(build);
    expect(text).toContain('tabindex="-1"></main>');
    expect(bootOf(text)).not.toHaveProperty('fragment');
    expect(bootOf(html())).toHaveProperty('fragment', {});
  });

  it('describes the page to people and search engines', () => {
    const head = { title: 'Temarios', description: 'Qué entra', jsonLd: [{ '@type': 'WebPage' }] };
    const text = html({ page: { head } });
    expect(text).toContain('<title>Temarios | Travesía</title>');
    expect(text).toContain('<meta name="description" content="Qué entra">');
    expect(text).toContain('<link rel="canonical" href="https://travesia.example/herramientas">');
    expect(text).toContain('<meta property="og:title" content="Temarios">');
    expect(text).toContain('<meta property="og:url" content="https://travesia.example/herramientas">');
    expect(text).toContain('<script type="application/ld+json">{"@type":"WebPage"}</script>');
    expect(text).not.toContain('noindex');
    expect(html({ page: { head: { title: 'T', canonical: '/otra' } } })).toContain(
      'href="https://travesia.example/otra"',
    );
  });

  it('keeps search engines from what has no address of its own', () => {
    const { canonicalPath: _, ...unaddressed } = page;
    const texts = [
      html({ page: { head: { title: 'T', noIndex: true } } }),
      composeDocument({ ...input, page: unaddressed }).template.join(''),
    ];
    for (const text of texts) {
      expect(text).toContain('<meta name="robots" content="noindex">');
      expect(text).not.toContain('canonical');
      expect(text).not.toContain('og:url');
    }
  });

  it('loads everything verified: styles, the shell in order, the page ahead of its use', () => {
    const files = [
      ...html().matchAll(
        /<(link rel="(?:stylesheet|preload)"|script defer)[^>]*(?:href|src)="([^"]+)" integrity="([^"]+)" crossorigin="anonymous">/g,
      ),
    ];
    const base = '/releases/shell/1.0.0-0123abcd/';
    const pageBase = '/releases/herramientas/1.0.0-0123abcd/';
    expect(files.map(([, kind, address, integrity]) => [kind, address, integrity])).toEqual([
      ['link rel="stylesheet"', `${base}main.css`, 'sha384-maincss'],
      ['link rel="stylesheet"', `${pageBase}indice.css`, 'sha384-css'],
      ['script defer', `${base}vendor.js`, 'sha384-vendor'],
      ['script defer', `${base}main.js`, 'sha384-main'],
      ['link rel="preload"', `${pageBase}entry.js`, 'sha384-entry'],
      ['link rel="preload"', `${pageBase}indice.js`, 'sha384-js'],
    ]);
    expect(html()).toContain(`<link rel="icon" type="image/svg+xml" href="${base}icon.svg">`);
    expect(html()).not.toMatch(/\sstyle=|\son[a-z]+=|<style|<script>/);
  });

  it('asks for scripts only behind what can be read without them', () => {
    const scripts = /<script defer|<link rel="preload" as="script"/g;
    const [head = '', body = ''] = html().split('<footer></footer>');
    expect(head).toContain('rel="stylesheet"');
    expect(head.match(scripts)).toBeNull();
    expect(body.match(scripts)).toHaveLength(4);

    const { fragment: _, ...bare } = page;
    const [bareHead = '', bareBody = ''] = composeDocument({ ...input, page: bare })
      .template.join('')
      .split('</head>');
    expect(bareHead.match(scripts)).toHaveLength(4);
    expect(bareBody.match(scripts)).toBeNull();
  });

  it('preloads no entry twice and nothing from a dev server', () => {
    const own = html({ page: { release: shellRelease } });
    expect(own).not.toMatch(/href="[^"]*entry\.js"/);
    expect(own).toContain('<link rel="preload" as="script" href="/releases/shell/1.0.0-0123abcd/indice.js"');
    expect(html({ page: { preload: false } })).not.toMatch(/href="[^"]*herramientas[^"]*\.(js|css)"/);
  });

  it('puts the path into error pages only, wherever it is named', () => {
    const fragment = { html: `<p>Page Not Found: ${ERROR_PATH_PLACEHOLDER}</p>`, head: { title: 'x' } };
    const head = { title: `No está ${ERROR_PATH_PLACEHOLDER}` };
    const text = html({ page: { fragment, head }, boot: { status: 404 }, path: '/<b>"x"' });
    expect(text).toContain('<p>Page Not Found: /&lt;b&gt;&quot;x&quot;</p>');
    expect(text).toContain('<title>No está /&lt;b&gt;&quot;x&quot; | Travesía</title>');
    expect(text).not.toContain(ERROR_PATH_PLACEHOLDER);
    expect(html({ page: { fragment } })).toContain(ERROR_PATH_PLACEHOLDER);
  });

  it('carries the boot document whole, whatever it holds', () => {
    fc.assert(
      fc.property(hostile, hostile, hostile, (email, data, title) => {
        const session: Session = { status: 'signed-in', user: { uid: 'u1', email } };
        const fragment = { html: '', head: { title }, data: { data } };
        const routes = [{ path: '/x' as const, page: 'x', title, access: 'public' as const }];
        const releases = [{ ...remote, routes }];
        const text = html({ page: { fragment, head: { title: 'T' } }, build: { releases }, session });
        expect(bootOf(text)).toEqual({ ...boot, ...build, releases, session, fragment: { data: { data } } });
      }),
    );
  });

  it('lets no text out of its place', () => {
    const shape = (text: string) => text.match(/<[^>]*>/g)?.map((tag) => tag.replace(/"[^"]*"/g, '""'));
    const plain = shape(html({ page: { head: { title: 'T', description: 'D', jsonLd: [{ name: 'N' }] } } }));
    fc.assert(
      fc.property(hostile, hostile, hostile, (title, description, name) => {
        const text = html({ page: { head: { title, description, jsonLd: [{ name }] } } });
        const withoutJson = text.replace(/(<script type="application\/[^>]*>)[^<]*(<\/script>)/g, '$1$2');
        expect(shape(withoutJson)).toEqual(plain);
      }),
    );
  });
});
