import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT } from '../project.ts';
import { readGraph } from './read-graph.ts';

describe('what Nx runs in the end, whoever else has a say in it', async () => {
  const { targets } = await readGraph(PROJECT);
  const tests = [...targets].flatMap(([folder, { test }]) => (test ? [{ folder, inputs: test.inputs ?? [] }] : []));

  it('tests of what composes everybody read the whole product', () => {
    const composing = tests.filter(({ folder }) => folder.startsWith('infra/'));
    expect(composing.map(({ folder }) => folder)).toContain('infra/local');
    expect(composing.filter(({ inputs }) => !inputs.includes('product'))).toEqual([]);
  });

  it('tests of services read the bank of questions as it is', () => {
    const services = tests.filter(({ folder }) => existsSync(join(PROJECT, folder, 'service')));
    expect(services.map(({ folder }) => folder)).toContain('remotes/ensayos');
    expect(services.filter(({ inputs }) => !inputs.includes('contents'))).toEqual([]);
  });

  it('browser tests of the platform wait for the remotes that are made for them', () => {
    expect(targets.get('infra/e2e')?.['e2e']?.dependsOn).toEqual(['fixture-stores']);
  });
});
