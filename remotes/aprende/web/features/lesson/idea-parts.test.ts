import { expect, it } from 'vitest';
import { partsOf, withQuestions } from './idea-parts.ts';

const IDEA =
  '<p>Uno: <span class="formula" role="img" aria-label="1 sobre 2"><math aria-hidden="true"><mfrac><mn>1</mn><mn>2</mn></mfrac></math></span>.</p>' +
  '<ul><li><p>Dos</p></li><li>Tres</li></ul><div class="table"><table><tr><td>4</td></tr></table></div><p>Cinco.</p>';

it('cuts an idea into its outermost elements, and loses nothing of it', () => {
  const parts = partsOf(IDEA);
  expect(parts.map((part) => part.slice(0, 4))).toEqual(['<p>U', '<ul>', '<div', '<p>C']);
  expect(parts.join('')).toBe(IDEA);
});

it('leads from each paragraph to the tutor, by its place among all parts', () => {
  const html = withQuestions(IDEA, 'ask', (part) => `/tutor?punto=a&parrafo=${part + 1}`);
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/tutor?punto=a&amp;parrafo=1',
    '/tutor?punto=a&amp;parrafo=4',
  ]);
  expect(html.replace(/ <a [^>]*>\?<\/a>/g, '')).toBe(IDEA);
});
