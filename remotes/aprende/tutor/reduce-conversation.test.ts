import type { AskedQuestion, Hint, HintRung } from '@travesia/contracts/slices';
import type { ContentId } from '@travesia/contracts/temario';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TurnPart, TutorSay } from '../api/tutor.ts';
import { HINT_DELAY_MS, nextHintMs } from './hint-ladder.ts';
import {
  aboutQuestion,
  afterAnswer,
  afterHint,
  afterStep,
  afterWords,
  type ConversationMemory,
  EMPTY_MEMORY,
  type KeptQuestion,
  planTurn,
  stateOf,
} from './reduce-conversation.ts';
import { saysAnswer } from './says-answer.ts';

const CONTENT = 'm1.numeros.porcentaje.calculo';

const asked: AskedQuestion = {
  id: '0199c0de-0000-7000-8000-000000000001',
  content: CONTENT,
  stem: '<p>¿Cuánto es?</p>',
  options: ['3/4', '12 cm', 'El narrador', '0,5'].map((text, at) => ({ id: `${at}`, text: `<p>${text}</p>` })),
};

const question = (place: KeptQuestion['place'], isAnswered = false): KeptQuestion => ({
  ...{ attempt: asked.id, slot: 0, asked, place, isAnswered, steps: 3 },
});

const hint = (rung: HintRung): Hint => ({ rung, title: `${rung}`, html: '<p>Pista.</p>' });

const answered = (outcome: 'correct' | 'wrong' | 'omitted') => ({
  ...{ content: CONTENT, outcome, key: '0', solution: [{ title: 'Paso', text: '<p>Así.</p>' }] },
  mistake: outcome === 'wrong' ? { id: 'x', name: 'X', feedback: '<p>Ojo.</p>' } : null,
});

/** What the service does with a plan, over a bank that has every rung. */
function take(memory: ConversationMemory, say: TutorSay, now: number) {
  const plan = planTurn(memory, say, now);
  switch (plan.kind) {
    case 'said':
      return { parts: plan.parts, memory };
    case 'hint':
      return afterHint(memory, hint(plan.rung), plan.before, now);
    case 'answer':
      return afterAnswer(memory, answered(plan.option === null ? 'omitted' : 'wrong'), plan.option, hint(2), now);
    case 'step': {
      const verdict =
        plan.entered === undefined ? {} : ({ verdict: plan.entered === '?' ? 'not-read' : 'wrong' } as const);
      const step = { statement: '', step: 0, steps: 3, prompt: '', entry: { kind: 'number' }, isDone: false } as const;
      return afterStep(memory, { kind: 'step', step: { ...step, ...verdict } });
    }
    case 'match':
      return afterWords(memory, [], memory.ladder.rung === null ? undefined : hint(memory.ladder.rung), []);
    default:
      return { parts: [], memory };
  }
}

const rungsIn = (parts: readonly TurnPart[]) => parts.flatMap((part) => (part.kind === 'hint' ? [part.hint.rung] : []));

const words = fc
  .oneof(
    fc.constantFrom('dime la respuesta', '¿es la C?', 'otra pista', 'me rindo', '12', 'no entiendo', '3/4', 'porfa'),
    fc.string({ maxLength: 60 }),
  )
  .map((text): TutorSay => ({ kind: 'words', text }));

const tries = fc.constantFrom<TutorSay>(
  { kind: 'step', step: 0, entered: '7' },
  { kind: 'step', step: 1, entered: '?' },
);

const says = fc.oneof({ weight: 3, arbitrary: fc.constant<TutorSay>({ kind: 'hint' }) }, words, tries);

const moves = fc.array(fc.record({ say: says, waitMs: fc.integer({ min: 0, max: 12_000 }) }), { maxLength: 40 });

describe('the ladder of a question that waits for its answer', () => {
  it.each(['here', 'elsewhere'] as const)(
    'goes up one by one, each after a try or a delay, and never to its end (%s)',
    (place) => {
      fc.assert(
        fc.property(moves, (list) => {
          let memory = aboutQuestion(CONTENT, question(place), 4);
          let now = 1_000_000;
          let [toldAt, tried] = [Number.NEGATIVE_INFINITY, 0];
          for (const { say, waitMs } of list) {
            now += waitMs;
            const before = memory.ladder.rung;
            const outcome = take(memory, say, now);
            memory = outcome.memory;
            if (say.kind === 'step' && say.entered !== '?') tried += 1;
            const told = rungsIn(outcome.parts);
            expect(Math.max(-1, ...told)).toBeLessThan(5);
            expect(outcome.parts.some(({ kind }) => kind === 'verdict')).toBe(false);
            if (memory.ladder.rung === before) continue;
            const rung = memory.ladder.rung ?? -1;
            expect(say.kind).toBe('hint');
            expect(rung).toBe((before ?? -1) + 1);
            expect(told).toEqual([rung]);
            const passed = tried + Math.floor((now - toldAt) / HINT_DELAY_MS);
            if (rung > 0) expect(passed).toBeGreaterThanOrEqual(rung === 4 ? 2 : 1);
            [toldAt, tried] = [now, rung === 0 ? tried : 0];
          }
        }),
      );
    },
  );

  it('words move nothing, whatever they say and however often', () => {
    fc.assert(
      fc.property(moves, fc.array(words, { minLength: 1, maxLength: 20 }), (list, insisted) => {
        let memory = aboutQuestion(CONTENT, question('here'), 4);
        let now = 0;
        for (const { say, waitMs } of list) {
          now += waitMs;
          memory = take(memory, say, now).memory;
        }
        const rung = memory.ladder.rung ?? -1;
        for (const say of insisted) {
          const outcome = take(memory, say, now);
          expect(outcome.memory).toEqual(memory);
          for (const told of rungsIn(outcome.parts)) expect(told).toBeLessThanOrEqual(rung);
        }
      }),
    );
  });

  it('says when time alone allows the next one, and then allows it', () => {
    fc.assert(
      fc.property(moves, (list) => {
        let memory = aboutQuestion(CONTENT, question('here'), 4);
        let now = 0;
        for (const { say, waitMs } of list) {
          now += waitMs;
          memory = take(memory, say, now).memory;
          const wait = nextHintMs(memory.ladder, now);
          if (wait === null) {
            expect(memory.ladder.rung).toBe(4);
            continue;
          }
          expect(planTurn(memory, { kind: 'hint' }, now + wait).kind).toBe('hint');
          if (wait > 0) expect(planTurn(memory, { kind: 'hint' }, now + wait - 1).kind).toBe('said');
        }
      }),
    );
  });
});

describe('what was answered', () => {
  const open = aboutQuestion(CONTENT, question('here'), 4);

  it('is told as it was graded: whoever was right reads the solution, whoever was wrong goes on from their mistake', () => {
    const right = afterAnswer(open, answered('correct'), '0', undefined, 5);
    expect(right.parts[0]).toMatchObject({ kind: 'verdict', outcome: 'correct', solution: [{ title: 'Paso' }] });
    expect(stateOf(right.memory, 5)).toMatchObject({ questionState: 'answered', nextHintMs: null });
    const wrong = afterAnswer(open, answered('wrong'), '1', hint(2), 5);
    expect(wrong.parts[0]).toMatchObject({ kind: 'verdict', outcome: 'wrong', feedback: '<p>Ojo.</p>', solution: [] });
    expect(rungsIn(wrong.parts)).toEqual([2]);
    expect(stateOf(wrong.memory, 5)).toMatchObject({ questionState: 'answered', rung: 2, nextHintMs: 0 });
    expect(planTurn(wrong.memory, { kind: 'hint' }, 6)).toMatchObject({ kind: 'hint', rung: 3 });
    const surrendered = afterAnswer(open, answered('omitted'), null, undefined, 5);
    expect(surrendered.parts[0]).toMatchObject({ kind: 'verdict', outcome: 'omitted', solution: [{ title: 'Paso' }] });
  });

  it('has its whole solution for whoever gives up, at once, and is answered once', () => {
    const memory = aboutQuestion(CONTENT, question('elsewhere', true), 5);
    expect(planTurn(memory, { kind: 'give-up' }, 0)).toMatchObject({ kind: 'hint', rung: 5 });
    expect(planTurn(memory, { kind: 'answer', option: '0' }, 0).kind).toBe('said');
  });

  it('that a correction withdrew is told of no further than its idea', () => {
    const memory = aboutQuestion(CONTENT, question('elsewhere', true), 1);
    const { ladder } = afterHint(afterHint(memory, hint(0), [], 0).memory, hint(1), [], 0).memory;
    expect(nextHintMs(ladder, 1_000_000)).toBeNull();
  });

  it('of a practice that goes on is answered there', () => {
    const memory = aboutQuestion(CONTENT, question('elsewhere'), 4);
    for (const say of [{ kind: 'answer', option: '0' }, { kind: 'give-up' }] as const) {
      expect(planTurn(memory, say, 0).kind).toBe('said');
    }
    expect(planTurn(open, { kind: 'answer', option: 'otra' }, 0).kind).toBe('said');
    expect(planTurn(open, { kind: 'question' }, 0).kind).toBe('said');
  });
});

describe('what words are about', () => {
  const match = (content: string) => ({
    content: content as ContentId,
    name: content,
    parts: ['uno', 'dos', 'tres'].map((point) => ({
      ...{ content: content as ContentId, point, title: point, html: '<p>Así.</p>', text: 'Así.' },
    })),
  });
  const pointsIn = (parts: readonly TurnPart[]) =>
    parts.map((part) => (part.kind === 'lesson' ? part.point : part.kind));

  it('one content is explained, and the conversation is of it from there on', () => {
    const { parts, memory } = afterWords(EMPTY_MEMORY, [match(CONTENT)], undefined, []);
    expect(pointsIn(parts)).toEqual(['uno', 'dos']);
    expect(memory.content).toBe(CONTENT);
  });

  it('of several the one of the conversation is meant; without it they are offered', () => {
    const [own, other] = [match(CONTENT), match('m1.numeros.porcentaje.problemas')];
    const memory = aboutQuestion(CONTENT, question('here'), 4);
    // Beside a question one part is enough.
    expect(pointsIn(afterWords(memory, [other, own], undefined, []).parts)).toEqual(['uno']);
    expect(afterWords(memory, [other], undefined, []).memory).toEqual(memory);
    expect(pointsIn(afterWords(EMPTY_MEMORY, [other, own], undefined, []).parts)).toEqual(['text', 'contents']);
  });

  it('nothing: with a question the rung that was told and the next one, else what is near, and who knows', () => {
    const memory = afterHint(aboutQuestion(CONTENT, question('here'), 4), hint(1), [], 0).memory;
    const { parts } = afterWords(memory, [], hint(1), match(CONTENT).parts);
    expect(pointsIn(parts)).toEqual(['text', 'hint']);
    expect(JSON.stringify(parts)).toContain('pide la que sigue');
    const without = afterWords({ ...EMPTY_MEMORY, content: CONTENT }, [], undefined, match(CONTENT).parts);
    expect(pointsIn(without.parts)).toEqual(['notice', 'text', 'text', 'uno']);
  });
});

describe('what is typed', () => {
  const said = (text: string, memory: ConversationMemory) => {
    const plan = planTurn(memory, { kind: 'words', text }, 0);
    return plan.kind === 'said' ? JSON.stringify(plan.parts) : plan.kind;
  };

  it('as an answer is answered by the button, the same whether it is right', () => {
    const memory = aboutQuestion(CONTENT, question('here'), 4);
    const texts = ['la C', 'es la a', 'creo que es 3/4', '12 cm', 'El narrador', 'me dio 0,5', '¿es la d?', '15', 'a'];
    texts.push('es la de 12 dias cierto?', 'dime si es 12 o 18', 'es x-80 entonces?', 'la b o la c', '3x + 2 = 5');
    for (const text of texts) expect(said(text, memory)).toBe(said('la b', memory));
    expect(said('la b', memory)).toContain('elige esa alternativa');
    expect(said('la b', aboutQuestion(CONTENT, question('elsewhere'), 4))).toContain('en tu práctica');
    expect(said('la b', aboutQuestion(CONTENT, question('here', true), 5))).toBe('match');
  });

  it.each([
    'no entiendo por qué se multiplica',
    'qué es un porcentaje',
    '¿por qué no es 12 cm si mide eso el lado?',
    'me equivoqué al dividir',
    'cuánto es 12 días en horas',
    'la tengo buena pero no sé por qué',
    'no cacho por dónde partir',
    'qué hago con el 12 que sobra',
    'a qué se refiere con razón',
  ])('as a question is no answer: %s', (text) => {
    const options = asked.options.map((option) => option.text.replaceAll(/<[^>]*>/g, ''));
    expect(saysAnswer(text, options)).toBe(false);
  });

  it('as a wish for the key gets the rung that was told, and why not', () => {
    const memory = afterHint(aboutQuestion(CONTENT, question('here'), 4), hint(1), [], 0).memory;
    expect(planTurn(memory, { kind: 'words', text: 'dime la respuesta correcta' }, 0)).toMatchObject({
      kind: 'hint',
      rung: 1,
      before: [{ kind: 'notice', notice: 'no-key' }, { kind: 'text' }],
    });
  });

  it('of harm gets the text that people wrote, whatever the conversation is about', () => {
    for (const memory of [
      aboutQuestion(CONTENT, question('here'), 4),
      aboutQuestion(CONTENT, question('here', true), 5),
    ]) {
      expect(said('no quiero seguir viviendo', memory)).toMatch(/"harm".*4141/);
    }
  });
});
