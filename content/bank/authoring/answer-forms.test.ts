import { frac } from '@travesia/content-markup';
import { describe, expect, it } from 'vitest';
import { allDifferent, amountAnswer } from './answer.ts';
import { pairAnswer, piAnswer, rootAnswer } from './answer-forms.ts';

describe('options with π, roots and pairs', () => {
  it('writes them in lowest terms with their unit', () => {
    expect(piAnswer(1, 'cm²').text).toBe('$\\pi$ cm²');
    expect(piAnswer(frac(9, 2)).text).toBe('$\\frac{9}{2}\\pi$');
    expect(rootAnswer(1, 45, 'm').text).toBe('$3\\sqrt{5}$ m');
    expect(rootAnswer(frac(1, 2), 36).text).toBe('$3$');
    expect(pairAnswer(-1, frac(1, 2)).text).toBe('$(-1, \\frac{1}{2})$');
  });

  it('tells that a root and a whole number are the same answer', () => {
    expect(allDifferent([rootAnswer(1, 49, 'm'), amountAnswer(7, 'm')])).toBe(false);
    expect(allDifferent([rootAnswer(1, 48, 'm'), amountAnswer(7, 'm'), piAnswer(2, 'm')])).toBe(true);
  });

  it('tells exact numbers and words apart by themselves', () => {
    expect(allDifferent([frac(1, 3), frac(2, 6)])).toBe(false);
    expect(allDifferent([frac(1, 3), frac(1, 2), 0.25, 'Solo I'])).toBe(true);
  });
});
