import { allContents } from '@travesia/contracts/temario';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LessonIndex } from '../lesson-index.ts';
import { openLessonIndex } from '../open-lesson-index.ts';
import { stemsOf } from './stems.ts';
import { CONVERSATION_SENTENCES } from './testing/conversation-sentences.ts';
import {
  LAST_WE_DO_NOT_TEACH,
  LAST_WE_TEACH,
  QUESTIONS_WE_DO_NOT_TEACH,
  QUESTIONS_WE_TEACH,
} from './testing/typed-questions.ts';

let index: LessonIndex;

beforeAll(async () => {
  index = await openLessonIndex();
});

/** Shares of those that we teach and of those that we do not, and what was answered otherwise. */
function measured(taught: typeof QUESTIONS_WE_TEACH, others: readonly string[]) {
  const answers = taught.map(({ words, contents }) => {
    const matched = index.match(words).map(({ content }) => content);
    return { words, matched, place: matched.findIndex((content) => contents.includes(content)) };
  });
  const shareOf = (fits: (answer: (typeof answers)[number]) => boolean) => answers.filter(fits).length / answers.length;
  const taken = others.filter((words) => index.match(words).length > 0);
  return {
    first: shareOf(({ place }) => place === 0),
    amongFour: shareOf(({ place }) => place >= 0),
    clear: shareOf(({ matched }) => matched.length === 1),
    wronglyRefused: shareOf(({ matched }) => matched.length === 0),
    refused: 1 - taken.length / others.length,
    missed: [...answers.filter(({ place }) => place < 0).map(({ words }) => words), ...taken],
  };
}

describe('what students type', () => {
  it('leads to the content that answers it, and what we do not teach leads to none', () => {
    const found = measured(
      [...QUESTIONS_WE_TEACH, ...LAST_WE_TEACH],
      [...QUESTIONS_WE_DO_NOT_TEACH, ...LAST_WE_DO_NOT_TEACH],
    );
    const missed = found.missed.join('\n');
    expect(found.first, missed).toBeGreaterThanOrEqual(0.95);
    expect(found.amongFour, missed).toBeGreaterThanOrEqual(0.975);
    expect(found.wronglyRefused, missed).toBeLessThanOrEqual(0.01);
    expect(found.refused, missed).toBeGreaterThanOrEqual(0.98);
    expect(found.clear).toBeGreaterThanOrEqual(0.8);
  });

  it('the last ones, by which nothing was tuned, lead there too', () => {
    const found = measured(LAST_WE_TEACH, LAST_WE_DO_NOT_TEACH);
    expect(found.first).toBeGreaterThanOrEqual(0.94);
    expect(found.amongFour).toBeGreaterThanOrEqual(0.96);
    expect(found.wronglyRefused).toBeLessThanOrEqual(0.02);
    expect(found.refused).toBeGreaterThanOrEqual(0.95);
  });

  it('beside a content stays with it, says nothing, or turns to what it names', () => {
    const answers = CONVERSATION_SENTENCES.map(({ about, words, contents }) => {
      const matched = index.match(words, about).map(({ content }) => content);
      const isRight = contents.length === 0 ? matched.length === 0 : contents.some((one) => matched[0] === one);
      // Another content than the one that is spoken of, where the words name none.
      const isStray = (contents.length === 0 || contents[0] === about) && matched.some((content) => content !== about);
      return { told: `${words} (${about}) -> ${matched.join(' ')}`, isRight, isStray };
    });
    const missed = answers.filter(({ isRight }) => !isRight).map(({ told }) => told);
    const strays = answers.filter(({ isStray }) => isStray).map(({ told }) => told);
    expect(answers.length).toBeGreaterThanOrEqual(60);
    expect(1 - missed.length / answers.length, missed.join('\n')).toBeGreaterThanOrEqual(0.93);
    expect(strays.length, strays.join('\n')).toBeLessThanOrEqual(1);
  });

  it('the name of a content leads to it, or to one that is called alike', () => {
    const names = new Map(allContents().map(({ id, name }) => [id as string, name]));
    const missed = allContents().filter(
      ({ name }) => !index.match(name).some(({ content }) => names.get(content) === name),
    );
    expect(missed.map(({ name }) => name)).toEqual([]);
  });

  it('says nothing of nothing, and stands what nobody means', () => {
    for (const words of [
      '',
      '   ',
      '¿?',
      '😀😀',
      'q',
      '12345',
      'x'.repeat(600),
      'a '.repeat(300),
      '<script>',
      '\u0000',
    ]) {
      expect(index.match(words), words).toEqual([]);
    }
  });

  it('accents, doubled letters and letters that sound alike make no difference', () => {
    expect(stemsOf('FOTOSÍNTESIS')).toEqual(stemsOf('fotosintesisss'));
    expect(stemsOf('varianza')).toEqual(stemsOf('barianza'));
    expect(stemsOf('factorizar factorización factorizando')).toHaveLength(3);
    expect(new Set(stemsOf('factorizar factorización factorizando factorizo')).size).toBe(1);
    expect(new Set(stemsOf('raíz raíces')).size).toBe(1);
  });
});

describe('what explains', () => {
  it('every content has parts of its lesson, and words bring the point that they are of to the front', () => {
    for (const { id } of allContents()) {
      const parts = index.partsOf(id as never);
      expect(parts.length, id).toBeGreaterThan(1);
      for (const { html, text, title } of parts) {
        expect(html).toContain('<p>');
        expect(text).not.toMatch(/<\/|&[a-z]+;/);
        expect(title).not.toMatch(/[<>&]/);
      }
    }
    const [match] = index.match('como resuelvo con la formula general');
    expect(match?.content).toBe('m1.algebra.funcion-cuadratica.ecuacion');
    expect(match?.parts[0]?.point).toBe('la-formula-general');
  });

  it('a point is told whole or by one of its paragraphs with those beside it', () => {
    const content = 'm1.numeros.porcentaje.calculo';
    const whole = index.part(content, 'que-porcentaje-es');
    expect(whole?.title).toBe('Qué porcentaje es una parte del total');
    expect(whole?.html).toContain('<svg');
    const [first, second] = [0, 1].map((place) => index.part(content, 'que-porcentaje-es', place)?.html ?? '');
    expect(whole?.html.startsWith('<p>')).toBe(true);
    // With what stands beside it: of three paragraphs the one in the middle brings all.
    expect(second).toBe(whole?.html);
    expect(first).toContain('<svg');
    expect(first?.length).toBeLessThan(second?.length ?? 0);
    expect(index.part(content, 'que-porcentaje-es', 3)).toBeUndefined();
    expect(index.part(content, 'no-hay')).toBeUndefined();
  });

  it('without compiled lessons contents are found all the same', async () => {
    const bare = await openLessonIndex('/dev/null/explained.json').catch(() => openLessonIndex('/no/such/file'));
    const [match] = bare.match('fotosintesis');
    expect(match).toEqual({ content: 'ciencias.biologia.ambiente.fotosintesis', name: 'Fotosíntesis', parts: [] });
    expect(bare.partsOf('ciencias.biologia.ambiente.fotosintesis')).toEqual([]);
  });
});
