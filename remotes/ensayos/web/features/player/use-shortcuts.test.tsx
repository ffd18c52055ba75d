// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openPage } from './testing/open-page.tsx';
import { useShortcuts } from './use-shortcuts.ts';

let close: () => Promise<void>;
let done: string[];

function Page() {
  useShortcuts(true, {
    choose: (place) => done.push(`choose ${place}`),
    flag: () => done.push('flag'),
    move: (by) => done.push(`move ${by}`),
    review: () => done.push('review'),
  });
  return (
    <>
      <textarea />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as the bank writes a wide table */}
      <div tabIndex={0} className="table" />
      <input type="radio" />
    </>
  );
}

beforeEach(async () => {
  done = [];
  ({ close } = await openPage(Page, () => new Promise(() => undefined)));
});
afterEach(async () => {
  await close();
});

function press(key: string, { on = 'body', ...more }: { readonly on?: string } & KeyboardEventInit = {}): void {
  const target = document.querySelector(on);
  target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
}

it('answers, marks and moves', () => {
  for (const key of ['a', 'E', '1', '5', 'm', 'n', 'p', 'ArrowRight', 'ArrowLeft', 'x']) press(key);
  expect(done).toEqual([
    ...['choose 0', 'choose 4', 'choose 0', 'choose 4', 'flag'],
    ...['move 1', 'move -1', 'move 1', 'move -1'],
  ]);
});

it('does it once where a key is held down', () => {
  press('n');
  press('n', { repeat: true });
  expect(done).toEqual(['move 1']);
});

it('leaves keys to who writes, and to the browser’s own combinations', () => {
  press('a', { on: 'textarea' });
  press('p', { ctrlKey: true });
  expect(done).toEqual([]);
});

it('leaves the arrows to what they move: a wide table, the alternatives', () => {
  press('ArrowRight', { on: '.table' });
  press('ArrowLeft', { on: 'input' });
  expect(done).toEqual([]);
  press('n', { on: '.table' });
  expect(done).toEqual(['move 1']);
});

it('does nothing while a dialog is open, wherever the focus is', () => {
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  dialog.showModal();
  press('a');
  expect(done).toEqual([]);
  dialog.close();
  press('a');
  expect(done).toEqual(['choose 0']);
});
