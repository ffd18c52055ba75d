import { expect, it } from 'vitest';
import { type Preview, previewOf } from './entered-preview.ts';

const EXPRESSION = { kind: 'expression', variables: ['x', 'y'] } as const;
const EQUATION = { kind: 'equation', variables: ['x'] } as const;
const NUMBER = { kind: 'number' } as const;

const heard = (preview: Preview | null) =>
  preview && 'html' in preview ? (/aria-label="([^"]*)"/.exec(preview.html)?.[1] ?? '') : preview;
const seen = (preview: Preview | null) =>
  preview && 'html' in preview ? preview.html.replace(/^.*?<mrow>|<\/mrow><\/math>.*$/g, '') : preview;

it.each([
  ['2x-6', '2 por x menos 6'],
  ['3(x − 4)', '3 por abre paréntesis x menos 4 cierra paréntesis'],
  ['x²/2', 'abre paréntesis x al cuadrado cierra paréntesis sobre 2'],
  ['-(x+1)', 'menos abre paréntesis x más 1 cierra paréntesis'],
  ['2√5', '2 por raíz cuadrada de 5'],
  ['0,5y', '0 coma 5 por y'],
  ['x^(1/3)', 'x elevado a abre paréntesis 1 sobre 3 cierra paréntesis'],
])('reads %s aloud', (text, reading) => {
  expect(heard(previewOf(text, EXPRESSION))).toBe(reading);
});

it('shows what a power, a fraction and a product take with them', () => {
  expect(seen(previewOf('(x+1)^2', EXPRESSION))).toBe(
    '<msup><mrow><mo>(</mo><mi>x</mi><mo>+</mo><mn>1</mn><mo>)</mo></mrow><mrow><mn>2</mn></mrow></msup>',
  );
  expect(seen(previewOf('2*3', EXPRESSION))).toBe('<mn>2</mn><mo>·</mo><mn>3</mn>');
  expect(seen(previewOf('x-(y-2)', EXPRESSION))).toBe(
    '<mi>x</mi><mo>−</mo><mrow><mo>(</mo><mi>y</mi><mo>−</mo><mn>2</mn><mo>)</mo></mrow>',
  );
});

it('shows numbers as they count: thousands without points, fractions as fractions, with their unit', () => {
  expect(heard(previewOf('1.500', NUMBER))).toBe('1500');
  expect(heard(previewOf('-3/4', NUMBER))).toBe('menos abre paréntesis 3 sobre 4 cierra paréntesis');
  expect(heard(previewOf('2 1/2', NUMBER))).toBe('5 sobre 2');
  expect(heard(previewOf('0,25', NUMBER))).toBe('0 coma 25');
  expect(heard(previewOf('0', NUMBER))).toBe('0');
  expect(previewOf('12', { kind: 'number', unit: 'cm' })).toMatchObject({ html: expect.stringMatching(/ cm$/) });
});

it('says what to mend, and which reading is meant where there are two', () => {
  expect(previewOf('', EXPRESSION)).toBeNull();
  for (const text of ['2x +', '(x', 'x2', 'z']) expect(previewOf(text, EXPRESSION)).toHaveProperty('trouble');
  expect(previewOf('x = 2', EXPRESSION)).toHaveProperty('trouble');
  expect(previewOf('2x + 3', EQUATION)).toEqual({ trouble: 'Falta el signo igual.' });
  expect(heard(previewOf('2x + 3 = 7', EQUATION))).toBe('2 por x más 3 igual a 7');
  expect(previewOf('1/2x', EXPRESSION)).toHaveProperty('doubt');
});
