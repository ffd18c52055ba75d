import { expect, it } from 'vitest';
import { keepDraft, type ReportDraft, recallDraft } from './report-draft.ts';

const PLACE = '/paes/carreras/derecho';

function storage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

const DRAFT: ReportDraft = { field: 'corte', program: '11083', words: 'Dice 900.\nEs 910.', id: null };

it('a draft is found again where it was written, until it was sent', () => {
  const drafts = storage();
  keepDraft(() => drafts, PLACE, DRAFT);
  expect(recallDraft(() => drafts, PLACE)).toEqual(DRAFT);
  expect(recallDraft(() => drafts, '/paes/carreras/medicina')).toBeNull();
  keepDraft(() => drafts, PLACE, null);
  expect(recallDraft(() => drafts, PLACE)).toBeNull();
});

it.each(['', '{', '7', '[]', '{}', '{"words":7}'])('what is no draft is none: %s', (kept) => {
  expect(recallDraft(() => ({ ...storage(), getItem: () => kept }), PLACE)).toBeNull();
});

it('a field that this release does not know is chosen again, and the words stay', () => {
  const kept = JSON.stringify({ ...DRAFT, field: 'becas' });
  expect(recallDraft(() => ({ ...storage(), getItem: () => kept }), PLACE)).toEqual({ ...DRAFT, field: null });
});

it('a browser that keeps nothing breaks nothing', () => {
  const refusing = () => {
    throw new DOMException('no', 'SecurityError');
  };
  keepDraft(refusing, PLACE, DRAFT);
  expect(recallDraft(refusing, PLACE)).toBeNull();
});
