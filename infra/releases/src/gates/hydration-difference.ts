import { PAGES_ELEMENT_ID } from '@travesia/contracts/release';
import type { Page } from 'playwright-core';

/**
 * Production builds of React say by a number that a page did not take over what was prerendered.
 * Source: https://github.com/facebook/react/blob/main/scripts/error-codes/codes.json
 */
const HYDRATION = /Minified React error #(?:418|419|421|422|423|424|425)\b/;

export const isAboutHydration = (complaint: string): boolean => HYDRATION.test(complaint);

/**
 * Where what a page shows is another thing than `html`, the document that it came with, in words; `null` where nothing is.
 * A page that changed itself since then is told too: its first difference is mostly the one that React means.
 */
export async function hydrationDifference(page: Page, html: string): Promise<string | null> {
  const selector = `#${PAGES_ELEMENT_ID} > [data-page]`;
  const now = await page
    .locator(selector)
    .first()
    .evaluate((element) => element.outerHTML);
  // Not in the page itself: its policy need not let anybody parse.
  const blank = await page.context().newPage();
  try {
    return await blank.evaluate(
      ({ served, shown, path }) => {
        const parse = (text: string) => new DOMParser().parseFromString(text, 'text/html');
        /** Without the comments by which React finds its way, and with the texts that they part as one. */
        const plain = (element: Element | null) => {
          if (!element) return null;
          const walker = document.createTreeWalker(element, NodeFilter.SHOW_COMMENT);
          const comments: Node[] = [];
          while (walker.nextNode()) comments.push(walker.currentNode);
          for (const comment of comments) comment.parentNode?.removeChild(comment);
          element.normalize();
          return element;
        };
        const before = plain(parse(served).querySelector(path));
        const after = plain(parse(shown).querySelector('[data-page]'));
        const told = (node: Node | undefined) => {
          if (!node) return 'nada';
          const text = node instanceof Element ? node.outerHTML : (node.textContent ?? '');
          return `«${text.trim().slice(0, 80)}»`;
        };
        const isSameElement = (a: Element, b: Element) => a.localName === b.localName;
        const find = (a: Node, b: Node, place: string): string | null => {
          const [own, others] = [a.childNodes, b.childNodes];
          for (let at = 0; at < Math.max(own.length, others.length); at++) {
            const [one, other] = [own[at], others[at]];
            if (one instanceof Element && other instanceof Element && isSameElement(one, other)) {
              const deeper = find(one, other, `${place} > ${one.localName}`);
              if (deeper !== null) return deeper;
            } else if (one instanceof Element || other instanceof Element || one?.textContent !== other?.textContent) {
              return `en ${place} se prerenderizó ${told(one)} y el navegador dibuja ${told(other)}`;
            }
          }
          return null;
        };
        return before && after ? find(before, after, 'la página') : null;
      },
      { served: html, shown: now, path: selector },
    );
  } finally {
    await blank.close();
  }
}
