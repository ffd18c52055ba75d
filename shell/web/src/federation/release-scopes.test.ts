// @vitest-environment happy-dom
import { chunkListName } from '@travesia/contracts/page';
import type { ResolvedRelease } from '@travesia/contracts/release';
import { describe, expect, it } from 'vitest';
import { createReleaseScopes } from './release-scopes.ts';

const release = (name: string, version: string): ResolvedRelease => ({
  name,
  version,
  id: `${version}-00000000`,
  channel: 'stable',
  base: `https://cdn.example/${name}/${version}/`,
  contract: 1,
  entry: ['entry.js', ''],
  container: `travesia_${name}`,
  routes: [],
  pages: {},
});

function stage() {
  const global: Record<string, unknown> = {};
  let current: Element | null = null;
  const scopes = createReleaseScopes(global, () => current);
  const open = (of: ResolvedRelease) => scopes.open(of, of.base);
  const scriptAt = (src: string) => Object.assign(document.createElement('script'), { src });
  const run = <T>(script: Element, code: () => T): T => {
    current = script;
    const result = code();
    current = null;
    return result;
  };
  return { global, scopes, open, scriptAt, run };
}

describe('what releases define', () => {
  it('stays apart for two releases of one remote, whose scripts come in any order', () => {
    const { global, open, scriptAt, run } = stage();
    const [old, next] = [open(release('viva', '1.0.0')), open(release('viva', '2.0.0'))];
    const list = chunkListName('travesia_viva');
    const push = (chunk: string) => {
      global[list] ??= [];
      (global[list] as string[]).push(chunk);
    };
    run(scriptAt('https://cdn.example/viva/1.0.0/7.js'), () => push('old 7'));
    run(scriptAt('https://cdn.example/viva/2.0.0/7.js?intento=1'), () => push('new 7'));
    run(scriptAt('https://cdn.example/viva/2.0.0/entry.js'), () => {
      global['travesia_viva'] = 'new';
    });
    run(scriptAt('https://cdn.example/viva/1.0.0/entry.js'), () => {
      global['travesia_viva'] = 'old';
    });
    expect(old).toMatchObject({ container: 'old', chunks: ['old 7'] });
    expect(next).toMatchObject({ container: 'new', chunks: ['new 7'] });
  });

  it('is not touched by a script that came too late for its own evaluation', () => {
    const { global, scopes, open, scriptAt, run } = stage();
    const late = scriptAt('https://cdn.example/viva/1.0.0/entry.js');
    scopes.own(late, open(release('viva', '1.0.0')));
    const again = open(release('viva', '1.0.0'));
    run(late, () => {
      global['travesia_viva'] = 'late';
    });
    expect(again.container).toBeUndefined();
  });

  it('is not what another remote, or nobody, defines under its name', () => {
    const { global, open, scriptAt, run } = stage();
    const viva = open(release('viva', '1.0.0'));
    open(release('otra', '1.0.0'));
    run(scriptAt('https://cdn.example/otra/1.0.0/entry.js'), () => {
      global['travesia_viva'] = 'impostor';
    });
    global['travesia_viva'] = 'nobody';
    expect(viva.container).toBeUndefined();
    expect(global['travesia_viva']).toBeUndefined();
  });
});
