// @vitest-environment happy-dom
import type { Session } from '@travesia/contracts/page';
import { EXPECTED_USER_HEADER, PROFILE_PATH } from '@travesia/contracts/slices';
import { beforeEach, expect, it, vi } from 'vitest';
import { EventHub } from '../state/event-hub.ts';
import { StateSubject } from '../state/state-subject.ts';
import { ProfileGate } from './profile-gate.ts';
import { createProfileStandings, STANDING_SILENCE_MS } from './profile-standing.ts';
import { rememberedProfile } from './remembered-profile.ts';

const ABSENT = { profile: {}, version: 0, nextStep: 'student' };
const COMPLETE = { profile: { birthYear: 2008 }, version: 3, nextStep: null };
const VISIT = {
  route: { access: 'auth', release: { name: 'biblioteca' } },
  from: undefined,
  address: '/libros',
} as const;
const LED = '/perfil?redirect=%2Flibros';

const signedIn = (uid: string): Session => ({ status: 'signed-in', user: { uid } });

let answer: () => unknown;
const http = vi.fn(async () => answer());
let session$: StateSubject<Session>;
let events: EventHub;

beforeEach(() => {
  localStorage.clear();
  http.mockClear();
  answer = () => ABSENT;
  session$ = new StateSubject<Session>(signedIn('ana'));
  events = new EventHub();
});

const open = (place: string | null = '/perfil') => new ProfileGate({ session$, events, http }, place);

it('asks once for a student without a profile, and leads them at every page', async () => {
  const gate = open();
  expect(await gate.detourOf(VISIT)).toBe(LED);
  expect(await gate.detourOf(VISIT)).toBe(LED);
  expect(http.mock.calls).toEqual([
    [PROFILE_PATH, { headers: { [EXPECTED_USER_HEADER]: 'ana' }, signal: expect.any(AbortSignal) }],
  ]);
});

it('asks once for one that is complete, and nothing in later documents', async () => {
  answer = () => COMPLETE;
  expect(await open().detourOf(VISIT)).toBeNull();
  expect(open().detourOf(VISIT)).toBeUndefined();
  expect(http).toHaveBeenCalledOnce();
});

it('knows what the page says that tells it', async () => {
  const gate = open();
  expect(await gate.detourOf(VISIT)).toBe(LED);
  events.emit('profile/changed', { complete: false });
  expect(await gate.detourOf(VISIT)).toBe(LED);
  expect(http).toHaveBeenCalledTimes(2);
  events.emit('profile/changed', { complete: true });
  expect(gate.detourOf(VISIT)).toBeUndefined();
  expect(await gate.detourOf({ ...VISIT, route: { ...VISIT.route, guard: 'profile' }, address: LED })).toBe('/libros');
  expect(http).toHaveBeenCalledTimes(2);
});

it('remembers nobody after they signed out, and nobody for another', async () => {
  answer = () => COMPLETE;
  const gate = open();
  await gate.detourOf(VISIT);
  session$.set({ status: 'anonymous' });
  expect(gate.detourOf(VISIT)).toBeUndefined();
  expect(localStorage.length).toBe(0);
  answer = () => ABSENT;
  session$.set(signedIn('luz'));
  expect(await gate.detourOf(VISIT)).toBe(LED);
  expect(http).toHaveBeenCalledTimes(2);
});

it.each([
  ['is down', () => Promise.reject(Object.assign(new Error('503'), { status: 503 }))],
  ['says what nobody knows', () => ({ profile: { birthYear: '2008' }, nextStep: 'student' })],
  ['is a page of the network', () => '<h1>Entra al wifi</h1>'],
])('lets everybody in where the service %s', async (_, broken) => {
  answer = broken;
  expect(await open().detourOf(VISIT)).toBeNull();
});

it('asks a service that is down again, but not at every page', async () => {
  let now = 0;
  answer = () => Promise.reject(new Error('no answer'));
  const standings = createProfileStandings({ http, remembered: rememberedProfile, now: () => now });
  expect(await standings.of('ana')).toBe('unknown');
  now = STANDING_SILENCE_MS - 1;
  expect(await standings.of('ana')).toBe('unknown');
  expect(http).toHaveBeenCalledOnce();
  answer = () => COMPLETE;
  now = STANDING_SILENCE_MS;
  expect(await standings.of('ana')).toBe('complete');
});

it('asks nobody where nothing tells a profile, or the page is for anybody', () => {
  expect(open(null).detourOf(VISIT)).toBeUndefined();
  expect(open().detourOf({ ...VISIT, route: { ...VISIT.route, access: 'public' } })).toBeUndefined();
  session$.set({ status: 'anonymous' });
  expect(open().detourOf(VISIT)).toBeUndefined();
  expect(http).not.toHaveBeenCalled();
});
