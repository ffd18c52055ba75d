import { expect, it } from 'vitest';
import { compileFormula } from './formula.ts';

const spoken = (tex: string) => /aria-label="([^"]*)"/.exec(compileFormula(tex, false))?.[1];

it.each([
  ['\\frac{3}{4}', '3 sobre 4'],
  ['\\frac{x+1}{x^2-9}', 'fracción x más 1 sobre x al cuadrado menos 9, fin de la fracción'],
  ['\\frac{\\frac{1}{2}}{3}', 'fracción fracción 1 sobre 2, fin de la fracción sobre 3, fin de la fracción'],
  ['\\frac{1}{\\frac{2}{3}}', 'fracción 1 sobre fracción 2 sobre 3, fin de la fracción, fin de la fracción'],
  ['2\\frac{1}{3}', '2 enteros y 1 sobre 3'],
  ['\\frac{4}{3}\\pi r^3', '4 sobre 3 pi r al cubo'],
  [
    '\\frac{-b \\pm \\sqrt{b^2-4ac}}{2a}',
    'fracción menos b más menos raíz de b al cuadrado menos 4 a c, fin de la raíz sobre 2 a, fin de la fracción',
  ],
  ['2^{10}', '2 elevado a 10'],
  ['a^{n+1} \\cdot a', 'a elevado a n más 1, fin del exponente por a'],
  ['\\sqrt[3]{8}', 'raíz cúbica de 8'],
  ['32{.}400', '32400'],
  ['-2{,}5', 'menos 2 coma 5'],
  ['0{,}1\\overline{36}', '0 coma 1 36 periódico'],
  ['\\overline{AB} \\perp \\overline{CD}', 'segmento A B perpendicular a segmento C D'],
  ['45^\\circ', '45 grados'],
  ['\\log_2 8 = 3', 'logaritmo en base 2 de 8 igual a 3'],
  ['P(A \\mid B)', 'P abre paréntesis A dado B cierra paréntesis'],
  ['|x| \\leq 3', 'barra x barra menor o igual que 3'],
  ['\\vec{v}', 'vector v'],
  ['\\mathrm{CO_2}', 'C O sub 2'],
  ['\\begin{cases} x + y = 3 \\\\ x - y = 1 \\end{cases}', 'abre llave x más y igual a 3; x menos y igual a 1'],
])('%s is read "%s"', (tex, words) => {
  expect(spoken(tex)).toBe(words);
});

it('a sign without words is refused, and named', () => {
  expect(() => compileFormula('a \\star b', false)).toThrow(/No words for the sign/);
});
