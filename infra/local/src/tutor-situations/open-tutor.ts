import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BankEntry, createRandom, randomFrom } from '@travesia/content-item-model';
import { openCards } from '@travesia/content-item-model/cards';
import { openLessonMinutes } from '@travesia/content-item-model/lessons';
import { openShownMistakes } from '@travesia/content-item-model/shown-mistakes';
import {
  callsWithin,
  createService,
  createServiceKeys,
  createSessionReader,
  createTokenVerifier,
} from '@travesia/kit-service';
import { attachDatabase, openDatabase } from '@travesia/kit-service/database';
import type { SliceContext } from '@travesia/kit-service/slice';
import { cookieOf, SAMPLE_PROJECT } from '@travesia/kit-service/testing';
import { aprendeService } from '../../../../remotes/aprende/service/aprende-service.ts';
import { slice as aprende } from '../../../../remotes/aprende/service/slice.ts';
import { openLessonIndex } from '../../../../remotes/aprende/tutor/open-lesson-index.ts';
import { ensayosService } from '../../../../remotes/ensayos/service/ensayos-service.ts';
import { openDeployedBank } from '../../../../remotes/ensayos/service/open-deployed-bank.ts';
import type { ServedBank } from '../../../../remotes/ensayos/service/served-bank.ts';
import { slice as ensayos } from '../../../../remotes/ensayos/service/slice.ts';

const ORIGIN = 'http://localhost:4000';

const SEED = 40;

/** Noon of a Wednesday in Santiago. */
const NOON = Date.parse('2026-08-12T16:00:00Z');

/** The services of practice tests and of the tutor as they are, without a model: with a clock and draws of their own. */
export interface OpenTutor {
  /** Seconds go by. */
  wait(seconds: number): void;
  /** The same draws from here on. */
  restart(): void;
  /** What is asked while `work` lasts is this variant of the bank; whatever its draws say where `undefined`. */
  asking<T>(variant: string | undefined, work: () => Promise<T>): Promise<T>;
  // biome-ignore lint/suspicious/noExplicitAny: whoever calls knows what was asked for.
  ask(uid: string, method: 'GET' | 'POST', url: string, body?: object): Promise<any>;
  close(): Promise<void>;
}

export async function openTutor(): Promise<OpenTutor> {
  const folder = await mkdtemp(join(tmpdir(), 'travesia-tutor-'));
  const database = openDatabase({ engine: 'embedded', folder });
  await database.migrate([ensayos, aprende]);
  const app = createService({ name: 'tutor', origin: ORIGIN, log: { level: 'silent' } });
  attachDatabase(app, database);
  const verifier = createTokenVerifier({ kind: 'session-cookie', projectId: SAMPLE_PROJECT, emulator: true });
  const context: SliceContext = {
    origin: ORIGIN,
    reader: createSessionReader({ verifier }),
    checkRevoked: async () => 'good',
    database,
    services: callsWithin({ keys: createServiceKeys(['k'.repeat(32)]), publicOrigin: ORIGIN }, app),
  };

  let now = NOON;
  let drawn = createRandom(SEED);
  let wanted: string | undefined;
  const random = randomFrom((least, most) => drawn.integer(least, most));
  const bank = await openDeployedBank();
  const narrowed: ServedBank = {
    digest: bank.digest,
    get entries() {
      return wanted === undefined ? bank.entries : entriesOf(bank.entries, wanted);
    },
    compile: (kind, ids) => bank.compile(kind, ids),
    close: () => bank.close(),
  };
  const needs = {
    cards: await openCards(),
    lessonMinutes: await openLessonMinutes(),
    shownMistakes: await openShownMistakes(),
    lessonIndex: await openLessonIndex(),
  };
  await app.register((one) => ensayosService(one, { ...context, bank: narrowed, random }));
  const ofAprende = { ...context, ...needs, cardsAreScattered: true, now: () => now };
  await app.register((one) => aprendeService(one, ofAprende));
  await app.ready();

  return {
    wait(seconds) {
      now += seconds * 1_000;
    },
    restart() {
      drawn = createRandom(SEED);
    },
    async asking(variant, work) {
      wanted = variant;
      return work().finally(() => {
        wanted = undefined;
      });
    },
    async ask(uid, method, url, body) {
      const headers = { origin: ORIGIN, cookie: cookieOf(uid), ...(body && { 'content-type': 'application/json' }) };
      const answer = await app.inject({ method, url, headers, ...(body && { payload: JSON.stringify(body) }) });
      if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.statusCode} ${answer.body}`);
      return answer.body === '' ? undefined : answer.json();
    },
    async close() {
      await app.close();
      await rm(folder, { recursive: true });
    },
  };
}

function entriesOf(entries: readonly BankEntry[], variant: string): readonly BankEntry[] {
  const found = entries.filter(({ variants }) => variants.includes(variant));
  if (found.length === 0) throw new RangeError(`The bank has no variant "${variant}".`);
  return found.map((entry) => ({ ...entry, variants: [variant] }));
}
