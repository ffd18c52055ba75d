import { MASTERY_EVIDENCE_PATH, MASTERY_PATH, type MasteryAnswer, profileStepPath } from '@travesia/contracts/slices';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { type PostgresServer, startPostgresServer } from '@travesia/kit-service/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAllSlices } from './testing/all-slices.ts';

// What a student could learn of an answer in the middle of a diagnostic stands in three slices: none may tell it.

const DIAGNOSTICS = '/api/onboarding/diagnostics';
/** Of which a diagnostic has not enough. */
const FEW = 4;

interface Step {
  readonly id: string;
  readonly question: { readonly id: string; readonly options: readonly { readonly id: string }[] } | null;
}

let postgres: PostgresServer;
let slices: Awaited<ReturnType<typeof openAllSlices>>;
beforeAll(async () => {
  postgres = await startPostgresServer();
  slices = await openAllSlices(postgres);
});
afterAll(async () => {
  await slices.close();
  await postgres.close();
});

/** A browser, of `uid` or of who is not signed in. */
function browser(uid = '') {
  let cookies = '';
  async function ask(method: 'GET' | 'PUT' | 'POST', url: string, body?: object) {
    const answer = await slices.ask(uid, method, url, body, cookies);
    for (const { name, value } of answer.cookies) cookies = value === '' ? '' : `${name}=${value}`;
    return answer.json();
  }
  return {
    ask,
    signIn(as: string) {
      uid = as;
    },
    begin: (): Promise<Step> => ask('POST', DIAGNOSTICS, { id: uuidV7(), test: 'm1' }),
    answer: ({ id, question }: Step, option = question?.options[0]?.id): Promise<Step> =>
      ask('POST', `${DIAGNOSTICS}/${id}/answer`, { question: question?.id, option }),
    end: ({ id }: Step) => ask('POST', `${DIAGNOSTICS}/${id}/end`),
  };
}

type Browser = ReturnType<typeof browser>;

/** So many answers, the first ones that are offered: of them some are right. */
async function answerFew(who: Browser, from: Step): Promise<Step> {
  let step = from;
  for (let answers = 0; answers < FEW; answers += 1) step = await who.answer(step);
  return step;
}

const HOME_OF_NOW = new Set(['madeAt', 'now']);

/** All that is made of what a student answered, after every slice looked. */
async function toldOf(who: Browser) {
  const home = await who.ask('POST', '/api/aprende/refresh');
  const { contents }: MasteryAnswer = await who.ask('GET', MASTERY_PATH);
  const { review } = await who.ask('GET', '/api/ensayos/bank');
  const exported = await who.ask('GET', '/api/aprende/data');
  const { result, evidence } = await who.ask('GET', '/api/ensayos/data');
  return {
    home: Object.fromEntries(Object.entries(home).filter(([name]) => !HOME_OF_NOW.has(name))),
    ...{ contents, review, learnt: [exported.evidence, exported.mastery], result, evidence },
    asked: await who.ask('GET', MASTERY_EVIDENCE_PATH),
    needed: await who.ask('GET', '/api/ensayos/most-needed'),
    diagnoses: await who.ask('GET', '/api/onboarding/diagnosis'),
  };
}

async function countedOf(who: Browser): Promise<number> {
  await who.ask('POST', '/api/aprende/refresh');
  const { contents }: MasteryAnswer = await who.ask('GET', MASTERY_PATH);
  return Object.values(contents).reduce((sum, { answered }) => sum + answered, 0);
}

async function withProfile(uid: string): Promise<Browser> {
  const who = browser(uid);
  await who.ask('PUT', profileStepPath('student'), { version: 0, values: { name: 'Antonia', birthYear: 2000 } });
  await who.ask('PUT', profileStepPath('preparation'), { version: 1, values: { tests: ['m1'] } });
  return who;
}

it('no slice tells in the middle what became of an answer, and after the end each counts it once', async () => {
  const who = await withProfile('en-medio');
  const before = await toldOf(who);
  const step = await answerFew(who, await who.begin());
  expect(await toldOf(who)).toEqual(before);
  // Another device goes on with the same one, and is told no more.
  const other = browser('en-medio');
  const same = await other.begin();
  expect(same).toMatchObject({ id: step.id, question: { id: step.question?.id } });
  await other.answer(same);
  expect(await toldOf(other)).toEqual(before);
  await who.end(step);
  expect(await countedOf(who)).toBe(FEW + 1);
  expect(await countedOf(other)).toBe(FEW + 1);
  const { evidence, asked } = await toldOf(who);
  expect(evidence).toHaveLength(FEW + 1);
  expect(asked.contents).not.toEqual([]);
});

it('a guest who signs in in the middle takes it along sealed, cut off between the slices as well', async () => {
  const guest = browser();
  const step = await answerFew(guest, await guest.begin());
  const account = await withProfile('era-visita');
  const before = await toldOf(account);
  // The claim cut off after the questions have moved: the diagnostic is the guest's still.
  await sql`create function cut_off() returns trigger language plpgsql as $$ begin raise 'cut off'; end $$`.execute(
    slices.database.kysely,
  );
  await sql`create trigger cut_off before update on onboarding.diagnostic for each row
    execute function cut_off()`.execute(slices.database.kysely);
  guest.signIn('era-visita');
  await expect(guest.ask('POST', `${DIAGNOSTICS}/claim`)).rejects.toThrow();
  await sql`drop trigger cut_off on onboarding.diagnostic`.execute(slices.database.kysely);
  const { rows } = await sql`select 1 from ensayos.attempt where user_id = 'era-visita'`.execute(
    slices.database.kysely,
  );
  expect(rows).toHaveLength(FEW + 1);
  expect(await toldOf(account)).toEqual(before);
  // Asked again it goes on.
  expect(await guest.ask('POST', `${DIAGNOSTICS}/claim`)).toEqual({ claimed: 1 });
  expect(await toldOf(account)).toEqual(before);
  const last = await account.answer(step);
  await account.end(last);
  expect(await countedOf(account)).toBe(FEW + 1);
});
