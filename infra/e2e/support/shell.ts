import type { Locator, Page } from '@playwright/test';

/** The page on the screen: hidden ones are kept alive. */
export const CURRENT_PAGE = '#contenido > [data-page]:not([hidden], [data-arriving])';

/** Pages that the shell keeps beside the one on the screen. */
export const KEPT_PAGES = 5;

/** React marks the nodes it has taken over with a key of its own, different for each copy of it. */
const REACT_MARK = '__reactFiber$';

export const currentPage = (page: Page): Locator => page.locator(CURRENT_PAGE);

/** The least that a student does with a page: those that wait for it start. */
export const touchPage = (page: Page): Promise<void> => page.keyboard.press('Shift');

/** Uses the page and waits until its own code runs: its heading belongs to a React root. */
export async function waitForLivePage(page: Page): Promise<void> {
  await touchPage(page);
  await page.waitForFunction(
    ([selector, mark]) => {
      const heading = document.querySelector(`${selector} h1`);
      return heading !== null && Object.keys(heading).some((key) => key.startsWith(mark));
    },
    [CURRENT_PAGE, REACT_MARK] as const,
  );
}

/** Opens an address and waits until its page is alive. */
export async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await waitForLivePage(page);
}

/** Marks of the copies of React that rendered anything in this document. */
export function reactCopies(page: Page): Promise<readonly string[]> {
  return page.evaluate((mark) => {
    const keys = [...document.querySelectorAll('*')].flatMap((element) => Object.keys(element));
    return [...new Set(keys.filter((key) => key.startsWith(mark)))];
  }, REACT_MARK);
}

/** What a student's browser would complain about, collected from now on. */
export function collectComplaints(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

/** Marks this document: a full load loses the mark, a navigation inside the shell keeps it. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.setAttribute('data-test-mark', '');
  });
}

export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute('data-test-mark'));
}

/** Goes to an address inside the running shell, as a click on a link does. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}
