import { createService, createSessionReader, createTokenVerifier, type RevocationCheck } from '@travesia/kit-service';
import { attachDatabase, type Database } from '@travesia/kit-service/database';
import { cookieOf, SAMPLE_PROJECT } from '@travesia/kit-service/testing';
import type { InjectOptions } from 'fastify';
import { OFFER } from '../../admission/offer.ts';
import { testProgram } from '../../admission/testing/test-program.ts';
import { carrerasService } from '../carreras-service.ts';
import { createFindPrograms } from '../find-programs.ts';
import { goalTermsOf } from '../goal-terms.ts';
import { createIsOurPage } from '../is-our-page.ts';

export const ORIGIN = 'http://localhost:4000';

/** Codes from the first to the last are offered; all else is not. */
const FIRST_PROGRAM = 10_001;
const LAST_PROGRAM = 19_999;

export const program = (index: number) => String(FIRST_PROGRAM + index);

function describeProgram(code: string) {
  if (Number(code) < FIRST_PROGRAM || Number(code) > LAST_PROGRAM) return undefined;
  const lastCutoff = { year: 2026, score: 700.5, unfilled: false };
  const terms = goalTermsOf(testProgram({ code, minAverageClM1: 485, minWeighted: 550 }));
  return { name: `Carrera ${code}`, university: 'Universidad de Muestra', lastCutoff, terms };
}

export interface TestAppOptions {
  readonly checkRevoked?: RevocationCheck;
}

/** The service over `database`, which is closed with it. */
export function createTestApp(database: Database, { checkRevoked = async () => 'good' }: TestAppOptions = {}) {
  const app = createService({ name: 'carreras', origin: ORIGIN, log: { level: 'silent' } });
  const verifier = createTokenVerifier({ kind: 'session-cookie', projectId: SAMPLE_PROJECT, emulator: true });
  attachDatabase(app, database);
  const reader = createSessionReader({ verifier });
  const isOurPage = createIsOurPage(OFFER);
  const findPrograms = createFindPrograms(OFFER, describeProgram);
  const offer = { describeProgram, findPrograms, isOurPage };
  app.register(carrerasService, { origin: ORIGIN, reader, checkRevoked, database, ...offer });

  type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';
  return {
    app,
    /** As a page of ours does, for `uid`. */
    ask(uid: string, method: Method, url: string, payload?: unknown, options: Partial<InjectOptions> = {}) {
      const headers = {
        origin: ORIGIN,
        cookie: cookieOf(uid),
        ...(payload !== undefined && { 'content-type': 'application/json' }),
        ...options.headers,
      };
      const body = payload === undefined ? {} : { payload: JSON.stringify(payload) };
      return app.inject({ ...options, method, url, headers, ...body });
    },
    close: () => app.close(),
  };
}
