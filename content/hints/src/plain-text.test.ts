import { openDeployedBank } from '@travesia/content-item-model/reader';
import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

const bank = await openDeployedBank();

const formula = (inside: string) =>
  `<span class="formula" role="img" aria-label="x"><math aria-hidden="true">${inside}</math></span>`;

it.each([
  ['<mfrac><mn>7</mn><mn>2</mn></mfrac>', '7/2'],
  ['<mrow><mo>−</mo><mfrac><mn>7</mn><mn>2</mn></mfrac><mi>x</mi></mrow>', '−(7/2)x'],
  ['<mfrac><mrow><mn>4</mn><mo>+</mo><mi>x</mi></mrow><mn>11</mn></mfrac>', '(4 + x)/11'],
  ['<mrow><mn>2</mn><mfrac><mn>1</mn><mn>3</mn></mfrac></mrow>', '2 1/3'],
  ['<mrow><mn>9</mn><msqrt><mn>5</mn></msqrt></mrow>', '9√5'],
  ['<msqrt><mrow><mi>x</mi><mo>+</mo><mn>1</mn></mrow></msqrt>', '√(x + 1)'],
  ['<mroot><mi>a</mi><mn>3</mn></mroot>', '∛a'],
  ['<msup><mi>x</mi><mn>2</mn></msup>', 'x^2'],
  ['<msup><mn>3</mn><mrow><mn>4</mn><mi>d</mi></mrow></msup>', '3^(4d)'],
  ['<mrow><mo>(</mo><mn>0</mn><mo>,</mo><mn>2</mn><mo>)</mo></mrow>', '(0, 2)'],
  ['<mrow><mo>−</mo><mfrac><mrow><mo>−</mo><mn>2</mn></mrow><mn>2</mn></mfrac></mrow>', '−(−2)/2'],
  ['<mrow><mn>3</mn><mo>⋅</mo><mrow><mo>−</mo><mn>2</mn></mrow></mrow>', '3⋅(−2)'],
  [
    '<mrow><mo>(</mo><mfrac linethickness="0px"><mn>8</mn><mn>3</mn></mfrac><mo>)</mo><mi>x</mi></mrow>',
    '(8 sobre 3)x',
  ],
  ['<mrow><mfrac><mn>24024</mn><mn>24</mn></mfrac><mo>=</mo><mn>1001</mn></mrow>', '24.024/24 = 1001'],
  ['<mrow><msup><mrow></mrow><mn>18</mn></msup><mi>O</mi></mrow>', '^18O'],
  ['<mrow><mn>39</mn><mo>≤</mo><mi>x</mi><mo>≤</mo><mn>45</mn></mrow>', '39 ≤ x ≤ 45'],
])('writes %s as %s', (mathml, line) => expect(plainText(`<p>${formula(mathml)}</p>`)).toBe(line));

it('writes paragraphs in lines, tables by cells, and what figures are said to show', () => {
  const html =
    '<p>Uno &lt; dos.</p><table><thead><tr><th>Día</th><th>°C</th></tr></thead><tbody><tr><td>Lunes</td><td>−6</td></tr></tbody></table>' +
    '<figure><svg role="img" aria-label="Una recta."><text x="1">A</text></svg><figcaption>Sin escala.</figcaption></figure>';
  expect(plainText(html)).toBe('Uno < dos.\nDía | °C |\nLunes | −6 |\nUna recta.\nSin escala.');
  expect(plainText(html, { labels: true })).toContain('Una recta.\nA');
});

it('leaves no element and no character of an entity of any item', () => {
  for (const { variants } of bank.entries) {
    const item = bank.item(variants[0] ?? '');
    for (const html of [item.stem, ...item.options.map(({ text }) => text), ...item.solution.map(({ text }) => text)]) {
      const text = plainText(html);
      expect(text).not.toMatch(/<\/?[a-z]|&(?:amp|lt|gt|quot|#39|nbsp);|undefined/);
      expect(text).not.toBe('');
    }
  }
});
