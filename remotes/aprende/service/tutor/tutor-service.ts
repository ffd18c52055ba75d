import type { SliceContext } from '@travesia/kit-service/slice';
import type { FastifyInstance } from 'fastify';
import type { StudentTables } from '../tables.ts';
import { createAskEnsayos } from './ask-ensayos.ts';
import { startForgetting } from './forget-conversations.ts';
import { tutorMetrics } from './tutor-metrics.ts';
import { type TutorRoutesOptions, tutorRoutes } from './tutor-routes.ts';
import { createTutorStore } from './tutor-store.ts';
import { createTutorStreams } from './tutor-streams.ts';
import { createTutorTurns } from './tutor-turns.ts';

export interface TutorServiceOptions
  extends Pick<SliceContext, 'database' | 'services'>,
    Omit<TutorRoutesOptions, 'store' | 'streams' | 'turns' | 'ensayos'> {
  readonly tables: StudentTables;
}

/** The tutor: its conversations, what is said in them, and the streams that tell it. */
export function tutorService(app: FastifyInstance, options: TutorServiceOptions): void {
  const { tables, database, services, lessonIndex, voice, now } = options;
  const store = createTutorStore(tables, database);
  const ensayos = createAskEnsayos(services?.call);
  const streams = createTutorStreams(app, { store, ensayos, now });
  const metrics = tutorMetrics(app, streams.count);
  const turns = createTutorTurns(app, { store, streams, ensayos, lessonIndex, voice, metrics, now });
  startForgetting(app, { store, now });
  tutorRoutes(app, { ...options, store, streams, turns, ensayos });
}
