import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { OFFER } from '../../admission/offer.ts';
import { PAGE_ROWS, PAGES_MAX } from './PagedRows.tsx';

const css = readFileSync(join(import.meta.dirname, 'GroupFilter.module.css'), 'utf8').replace(/\s+/g, ' ');

it('shows the rows of each page that a list may have, and no row twice', () => {
  for (let page = 1; page <= PAGES_MAX; page += 1) {
    const [first, last] = [(page - 1) * PAGE_ROWS + 1, page * PAGE_ROWS];
    const rule = new RegExp(
      `input\\[value="p${page}"\\]:checked\\)[^{}]*?tr\\[data-group\\]:not\\(:nth-child\\(n \\+ ${first}\\):nth-child\\(-n \\+ ${last}\\)\\)`,
    );
    expect(css).toMatch(rule);
  }
});

it('has pages for the longest list there is', () => {
  const ofCareers = OFFER.careers.map(({ programs, discontinued }) => programs.length + discontinued.length);
  expect(Math.max(OFFER.careers.length, ...ofCareers)).toBeLessThanOrEqual(PAGE_ROWS * PAGES_MAX);
});
