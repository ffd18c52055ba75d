import type { BusEvents, EventBus, HttpRequest } from '@travesia/contracts/page';
import { EXPECTED_USER_HEADER, PROFILE_PATH, type ProfileAnswer, profileStepPath } from '@travesia/contracts/slices';
import { beforeEach, expect, it } from 'vitest';
import { createProfileClient } from './profile-client.ts';

const BASE: ProfileAnswer = { profile: { birthYear: 2008 }, version: 1, nextStep: 'school' };

type Reply = unknown | Error;

let replies: Reply[];
let sent: { path: string; request: HttpRequest }[];
let told: BusEvents['profile/changed'][];

beforeEach(() => {
  replies = [];
  sent = [];
  told = [];
});

async function http(path: string, request: HttpRequest = {}): Promise<unknown> {
  sent.push({ path, request });
  const reply = replies.shift();
  if (reply instanceof Error) throw reply;
  return reply;
}

const events: EventBus = {
  emit: (_, payload) => told.push(payload as BusEvents['profile/changed']),
  on: () => ({ unsubscribe: () => undefined }),
};

const client = createProfileClient('ana/1', http, events);
const failure = (status?: number, members: object = {}) =>
  Object.assign(new Error('no'), { ...(status !== undefined && { status, problem: { status, ...members } }) });
const versions = () => sent.map(({ request }) => (request.body as { version: number }).version);

it('saves a step for the student of the page, and tells the others', async () => {
  const answer = { profile: { birthYear: 2008, region: 'Maule' }, version: 2, nextStep: 'preparation' };
  replies = [answer];
  expect(await client.save(BASE, { step: 'school', values: { region: 'Maule' } })).toEqual({ kind: 'saved', answer });
  expect(sent).toEqual([
    {
      path: profileStepPath('school'),
      request: {
        method: 'PUT',
        body: { version: 1, values: { region: 'Maule' } },
        headers: { [EXPECTED_USER_HEADER]: 'ana%2F1' },
      },
    },
  ]);
  expect(told).toEqual([{ complete: false }]);
});

it('says that the profile is complete after the last step', async () => {
  replies = [{ ...BASE, version: 2, nextStep: null }];
  await client.save(BASE, { step: 'preparation', values: {} });
  expect(told).toEqual([{ complete: true }]);
});

it('asks nobody where another device saved another step meanwhile', async () => {
  const current: ProfileAnswer = { profile: { birthYear: 2008, tests: ['m1'] }, version: 2, nextStep: 'school' };
  replies = [failure(409, { current }), { ...current, version: 3 }];
  expect(await client.save(BASE, { step: 'school', values: {} })).toMatchObject({ kind: 'saved' });
  expect(versions()).toEqual([1, 2]);
});

it('asks the student where it was this one', async () => {
  const current: ProfileAnswer = { profile: { birthYear: 2008, region: 'Maule' }, version: 2, nextStep: null };
  replies = [failure(409, { current })];
  expect(await client.save(BASE, { step: 'school', values: { region: 'Ñuble' } })).toEqual({
    kind: 'conflict',
    answer: current,
  });
  expect(told).toEqual([]);
});

it('gives up where devices save in turns for ever', async () => {
  replies = Array.from({ length: 9 }, (_, index) => failure(409, { current: { ...BASE, version: index + 2 } }));
  expect(await client.save(BASE, { step: 'school', values: {} })).toMatchObject({ kind: 'conflict' });
  expect(versions()).toEqual([1, 2, 3, 4]);
});

it.each([
  ['no answer', failure(), 'failed'],
  ['a service that is down', failure(503), 'failed'],
  ['the session of another student', failure(409), 'failed'],
  ['values that are not valid', failure(400), 'refused'],
  ['a page of the network', '<h1>Entra al wifi</h1>', 'failed'],
])('tells %s', async (_, reply, kind) => {
  replies = [reply];
  expect(await client.save(BASE, { step: 'school', values: {} })).toEqual({ kind });
});

it('reads what is kept', async () => {
  replies = [{ ...BASE, later: true }, { profile: { birthYear: 'x' } }];
  expect(await client.load(new AbortController().signal)).toEqual(BASE);
  expect(sent[0]?.path).toBe(PROFILE_PATH);
  await expect(client.load(new AbortController().signal)).rejects.toThrow();
});
