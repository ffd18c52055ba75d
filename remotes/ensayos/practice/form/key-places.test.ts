import { createRandom, type Random } from '@travesia/content-item-model';
import { describe, expect, it } from 'vitest';
import { SECURE_RANDOM } from '../../service/secure-random.ts';
import { blueprintOf } from '../blueprint.ts';
import { createSampleBank } from '../testing/sample-bank.ts';
import { streamRandom } from '../testing/stream-random.ts';
import { assemble, NOTHING_SEEN, requestOf } from './assemble.ts';
import { optionOrder } from './option-order.ts';

const SEED = Number(process.env['FUZZ_SEED']);
const OPTIONS = 4;
const ITEMS = 65;
const KNOWN = 60;
const FORMS = 2000;
const FREE = { optionCount: OPTIONS, fixedOrder: false };

/** Share guessed right by chance, and how far from it so many guesses end up in one of a million runs. */
const CHANCE = 1 / OPTIONS;
const FARTHEST = 4.9 * Math.sqrt((CHANCE * (1 - CHANCE)) / (FORMS * (ITEMS - KNOWN)));

const bank = createSampleBank();

/** Where the keys of the free questions of whole tests stand. */
function* wholeTests(count: number, random: Random): Generator<readonly number[]> {
  const fixed = new Set(bank.entries.filter(({ facts }) => facts.fixedOrder).flatMap(({ variants }) => variants));
  const request = requestOf(blueprintOf('hcs'));
  for (let made = 0; made < count; made += 1) {
    const { slots } = assemble(bank.entries, NOTHING_SEEN, request, random).form;
    yield slots.flatMap(({ item, order }) => (fixed.has(item) ? [] : [order.indexOf(bank.item(item).key)]));
  }
}

/** Of as many questions, without the rest of a form. */
const placesFrom = (random: Random) => Array.from({ length: ITEMS }, () => optionOrder(FREE, random).indexOf(0));

/** Guesses the place of a key from those before it in the form. */
type Solver = (known: readonly number[]) => number;

const counted = (places: readonly number[]) =>
  Array.from({ length: OPTIONS }, (_, place) => places.filter((one) => one === place).length);
const most = (weights: readonly number[]) => weights.indexOf(Math.max(...weights));

/**
 * What Bayes says of the next key where keys are spread over a form with at most `slack` more in one place than in another:
 * the likelier place is in more of the spreads that fit what is known.
 */
function bayesian(slack: number): Solver {
  const logFactorial = [0];
  for (let n = 1; n <= ITEMS; n += 1) logFactorial.push((logFactorial[n - 1] ?? 0) + Math.log(n));
  return (known) => {
    const counts = counted(known);
    const left = ITEMS - known.length;
    const weights = Array<number>(OPTIONS).fill(0);
    const visit = (place: number, rest: number, added: readonly number[]): void => {
      if (place === OPTIONS) {
        const totals = counts.map((count, one) => count + (added[one] ?? 0));
        if (rest > 0 || Math.max(...totals) - Math.min(...totals) > slack) return;
        const ways = Math.exp((logFactorial[left] ?? 0) - added.reduce((sum, n) => sum + (logFactorial[n] ?? 0), 0));
        for (const [one, n] of added.entries()) weights[one] = (weights[one] ?? 0) + (ways * n) / left;
        return;
      }
      for (let n = 0; n <= rest; n += 1) visit(place + 1, rest - n, [...added, n]);
    };
    visit(0, left, []);
    // No such spread fits: nothing is known better than the place that lacks most.
    return weights.some((weight) => weight > 0) ? most(weights) : most(counts.map((count) => -count));
  };
}

const SOLVERS: Readonly<Record<string, Solver>> = {
  'the place that was least used': (known) => most(counted(known).map((count) => -count)),
  'the place that was most used': (known) => most(counted(known)),
  'not the place of the key before': (known) => ((known.at(-1) ?? 0) + 1) % OPTIONS,
  'what followed the key before elsewhere': (known) =>
    most(counted(known.filter((_, at) => at > 0 && known[at - 1] === known.at(-1)))),
  'what followed the two keys before elsewhere': (known) =>
    most(counted(known.filter((_, at) => at > 1 && known[at - 1] === known.at(-1) && known[at - 2] === known.at(-2)))),
  'what Bayes says of an even spread': bayesian(1),
  'what Bayes says of a spread by two': bayesian(2),
};

/** Share that a solver guesses of the keys after the first `KNOWN`; of each it is told those before. */
function shareGuessed(solve: Solver, forms: Iterable<readonly number[]>): number {
  let right = 0;
  let guesses = 0;
  for (const places of forms) {
    for (let at = KNOWN; at < places.length; at += 1) {
      guesses += 1;
      if (solve(places.slice(0, at)) === places[at]) right += 1;
    }
  }
  return right / guesses;
}

describe('whoever knows 60 of 65 keys and guesses', () => {
  const random = streamRandom(SEED);
  const forms = Array.from({ length: FORMS }, () => placesFrom(random));

  it.each(Object.entries(SOLVERS))('%s finds no more of the others than by chance', (_, solve) => {
    expect(Math.abs(shareGuessed(solve, forms) - CHANCE)).toBeLessThan(FARTHEST);
  });

  it.each(['what Bayes says of an even spread', 'the place that was least used'])(
    '%s would find many more where keys were spread evenly',
    (name) => {
      const even = Array.from({ length: FORMS / 10 }, () =>
        random.sample(
          Array.from({ length: ITEMS }, (_, n) => n % OPTIONS),
          ITEMS,
        ),
      );
      expect(shareGuessed(SOLVERS[name] as Solver, even)).toBeGreaterThan(0.5);
    },
  );
});

it('keys of a whole test stand in each place as often as any other, whatever stands before them', () => {
  let pairs = 0;
  const counts = Array.from({ length: OPTIONS }, () => Array<number>(OPTIONS).fill(0));
  for (const places of wholeTests(100, streamRandom(SEED))) {
    for (const [at, place] of places.entries()) {
      const row = counts[places[at - 1] ?? -1];
      if (!row) continue;
      row[place] = (row[place] ?? 0) + 1;
      pairs += 1;
    }
  }
  const expected = pairs / OPTIONS ** 2;
  const chiSquared = counts.flat().reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // Fifteen degrees of freedom: exceeded once in a million.
  expect(chiSquared, JSON.stringify(counts)).toBeLessThan(56.5);
});

describe('whoever looks for the state of a generator of 32 bits', () => {
  /** States that are tried: all of them are 32,768 times as many. */
  const TRIED = 2 ** 17;

  /** Key places of a form after `KNOWN`, from each tried state that gives the ones before. */
  function recovered(places: readonly number[]): readonly (readonly number[])[] {
    const found: (readonly number[])[] = [];
    for (let state = 0; state < TRIED; state += 1) {
      const random = createRandom(state);
      const fits = places.slice(0, KNOWN).every((place) => optionOrder(FREE, random).indexOf(0) === place);
      if (fits) found.push(places.slice(KNOWN).map(() => optionOrder(FREE, random).indexOf(0)));
    }
    return found;
  }

  it('finds it, and all keys, where one draws them', () => {
    const places = placesFrom(createRandom(77_216));
    expect(recovered(places)).toEqual([places.slice(KNOWN)]);
  });

  it('finds none in what students get', () => {
    expect(recovered(placesFrom(SECURE_RANDOM))).toEqual([]);
  });
});
