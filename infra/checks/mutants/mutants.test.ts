import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chooseLane } from '../lanes/choose-lane.ts';
import { PROJECT } from '../project.ts';
import { laneWorkspaces } from '../workspaces.ts';
import { chooseMutants } from './choose-mutants.ts';
import { MUTANT_KINDS } from './mutant.ts';
import { MUTANTS } from './mutants.ts';
import { mutated } from './mutated.ts';
import { verdictOf } from './verdict-of.ts';

const workspaces = laneWorkspaces(PROJECT);

describe('the mutants', () => {
  it.each(MUTANTS)('$name can be planted, and changes something', (mutant) => {
    expect(existsSync(join(PROJECT, mutant.file)), mutant.file).toBe(true);
    const text = readFileSync(join(PROJECT, mutant.file), 'utf8');
    expect(mutated(text, mutant)).not.toBe(text);
  });

  it.each(MUTANTS)('$name is looked for in a lane that there is', ({ check }) => {
    const words = check.slice(
      0,
      check.findIndex((word) => word.startsWith('--')),
    );
    expect(chooseLane(workspaces, words)).not.toEqual([]);
  });

  it('are at least forty, of every kind, each under a name of its own', () => {
    expect(MUTANTS.length).toBeGreaterThanOrEqual(40);
    expect(new Set(MUTANTS.map(({ kind }) => kind))).toEqual(new Set(MUTANT_KINDS));
    const names = MUTANTS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[a-z]+(?:-[a-z]+)*$/.test(name))).toEqual([]);
  });
});

describe('a mutant', () => {
  const MUTANT = { name: 'uno', kind: 'page', file: 'a.ts', find: 'a + b', replace: '$& - b' } as const;

  it('is planted letter by letter', () => {
    expect(mutated('x = a + b;', MUTANT)).toBe('x = $& - b;');
  });

  it.each(['', 'a + b; a + b'])('is not planted where it does not stand once: %j', (text) => {
    expect(() => mutated(text, MUTANT)).toThrow('uno: a.ts has');
  });

  it.each([
    ['found', false, 'FAIL sum.test.ts > adds'],
    ['missed', true, 'FAIL sum.test.ts > adds'],
    ['other-failure', false, 'Ninguna prueba tiene «adds» en su nombre.'],
    ['other-failure', false, ' ✓ sum.test.ts (2 tests)\nFAIL other.test.ts'],
  ] as const)('is %s where ok is %s and it says %j', (verdict, ok, output) => {
    expect(verdictOf({ ok, output }, { expect: 'sum.test.ts' })).toBe(verdict);
  });
});

describe('choosing mutants', () => {
  it('takes names and kinds, and all where none is named', () => {
    expect(chooseMutants(MUTANTS, [])).toBe(MUTANTS);
    expect(chooseMutants(MUTANTS, ['link-to-nowhere']).map(({ name }) => name)).toEqual(['link-to-nowhere']);
    expect(new Set(chooseMutants(MUTANTS, ['bank']).map(({ kind }) => kind))).toEqual(new Set(['bank']));
  });

  it('refuses a word that means nothing, and says which there are', () => {
    expect(() => chooseMutants(MUTANTS, ['nada'])).toThrow('link-to-nowhere');
  });
});
