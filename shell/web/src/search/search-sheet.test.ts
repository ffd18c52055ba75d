// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { followSearch } from './follow-search.ts';
import { findSheet, hearSearch } from './search-sheet.ts';
import { nextOption } from './use-active-option.ts';

hearSearch(window);

const press = (key: string, modifiers: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers });
  document.body.dispatchEvent(event);
  return event;
};
const status = () => findSheet(document)?.querySelector('[role="status"]')?.textContent;

beforeEach(() => {
  document.body.innerHTML = '<button data-opens-search=""><b>Buscar</b></button><a href="/">Inicio</a>';
});

describe('the sheet', () => {
  it('opens with Control and K instead of what the browser does with them', () => {
    expect(press('k', { ctrlKey: true }).defaultPrevented).toBe(true);
    expect(findSheet(document)?.open).toBe(true);
    expect(findSheet(document)?.querySelector('input')).not.toBeNull();
  });

  it.each([
    ['k', {}],
    ['k', { ctrlKey: true, shiftKey: true }],
    ['k', { ctrlKey: true, altKey: true }],
    ['k', { metaKey: true }],
    ['j', { ctrlKey: true }],
  ])('leaves other keys alone: %s %o', (key, modifiers) => {
    expect(press(key, modifiers).defaultPrevented).toBe(false);
    expect(findSheet(document)).toBeNull();
  });

  it('opens by what is marked for it, and is one', () => {
    document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault(), { once: true });
    document.querySelector('a')?.click();
    expect(findSheet(document)).toBeNull();
    document.querySelector('b')?.click();
    const sheet = findSheet(document);
    expect(sheet?.open).toBe(true);
    sheet?.close();
    document.querySelector('b')?.click();
    expect(document.querySelectorAll('dialog')).toHaveLength(1);
    expect(sheet?.open).toBe(true);
  });
});

describe('the application', () => {
  const starts: HTMLDialogElement[] = [];
  const start = async (sheet: HTMLDialogElement) => void starts.push(sheet);
  beforeEach(() => starts.splice(0));

  it('brings the sheet to life when it opens, once', () => {
    followSearch(document, start);
    expect(starts).toHaveLength(0);
    press('K', { ctrlKey: true });
    findSheet(document)?.close();
    press('K', { ctrlKey: true });
    expect(starts).toEqual([findSheet(document)]);
  });

  it('finds one that was opened before it came', () => {
    press('k', { ctrlKey: true });
    followSearch(document, start);
    expect(starts).toHaveLength(1);
  });

  it('says that it could not, and tries again when the sheet opens again', async () => {
    let fails = true;
    followSearch(document, async (sheet) => {
      if (fails) throw new Error('offline');
      await start(sheet);
    });
    press('k', { ctrlKey: true });
    await expect.poll(status).toContain('Revisa tu conexión');
    fails = false;
    press('k', { ctrlKey: true });
    await expect.poll(() => starts.length).toBe(1);
  });
});

it('moves from option to option and around', () => {
  expect(['ArrowDown', 'ArrowUp', 'ArrowLeft', 'Home'].map((key) => nextOption(key, 0, 3))).toEqual([1, 2, null, null]);
  expect([nextOption('ArrowDown', 2, 3), nextOption('ArrowDown', -1, 3), nextOption('ArrowUp', -1, 3)]).toEqual([
    0, 0, 2,
  ]);
  expect(nextOption('ArrowDown', -1, 0)).toBeNull();
});
