import { describe, expect, it } from 'vitest';
import type { TutorFiguresAnswer } from '../../../api/tutor-figures.ts';
import { tutorFiguresAnswer } from '../../../api/tutor-figures-answer.ts';
import { countText, figureRows, shareText } from './figure-texts.ts';

const ANSWER: TutorFiguresAnswer = {
  through: '2026-11-27',
  help: [
    { rung: 1, voice: 'written', followed: 1234, right: 814 },
    { rung: 5, voice: 'model', followed: 7, right: null },
  ],
  withoutHelp: { followed: 90, right: 45 },
  model: { sentences: 10, heldBack: 1, reported: 0 },
};

describe('figures of the tutor in words', () => {
  it('a share of few is told as such, and everything else with what it is of', () => {
    expect(figureRows(ANSWER).map(({ help, followed, share }) => [help, followed, share])).toEqual([
      ['La idea', '1.234', '66 %'],
      ['La solución completa', '7', 'menos de 20 personas'],
      ['Sin el tutor, después de un error', '90', '50 %'],
    ]);
  });

  it('nothing yet is no share', () => {
    expect(shareText({ followed: 0, right: 0 })).toBe('menos de 20 personas');
    expect(countText(1_234_567)).toBe('1.234.567');
    expect(countText(0)).toBe('0');
  });

  it('an answer of the service is read whole', () => {
    expect(tutorFiguresAnswer.parse(ANSWER)).toEqual(ANSWER);
  });
});
