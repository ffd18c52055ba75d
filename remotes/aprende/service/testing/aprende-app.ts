import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CompiledCard } from '@travesia/content-item-model';
import type { ContentId } from '@travesia/contracts/temario';
import {
  createService,
  createServiceKeys,
  createSessionReader,
  createTokenVerifier,
  type RevocationCheck,
  type ServiceCalls,
  type ServiceOptions,
} from '@travesia/kit-service';
import { attachDatabase, type Database, openDatabase } from '@travesia/kit-service/database';
import type { Consent } from '@travesia/kit-service/slice';
import { cookieOf, type PostgresServer, SAMPLE_PROJECT } from '@travesia/kit-service/testing';
import type { InjectOptions } from 'fastify';
import { makeLessonIndex } from '../../tutor/index/make-lesson-index.ts';
import type { LessonIndex } from '../../tutor/lesson-index.ts';
import type { Voice } from '../../tutor/voice.ts';
import { aprendeService } from '../aprende-service.ts';
import { slice } from '../slice.ts';

export const ORIGIN = 'http://localhost:4000';

/** Noon of a Wednesday in Santiago. */
export const NOON = Date.parse('2026-08-12T16:00:00Z');

export interface TestAppOptions {
  readonly checkRevoked?: RevocationCheck;
  /** Other areas; none answers where absent. */
  readonly call?: ServiceCalls['call'];
  readonly consent?: Consent;
  readonly redisUrl?: string;
  readonly cards?: readonly CompiledCard[];
  /** Named mistakes of which there is an example, by content; none where absent. */
  readonly shownMistakes?: ReadonlyMap<ContentId, ReadonlySet<string>>;
  /** Of no lessons where absent: it finds contents by their names. */
  readonly lessonIndex?: LessonIndex;
  readonly openVoice?: () => Voice;
  readonly log?: NonNullable<ServiceOptions['log']>;
  /** Milliseconds since 1970; {@link NOON} where absent. */
  readonly now?: () => number;
}

const WITHOUT_LESSONS = makeLessonIndex(new Map());

export const keys = createServiceKeys(['k'.repeat(32)]);

/** The service over `database`, which is closed with it. */
export function createTestApp(database: Database, options: TestAppOptions = {}) {
  const {
    checkRevoked = async () => 'good',
    call,
    consent,
    redisUrl,
    cards = [],
    shownMistakes = new Map(),
    lessonIndex = WITHOUT_LESSONS,
    openVoice,
    log = { level: 'silent' },
    now = () => NOON,
  } = options;
  const app = createService({ name: 'aprende', origin: ORIGIN, log });
  const verifier = createTokenVerifier({ kind: 'session-cookie', projectId: SAMPLE_PROJECT, emulator: true });
  attachDatabase(app, database);
  const reader = createSessionReader({ verifier });
  const services: ServiceCalls = {
    keys,
    call: call ?? (async () => ({ status: 503, body: undefined })),
    async stream() {
      throw new Error('nothing is streamed here');
    },
  };
  app.register(aprendeService, {
    origin: ORIGIN,
    reader,
    checkRevoked,
    database,
    services,
    consent,
    redisUrl,
    ...{ cards, lessonMinutes: new Map(), shownMistakes },
    cardsAreScattered: false,
    lessonIndex,
    openVoice,
    now,
  });

  return {
    app,
    /** As a page of ours does, for `uid`; for who is not signed in where that is empty. */
    ask(
      uid: string,
      method: 'GET' | 'PUT' | 'POST' | 'DELETE',
      url: string,
      body?: unknown,
      headers: InjectOptions['headers'] = {},
    ) {
      return app.inject({
        method,
        url,
        headers: {
          origin: ORIGIN,
          ...(uid !== '' && { cookie: cookieOf(uid) }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { payload: JSON.stringify(body) }),
      });
    },
    close: () => app.close(),
  };
}

export type TestService = Awaited<ReturnType<typeof openTestService>>;

/** The service, ready, over a database of its own with its tables: the embedded engine's where no server is given. */
export async function openTestService(options: TestAppOptions & { readonly postgres?: PostgresServer | undefined }) {
  const { postgres } = options;
  const folder = await mkdtemp(join(tmpdir(), 'travesia-aprende-'));
  const database = openDatabase(
    postgres ? { engine: 'postgresql', url: postgres.url } : { engine: 'embedded', folder },
  );
  await database.migrate([slice]);
  const service = createTestApp(database, options);
  await service.app.ready();
  return {
    ...service,
    database,
    async close() {
      await service.close();
      await rm(folder, { recursive: true });
    },
  };
}
