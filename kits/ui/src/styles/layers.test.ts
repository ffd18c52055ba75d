import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const source = new URL('..', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, source), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
/** Without what has its name from elsewhere, such as classes of compiled contents. */
const ownNames = (path: string): string => read(path).replace(/:global\((?:[^()]|\([^()]*\))*\)/g, '');
const modules = globSync('components/**/*.module.css', { cwd: source });

describe('the sheets of the kit', () => {
  it('are many', () => {
    expect(modules.length).toBeGreaterThan(15);
  });

  it('name the order of the layers before any rule', () => {
    expect(read('styles/index.css').match(/@import "(.+?)"/)?.[1]).toBe('./layers.css');
    expect(read('styles/layers.css').trim()).toBe('@layer reset, tokens, base, kit, shell, remotes;');
  });

  it.each(modules)('%s has every rule in the layer "kit"', (path) => {
    const text = read(path).trim();
    expect(text.startsWith('@layer kit {')).toBe(true);
    let depth = 0;
    const returns = [...text].filter((character) => {
      if (character === '{') depth += 1;
      if (character === '}') depth -= 1;
      return character === '}' && depth === 0;
    });
    expect(returns).toHaveLength(1);
    expect(text.endsWith('}')).toBe(true);
  });

  it('use a class name in one module only, because a build may name them without their file', () => {
    const owners = new Map<string, Set<string>>();
    for (const path of modules) {
      for (const [, name = ''] of ownNames(path).matchAll(/\.([a-z][a-z0-9-]*)/g)) {
        owners.set(name, (owners.get(name) ?? new Set()).add(path));
      }
    }
    expect([...owners].filter(([, paths]) => paths.size > 1)).toEqual([]);
  });

  it('use only properties that are declared', () => {
    const all = [...modules, 'styles/base.css', 'styles/tokens.css'].map(read).join('\n');
    // A name that a module declares would become one of that module: what a script says of an element is not declared.
    const scripts = globSync('components/**/*.tsx', { cwd: source }).map(read).join('\n');
    const told = [...scripts.matchAll(/setProperty\('(--[a-z0-9-]+)'/g)];
    const declared = new Set([...all.matchAll(/(--[a-z0-9-]+):/g), ...told].map(([, name]) => name));
    const used = new Set([...all.matchAll(/var\((--[a-z0-9-]+)/g)].map(([, name]) => name));
    expect([...used].filter((name) => !declared.has(name))).toEqual([]);
  });

  it('ask for nothing over the network', () => {
    expect(modules.filter((path) => read(path).includes('url('))).toEqual([]);
  });
});
