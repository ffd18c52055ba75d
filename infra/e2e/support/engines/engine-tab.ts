/** What a driver has to do for a flow; everything else is made of it, so that a flow is written once. */
export interface Driver {
  goTo(url: string): Promise<void>;
  /** Evaluates an expression in the page, and what it promises; it says a string. */
  evaluate(expression: string): Promise<string>;
  /** Moves the pointer there, in pixels of the window, and presses. */
  pressAt(x: number, y: number): Promise<void>;
  /** Types into whatever has the focus, key by key. */
  type(text: string): Promise<void>;
  close(): Promise<void>;
}

/** A browser that opens tabs which know nothing of each other. */
export interface Engine {
  openTab(): Promise<Driver>;
  close(): Promise<void>;
}

/** What a student would call a thing on the page. */
export interface Place {
  readonly role: 'button' | 'link' | 'textbox' | 'radio' | 'heading' | 'listitem' | 'status' | 'alert';
  /** The accessible name, or part of it where it is a pattern; anything where absent. */
  readonly name?: string | RegExp;
}

const DEADLINE_MS = 15_000;
const PAUSE_MS = 50;

const SELECTORS: Readonly<Record<Place['role'], string>> = {
  button: 'button, [role=button]',
  link: 'a[href]',
  textbox: 'input:not([type]), input[type=text], input[type=search], input[type=email], input[type=password]',
  radio: 'input[type=radio], [role=radio]',
  heading: 'h1, h2, h3',
  listitem: '[role=listitem], li',
  status: '[role=status], output',
  alert: '[role=alert]',
};

interface Found {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** Selector, name or pattern, its flags, and which of the two it is. */
type Sought = readonly [string, string, string, boolean];

/**
 * Runs in the page: what is seen there of this kind and by this name, each with its middle. The first is brought into
 * the window. What is kept alive behind the page, and what lies behind a dialog, is not seen.
 */
function look([selector, source, flags, isExact]: Sought): readonly Found[] {
  const pattern = new RegExp(source, flags);
  const textOf = (element: Element | null) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  const nameOf = (element: Element) => {
    const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
    const by = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labelled = by.map((id) => textOf(document.getElementById(id))).join(' ');
    return (
      labelled ||
      element.getAttribute('aria-label') ||
      labels.map((label) => (label instanceof Element ? textOf(label) : '')).join(' ') ||
      textOf(element)
    );
  };
  const isThere = (element: Element) => element.getClientRects().length > 0 || element.matches('[role=status]');
  const seen = [...document.querySelectorAll(selector)].filter((element) => {
    const name = nameOf(element);
    return isThere(element) && (isExact ? name === source : pattern.test(name));
  });
  const dialog = document.querySelector('dialog[open]');
  const reachable = dialog ? seen.filter((element) => dialog.contains(element)) : seen;
  const [first] = reachable;
  first?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const hear = ({ target }: Event) => {
    if (target instanceof Node && first?.contains(target)) document.documentElement.dataset['pressed'] = '';
  };
  delete document.documentElement.dataset['pressed'];
  document.addEventListener('click', hear, { capture: true, once: true });
  return reachable.map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { text: textOf(element), x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  });
}

/** A tab of some engine, used as a student does. */
export class EngineTab {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  goTo(url: string): Promise<void> {
    return this.#driver.goTo(url);
  }

  /** Calls `inPage` in the page; it knows nothing of here but its argument. */
  async run<Argument, Result>(inPage: (argument: Argument) => Result, argument: Argument): Promise<Awaited<Result>> {
    const call = `(async () => JSON.stringify((await (${inPage})(${JSON.stringify(argument)})) ?? null))()`;
    return JSON.parse(await this.#driver.evaluate(call));
  }

  /** @throws with `what` where `check` does not hold in time. */
  async until(what: string, check: () => Promise<boolean>): Promise<void> {
    const deadline = Date.now() + DEADLINE_MS;
    // A document that is on its way out answers nothing.
    while (!(await check().catch(() => false))) {
      if (Date.now() > deadline) throw new Error(`not seen: ${what}\n${await this.#shown()}`);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  /** All that is seen there now. */
  async all({ role, name = /(?:)/ }: Place): Promise<readonly Found[]> {
    const isExact = typeof name === 'string';
    const [source, flags] = isExact ? [name, ''] : [name.source, name.flags];
    return this.run(look, [SELECTORS[role], source, flags, isExact] as const);
  }

  /** Waits for it; says its text. */
  async see(place: Place, text: RegExp = /(?:)/): Promise<string> {
    let found: Found | undefined;
    await this.until(`${place.role} ${place.name ?? ''} ${text}`, async () => {
      found = (await this.all(place)).find((each) => text.test(each.text));
      return found !== undefined;
    });
    return found?.text ?? '';
  }

  /** Waits for it, and presses in its middle; again where something else came to lie there meanwhile. */
  async press(place: Place): Promise<void> {
    const document = await this.#mark();
    await this.until(`${place.role} ${place.name ?? ''}, pressed`, async () => {
      const [found] = await this.all(place);
      if (!found) return false;
      await this.#driver.pressAt(found.x, found.y);
      // The press may have led to another document.
      return (await this.#mark()) !== document || this.#isPressed();
    });
  }

  type(text: string): Promise<void> {
    return this.#driver.type(text);
  }

  /** Presses into a field and types. */
  async fill(name: string | RegExp, text: string): Promise<void> {
    await this.press({ role: 'textbox', name });
    await this.type(text);
  }

  /** Path and query of where the tab is. */
  address(): Promise<string> {
    return this.run(() => location.pathname + location.search, null);
  }

  isAt(path: RegExp): Promise<void> {
    return this.until(`address ${path}`, async () => path.test(await this.address()));
  }

  /** Goes there inside the running application, as a link does. */
  follow(path: string): Promise<unknown> {
    return this.run((href) => {
      const link = Object.assign(document.createElement('a'), { href });
      document.body.append(link);
      link.click();
      link.remove();
    }, path);
  }

  close(): Promise<void> {
    return this.#driver.close();
  }

  /** Tells documents apart. */
  #mark(): Promise<number> {
    return this.run(() => performance.timeOrigin, null);
  }

  #isPressed(): Promise<boolean> {
    return this.run(() => document.documentElement.dataset['pressed'] !== undefined, null);
  }

  #shown(): Promise<string> {
    return this.run(() => `${location.href}\n${document.body.textContent.slice(0, 1500)}`, null).catch(String);
  }
}
