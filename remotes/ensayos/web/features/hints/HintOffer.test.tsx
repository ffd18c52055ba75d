// @vitest-environment happy-dom
import type { HttpRequest } from '@travesia/contracts/page';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { HintsAnswer } from '../../../api/attempts.ts';
import { openPage, press, refusal, settle } from '../player/testing/open-page.tsx';
import { HintOffer } from './HintOffer.tsx';

const ASKED: HintsAnswer['hints'][number] = { rung: 0, title: 'Qué se pregunta', html: '<p>Cuánto es.</p>' };
const IDEA: HintsAnswer['hints'][number] = { rung: 1, title: 'La idea', html: '<p>Suma por columnas.</p>' };
const MISTAKE: HintsAnswer['hints'][number] = {
  rung: 2,
  title: 'Un error frecuente',
  html: '<p>Olvidar la reserva.</p>',
};

let close: () => Promise<void>;
let attempts = 0;

beforeEach(() => vi.useFakeTimers());
afterEach(async () => {
  await close();
  vi.useRealTimers();
});

async function open(service: (request: HttpRequest) => Promise<unknown>, isPondered = true) {
  attempts += 1;
  const attempt = `a${attempts}`;
  const page = () => (
    <HintOffer attempt={attempt} slot={2} name="la pregunta 3" isLocked={false} isPondered={isPondered} />
  );
  const opened = await openPage(page, (_path, request) => service(request));
  close = opened.close;
  return { ...opened, attempt };
}

const unused = () => Promise.reject(new Error('nothing is asked'));
const said = () => document.querySelector('[role="status"]')?.textContent ?? '';
const wait = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
const pressKey = () => act(async () => void document.dispatchEvent(new Event('keydown')));

it('is said once who does nothing for 45 s, and takes no more place than before', async () => {
  const { container } = await open(unused);
  await wait(40_000);
  await pressKey();
  await wait(40_000);
  expect(said()).toBe('');
  const before = container.querySelectorAll('p').length;
  await wait(5_000);
  expect(said()).toContain('Una pista te muestra la idea');
  expect(container.querySelectorAll('p').length).toBe(before);
  await pressKey();
  await wait(100_000);
  expect(said()).toContain('Una pista te muestra la idea');
});

it('is said to nobody who has answered', async () => {
  await open(unused, false);
  await wait(100_000);
  expect(said()).toBe('');
});

it('gives the idea in its place by one press, says beforehand and never again what it costs, and leads on to the tutor', async () => {
  const answers: HintsAnswer[] = [
    { hints: [ASKED, IDEA], nextMs: 8_000 },
    { hints: [ASKED, IDEA], nextMs: 3_000 },
    { hints: [ASKED, IDEA, MISTAKE], nextMs: null },
  ];
  const { container, attempt } = await open(async ({ body }) => {
    expect(body).toEqual({ slot: 2 });
    return answers.shift();
  });
  expect(container.textContent).toContain('tu respuesta cuenta menos');
  await press('Una pista para la pregunta 3');
  expect(container.textContent).toContain('Suma por columnas.');
  expect(container.textContent).not.toContain('Cuánto es.');
  expect(container.textContent).not.toContain('cuenta menos');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Pista para la pregunta 3: La idea');
  const tutor = container.querySelector('a');
  expect([tutor?.textContent, tutor?.getAttribute('href')]).toEqual([
    'Sigue con el tutor',
    `/tutor?intento=${attempt}&pregunta=3`,
  ]);
  await press('Otra pista para la pregunta 3');
  expect(said()).toContain('llega después de otro intento');
  await press('Otra pista para la pregunta 3');
  expect(container.textContent).toContain('Olvidar la reserva.');
  expect(said()).toBe('');
  expect(container.querySelector('button')).toBeNull();
});

it.each([
  ['without a connection', new Error('no answer'), 'hace falta conexión'],
  [
    'while a simulacro runs',
    Object.assign(refusal(409), { problem: { status: 409, reason: 'simulacro' } }),
    'Mientras rindes un simulacro no hay pistas',
  ],
  ['too often', refusal(429), 'espera un minuto'],
  ['where it fails', refusal(503), 'No pudimos traer la pista'],
])('says why there is none %s, and can be asked again', async (_, failure, words) => {
  let isGone = false;
  const { container } = await open(async () => {
    if (isGone) return { hints: [ASKED, IDEA], nextMs: 8_000 };
    throw failure;
  });
  await press('Una pista para la pregunta 3');
  expect(said()).toContain(words);
  isGone = true;
  await press('Una pista para la pregunta 3');
  await settle();
  expect(container.textContent).toContain('Suma por columnas.');
  expect(said()).toBe('');
});
