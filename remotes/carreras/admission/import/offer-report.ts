import { FACTORS } from '@travesia/kit-paes';
import { buildOffer } from './build-offer.ts';
import type { OfferData } from './check-data.ts';

/** What the newest process has that the one before had not, in counts, for whoever takes a new offer in. */
export function offerReport(data: OfferData): string {
  const [newest, before] = data.years;
  if (!newest) return '';
  const { programs } = buildOffer(data);
  const offered = programs.filter(({ offeredIn }) => offeredIn === newest.year);
  const gone = programs.filter(({ offeredIn }) => offeredIn !== newest.year);
  const both = offered.flatMap((program) => {
    const earlier = program.earlierTerms.find(({ year }) => year === before?.year);
    const vacancies = before?.offer.get(program.code)?.vacancies;
    return earlier && vacancies !== undefined ? [{ program, earlier, vacancies }] : [];
  });
  const weights = both.filter(({ program, earlier }) =>
    FACTORS.some((factor) => program.weights[factor] !== earlier.weights[factor]),
  );
  const asks = both.filter(({ program, earlier }) => program.requiresM2 && earlier.weights.m2 === 0);
  const drops = both.filter(({ program, earlier }) => !program.requiresM2 && earlier.weights.m2 > 0);
  const more = both.filter(({ program, vacancies }) => program.vacancies > vacancies);
  const fewer = both.filter(({ program, vacancies }) => program.vacancies < vacancies);
  const half = both.filter(({ program, vacancies }) => program.vacancies < vacancies / 2);
  const minimum = both.filter(({ program, earlier }) => program.minWeighted !== earlier.minWeighted);
  const total = (of: readonly { readonly vacancies: number }[]) =>
    of.reduce((sum, { vacancies }) => sum + vacancies, 0);
  const rows: readonly (readonly [string, number])[] = [
    ['programmes offered', offered.length],
    ['of them new', offered.filter(({ isNew }) => isNew).length],
    ['offered before and not any more', gone.length],
    ['of these with a likely successor', gone.filter(({ likelySuccessor }) => likelySuccessor !== null).length],
    ['regular vacancies', total(offered)],
    ['programmes with other weights', weights.length],
    ['that ask for M2 now', asks.length],
    ['that do not ask for M2 any more', drops.length],
    ['with more vacancies', more.length],
    ['with fewer vacancies', fewer.length],
    ['with fewer than half, each with a note', half.length],
    ['with another minimum weighted score', minimum.length],
    ['whose family was read off their name', offered.filter(({ careerByName }) => careerByName).length],
    ['figures that a person put right', data.corrections],
  ];
  const table = rows.map(([what, count]) => `| ${what} | ${count} |`);
  return [
    `# What Admisión ${newest.year} changed`,
    '',
    `Written by the importer; compared with Admisión ${before?.year}.`,
    '',
    '| What | Count |',
    '| --- | --- |',
    ...table,
    '',
  ].join('\n');
}
