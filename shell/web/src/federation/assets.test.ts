// @vitest-environment happy-dom
import { INLINE_SHEET_ATTRIBUTE, type ResolvedRelease } from '@travesia/contracts/release';
import { beforeEach, describe, expect, it } from 'vitest';
import { dropStyles, loadStyles as loadStylesBy, preloadEntry, preloadPage } from './assets.ts';
import { createFileLoader } from './file-loader.ts';

const release = (name: string, file: string): ResolvedRelease => ({
  name,
  version: '1.0.0',
  id: '1.0.0-00000000',
  channel: 'stable',
  base: `https://cdn.example/releases/${name}/`,
  contract: 1,
  entry: ['entry.js', 'sha384-entry'],
  container: '',
  routes: [],
  pages: { x: { js: [['x.js', 'sha384-x']], css: [[file, 'sha384-css']] } },
});

const loadFile = createFileLoader({ diagnose: async () => 'http', onLine: () => true });
const loadStyles = (of: ResolvedRelease, page: string) => loadStylesBy(loadFile, of, page);

const links = (rel: string) => [...document.head.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`)];
const files = (rel: string) => links(rel).map(({ href }) => href.split('/').at(-1));

/** As the browser would, once the file has come or not; here nothing is fetched. */
function settle(outcome: 'load' | 'error'): void {
  for (const link of links('stylesheet')) {
    if (outcome === 'load') Object.defineProperty(link, 'sheet', { value: {}, configurable: true });
    link.dispatchEvent(new Event(outcome));
  }
}

beforeEach(() => {
  document.head.replaceChildren();
});

describe('style sheets', () => {
  it('are waited for by everybody who needs them, and fetched once', async () => {
    const viva = release('viva', 'espera.css');
    let ready = 0;
    const both = [loadStyles(viva, 'x'), loadStyles(viva, 'x')].map((loaded) => loaded.then(() => ready++));
    await new Promise((resolve) => setTimeout(resolve));
    expect(files('stylesheet')).toEqual(['espera.css']);
    expect(ready).toBe(0);
    settle('load');
    await Promise.all(both);
    await loadStyles(viva, 'x');
    expect(files('stylesheet')).toEqual(['espera.css']);
    expect(links('stylesheet')[0]?.dataset['rspack']).toBe('viva:chunk-espera');
  });

  it('are waited for when the runtime of the release has asked for them itself', async () => {
    const viva = release('viva', 'propia.css');
    const href = 'https://cdn.example/releases/viva/propia.css';
    const asked = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    asked.dataset['rspack'] = 'viva:chunk-propia';
    document.head.append(asked);
    const loaded = loadStyles(viva, 'x');
    expect(links('stylesheet')).toEqual([asked]);
    settle('load');
    await loaded;
  });

  it('are fetched again after a failure', async () => {
    const viva = release('viva', 'falla.css');
    const first = loadStyles(viva, 'x');
    settle('error');
    await expect(first).rejects.toThrow(/http: .+falla\.css/);
    const second = loadStyles(viva, 'x');
    settle('load');
    await second;
    expect(files('stylesheet')).toEqual(['falla.css?intento=1']);
  });

  it('go with the release that does not run after all, and no others', async () => {
    const [viva, otra] = [release('viva', 'va.css'), release('otra', 'queda.css')];
    const both = Promise.all([loadStyles(viva, 'x'), loadStyles(otra, 'x')]);
    settle('load');
    await both;
    dropStyles(viva);
    expect(files('stylesheet')).toEqual(['queda.css']);
  });

  it('are fetched again when the one that came with the document failed', async () => {
    const viva = release('viva', 'documento.css');
    const href = 'https://cdn.example/releases/viva/documento.css';
    const sent = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    document.head.append(sent);
    const loaded = loadStyles(viva, 'x');
    expect(sent.isConnected).toBe(false);
    settle('load');
    await loaded;
    expect(files('stylesheet')).toEqual(['documento.css']);
  });
});

describe('style sheets that the document carries in itself', () => {
  const viva = release('viva', 'x.css');

  beforeEach(() => {
    const sheet = document.createElement('style');
    sheet.setAttribute(INLINE_SHEET_ATTRIBUTE, 'https://cdn.example/releases/viva/x.css');
    document.head.append(sheet);
  });

  it('are not fetched: the release is told that they are there', async () => {
    preloadPage(viva, 'x');
    await Promise.all([loadStyles(viva, 'x'), loadStyles(viva, 'x')]);
    expect(files('preload')).toEqual(['entry.js', 'x.js']);
    expect(links('stylesheet').map(({ dataset }) => dataset['rspack'])).toEqual(['viva:chunk-x']);
    expect(links('stylesheet')[0]?.hasAttribute('href')).toBe(false);
  });

  it('go with the release that does not run after all', () => {
    dropStyles(release('otra', 'x.css'));
    expect(document.head.querySelectorAll('style')).toHaveLength(1);
    dropStyles(viva);
    expect(document.head.querySelectorAll('style')).toHaveLength(0);
  });
});

describe('preloading', () => {
  it('asks for entry, page and style once each', () => {
    const viva = release('viva', 'x.css');
    preloadEntry(viva);
    expect(files('preload')).toEqual(['entry.js']);
    preloadPage(viva, 'x');
    preloadPage(viva, 'x');
    expect(files('preload')).toEqual(['entry.js', 'x.js', 'x.css']);
  });

  it('does not ask for the entry of the shell, which runs already', () => {
    const shell = release('shell', 'x.css');
    preloadEntry(shell);
    preloadPage(shell, 'x');
    expect(files('preload')).toEqual(['x.js', 'x.css']);
  });
});
