import type { Bank } from '../bank.ts';
import type { Answers } from '../solving/answers.ts';
import { askedOf } from '../solving/asked.ts';
import type { Finding } from './finding.ts';

/** Items whose key nobody has found who did not know it. */
export function checkSolving(bank: Bank, answers: Answers): readonly Finding[] {
  return [...bank.items.values()].flatMap((placed) =>
    askedOf(placed).flatMap(({ variant, digest }) => {
      const answer = answers[variant.id];
      if (answer?.digest !== digest) return [{ about: variant.id, says: 'nobody has solved it as it is now' }];
      return answer.agrees ? [] : [{ about: variant.id, says: `was solved to "${answer.chose}"` }];
    }),
  );
}
