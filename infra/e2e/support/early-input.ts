import type { CDPSession, Page } from '@playwright/test';

/** What can be done to a page before its code has come, by keys and by a keyboard that composes. */
export type Step =
  | { readonly do: 'focus'; readonly control: number }
  | { readonly do: 'key'; readonly key: string }
  /** As phones and dead keys do: what is shown is not typed yet. */
  | { readonly do: 'compose'; readonly text: string }
  | { readonly do: 'insert'; readonly text: string };

export interface Scenario {
  readonly steps: readonly Step[];
  /** Milliseconds before each step. */
  readonly delays: readonly number[];
  /** The scripts come after this many steps. */
  readonly scriptsAfter: number;
}

export interface Control {
  readonly kind: 'text' | 'number' | 'list' | 'check' | 'radio' | 'button' | 'summary';
}

/** What a visitor sees of a control. */
export interface ControlState {
  readonly kind: Control['kind'];
  readonly content: string;
  readonly selection: readonly [number | null, number | null];
  readonly isFocused: boolean;
  /** Of fields that belong to the page's code: what that believes to be in them. */
  readonly known?: string;
}

declare global {
  /** The controls that the document was written with. */
  var testControls: readonly HTMLElement[];
}

/** Random numbers below `limit` that `seed` decides (mulberry32). */
export function randomFrom(seed: number): (limit: number) => number {
  let state = seed >>> 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
}

const TEXT_KEYS = [
  ...'0123456789,.amed',
  ...'678',
  'Backspace',
  'Delete',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'Shift+ArrowLeft',
];

const KEYS: Readonly<Record<Control['kind'], readonly string[]>> = {
  text: TEXT_KEYS,
  number: ['1', '2', '7', 'Backspace'],
  list: ['ArrowDown', 'ArrowUp', 'End'],
  check: ['Space'],
  radio: ['ArrowDown', 'ArrowUp', 'Space'],
  button: ['Space', 'Enter', 'Shift+Enter'],
  summary: ['Enter', 'Space'],
};

const WORDS = ['é', 'ñandú', '6,5', 'Talca', '7'] as const;

/** Up to six controls are used, some more than once, with several keys each. */
export function drawScenario(controls: readonly Control[], random: (limit: number) => number): Scenario {
  const of = <T>(all: readonly T[]): T => all[random(all.length)] as T;
  // Pages have hundreds of check boxes and few fields to type in.
  const byKind = [...Map.groupBy(controls.keys(), (place) => controls[place]?.kind).values()];
  const steps: Step[] = [];
  for (let visits = 2 + random(5); visits > 0; visits -= 1) {
    if (byKind.length === 0) {
      steps.push({ do: 'key', key: of(['Tab', 'Shift+Tab', 'ArrowDown', 'x']) });
      continue;
    }
    const control = of(of(byKind));
    const kind = controls[control]?.kind ?? 'text';
    steps.push({ do: 'focus', control });
    for (let keys = 1 + random(kind === 'text' ? 7 : 3); keys > 0; keys -= 1) {
      steps.push({ do: 'key', key: of(KEYS[kind]) });
      if (kind !== 'text' || random(5) > 0) continue;
      const word = of(WORDS);
      for (let shown = 1; shown <= word.length; shown += 1) steps.push({ do: 'compose', text: word.slice(0, shown) });
      if (random(3) > 0) steps.push({ do: 'insert', text: word });
    }
  }
  return { steps, delays: steps.map(() => of([0, 0, 5, 20, 60])), scriptsAfter: random(steps.length + 1) };
}

/** Remembers the controls that the document was written with. */
export function rememberControls(page: Page): Promise<readonly Control[]> {
  return page.evaluate(() => {
    const kindOf = (control: HTMLElement): Control['kind'] => {
      if (control instanceof HTMLSelectElement) return 'list';
      if (control instanceof HTMLButtonElement) return 'button';
      if (control.localName === 'summary') return 'summary';
      if (!(control instanceof HTMLInputElement)) return 'text';
      const { type } = control;
      return type === 'radio' || type === 'number' ? type : type === 'checkbox' ? 'check' : 'text';
    };
    const all = document.querySelectorAll<HTMLElement>('main :is(input, select, textarea, button, summary)');
    const isUsable = (control: HTMLElement) =>
      control.checkVisibility() && !control.matches(':disabled, [type="hidden"]');
    globalThis.testControls = [...all].filter(isUsable);
    return globalThis.testControls.map((control) => ({ kind: kindOf(control) }));
  });
}

/** Plays a scenario as fast as its delays say. @returns the steps that found their control: a live page may take some away. */
export async function play(
  page: Page,
  client: CDPSession,
  { steps, delays, scriptsAfter }: Scenario,
  letScriptsCome: () => void,
): Promise<readonly Step[]> {
  const played: Step[] = [];
  let isThere = true;
  for (const [place, step] of steps.entries()) {
    if (place === scriptsAfter) letScriptsCome();
    const delay = delays[place] ?? 0;
    if (delay > 0) await page.waitForTimeout(delay);
    if (step.do === 'focus') isThere = await focus(page, step.control);
    if (!isThere) continue;
    played.push(step);
    if (step.do === 'key') await page.keyboard.press(step.key);
    else if (step.do === 'insert') await client.send('Input.insertText', { text: step.text });
    else if (step.do === 'compose') {
      const { length } = step.text;
      await client.send('Input.imeSetComposition', { text: step.text, selectionStart: length, selectionEnd: length });
    }
  }
  letScriptsCome();
  return played;
}

function focus(page: Page, control: number): Promise<boolean> {
  return page.evaluate((place) => {
    const element = globalThis.testControls[place];
    element?.focus();
    return element !== undefined && document.activeElement === element;
  }, control);
}

/** What a visitor sees of each control that is still there. */
export function readControls(page: Page): Promise<readonly (ControlState | null)[]> {
  return page.evaluate(() =>
    globalThis.testControls.map((control): ControlState | null => {
      if (!control.isConnected) return null;
      const isFocused = document.activeElement === control;
      const key = Object.keys(control).find((name) => name.startsWith('__reactProps$'));
      const props: Record<string, unknown> = key ? Reflect.get(control, key) : {};
      const none = [null, null] as const;
      if (control instanceof HTMLSelectElement) {
        const known = props['value'] === undefined ? {} : { known: String(props['value']) };
        return { kind: 'list', content: control.value, selection: none, isFocused, ...known };
      }
      if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')) {
        const known = props['checked'] === undefined ? {} : { known: String(props['checked']) };
        const kind = control.type === 'radio' ? 'radio' : 'check';
        return { kind, content: String(control.checked), selection: none, isFocused, ...known };
      }
      if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
        const known = props['value'] === undefined ? {} : { known: String(props['value']) };
        const selection = [control.selectionStart, control.selectionEnd] as const;
        return { kind: 'text', content: control.value, selection, isFocused, ...known };
      }
      const content = String(control.closest('details')?.open ?? '');
      return { kind: control.localName === 'summary' ? 'summary' : 'button', content, selection: none, isFocused };
    }),
  );
}
