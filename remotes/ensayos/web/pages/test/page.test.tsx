// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CLAIM_PATH } from '../../../api/paths.ts';
import { openPage, press, refusal, settle } from '../../features/player/testing/open-page.tsx';
import Test from './page.tsx';

const ID = '01997b7a-0000-7000-8000-000000000000';
const QUESTION = 'Hay un ensayo de muestra hecho en este equipo: ¿es tuyo?';

let close: (() => Promise<void>) | undefined;
let claimed: unknown[];
let isFailing: boolean;

/** The page, for a student who is signed in where somebody made a sample without an account. */
async function open() {
  const page = await openPage(Test, async (path, { method, body }) => {
    if (path !== CLAIM_PATH) throw refusal(404);
    if (method !== 'POST') return { attempts: claimed.length > 0 && !isFailing ? [] : [{ id: ID }] };
    claimed.push(body);
    if (isFailing) throw refusal(503);
    return { left: 0 };
  });
  close = page.close;
  // What asks whose it is comes behind the page.
  await act(() => vi.dynamicImportSettled());
  await settle();
  return page;
}

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('travesia.ensayos.sample', ID);
  localStorage.setItem('travesia.ensayos.guest', '1');
  claimed = [];
  isFailing = false;
});
afterEach(async () => {
  await close?.();
});

it('a sample of this browser goes into the account that says it is its own, and is gone on with', async () => {
  const { container } = await open();
  expect(container.textContent).toContain(QUESTION);
  expect(container.textContent).not.toContain('Seguir donde quedé');
  expect(claimed).toEqual([]);
  await press('Sí, es mío');
  await vi.waitFor(() => expect(claimed).toEqual([{ attempts: [ID] }]));
  await vi.waitFor(async () => {
    await settle();
    expect(container.textContent).toContain('Seguir donde quedé');
  });
  expect(container.textContent).not.toContain(QUESTION);
});

it('who says that it is not theirs is not asked again, and nothing moves', async () => {
  const { container } = await open();
  await press('No es mío');
  expect(container.textContent).not.toContain(QUESTION);
  expect(container.textContent).not.toContain('Seguir donde quedé');
  await close?.();
  const again = await open();
  expect(again.container.textContent).not.toContain(QUESTION);
  expect(claimed).toEqual([]);
});

it('a claim that fails says so, and can be asked for again', async () => {
  isFailing = true;
  const { container } = await open();
  await press('Sí, es mío');
  await vi.waitFor(async () => {
    await settle();
    expect(container.textContent).toContain('No pudimos pasarlo a tu cuenta ahora');
  });
  isFailing = false;
  await press('Sí, es mío');
  await vi.waitFor(async () => {
    await settle();
    expect(container.textContent).not.toContain(QUESTION);
  });
});

it('a sample that was handed in is shown, and not begun again', async () => {
  localStorage.setItem('travesia.ensayos.sample', `${ID}/over`);
  localStorage.setItem('travesia.ensayos.guest', '');
  const { container } = await open();
  expect(container.textContent).toContain('Terminaste un ensayo de muestra');
  expect(container.textContent).not.toContain('Ya empezaste');
  expect(container.textContent).toContain('Ver mi resultado');
  expect(container.textContent).toContain('Empezar');
});

it('one that goes on is gone on with: none is left behind', async () => {
  localStorage.setItem('travesia.ensayos.guest', '');
  const { container } = await open();
  expect(container.textContent).toContain('Seguir donde quedé');
  expect([...container.querySelectorAll('button')].map(({ textContent }) => textContent)).not.toContain('Empezar');
});
