import type { AskedQuestion, Hint, HintRung } from '@travesia/contracts/slices';
import type { ContentId } from '@travesia/contracts/temario';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TurnPart, TutorSay } from '../api/tutor.ts';
import { HINT_DELAY_MS, nextHintMs } from './hint-ladder.ts';
import {
  aboutQuestion,
  afterAnswer,
  afterContent,
  afterHelp,
  afterHint,
  afterQuestion,
  afterReason,
  afterSlower,
  afterStep,
  afterWords,
  type ConversationMemory,
  EMPTY_MEMORY,
  type KeptQuestion,
  planTurn,
  planUnmatched,
  stateOf,
  type TurnOutcome,
  type TurnPlan,
} from './reduce-conversation.ts';
import { saysAnswer, weighsAnswers } from './says-answer.ts';
import { SAID } from './turn-texts.ts';

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
function carryOut(memory: ConversationMemory, plan: TurnPlan, now: number): TurnOutcome {
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
    case 'reason':
      return afterReason(memory, hint(plan.rung), 'correct', plan.before, now);
    case 'help':
      return afterHelp(memory, plan.about, plan.isFirst);
    default:
      return { parts: [], memory };
  }
}

function take(memory: ConversationMemory, say: TutorSay, now: number): TurnOutcome {
  const plan = planTurn(memory, say, now);
  // No lesson has it.
  return carryOut(memory, plan.kind === 'match' ? planUnmatched(memory, now, plan.before) : plan, now);
}

const rungsIn = (parts: readonly TurnPart[]) => parts.flatMap((part) => (part.kind === 'hint' ? [part.hint.rung] : []));

const words = fc
  .oneof(
    fc.constantFrom(
      ...['dime la respuesta', '¿es la C?', 'otra pista', 'me rindo', '12', 'no entiendo nada', '3/4', 'porfa'],
      ...['¿3/4 o 12 cm?', '¿por qué es esa?', 'la puse al tuntún', 'soy pésima', 'qué es un porcentaje', 'gracias'],
    ),
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
            expect(['hint', 'words']).toContain(say.kind);
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

  it('words get no further than the button would in that moment, whatever they say and however often', () => {
    fc.assert(
      fc.property(moves, fc.array(words, { minLength: 1, maxLength: 20 }), (list, insisted) => {
        let memory = aboutQuestion(CONTENT, question('here'), 4);
        let now = 0;
        for (const { say, waitMs } of list) {
          now += waitMs;
          memory = take(memory, say, now).memory;
        }
        for (const say of insisted) {
          const { ladder } = take(memory, { kind: 'hint' }, now).memory;
          const outcome = take(memory, say, now);
          expect([memory.ladder, ladder]).toContainEqual(outcome.memory.ladder);
          for (const told of rungsIn(outcome.parts)) expect(told).toBeLessThanOrEqual(ladder.rung ?? -1);
          // Of an open question nothing but its hints is told, and of lessons nothing.
          expect(outcome.parts.filter(({ kind }) => !['hint', 'text', 'notice'].includes(kind))).toEqual([]);
          memory = outcome.memory;
        }
      }),
    );
  });

  it('a question that is open looks for no lesson', () => {
    fc.assert(
      fc.property(words, (say) => {
        for (const place of ['here', 'elsewhere'] as const) {
          expect(planTurn(aboutQuestion(CONTENT, question(place), 4), say, 0).kind).not.toBe('match');
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
  const shownOf = (outcome: TurnOutcome | undefined) => pointsIn(outcome?.parts ?? []);

  it('one content is explained, and the conversation is of it from there on', () => {
    const found = afterWords(EMPTY_MEMORY, [match(CONTENT)], []);
    expect(shownOf(found)).toEqual(['uno']);
    expect(found?.memory.content).toBe(CONTENT);
  });

  it('of several the one of the conversation is meant; without it they are offered', () => {
    const [own, other] = [match(CONTENT), match('m1.numeros.porcentaje.problemas')];
    const memory = aboutQuestion(CONTENT, question('here', true), 5);
    // Beside a question another content is offered and not shown.
    expect(shownOf(afterWords(memory, [other, own], []))).toEqual(['uno']);
    expect(afterWords(memory, [other], [])).toMatchObject({ parts: [{ kind: 'text' }, { kind: 'contents' }], memory });
    expect(afterWords(memory, [], [])).toBeUndefined();
    expect(shownOf(afterWords(EMPTY_MEMORY, [other, own], []))).toEqual(['text', 'contents']);
  });

  it('no lesson has: beside a question the next hint, of a content its questions, else who knows', () => {
    const answered = afterHint(aboutQuestion(CONTENT, question('here', true), 5), hint(1), [], 0).memory;
    expect(planUnmatched(answered, 9_000, [])).toEqual({ kind: 'hint', rung: 2, before: SAID.besideAnswered });
    const ofContent = planUnmatched({ ...EMPTY_MEMORY, content: CONTENT }, 0, []);
    expect(ofContent).toEqual({ kind: 'said', parts: SAID.notInLesson });
    expect(JSON.stringify(ofContent)).not.toContain('Eso no lo sé');
    expect(planUnmatched(EMPTY_MEMORY, 0, [])).toEqual({ kind: 'said', parts: [...SAID.unknown, ...SAID.hello] });
  });

  it('what was shown and not understood comes with what it rests on, never with the same lines', () => {
    const lesson = match(CONTENT).parts;
    let memory = afterContent(EMPTY_MEMORY, CONTENT, lesson.slice(1, 2), SAID.marked).memory;
    const told: string[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      expect(planTurn(memory, { kind: 'words', text: 'no entendi esta parte' }, 0).kind).toBe('slower');
      const outcome = afterSlower(memory, lesson);
      told.push(...pointsIn(outcome.parts).filter((part) => part !== 'text'));
      memory = outcome.memory;
    }
    expect(told).toEqual(['uno', 'tres']);
    expect(afterSlower(memory, lesson).parts).toEqual(SAID.wholeLesson);
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
    texts.push('es la de 12 dias cierto?', 'es x-80 entonces?', '3x + 2 = 5');
    for (const text of texts) expect(said(text, memory)).toBe(said('la b', memory));
    expect(said('la b', memory)).toContain('elige esa alternativa');
    expect(said('la b', aboutQuestion(CONTENT, question('elsewhere'), 4))).toContain('en tu práctica');
    expect(said('la b', aboutQuestion(CONTENT, question('here', true), 5))).toBe('hint');
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

  it('as a wish for the key gets why not, and nothing again that was told', () => {
    const memory = afterHint(aboutQuestion(CONTENT, question('here'), 4), hint(1), [], 0).memory;
    expect(planTurn(memory, { kind: 'words', text: 'dime la respuesta correcta' }, 0)).toEqual({
      kind: 'said',
      parts: SAID.noKey,
    });
  });

  it('as one of several gets a question about its reason, the same whether one of them is right', () => {
    const memory = aboutQuestion(CONTENT, question('here'), 4);
    const texts = ['¿185 o 270?', 'es 12 o 18?', 'es 185 o 270? si la maxima es 270 pq no es esa', 'la b o la c'];
    texts.push(
      'dime si es 12 o 18',
      '3/4 o 0,5',
      'el narrador o 12 cm',
      'x-80 o x+80',
      'ya pero es 12 cm o 3/4, solo eso',
    );
    for (const text of texts) expect(said(text, memory), text).toBe(JSON.stringify(SAID.weighs));
    for (const text of ['no sé si sumo o resto', 'cómo sé cuándo es uno o el otro']) {
      expect(weighsAnswers(text, ['3/4', '12 cm']), text).toBe(false);
    }
  });

  it('for a hint, or without knowing where to begin, is the button, and says how long it takes', () => {
    const memory = afterHint(aboutQuestion(CONTENT, question('here'), 4), hint(0), [], 0).memory;
    for (const text of ['dame la otra pista', 'no cacho por dónde partir', 'qué significa razón']) {
      const say = { kind: 'words', text } as const;
      expect(planTurn(memory, say, 8_000), text).toMatchObject({ kind: 'hint', rung: 1 });
      expect(JSON.stringify(planTurn(memory, say, 3_000)), text).toMatch(/too-soon.*5 segundos/);
      expect(JSON.stringify(planTurn(memory, say, 7_500)), text).toContain('1 segundo:');
    }
  });

  it('by who gives up is answered by the button, or with the solution of what is answered', () => {
    const open = aboutQuestion(CONTENT, question('here'), 4);
    expect(said('no me sale, me rindo', open)).toContain('Aprieta «Me rindo»');
    expect(said('ya me rindo', aboutQuestion(CONTENT, question('elsewhere'), 4))).toContain('dejarla sin responder');
    const closed = aboutQuestion(CONTENT, question('here', true), 5);
    for (const text of ['me rindo', '¿por qué es esa?', 'la saqué por descarte', 'dame la respuesta']) {
      expect(planTurn(closed, { kind: 'words', text }, 0), text).toMatchObject({ kind: 'reason', rung: 5 });
    }
    const right = take(closed, { kind: 'words', text: 'la tengo buena pero no se porque' }, 0);
    expect(JSON.stringify(right.parts)).toContain('la tuya es la correcta');
    // Of what a correction withdrew nothing but its idea is told.
    const withdrawn = aboutQuestion(CONTENT, question('here', true), 1);
    expect(planTurn(withdrawn, { kind: 'words', text: '¿por qué es esa?' }, 0)).toMatchObject({
      kind: 'hint',
      rung: 0,
    });
  });

  it('each kind of words gets words of its own', () => {
    const memory = afterHint(aboutQuestion(CONTENT, question('here', true), 5), hint(0), [], 0).memory;
    const told = [
      ...['la puse al tuntún', 'no entiendo nada', 'ahh era del precio de antes', 'pero dime tu que piensas'],
      ...['hazme la tarea', 'te puedo contar de mi pololo', '¿por qué es esa?', 'dame otra pista'],
    ].map((text) => JSON.stringify(take(memory, { kind: 'words', text }, 9_000).parts));
    expect(new Set(told).size).toBe(told.length);
  });

  it('against oneself gets a warm sentence before whatever follows', () => {
    const [warm] = SAID.warm;
    for (const memory of [
      EMPTY_MEMORY,
      aboutQuestion(CONTENT, question('here'), 4),
      aboutQuestion(CONTENT, question('here', true), 5),
    ]) {
      expect(take(memory, { kind: 'words', text: 'soy pésima' }, 9_000).parts[0]).toEqual(warm);
    }
  });

  it('of harm gets the text that people wrote, whatever the conversation is about, and what is short after it too', () => {
    for (const memory of [
      EMPTY_MEMORY,
      aboutQuestion(CONTENT, question('here'), 4),
      aboutQuestion(CONTENT, question('here', true), 5),
    ]) {
      const heard = take(memory, { kind: 'words', text: 'no doy mas, a veces pienso que seria mejor no estar' }, 0);
      expect(JSON.stringify(heard.parts)).toMatch(/"harm".*4141/);
      for (const text of ['gracias', 'ok', 'no sé', 'me rindo', 'eres un robot?', '', 'no tengo con quién']) {
        const { parts } = take(heard.memory, { kind: 'words', text }, 0);
        expect(JSON.stringify(parts), text).toMatch(/"harm".*\*4141/);
        expect(JSON.stringify(parts), text).not.toContain('seguimos con otra');
      }
      // Also later, in another question; and a subject is a subject again.
      const later = take(heard.memory, { kind: 'words', text: 'gracias' }, 0).memory;
      const asked = afterQuestion(later, question('here')).memory;
      expect(JSON.stringify(take(asked, { kind: 'words', text: 'gracias' }, 0).parts)).toContain('*4141');
      expect(planTurn(asked, { kind: 'words', text: 'porcentajes' }, 0).kind).toBe('hint');
    }
  });
});
