import { describe, expect, it } from 'vitest';
import { checkDeployed, deploymentOf } from './deployment.ts';
import { loadBank } from './load-bank.ts';
import { openBank } from './open-bank.ts';
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

  it('refuses an item whose options lost their order under its version', () => {
    const deployed = openBank(changed({ fixedOrder: !(item.fixedOrder ?? false) }), deployment);
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

describe('the check finds what was changed under a deployed version', () => {
  const findings = (other: Parameters<typeof checkDeployed>[0], of = deployment) =>
    checkDeployed(other, of).map(({ says }) => says);

  it('nothing in the bank that was deployed, in new items and in items of another version', () => {
    expect(findings(bank)).toEqual([]);
    expect(findings(bank, {})).toEqual([]);
    expect(findings(changed({ version: item.version + 1, stem: () => '¿Otra cosa?' }))).toEqual([]);
  });

  it.each<readonly [string, Partial<typeof item>]>([
    ['the order of options', { fixedOrder: !(item.fixedOrder ?? false) }],
    ['the difficulty', { difficulty: item.difficulty === 5 ? 4 : 5 }],
    ['the skill', { skill: item.skill === 'representar' ? 'modelar' : 'representar' }],
    ['the sources', { sources: [{ name: 'Otra' }] }],
  ])('%s', (_, change) => {
    expect(findings(changed(change))).toEqual([expect.stringContaining('raise the version')]);
  });

  it('the statement', () => {
    expect(findings(changed({ stem: () => '¿Otra cosa?' }))).toEqual([expect.stringContaining('what it asks')]);
  });

  it('a version that went back', () => {
    const later = { [id]: { ...deployment[id], version: item.version + 1, variants: [] } };
    expect(findings(bank, later as typeof deployment)).toEqual([expect.stringContaining('was deployed as version')]);
  });

  it('a word of a text, in each of its questions', async () => {
    const reading = await loadBank(['cl']);
    const made = deploymentOf(reading);
    expect(findings(reading, made)).toEqual([]);
    const [stimulus] = reading.stimuli.values();
    if (!stimulus) throw new Error('there is no text in cl');
    const reworded = { ...stimulus, text: stimulus.text.replace(' ', '  ') };
    const items = [...reading.items].map(
      ([key, one]) => [key, one.stimulus === stimulus ? { ...one, stimulus: reworded } : one] as const,
    );
    expect(findings({ ...reading, items: new Map(items) }, made)).toHaveLength(stimulus.items.length);
  });

  it('says what it can of what was deployed before facts had a digest', () => {
    const { shared: _, ...before } = deployment[id] ?? { version: 1, variants: [] };
    expect(findings(bank, { [id]: before })).toEqual([]);
    expect(findings(changed({ stem: () => '¿Otra cosa?' }), { [id]: before })).toHaveLength(1);
  });
});
