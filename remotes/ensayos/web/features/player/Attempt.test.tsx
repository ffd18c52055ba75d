// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkPath, submitPath } from '../../../api/paths.ts';
import { ID, openAttempt, summaryOf } from './testing/open-attempt.tsx';
import { button, press, refusal, settle } from './testing/open-page.tsx';

let close: () => Promise<void>;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(async () => {
  await close();
  vi.useRealTimers();
});

async function open(options: Parameters<typeof openAttempt>[0] = {}) {
  const opened = await openAttempt(options);
  close = opened.close;
  return opened;
}

const overview = (answered: number, of = 3) => `Preguntas ${answered}/ de ${of} respondidas. Ver todas y entregar`;
const dialog = () => document.querySelector('dialog');
const heading = () => document.querySelector('[data-slot] h2');
const choose = (slot: number) =>
  act(async () => document.querySelector<HTMLInputElement>(`[data-slot="${slot}"] input`)?.click());

async function showList(): Promise<void> {
  await press('Menú');
  await act(async () => dialog()?.querySelector<HTMLInputElement>('[value="list"]')?.click());
  await act(async () => dialog()?.close());
}

/** As React hears it from a student who types. */
async function type(text: string): Promise<void> {
  const field = document.querySelector('textarea');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

describe('the time', () => {
  it('goes by without a render of what is asked', async () => {
    const { container, rendered } = await open({ mode: 'simulacro', items: 65 });
    await showList();
    expect(container.querySelectorAll('[data-slot]')).toHaveLength(65);
    const before = [...rendered];
    const shown = container.querySelector('[role="timer"]')?.textContent;
    await act(async () => vi.advanceTimersByTimeAsync(3_000));
    expect(container.querySelector('[role="timer"]')?.textContent).not.toBe(shown);
    expect(rendered).toEqual(before);
  });

  it('of an answer renders the question that was answered, and no other', async () => {
    const { rendered } = await open({ mode: 'simulacro', items: 65 });
    await showList();
    const before = [...rendered];
    await choose(7);
    expect(rendered.flatMap((times, n) => (times === before[n] ? [] : [n]))).toEqual([7]);
  });

  it('hands in at zero, by the clock', async () => {
    const handedIn: string[] = [];
    const { container } = await open({
      mode: 'simulacro',
      remainingMs: 5_000,
      service: async (path) => {
        if (path === submitPath(ID)) handedIn.push(path);
        throw refusal(503);
      },
    });
    await act(async () => vi.advanceTimersByTimeAsync(4_000));
    expect(handedIn).toEqual([]);
    await act(async () => vi.advanceTimersByTimeAsync(1_500));
    expect(container.querySelector('h1')?.textContent).toBe('Se acabó el tiempo');
  });
});

describe('the focus', () => {
  it('goes on at the question when the attempt opens, and at the title when it ends', async () => {
    await open({ service: () => new Promise(() => undefined) });
    expect(document.activeElement).toBe(heading());
    await press(overview(0));
    await press('Entregar');
    await press('Sí, entregar');
    expect(document.activeElement?.tagName).toBe('H1');
    expect(document.activeElement?.textContent).toBe('Entregando tu ensayo');
  });

  it('stays where somebody has put it while the attempt opened', async () => {
    const field = document.createElement('input');
    document.documentElement.append(field);
    field.focus();
    await open();
    expect(heading()).not.toBeNull();
    expect(document.activeElement).toBe(field);
    field.remove();
  });

  it('goes to the question that is chosen among all, the one on the screen too', async () => {
    await open();
    for (const number of [3, 3]) {
      await press(overview(0));
      await press(String(number));
      expect(document.activeElement).toBe(heading());
      expect(heading()?.textContent).toBe('Pregunta 3 de 3');
    }
  });
});

describe('handing in', () => {
  const handedIn: string[] = [];
  const service = async (path: string) => {
    if (path === submitPath(ID)) handedIn.push(path);
    return path === submitPath(ID)
      ? { attempt: { ...summaryOf({ mode: 'practica', items: 3, remainingMs: 0 }), answered: 3 } }
      : { acknowledged: 3, remainingMs: null };
  };
  const toEnd = async (answered: number, of = 3) => {
    await press(overview(answered, of));
    await press('Entregar');
  };
  beforeEach(() => {
    handedIn.length = 0;
  });

  it('of a simulacro asks first, with the blanks and the time that are left, and goes on at the question', async () => {
    await open({ mode: 'simulacro', items: 65, remainingMs: (2 * 60 + 16) * 60_000 + 30_000, service });
    await choose(0);
    await toEnd(1, 65);
    expect(dialog()?.textContent).toContain('¿Entregas el simulacro?');
    expect(dialog()?.textContent).toContain('Te falta responder 64 preguntas.');
    expect(dialog()?.textContent).toContain('Te quedan 2 h 16 min.');
    await press('Seguir respondiendo');
    await act(async () => vi.advanceTimersByTimeAsync(2_000));
    expect(handedIn).toEqual([]);
    expect(dialog()).toBeNull();
    expect(document.activeElement).toBe(heading());
    await toEnd(1, 65);
    await press('Sí, entregar');
    await act(async () => vi.advanceTimersByTimeAsync(1_000));
    expect(handedIn).toHaveLength(1);
  });

  it('of a simulacro asks also where every question has an answer', async () => {
    await open({ mode: 'simulacro', items: 1, service });
    await choose(0);
    await toEnd(1, 1);
    expect(dialog()?.textContent).toContain('Respondiste todas las preguntas.');
    expect(handedIn).toEqual([]);
  });

  it('of a practice asks where blanks are left, and only there', async () => {
    await open({ service });
    await showList();
    await choose(0);
    await choose(1);
    await toEnd(2);
    expect(dialog()?.textContent).toContain('Te falta responder 1 pregunta.');
    await press('Seguir respondiendo');
    await choose(2);
    await act(async () => vi.advanceTimersByTimeAsync(1_000));
    expect(handedIn).toEqual([]);
    await toEnd(3);
    await act(async () => vi.advanceTimersByTimeAsync(1_000));
    expect(handedIn).toHaveLength(1);
  });

  it('begins beside the question and from the menu too, to whose button the keyboard goes back', async () => {
    const { container } = await open({ service });
    await act(async () => container.querySelector<HTMLElement>('aside button')?.click());
    expect(dialog()?.textContent).toContain('Tus respuestas');
    await press('Seguir respondiendo');
    await press('Menú');
    await act(async () =>
      [...(dialog()?.querySelectorAll('button') ?? [])]
        .find(({ textContent }) => textContent === 'Revisar y entregar')
        ?.click(),
    );
    expect(dialog()?.textContent).toContain('Tus respuestas');
    await press('Seguir respondiendo');
    expect(dialog()).toBeNull();
    expect(document.activeElement).toBe(button('Menú'));
    await press('Menú');
    await press('Revisar y entregar');
    await press('Entregar');
    await press('Sí, entregar');
    await act(async () => vi.advanceTimersByTimeAsync(1_000));
    expect(handedIn).toHaveLength(1);
  });

  it('begins from the keyboard on every question', async () => {
    await open({ mode: 'simulacro' });
    await act(async () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'r', bubbles: true })));
    expect(dialog()?.textContent).toContain('Tus respuestas');
  });
});

describe('a question that can be checked', () => {
  it('can be in the list too, and tells of its trouble where the trouble was', async () => {
    const { container } = await open({
      service: async (path) => {
        if (path === checkPath(ID)) throw refusal(429);
        return { acknowledged: 1, remainingMs: null };
      },
    });
    await choose(0);
    await press('Comprobar la pregunta 1');
    await press('Siguiente');
    expect(container.textContent).not.toContain('No pudimos comprobarla');
    expect(button('Comprobar la pregunta 2').getAttribute('aria-busy')).toBeNull();
    await press('Anterior');
    expect(container.textContent).toContain('No pudimos comprobarla');
    await showList();
    const questions = [...container.querySelectorAll('[data-slot]')];
    expect(questions.map((question) => question.textContent?.includes('No pudimos comprobarla'))).toEqual([
      true,
      false,
      false,
    ]);
    expect(questions.map((question) => question.textContent?.includes('Comprobar'))).toEqual([true, true, true]);
  });
});

it('keeps what is written about a question while another one is on the screen', async () => {
  await open();
  await press('Menú');
  await press('Reportar un problema en la pregunta 1');
  await type('Dice dos veces lo mismo.');
  await act(async () => dialog()?.close());
  await press('Siguiente');
  await press('Menú');
  await press('Reportar un problema en la pregunta 2');
  expect(document.querySelector('textarea')?.value).toBe('');
  await act(async () => dialog()?.close());
  await press('Anterior');
  await press('Menú');
  await press('Reportar un problema en la pregunta 1');
  expect(document.querySelector('textarea')?.value).toBe('Dice dos veces lo mismo.');
});

it('is handed in only by who holds it, and can be taken over from where it is handed in', async () => {
  await open({ isElsewhere: true });
  await press(overview(0));
  const buttons = () => [...(dialog()?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent);
  expect(buttons()).not.toContain('Entregar');
  expect(dialog()?.textContent).toContain('Para entregarlo, sigue aquí');
  await act(async () =>
    [...(dialog()?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === 'Seguir aquí')?.click(),
  );
  await settle();
  expect(buttons()).toContain('Entregar');
});

describe('the way out', () => {
  const ways = () => [...document.querySelectorAll('a')].map(({ textContent }) => textContent);

  it('of a practice only leads away', async () => {
    await open();
    await press('Menú');
    expect(ways()).toContain('Salir y seguir después');
  });

  it('of a simulacro first says that its clock goes on', async () => {
    await open({ mode: 'simulacro' });
    await press('Menú');
    expect(ways()).toEqual([]);
    await press('Salir y seguir después');
    expect(dialog()?.textContent).toContain('El reloj sigue corriendo');
    expect(ways()).toEqual(['Salir']);
  });
});
