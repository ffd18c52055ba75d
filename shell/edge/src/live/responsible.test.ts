import { RESPONSIBLE_PATH } from '@travesia/contracts/release';
import { expect, it } from 'vitest';
import { createSampleEdge } from '../testing/sample-edge.ts';
import { createSampleStore } from '../testing/sample-store.ts';

it.each([
  ['whoever was named', { name: 'Fundación Travesía', email: 'privacidad@travesia.cl' }],
  ['nobody where nobody was named', null],
])('who answers for what is kept is %s, also while nothing is live', async (_, responsible) => {
  const sample = await createSampleStore();
  const { app } = await createSampleEdge(sample, { ...(responsible && { responsible }) });
  const answer = await app.inject(RESPONSIBLE_PATH);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toEqual(responsible);
  await app.close();
  await sample.remove();
});
