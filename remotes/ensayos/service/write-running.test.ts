import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PublicItem, RunningAttempt } from '../api/attempts.ts';
import { createRunningWriter } from './write-running.ts';

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('<math alttext="x²">−½</math>', '"\\\u2028', ''),
);
const id = fc.base64String({ minLength: 8, maxLength: 8 });
const item: fc.Arbitrary<PublicItem> = fc.record(
  {
    stem: text,
    figure: text,
    options: fc.array(fc.record({ id, text }), { maxLength: 5 }),
    text: fc.nat({ max: 9 }),
  },
  { requiredKeys: ['stem', 'options'] },
);

it('writes what JSON itself would, in whatever order attempts come', () => {
  const write = createRunningWriter();
  fc.assert(
    fc.property(fc.array(item, { maxLength: 8 }), text, (items, title) => {
      const running: RunningAttempt = {
        attempt: {
          id: '01890000-0000-7000-8000-000000000001',
          request: { mode: 'muestra' },
          state: 'in_progress',
          items: items.length,
          createdAt: '2026-03-01T12:00:00.000Z',
          startedAt: '2026-03-01T12:00:00.000Z',
          gradedAt: null,
          remainingMs: null,
          answered: 0,
          result: null,
        },
        form: {
          items,
          texts: [{ title, introduction: title, paragraphs: [title], figures: [] }],
          sections: [{ name: title, from: 0, items: items.length }],
        },
        responses: items.map(() => ({ option: null, flagged: false, eliminated: [] })),
        checks: {},
        lease: { epoch: 1, device: '' },
        seq: 0,
        elapsedMs: 0,
        changes: [],
      };
      expect(JSON.parse(write(running).toString())).toEqual(JSON.parse(JSON.stringify(running)));
    }),
  );
});
