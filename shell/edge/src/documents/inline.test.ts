import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { canStandInDocument, createInlineContent } from './inline.ts';

const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('names each text once, as the policy does', () => {
  const inline = createInlineContent();
  expect(inline.script('run()')).toBe('<script>run()</script>');
  expect(inline.style('h1{}', ' data-sheet="/a.css"')).toBe('<style data-sheet="/a.css">h1{}</style>');
  inline.style('h1{}', '');
  expect(inline.content()).toEqual({ scripts: [source('run()')], styles: [source('h1{}')] });
});

it.each([
  ['h1{color:red}', true],
  ['h1{background:url(data:image/svg+xml,%3Csvg/%3E)}', true],
  ['h1{background:url("data:image/svg+xml,x")}', true],
  ['h1{filter:url(#soft)}', true],
  ['h1{background:url(photo.webp)}', false],
  ['h1{background:url("../photo.webp")}', false],
  ['@import "other.css";', false],
  ['h1:after{content:"</style>"}', false],
])('%s may stand in a document: %s', (sheet, may) => {
  expect(canStandInDocument(sheet)).toBe(may);
});
