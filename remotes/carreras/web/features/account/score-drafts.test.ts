import { createFakeBrowser } from '@travesia/kit-offline/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ScoresAnswer } from '../../../api/scores.ts';
import { createScoreDrafts, type ScoreSet } from './score-drafts.ts';
import { isOfSet, scoreFormFields } from './score-form-fields.ts';
import { type ScoresChange, scoresRecord } from './scores-record.ts';
import { createStoredRecord } from './stored-record.ts';
import { failure } from './testing/fake-service.ts';
import { TYPING_PAUSE_MS } from './typing-pause.ts';
import { writeScore } from './write-score.ts';

const OWN: ScoreSet = { kind: 'own' };
const WINTER: ScoreSet = { kind: 'official', process: { year: 2026, round: 'winter' } };

let browser: ReturnType<typeof createFakeBrowser>;
let sent: ScoresChange[];
let stored: ScoresAnswer;
let isAway: boolean;
let opened: { close(): void }[];

beforeEach(() => {
  vi.useFakeTimers();
  browser = createFakeBrowser();
  [sent, stored, isAway, opened] = [[], { scores: [] }, false, []];
});
afterEach(() => {
  for (const one of opened) one.close();
  vi.useRealTimers();
});

/** A tab of one student, with a service that keeps what it is sent. */
function openTab() {
  const tab = browser.tab();
  const kind = scoresRecord('ana', async () => ({ scores: [] }));
  const scores = createStoredRecord(
    'ana',
    {
      ...kind,
      load: async () => {
        if (isAway) throw failure();
        return stored;
      },
      async send(changes: readonly ScoresChange[]) {
        if (isAway) throw failure();
        sent.push(...changes);
        stored = kind.apply(stored, changes);
        return stored;
      },
    },
    tab,
  );
  const drafts = createScoreDrafts('ana', tab);
  const account = { scores, drafts };
  const close = () => {
    scores.close();
    drafts.close();
  };
  opened.push({ close });
  const field = (set: ScoreSet = OWN) => {
    const own = (scores.state$.get().value?.scores ?? []).filter((score) => isOfSet(score, set));
    return scoreFormFields(own, drafts.state$.get().textsOf(set)).find(({ factor }) => factor === 'm1');
  };
  return {
    close,
    drafts,
    field,
    /** Key by key, as a student types. */
    type(text: string, set: ScoreSet = OWN) {
      for (let length = 1; length <= text.length; length += 1) writeScore(account, set, 'm1', text.slice(0, length));
    },
    /** At once, as by pasting. */
    replace: (text: string) => writeScore(account, OWN, 'm1', text),
    leaveField: (set: ScoreSet = OWN) => drafts.settle(set, 'm1'),
  };
}

const rest = () => vi.advanceTimersByTimeAsync(TYPING_PAUSE_MS);

describe('a score that is typed', () => {
  it('is kept from its last key on, whatever happens to the page, and sent once', async () => {
    const tab = openTab();
    await rest();
    tab.type('812');
    tab.close();
    const again = openTab();
    expect(again.field()?.text).toBe('812');
    await rest();
    expect(sent).toEqual([{ kind: 'own', scores: { m1: 812 } }]);
  });

  it('that is none is kept as it is typed with what is wrong with it, and not sent', async () => {
    stored = { scores: [{ kind: 'own', factor: 'm1', value: 680 }] };
    const tab = openTab();
    await rest();
    for (const [text, error] of [
      ['81', 'Debe estar entre 100 y 1.000. Mientras tanto queda 680.'],
      ['1200', 'Debe estar entre 100 y 1.000. Mientras tanto queda 680.'],
      ['seis', 'Escribe solo el puntaje, por ejemplo 652. Mientras tanto queda 680.'],
    ]) {
      tab.replace(text ?? '');
      await rest();
      tab.leaveField();
      expect(tab.field()).toMatchObject({ text, error });
      expect(tab.drafts.state$.get()).toMatchObject({ wrong: 1, isTyping: false });
    }
    expect(sent).toEqual([]);
    tab.close();
    expect(openTab().field()?.text).toBe('seis');
  });

  it('offline is kept too, over a reload, and sent when the service is back', async () => {
    isAway = true;
    const tab = openTab();
    await rest();
    tab.type('812');
    await rest();
    tab.close();
    isAway = false;
    const again = openTab();
    await rest();
    expect(again.field()?.text).toBe('812');
    expect(sent).toEqual([{ kind: 'own', scores: { m1: 812 } }]);
  });

  it('is the same in every tab of the student, half typed and whole', async () => {
    const [one, two] = [openTab(), openTab()];
    await rest();
    one.type('81');
    expect(two.field()?.text).toBe('81');
    one.type('812');
    expect(two.field()?.text).toBe('812');
    two.replace('');
    expect(one.field()?.text).toBe('');
    await rest();
    await rest();
    expect(stored.scores).toEqual([]);
    expect(one.field()?.text).toBe('');
  });

  it('stands as it is typed while the field is held, and as the score when it is left', async () => {
    const tab = openTab();
    await rest();
    tab.type('1.000');
    expect(tab.field()?.text).toBe('1.000');
    tab.leaveField();
    expect(tab.field()).toMatchObject({ text: '1000', error: undefined });
    await rest();
    expect(browser.items.has('travesia.carreras.score-drafts.ana')).toBe(false);
  });

  it('gives way to what another device has changed since', async () => {
    const tab = openTab();
    await rest();
    tab.type('812');
    await rest();
    stored = { scores: [{ kind: 'own', factor: 'm1', value: 830 }] };
    tab.close();
    const again = openTab();
    await rest();
    expect(again.field()?.text).toBe('830');
  });

  it('belongs to its form', async () => {
    const tab = openTab();
    await rest();
    tab.type('655', WINTER);
    tab.leaveField(WINTER);
    await rest();
    expect(tab.field()?.text).toBe('');
    expect(tab.field(WINTER)?.text).toBe('655');
    expect(sent).toEqual([{ ...WINTER, scores: { m1: 655 } }]);
  });
});
