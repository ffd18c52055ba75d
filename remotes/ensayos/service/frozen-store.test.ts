import type { DeployedBank } from '@travesia/content-item-model';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { attemptPath, resultPath } from '../api/paths.ts';
import { createSampleBank } from '../practice/testing/sample-bank.ts';
import { createTestApp, openTestService, type TestService } from './testing/ensayos-app.ts';
import { answersAt, createStudent, PRACTICE } from './testing/student.ts';

const bank = createSampleBank();

/** The same ids, under which another key, another order and other words stand: as if versions had not been raised. */
const changed: DeployedBank = {
  digest: 'changed',
  entries: bank.entries.map(({ facts, variants }) => ({
    facts: { ...facts, fixedOrder: !facts.fixedOrder },
    variants,
  })),
  item(id) {
    const item = bank.item(id);
    const options = [...item.options.slice(1), ...item.options.slice(0, 1)];
    return {
      ...item,
      facts: { ...item.facts, fixedOrder: !item.facts.fixedOrder, difficulty: 5 },
      stem: '<p>Otra cosa</p>',
      options,
      key: options.findIndex(({ wrong }) => !wrong),
    };
  },
  steps: bank.steps,
  text: (id) => ({ ...bank.text(id), paragraphs: ['<p>Otro texto</p>'] }),
};

let service: TestService;
beforeAll(async () => {
  service = await openTestService({ postgres: 'own', bank });
});
afterAll(() => service.close());

/** What `run` says of the service of another build, with the changed bank over the same tables. */
async function withChangedBank<T>(run: (ask: TestService['ask']) => Promise<T>): Promise<T> {
  const other = createTestApp({ ...service.database, close: async () => {} }, { bank: changed });
  await other.app.ready();
  try {
    return await run(other.ask);
  } finally {
    await other.close();
  }
}

it.each([
  ['of mathematics', PRACTICE],
  ['of reading', { ...PRACTICE, test: 'cl', contents: ['cl'], items: 7 }],
] as const)('a graded attempt %s is reviewed as it was asked, whatever the bank says since', async (what, request) => {
  const student = createStudent(service.ask, `calificada ${what}`);
  const running = await student.begin(request);
  const { id } = running.attempt;
  await student.submit(
    id,
    answersAt(running, (slot) => slot % 4),
  );
  const before = await student.get(resultPath(id));
  expect(before.attempt.result.answered).toBe(running.form.items.length);
  const after = await withChangedBank((ask) => createStudent(ask, student.uid).get(resultPath(id)));
  expect(after).toEqual(before);
});

it('an attempt that runs goes on as it was asked, and is graded by the keys that it was asked with', async () => {
  const here = createStudent(service.ask, 'alumna');
  const running = await here.begin(PRACTICE);
  const { id } = running.attempt;
  const events = answersAt(running, () => 1);
  const result = await withChangedBank(async (ask) => {
    const elsewhere = createStudent(ask, here.uid);
    expect((await elsewhere.get(attemptPath(id))).form).toEqual(running.form);
    await elsewhere.submit(id, events);
    return elsewhere.get(resultPath(id));
  });
  expect(result).toEqual(await here.get(resultPath(id)));
  expect(JSON.stringify(result)).not.toContain('Otra cosa');
});

it('what was frozen under an id stays what is asked under it, in new attempts too', async () => {
  const every = { ...PRACTICE, contents: ['m1.numeros.enteros-racionales.enteros'], items: 20 };
  const first = await createStudent(service.ask, 'primera').begin(every);
  const stems = new Set(first.form.items.map(({ stem }) => stem));
  const second = await withChangedBank((ask) => createStudent(ask, 'segunda').begin(every));
  expect(second.form.items.filter(({ stem }) => !stems.has(stem))).toEqual([]);
});
