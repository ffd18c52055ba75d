import { afterEach, beforeEach, expect, it } from 'vitest';
import { listenRaw } from './testing/raw-request.ts';
import { createCanaryStore, createSampleEdge } from './testing/sample-edge.ts';
import type { SampleStore } from './testing/sample-store.ts';

let sample: SampleStore;
let edge: Awaited<ReturnType<typeof createSampleEdge>>;
let ask: Awaited<ReturnType<typeof listenRaw>>;
let canary = '';

beforeEach(async () => {
  const made = await createCanaryStore(100);
  sample = made.sample;
  canary = made.next.id;
  edge = await createSampleEdge(sample);
  ask = await listenRaw(edge.app);
});
afterEach(async () => {
  await edge.app.close();
  await sample.remove();
});

const metric = async (name: string) => {
  const lines = (await ask('/metrics')).body.split('\n');
  return Number(lines.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1));
};

it('an operator reads which revision is live, and whether something is refused', async () => {
  expect(await metric('registry_revision{of="served"}')).toBe(2);
  expect(await metric('registry_revision{of="newest"}')).toBe(2);
  expect(await metric('registry_refused')).toBe(0);
});

it('an operator reads what is in memory, what was read of the store, and how canaries do', async () => {
  await ask('/herramientas', { headers: { cookie: `travesia_canary=herramientas/${canary}/1` } });
  expect(await metric('document_texts_made')).toBeGreaterThan(0);
  expect(await metric('document_cache_bytes')).toBeGreaterThan(1_000);
  expect(await metric('store_reads_total{kind="release",outcome="found"}')).toBeGreaterThan(0);
  const line = `canary_visitors{remote="herramientas",release="${canary}",side="canary",what="documents"}`;
  // Its visitor has a minute to say something of the document.
  expect(await metric(line)).toBe(0);
});
