import {
  type Expression,
  NotRead,
  type Read,
  readAnswer,
  readExpression,
  readNumber,
} from '@travesia/content-hints/reading';
import type { StepEntry } from '@travesia/contracts/slices';

/** How an entry is read: as a formula with its reading, and what to mend, if anything. */
export type Preview =
  | { readonly html: string; readonly doubt?: string }
  /** A Spanish sentence. */
  | { readonly trouble: string };

/** @returns `null` for nothing. */
export function previewOf(text: string, entry: Exclude<StepEntry, { readonly kind: 'choice' }>): Preview | null {
  if (text.trim() === '') return null;
  try {
    return entry.kind === 'number' ? ofNumber(text, entry.unit) : ofExpressions(text, entry.kind, entry.variables);
  } catch (error) {
    if (error instanceof NotRead) return { trouble: error.message };
    throw error;
  }
}

function ofNumber(text: string, unit: string | undefined): Preview {
  const { value } = readNumber(text, unit);
  const { s, n, d } = value;
  const expression: Expression =
    d === 1n || (!text.includes('/') && isDecimal(d))
      ? { kind: 'number', value: value.abs() }
      : {
          kind: 'quotient',
          over: { kind: 'number', value: value.abs().mul(d) },
          under: { kind: 'number', value: value.abs().div(value.abs()).mul(d) },
        };
  const signed: Expression = s < 0n && n !== 0n ? { kind: 'negative', of: expression } : expression;
  return formula(drawn(signed), spoken(signed), unit);
}

/** Its decimals end. */
function isDecimal(denominator: bigint): boolean {
  let rest = denominator;
  for (const prime of [2n, 5n]) while (rest % prime === 0n) rest /= prime;
  return rest === 1n;
}

function ofExpressions(text: string, kind: 'expression' | 'equation', variables: readonly string[]): Preview {
  const sides = text.split('=');
  if (kind === 'equation' && sides.length < 2) return { trouble: 'Falta el signo igual.' };
  const read: readonly Read[] =
    kind === 'expression' ? [readAnswer(text, variables)] : sides.map((side) => readExpression(side, variables));
  const expressions = read.map(({ expression }) => expression);
  const doubt = read.find((one) => one.doubt !== undefined)?.doubt;
  return {
    ...formula(expressions.map(drawn).join('<mo>=</mo>'), expressions.map(spoken).join(' igual a ')),
    ...(doubt !== undefined && { doubt }),
  };
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** As contents write formulas: seen as MathML, heard by its name. */
function formula(mathml: string, reading: string, unit?: string): { readonly html: string } {
  const behind = unit === undefined ? '' : ` ${escaped(unit)}`;
  return {
    html: `<span class="formula" role="img" aria-label="${escaped(reading)}"><math aria-hidden="true"><mrow>${mathml}</mrow></math></span>${behind}`,
  };
}

const numberText = (expression: Expression & { readonly kind: 'number' }) =>
  expression.value.toString().replace('.', ',');

const inParentheses = (inside: string) => `<mrow><mo>(</mo>${inside}<mo>)</mo></mrow>`;

/** What stands as one sign beside others. */
const isAtom = ({ kind }: Expression) => kind === 'number' || kind === 'letter' || kind === 'root';

function drawn(expression: Expression): string {
  switch (expression.kind) {
    case 'number':
      return `<mn>${numberText(expression)}</mn>`;
    case 'letter':
      return `<mi>${escaped(expression.name)}</mi>`;
    case 'negative':
      return `<mo>−</mo>${asFactor(expression.of)}`;
    case 'sum':
      return expression.terms
        .map((term, index) => {
          if (term.kind === 'negative') return `<mo>−</mo>${asFactor(term.of)}`;
          return `${index === 0 ? '' : '<mo>+</mo>'}${term.kind === 'sum' ? inParentheses(drawn(term)) : drawn(term)}`;
        })
        .join('');
    case 'product':
      return expression.factors
        .map((factor, index) => `${index > 0 && beginsWithFigure(factor) ? '<mo>·</mo>' : ''}${asFactor(factor)}`)
        .join('');
    case 'quotient':
      return `<mfrac><mrow>${drawn(expression.over)}</mrow><mrow>${drawn(expression.under)}</mrow></mfrac>`;
    case 'power': {
      const base = isAtom(expression.base) ? drawn(expression.base) : inParentheses(drawn(expression.base));
      return `<msup>${base}<mrow>${drawn(expression.exponent)}</mrow></msup>`;
    }
    case 'root':
      return expression.index === 2
        ? `<msqrt>${drawn(expression.of)}</msqrt>`
        : `<mroot><mrow>${drawn(expression.of)}</mrow><mn>${expression.index}</mn></mroot>`;
  }
}

const asFactor = (expression: Expression): string =>
  expression.kind === 'sum' || expression.kind === 'negative' ? inParentheses(drawn(expression)) : drawn(expression);

/** Behind another factor its sign of multiplication has to be seen. */
function beginsWithFigure(expression: Expression): boolean {
  if (expression.kind === 'power') return beginsWithFigure(expression.base);
  if (expression.kind === 'product')
    return expression.factors[0] !== undefined && beginsWithFigure(expression.factors[0]);
  return expression.kind === 'number' || expression.kind === 'quotient';
}

function spoken(expression: Expression): string {
  const grouped = (one: Expression) => (isAtom(one) ? spoken(one) : `abre paréntesis ${spoken(one)} cierra paréntesis`);
  switch (expression.kind) {
    case 'number':
      return numberText(expression).replace(',', ' coma ');
    case 'letter':
      return expression.name === 'π' ? 'pi' : expression.name;
    case 'negative':
      return `menos ${expression.of.kind === 'product' ? spoken(expression.of) : grouped(expression.of)}`;
    case 'sum':
      return expression.terms
        .map((term, index) => (index === 0 || term.kind === 'negative' ? spoken(term) : `más ${spoken(term)}`))
        .join(' ');
    case 'product':
      return expression.factors
        .map((factor) => (factor.kind === 'sum' || factor.kind === 'negative' ? grouped(factor) : spoken(factor)))
        .join(' por ');
    case 'quotient':
      return `${grouped(expression.over)} sobre ${grouped(expression.under)}`;
    case 'power': {
      const { exponent } = expression;
      const base = grouped(expression.base);
      if (exponent.kind === 'number' && exponent.value.equals(2)) return `${base} al cuadrado`;
      if (exponent.kind === 'number' && exponent.value.equals(3)) return `${base} al cubo`;
      return `${base} elevado a ${grouped(exponent)}`;
    }
    case 'root':
      return `raíz ${expression.index === 2 ? 'cuadrada' : 'cúbica'} de ${grouped(expression.of)}`;
  }
}
