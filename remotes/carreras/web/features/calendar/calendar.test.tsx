// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AdmissionCalendar } from './AdmissionCalendar.tsx';
import { ApplicationDates } from './ApplicationDates.tsx';
import { CalendarDisclosure } from './CalendarDisclosure.tsx';
import { CalendarSection } from './CalendarSection.tsx';
import { NEWEST_CALENDAR } from './newest-calendar.ts';

const { steps, unknown } = NEWEST_CALENDAR;

/** Minutes of Chile in summer. */
const at = (time: string) => vi.setSystemTime(new Date(`${time}:00-03:00`));

let container: HTMLElement;
let root: Root | undefined;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  container = document.createElement('div');
});

afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settleImports = () => act(() => vi.dynamicImportSettled());

/** As a page that was prerendered at some other time starts; throws where it differs from its document. */
async function hydrate(page: ReactNode): Promise<void> {
  container.innerHTML = renderToString(page);
  const onRecoverableError = (error: unknown) => {
    throw error;
  };
  await act(async () => {
    root = hydrateRoot(container, page, { onRecoverableError });
  });
  await settleImports();
}

async function show(page: ReactNode): Promise<void> {
  await act(async () => {
    root = createRoot(container);
    root.render(page);
  });
  await settleImports();
}

const text = () => container.textContent;

describe('the line of every page', () => {
  it('has in its document what stays true, whenever it is made', () => {
    at('2026-11-23T12:00');
    const before = renderToString(<ApplicationDates />);
    at('2031-01-01T12:00');
    expect(renderToString(<ApplicationDates />)).toBe(before);
    container.innerHTML = before;
    expect(text()).toBe('Postulación: 4 al 7 de enero de 2027cierra el 7 a las 13:00');
    expect(before.length).toBeLessThan(300);
  });

  it.each([
    ['2026-11-23T23:59', 'cierra el 7 a las 13:00 · faltan 42\u00a0días'],
    ['2027-01-05T12:00', 'cierra el 7 a las 13:00 · en curso'],
    ['2027-01-07T12:59', 'cierra el 7 a las 13:00 · termina hoy'],
    ['2027-01-07T13:00', 'ya pasó'],
    ['2027-02-01T12:00', 'Admisión 2027 ya terminó'],
  ])('says at %s, once it is alive: %s', async (now, said) => {
    at(now);
    await hydrate(<ApplicationDates />);
    expect(container.querySelector('span')?.textContent).toBe(said);
  });

  it('goes on with the clock, and lets it go', async () => {
    at('2027-01-07T12:59');
    await hydrate(<ApplicationDates />);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(text()).toContain('ya pasó');
    await act(async () => root?.unmount());
    expect(vi.getTimerCount()).toBe(0);
  });

  it('counts in days of Chile, wherever the student is', async () => {
    // In Santiago it is still the 3rd.
    vi.setSystemTime(new Date('2027-01-04T02:30:00Z'));
    await hydrate(<ApplicationDates />);
    expect(text()).toContain('empieza mañana');
  });
});

describe('the whole calendar', () => {
  it('has the step to which the line of every page leads', async () => {
    at('2026-12-01T12:00');
    container.innerHTML = renderToString(<ApplicationDates />);
    const [, place = ''] = container.querySelector('a')?.getAttribute('href')?.split('#') ?? [];
    await hydrate(<CalendarSection />);
    expect(container.querySelector(`#${place}`)?.textContent).toContain('Ordenas hasta 20 preferencias');
    expect(container.querySelector(`#${place}`)?.closest('details')).toBeNull();
  });

  it('has every step in its document: dates, what to do and the sources, and no today', () => {
    at('2026-12-01T12:00');
    container.innerHTML = renderToString(<CalendarSection />);
    for (const { title, todo } of steps) {
      expect(text()).toContain(title);
      expect(text()).toContain(todo);
    }
    expect(container.querySelectorAll('ol details')).toHaveLength(steps.length);
    expect(text()).not.toMatch(/faltan|ya pasó|en curso|hoy/);
  });

  it('says of what nobody knows that nobody does', () => {
    container.innerHTML = renderToString(<CalendarSection />);
    const rows = [...container.querySelectorAll('ul > li')].filter((row) => row.textContent.startsWith('Sin fecha'));
    expect(rows).toHaveLength(unknown.length);
    expect(rows[0]?.textContent).toContain('No estaba publicado cuando lo buscamos (23 de noviembre de 2026).');
    expect(rows[0]?.textContent).toContain('El año pasado ');
    expect(rows[1]?.textContent).toContain('Sin fecha publicada cuando la buscamos (23 de noviembre de 2026).');
  });

  it('says of each step how far it is, once it is alive', async () => {
    at('2026-12-01T12:00');
    await hydrate(<CalendarSection />);
    const stateOf = (title: string) => {
      const row = [...container.querySelectorAll('li')].find((item) => item.textContent.includes(title));
      return row?.querySelectorAll('p')[2]?.textContent;
    };
    expect(stateOf('Oferta definitiva')).toBe('ya pasó');
    expect(stateOf('Simulador')).toBe('en curso');
    expect(stateOf('Matrícula, primera')).toBe('faltan 49\u00a0días');
  });

  it('says how sure a date is', () => {
    container.innerHTML = renderToString(<AdmissionCalendar />);
    const sourceOf = (title: string) =>
      [...container.querySelectorAll('ol > li')]
        .find((row) => row.querySelectorAll('p')[1]?.textContent === title)
        ?.querySelector('details')?.textContent;
    expect(sourceOf('PAES Regular')).toContain('Lo dicen 3 fuentes.');
    expect(sourceOf('Postulación')).toContain('23 de septiembre de 2026');
    expect(sourceOf('Postulación')).toContain('Una sola fuente: confírmalo en la página de DEMRE.');
  });
});

describe('in the explorer', () => {
  const open = () =>
    act(async () => {
      const details = container.querySelector('details');
      if (!details) throw new Error('there is no disclosure');
      details.open = !details.open;
      details.dispatchEvent(new Event('toggle'));
    });

  it('the calendar is a line with what comes first, and all of it when opened: what is over put away', async () => {
    at('2026-11-23T12:00');
    await show(<CalendarDisclosure load={async () => AdmissionCalendar} />);
    expect(container.querySelector('summary')?.textContent).toBe('Calendario · PAES Regular: faltan 7\u00a0días');
    await open();
    const past = container.querySelector('details details');
    expect(past?.querySelector('summary')?.textContent).toBe('Ya pasó (6)');
    expect(past?.textContent).toContain('Oferta definitiva');
    expect(past?.textContent).not.toContain('Postulación4');
  });

  it('a process that is over says so', async () => {
    at('2027-03-01T12:00');
    await show(<CalendarDisclosure load={async () => AdmissionCalendar} />);
    expect(container.querySelector('summary')?.textContent).toBe('Calendario · Admisión 2027 ya terminó');
    await open();
    expect(text()).toContain('Admisión 2027 ya terminó. Las fechas del proceso siguiente no están aquí todavía.');
    expect(text()).not.toMatch(/-\d/);
  });

  it('a calendar that does not come says so, and is asked for again when opened again', async () => {
    at('2026-11-23T12:00');
    let isOnline = false;
    const load = async () => {
      if (!isOnline) throw new TypeError('offline');
      return AdmissionCalendar;
    };
    await show(<CalendarDisclosure load={load} />);
    await open();
    expect(container.querySelector('[role=alert]')?.textContent).toContain('El calendario no llegó');
    isOnline = true;
    await open();
    await open();
    expect(text()).toContain('Resultados de la selección');
  });
});
