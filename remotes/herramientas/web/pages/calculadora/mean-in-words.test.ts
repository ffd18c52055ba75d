import { describe, expect, it } from 'vitest';
import { meanInWords } from './mean-in-words.ts';

describe('the steps of the mean', () => {
  it('shows the sum, the division and the rounding', () => {
    expect(meanInWords([610, 620, 630, 630])).toBe('(6,1 + 6,2 + 6,3 + 6,3) ÷ 4 = 24,9 ÷ 4 = 6,225 ≈ 6,23');
  });

  it('has no rounding to show where the mean has two decimals', () => {
    expect(meanInWords([610, 620])).toBe('(6,1 + 6,2) ÷ 2 = 12,3 ÷ 2 = 6,15');
    expect(meanInWords([600, 600])).toBe('(6,0 + 6,0) ÷ 2 = 12,0 ÷ 2 = 6,00');
  });

  it('says that a mean goes on', () => {
    expect(meanInWords([610, 610, 620])).toBe('(6,1 + 6,1 + 6,2) ÷ 3 = 18,4 ÷ 3 = 6,1333… ≈ 6,13');
  });

  it('has nothing to divide for one year', () => {
    expect(meanInWords([615])).toBe('6,15');
  });
});
