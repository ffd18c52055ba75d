import { simulateReviews } from '../mastery/testing/simulate-reviews.ts';

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];
const UNCAPPED = 60;

const range = (values: readonly number[], digits: number) =>
  `${Math.min(...values).toFixed(digits)} to ${Math.max(...values).toFixed(digits)}`;

/** `npm run aprende:reviews`: the figures of decision 0050, for whoever changes an edge or a constant of the model. */
for (const implicit of [false, true]) {
  for (const most of [UNCAPPED, 6]) {
    const figures = SEEDS.map((seed) =>
      simulateReviews({ days: 200, newADay: 1.2, most, passed: 0.88, seed, implicit }),
    );
    const reviews = range(
      figures.map((figure) => figure.reviews),
      1,
    );
    const inDate = range(
      figures.map((figure) => 100 * figure.inDate),
      1,
    );
    console.log(
      `${implicit ? 'implicit' : 'plain'}, ${most} a day at most: ${reviews} reviews a content, ${inDate} % in date`,
    );
  }
}
