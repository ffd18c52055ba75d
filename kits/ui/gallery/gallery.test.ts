import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as art from '../src/art/index.ts';
import * as kit from '../src/index.ts';
import { SECTIONS } from './entries/index.ts';

/** Exports that are components: all others begin in lower case or are constants in capitals. */
const isComponent = ([name, value]: readonly [string, unknown]) =>
  /^[A-Z][a-z\d]/.test(name) && typeof value === 'function';

it('every component and every illustration is in the gallery, and nothing else is', () => {
  const components = Object.entries(kit)
    .filter(isComponent)
    .map(([name]) => name);
  expect(components).toEqual(
    expect.arrayContaining(
      globSync('*', { cwd: new URL('../src/components', import.meta.url) }).filter((name) => !name.includes('.')),
    ),
  );
  expect(components).toEqual(expect.arrayContaining(Object.keys(art)));
  const entries = Object.values(SECTIONS).flatMap((section) => Object.keys(section));
  expect(entries.toSorted()).toEqual(components.toSorted());
});
