import {
  DIAGNOSES_PATH,
  DONE_CHALLENGES_PATH,
  type DoneChallenge,
  GOALS_PATH,
  GRADED_ANSWERS_PATH,
  type GradedAnswer,
  PROFILE_PATH,
  SCORE_ESTIMATES_PATH,
} from '@travesia/contracts/slices';
import type { ServiceCall } from '@travesia/kit-service';

/** What other areas answer about whoever is asked for; what a test changes is answered from then on. */
export interface OtherAreas {
  profile: object;
  goals: readonly object[];
  estimates: readonly object[];
  diagnoses: readonly object[];
  /** In the order in which they became known. */
  answers: GradedAnswer[];
  /** Of games. */
  challenges: readonly DoneChallenge[];
  /** Answers of one page. */
  page: number;
  /** Paths that are not answered. */
  down: ReadonlySet<string>;
}

const NOBODY_SAID = { profile: {}, version: 0, nextStep: 'student' };

/** A stand-in for services that other packages own: they answer by their contract, and are down when told so. */
export function createOtherAreas(): OtherAreas & { readonly call: ServiceCall } {
  const areas: OtherAreas = {
    profile: NOBODY_SAID,
    goals: [],
    estimates: [],
    diagnoses: [],
    answers: [],
    challenges: [],
    page: 1_000,
    down: new Set(),
  };
  function answersAfter(after: string | null) {
    const from = Number(after ?? 0);
    const answers = areas.answers.slice(from, from + areas.page);
    const next = from + answers.length;
    return { answers, next: next === 0 ? null : String(next), more: next < areas.answers.length };
  }
  return Object.assign(areas, {
    async call(_method: string, path: string) {
      const { pathname, searchParams } = new URL(path, 'http://areas');
      if (areas.down.has(pathname)) throw new Error(`${pathname} is down`);
      switch (pathname) {
        case PROFILE_PATH:
          return { status: 200, body: areas.profile };
        case GOALS_PATH:
          return { status: 200, body: { goals: areas.goals } };
        case SCORE_ESTIMATES_PATH:
          return { status: 200, body: { estimates: areas.estimates } };
        case DIAGNOSES_PATH:
          return { status: 200, body: { diagnoses: areas.diagnoses } };
        case DONE_CHALLENGES_PATH:
          return { status: 200, body: { challenges: areas.challenges } };
        case GRADED_ANSWERS_PATH:
          return { status: 200, body: answersAfter(searchParams.get('after')) };
        default:
          return { status: 404, body: undefined };
      }
    },
  });
}
