import type { Database } from '@travesia/kit-service/database';
import type { FastifyInstance } from 'fastify';
import { TUTOR_FIGURES_PATH } from '../api/paths.ts';
import type { TutorFiguresAnswer } from '../api/tutor-figures.ts';
import { REQUESTS_PER_ADDRESS_A_MINUTE, TUTOR_FIGURES_CACHED_S } from './limits.ts';
import { readTutorFigures } from './read-tutor-figures.ts';

interface TutorFiguresOptions {
  readonly database: Database;
  /** Milliseconds since 1970. */
  now(): number;
}

/** What the tutor is worth, for anybody: counted once an hour, however often it is asked for. */
export function tutorFiguresRoute(app: FastifyInstance, { database, now }: TutorFiguresOptions): void {
  let counted: { readonly at: number; readonly figures: Promise<TutorFiguresAnswer> } | undefined;

  function figures(): Promise<TutorFiguresAnswer> {
    if (counted && now() - counted.at < TUTOR_FIGURES_CACHED_S * 1000) return counted.figures;
    const counting = { at: now(), figures: readTutorFigures(database, now()) };
    counted = counting;
    // What failed is asked again by the next one.
    counting.figures.catch(() => {
      if (counted === counting) counted = undefined;
    });
    return counting.figures;
  }

  const forAnybody = {
    config: { access: 'public', withoutConsent: true, rateLimit: { max: REQUESTS_PER_ADDRESS_A_MINUTE } },
  } as const;
  app.get(TUTOR_FIGURES_PATH, forAnybody, async (_request, reply): Promise<TutorFiguresAnswer> => {
    const answer = await figures();
    reply.header('cache-control', `public, max-age=${TUTOR_FIGURES_CACHED_S}`);
    return answer;
  });
}
