import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { OFFER } from '../offer.ts';
import { type Answer, createSearch } from '../search.ts';

/** What must stand first. Of several names or codes, any. */
type Expectation = (
  | { readonly kind: 'career'; readonly name?: string; readonly names?: readonly string[] }
  | { readonly kind: 'university'; readonly code?: string; readonly codes?: readonly string[] }
  | { readonly kind: 'program'; readonly codes: readonly string[] }
  /** `complete`: all of them are in the list. */
  | { readonly kind: 'programs'; readonly codes: readonly string[]; readonly complete?: true }
) & {
  /** Just as right. */
  readonly or?: readonly Expectation[];
};

type NaturalQuery = { readonly query: string } & (
  | { readonly first: Expectation }
  /** `gone`: left the offer; an older one still has it. */
  | { readonly absent: { readonly near: readonly string[]; readonly gone?: readonly string[] } }
);

const QUERIES: readonly NaturalQuery[] = JSON.parse(
  readFileSync(join(import.meta.dirname, 'natural-queries.json'), 'utf8'),
);

const search = createSearch(OFFER);
const offered = new Set(OFFER.programs.map(({ code }) => code));
const isKnown = (code: string) => offered.has(code);
const codesOf = ({ programs }: Answer) => programs.map(({ code }) => code);

/** The expectation as far as the catalogue has what it names; null where it has nothing of it. */
function inCatalogue(expected: Expectation): Expectation | null {
  const or = expected.or?.map(inCatalogue).filter((other) => other !== null);
  const others = or && { or };
  switch (expected.kind) {
    case 'university':
      return { ...expected, ...others };
    case 'career': {
      const names = [expected.name ?? [], expected.names ?? []].flat();
      const known = names.filter((name) => OFFER.careers.some((career) => career.name === name));
      return known.length > 0 ? { kind: 'career', names: known, ...others } : null;
    }
    default: {
      const codes = expected.codes.filter(isKnown);
      return codes.length > 0 ? { ...expected, codes, ...others } : null;
    }
  }
}

function isRight(answer: Answer, expected: Expectation): boolean {
  const { best } = answer;
  const codes = codesOf(answer);
  if (expected.or?.some((other) => isRight(answer, other))) return true;
  switch (expected.kind) {
    case 'career':
      return best?.kind === 'career' && [expected.name, ...(expected.names ?? [])].includes(best.career.name);
    case 'university':
      return best?.kind === 'university' && [expected.code, ...(expected.codes ?? [])].includes(best.university.code);
    case 'program':
      return best?.kind === 'programs' && expected.codes.includes(codes[0] ?? '');
    case 'programs':
      return (
        best?.kind === 'programs' &&
        codes.slice(0, expected.codes.length).every((code) => expected.codes.includes(code))
      );
  }
}

/** What an answer says stands first, for whoever reads a failure. */
function firstOf({ best, absence, programs }: Answer): string {
  if (absence) return absence.why;
  if (best?.kind === 'career') return best.career.name;
  if (best?.kind === 'university') return best.university.name;
  const [program] = programs;
  return program ? `${program.code} ${program.name} and ${programs.length - 1} more` : 'nothing';
}

const found = QUERIES.map((natural) => ({ natural, answer: search.answer(natural.query) }));

const expectations = found.flatMap(({ natural, answer }) => {
  if (!('first' in natural)) return [];
  const expected = inCatalogue(natural.first);
  return expected ? [{ query: natural.query, answer, expected }] : [];
});

const absences = found.flatMap(({ natural, answer }) =>
  'absent' in natural && !natural.absent.gone?.some(isKnown) ? [{ ...natural, answer }] : [],
);

/** Part of the queries that must have the right thing first. */
const RIGHT_FIRST = 0.98;

describe(`natural queries, of which ${QUERIES.length - expectations.length - absences.length} are of another year's offer`, () => {
  it('have the right thing first', () => {
    const misses = [
      ...expectations
        .filter(({ answer, expected }) => !isRight(answer, expected))
        .map(({ query, answer }) => `${query} → ${firstOf(answer)}`),
      ...absences.filter(({ answer }) => !answer.absence).map(({ query, answer }) => `${query} → ${firstOf(answer)}`),
    ];
    const all = expectations.length + absences.length;
    expect((all - misses.length) / all, `${misses.length} of ${all}:\n${misses.join('\n')}`).toBeGreaterThanOrEqual(
      RIGHT_FIRST,
    );
  });

  it('have all that is expected, with nothing cut off', () => {
    const missing = expectations.flatMap(({ query, answer, expected }) => {
      if (expected.kind === 'university' && expected.codes) {
        const codes = answer.universities.map(({ code }) => code);
        return expected.codes.filter((code) => !codes.includes(code)).map((code) => `${query}: ${code}`);
      }
      if (expected.kind !== 'programs' || !expected.complete) return [];
      const codes = new Set(codesOf(answer));
      return expected.codes.filter((code) => !codes.has(code)).map((code) => `${query}: ${code}`);
    });
    expect(missing).toEqual([]);
  });

  it('say kindly what is not in the offer, and what is near', () => {
    for (const { query, answer, absent } of absences) {
      expect(answer.absence, query).not.toBeNull();
      const { why = '', careers = [], universities = [] } = answer.absence ?? {};
      expect(why, query).toMatch(/^[A-ZÁÉÍÓÚÑ¿].{20,}\.$/);
      expect(answer.best, query).toBeNull();
      if (absent.near.length > 0) expect(careers.length + universities.length, query).toBeGreaterThan(0);
    }
  });
});
