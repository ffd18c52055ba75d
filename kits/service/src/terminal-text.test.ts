import { expect, it } from 'vitest';
import { terminalText } from './terminal-text.ts';

it('is one line without signs that a terminal obeys or that turn the order of others', () => {
  expect(terminalText('Son 120,\n\tno 90\u001b[2J\u202e!\u200b')).toBe('Son 120, no 90 [2J!');
});
