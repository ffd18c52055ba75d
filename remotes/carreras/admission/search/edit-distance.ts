/**
 * Fewest letters to insert, delete, change or exchange with their neighbour to make `typed` out of
 * `word` or out of a beginning of it: who is still typing has not finished the word.
 */
export function editDistance(typed: string, word: string): { readonly whole: number; readonly beginning: number } {
  let beforeLast: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, index) => index);
  for (let i = 1; i <= typed.length; i++) {
    const row = [i];
    for (let j = 1; j <= word.length; j++) {
      const same = typed[i - 1] === word[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      const exchanged = typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1];
      if (i > 1 && j > 1 && exchanged) cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    [beforeLast, last] = [last, row];
  }
  return { whole: last[word.length] ?? 0, beginning: Math.min(...last) };
}
