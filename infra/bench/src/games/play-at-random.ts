import { draw, type Random } from '@travesia/remote-juegos/simulation';
import type { Locator, Page } from 'playwright-core';

/** Keys of every game, but the one that fills the screen. */
const KEYS = ['p', '.', 'c', 'z', 'r', 'l', 'd', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', ' '];

const CONTROLS = 'button, input, select, summary';

/** Buttons that lead out of the game: another screen, another address. */
const OUTSIDE = /^(?:Pantalla completa|Compartir)$/;

/** Does one thing to the control, as a page hears of it. @returns what. */
function useControl(element: Node, chance: number): string {
  if (!(element instanceof Element)) return 'nothing';
  const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
  if (element instanceof HTMLSelectElement) {
    element.selectedIndex = Math.floor(chance * element.options.length);
    element.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (element instanceof HTMLInputElement && element.type !== 'radio' && element.type !== 'checkbox') {
    const [least, most, step] = [element.min, element.max, element.step].map((text) => Number(text) || 0);
    const value = (least ?? 0) + Math.round((chance * ((most || 100) - (least ?? 0))) / (step || 1)) * (step || 1);
    // React hears of a value that was set by the element itself only.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, String(value));
    element.dispatchEvent(new Event('input', { bubbles: true }));
    element.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (element instanceof HTMLElement) {
    element.click();
  }
  return name.slice(0, 60);
}

/** One thing that somebody might do who does not know what they want, drawn from `random`. @returns what, to be told. */
export async function playAtRandom(page: Page, stage: Locator, random: Random): Promise<string> {
  const kind = draw(random);
  const [first, second, third, fourth] = [draw(random), draw(random), draw(random), draw(random)];
  const drawing = stage.getByRole('group', { name: 'Dibujo del modelo' });
  if (kind < 0.2) {
    const box = await drawing.boundingBox();
    if (!box) return 'nothing';
    const at = (x: number, y: number) => [box.x + x * box.width, box.y + y * box.height] as const;
    await page.mouse.move(...at(first, second));
    await page.mouse.down();
    await page.mouse.move(...at(third, fourth), { steps: 6 });
    await page.mouse.up();
    return `dragged from ${first.toFixed(2)}, ${second.toFixed(2)} to ${third.toFixed(2)}, ${fourth.toFixed(2)}`;
  }
  if (kind < 0.4) {
    const key = KEYS[Math.floor(first * KEYS.length)] ?? 'p';
    await drawing.focus();
    await page.keyboard.press(key);
    return `key ${key}`;
  }
  const control = await stage.evaluateHandle(
    (root, { selector, outside, chance }) => {
      const pattern = new RegExp(outside);
      const controls = [...(root.querySelector('dialog[open]') ?? root).querySelectorAll(selector)].filter(
        (one) =>
          !one.closest('[inert]') &&
          !one.matches(':disabled') &&
          one.checkVisibility() &&
          !pattern.test(one.getAttribute('aria-label') ?? ''),
      );
      return controls[Math.floor(chance * controls.length)] ?? null;
    },
    { selector: CONTROLS, outside: OUTSIDE.source, chance: first },
  );
  const used = (await control.asElement()?.evaluate(useControl, second)) ?? 'nothing';
  await control.dispose();
  return used;
}
