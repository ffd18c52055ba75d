import { describe, expect, it } from 'vitest';
import { loadBank } from './bank.ts';
import { deploymentOf, openBank } from './deployment.ts';
import { seedOf } from './seed.ts';

const whole = await loadBank(['m1/numeros']);
const [id = '', placed] = [...whole.items].find(([, { item }]) => item.kind === 'template') ?? [];
if (placed?.item.kind !== 'template') throw new Error('there is no template in m1/numeros');
const { item } = placed;
const bank = { ...whole, items: new Map([[id, placed]]) };
const deployment = deploymentOf(bank);

const changed = (change: Partial<typeof item>) => ({
  ...bank,
  items: new Map([[id, { ...placed, item: { ...item, ...change } }]]),
});

it('seeds are what they always were', () => {
  expect([seedOf('m1-x', 1, 0), seedOf('m1-x', 1, 1), seedOf('m1-x', 2, 0)]).toEqual([22959623, 835754285, 264159774]);
});

describe('a deployment', () => {
  it('is the same each time it is made', () => {
    expect(deploymentOf(bank)).toEqual(deployment);
  });

  it('opens for the bank that it was made of', () => {
    const deployed = openBank(bank, deployment);
    const [entry] = deployed.entries;
    expect(entry?.variants).toHaveLength(deployment[id]?.variants.length ?? 0);
    expect(new Set(entry?.variants.map((variant) => deployed.item(variant).stem)).size).toBeGreaterThan(1);
  });

  it('refuses an item that was changed under its version', () => {
    const deployed = openBank(changed({ stem: () => '¿Otra cosa?' }), deployment);
    expect(() => deployed.item(deployed.entries[0]?.variants[0] ?? '')).toThrow('raise the version');
  });

  it('knows an item of another version no more, nor what was never deployed', () => {
    const other = openBank(changed({ version: item.version + 1 }), deployment);
    expect(other.entries).toEqual([]);
    const deployed = openBank(bank, deployment);
    expect(openBank(bank, {}).entries).toEqual([]);
    for (const unknown of [`${id}@${item.version}:999999`, `${id}@${item.version + 1}:0`, 'nada@1', '__proto__']) {
      expect(() => deployed.item(unknown)).toThrow('is not deployed');
    }
    expect(() => deployed.text('nada@1')).toThrow('no text');
  });
});
