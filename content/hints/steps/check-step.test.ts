import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkStep, isRight, type StepAnswer, shownStep } from './index.ts';

const number = (value: string, more: object = {}): StepAnswer => ({ kind: 'number', value, ...more });
const expression = (value: string, form?: 'expanded' | 'factored' | 'simplified', variables = ['x']): StepAnswer => ({
  kind: 'expression',
  value,
  variables,
  ...(form && { form }),
});
const equation = (value: string, variables = ['x']): StepAnswer => ({ kind: 'equation', value, variables });
const stepOf = (answer: StepAnswer, slips: readonly string[] = []) => ({
  title: 'Distribuir',
  prompt: '<p>¿Cuánto queda?</p>',
  answer,
  slips: slips.map((entered) => ({ entered, mistake: 'a-mistake', feedback: `no ${entered}` })),
  done: '<p>Eso es.</p>',
});
const judged = (answer: StepAnswer, entered: string) => checkStep(stepOf(answer), entered).verdict;

describe('a number is read as students write it', () => {
  it.each<[StepAnswer, string]>([
    [number('5'), '5|x=5|X = 5|5,0|10/2|+5|5.|$5|500%|f(2)=5|2c = 5'],
    [number('1/2'), '0,5|0.5|,5|.5|½|50 %|50%|2/4|1/2|(1/2)|5·10^-1|5e-1|0,50'],
    [number('-7/2'), '-3,5|−3.5|–7/2|-3 1/2|-3½|7/-2|-(7/2)'],
    [
      number('12500', { unit: '$' }),
      '$12.500|12500|12 500|12.500 pesos|12500 CLP|CLP 12.500|1,25·10^4|1.25x10^4|12.5e3|1,25×10⁴',
    ],
    [number('3/2', { unit: 'm' }), '1,5|1.5 m|1,5 metros|1,5 mts.|1 1/2 m'],
    [number('9', { unit: 'cm²' }), '9 cm2|9cm^2|9 cm²|9 centímetros cuadrados'],
    [number('3600', { unit: 'm/s' }), '3600 m/s|3600 m / s|3600 metros por segundo'],
    [number('12', { unit: 'N' }), '12 N|12 newton|12 newtons|12 kg·m/s²|12 kg*m/s^2'],
    [number('4', { unit: 'frascos' }), '4|4 frascos|4 Frasco'],
    [number('3', { unit: 'meses' }), '3|3 mes|3 MESES'],
    [number('4/5', { unit: 'A' }), '0,8 A|0,8 amperes|0,8 Ampere'],
    [number('504', { unit: 'µg/kg' }), '504 ug/kg|504 μg/kg|504 µg/kg'],
    [number('7/2', { unit: 'mol/kg' }), '3,5 moles/kg|3,5 mol/kg'],
    [number('7', { unit: 'kJ' }), '7 kilojoules|7 kJ'],
    [number('6', { unit: 'cm/año' }), '6 cm al año|6 cm/año|6 centímetros por año'],
    [number('20', { unit: '%' }), '20|20%|20 por ciento'],
    [number('22/7', { within: 0.002 }), '3,14|3,1429|22/7'],
  ])('%o', (answer, entries) => {
    for (const entered of entries.split('|')) expect([entered, judged(answer, entered)]).toEqual([entered, 'right']);
  });

  it.each<[StepAnswer, string]>([
    [number('5'), '4|-5|0,5|5000'],
    [number('12500', { unit: '$' }), '-12500|12,5|−$12.500'],
    [number('22/7', { within: 0.002 }), '3,2|3'],
  ])('and what is another number is wrong: %o', (answer, entries) => {
    for (const entered of entries.split('|')) expect([entered, judged(answer, entered)]).toEqual([entered, 'wrong']);
  });

  it.each<[StepAnswer, string, RegExp]>([
    [number('5'), '2+3', /resultado/],
    [number('5'), '5 manzanas', /solo el número/],
    [number('5'), '', /Escribe/],
    [number('5'), '1/0', /cero/],
    [number('3/2', { unit: 'm' }), '1,5 m²', /unidad/],
    [number('3/2', { unit: 'm' }), '150 cm', /Exprésalo en m/],
    [number('480', { unit: 's' }), '8 min', /Exprésalo en s/],
    [number('3/2', { unit: 'm' }), '1.500', /miles/],
    [number('12500'), '12,500', /miles/],
    [number('20', { unit: '%' }), '0,2', /porcentaje/],
    [number('1/3'), '0,333', /fracción/],
    [number('1/2', { form: 'simplified' }), '2/4', /simplificar/],
  ])('and who wrote it otherwise is told how: %o %s', (answer, entered, says) => {
    expect(checkStep(stepOf(answer), entered)).toEqual({ verdict: 'not-read', feedback: expect.stringMatching(says) });
  });
});

describe('an expression is right in every writing', () => {
  it.each<[StepAnswer, string]>([
    [expression('3x - 12', 'expanded'), '3x-12|3·x−12|-12+3x|3X - 12|f(x)=3x-12|3x−12.'],
    [expression('3x - 12'), '3(x-4)|3·(x−4)|3(x - 4)|[x-4]*3|2x+x-12|(9x-36)/3|6(x/2-2)'],
    [expression('x^2'), 'x²|x^2|x·x|xx|x**2|(−x)^2'],
    [expression('x/2'), '1/2x|½x|x/2|0,5x|x÷2|x:2'],
    [expression('(x-3)(x+3)', 'factored'), '(x+3)(x-3)|(3-x)(-3-x)|(x-3)*(x+3)|-(3-x)(x+3)'],
    [expression('3√5', 'simplified', []), '3√5|3 raiz(5)|3*sqrt(5)|3raíz de 5|3·√5|3√5 m'],
    [expression('12π', undefined, []), '12π|12pi|12 PI|6·2π|12π cm³|12 pi cm^3'],
    [expression('(√3+1)/2', 'simplified', []), '(√3+1)/2|√3/2+1/2'],
    [expression('(x+2)/(x-3)', 'simplified'), '(x+2)/(x-3)|-(x+2)/(3-x)'],
    [expression('2a + 3b', undefined, ['a', 'b']), '3b+2a|a+a+3b|2A+3B|2xa+3xb'],
    [expression('0.9P', undefined, ['P']), '90%P|P - 10%P|0,9p|90 % · P'],
  ])('%o', (answer, entries) => {
    for (const entered of entries.split('|')) expect([entered, judged(answer, entered)]).toEqual([entered, 'right']);
  });

  it.each<[StepAnswer, string, RegExp]>([
    [expression('3x - 12', 'expanded'), '3(x-4)', /desarrollar/],
    [expression('3x - 12', 'expanded'), '2x+x-12', /semejantes/],
    [expression('(x-3)(x+3)', 'factored'), 'x²-9', /factorizar/],
    [expression('2(x-2)(x+2)', 'factored'), '2(x²-4)', /factorizar/],
    [expression('2(x-2)(x+2)', 'factored'), '(2x-4)(x+2)', /factorizar/],
    [expression('3√5', 'simplified', []), '√45', /simplificar/],
    [expression('(√3+1)/2', 'simplified', []), '1/(√3-1)', /simplificar/],
    [expression('(x+2)/(x-3)', 'simplified'), '(x²-4)/((x-2)(x-3))', /simplificar/],
    [expression('1/(2x)'), '1/2x', /paréntesis/],
    [expression('x^2'), 'x2', /exponente/],
    [expression('x'), '3z', /la letra x/],
    [expression('x'), '(x+1', /cerrar/],
    [expression('0.9P', undefined, ['P']), 'P - 10%', /porcentaje de qué/],
    [expression('x - 8'), 'x - 8 = 0', /sin el signo =/],
    [expression('(x-7)/(x+6)'), 'x-7/x+6', /paréntesis/],
    [expression('2√5', 'simplified', []), '4,47', /sin aproximar/],
    [expression('225π', undefined, []), '706,86', /sin aproximar/],
  ])('and who wrote it otherwise is told how: %o %s', (answer, entered, says) => {
    expect(checkStep(stepOf(answer), entered)).toEqual({ verdict: 'not-read', feedback: expect.stringMatching(says) });
  });

  it.each(['3x+12', 'x-12', '3x', '-3x-12', '3x²-12', '12-3x'])('and %s is not 3x - 12', (entered) =>
    expect(judged(expression('3x - 12'), entered)).toBe('wrong'),
  );
});

describe('an equation is right with the same solutions', () => {
  it.each(['2x+3=11', '2x=8', 'x=4', '11=3+2X', '4=x', '(2x+3)/5=11/5'])('%s', (entered) =>
    expect(judged(equation('2x+3=11'), entered)).toBe('right'),
  );
  it.each(['32400/x = 0,6', '60/100 = 32400/x', '60%x = 32400', 'x/32400 = 100/60', '0.6X=32400'])(
    'and as a proportion: %s',
    (entered) => expect(judged(equation('60x/100 = 32400'), entered)).toBe('right'),
  );
  it.each(['x=5', 'x=√25', 'x = √(13²-12²)', 'x=-5'])('and %s is past a square that was asked', (entered) =>
    expect(checkStep(stepOf(equation('x^2 + 144 = 169')), entered)).toMatchObject({
      feedback: expect.stringMatching(/despejaste/),
    }),
  );
  it.each(['x=5', '2x+3=-11', 'x=x', '0=0', '2x^2+3x=11x', '1=2'])('and not %s', (entered) =>
    expect(judged(equation('2x+3=11'), entered)).toBe('wrong'),
  );
  it('in two letters', () => {
    const line = equation('3x+4y=12', ['x', 'y']);
    for (const entered of ['y=3-3x/4', '6x+8y=24', '-3x=4y-12']) expect(judged(line, entered)).toBe('right');
    expect(judged(line, '4x+3y=12')).toBe('wrong');
  });
});

describe('a slip', () => {
  it('is known in every writing, and has its feedback', () => {
    const step = stepOf(expression('3x - 12'), ['3x - 4']);
    expect(checkStep(step, '-4+3·x')).toEqual({ verdict: 'slip', feedback: 'no 3x - 4', mistake: 'a-mistake' });
    expect(checkStep(stepOf(number('1/2'), ['2']), '200%')).toMatchObject({ verdict: 'slip' });
  });
  it('counts before what is merely written otherwise', () =>
    expect(checkStep(stepOf(number('1/3'), ['33/100']), '0,33').verdict).toBe('slip'));
  it('of a choice is its place', () => {
    const step = stepOf({ kind: 'choice', options: ['uno', 'dos', 'tres'], right: 1 }, ['0']);
    expect(['0', '1', '2', '3', 'x'].map((entered) => checkStep(step, entered).verdict)).toEqual([
      'slip',
      'right',
      'wrong',
      'not-read',
      'not-read',
    ]);
  });
});

it('what is shown of a step has nothing of its answer', () => {
  const step = stepOf(number('417', { unit: 'cm' }), ['418']);
  expect(shownStep(step)).toEqual({ title: step.title, prompt: step.prompt, entry: { kind: 'number', unit: 'cm' } });
});

describe('whatever is entered', () => {
  const answers = [
    number('5'),
    expression('(x+1)^3/(x-2)', 'simplified'),
    equation('x^2=4'),
    number('3', { unit: 'm' }),
  ];
  it.each([
    '('.repeat(200),
    `${'('.repeat(99)}x${')'.repeat(99)}`,
    'x'.repeat(200),
    '9^9^9',
    '((((9^9)^9)^9)^9)',
    'x^99999999',
    '(x+1)^24(x+2)^24(x+3)^24',
    '((((x+1)^9+1)^9+1)^9+1)^9',
    '(x+1/x)^20(x-1/x)^20',
    '1/(x-x)',
    `${'√'.repeat(150)}2`,
    '√999999999·√999999937·√999999929',
    '-'.repeat(200),
    '9'.repeat(200),
    '5 constructor',
    '5 __proto__',
    '5 m/toString',
    `${'1/'.repeat(99)}1`,
    `=${'='.repeat(99)}`,
    '٣+x',
    '🙂<script>alert(1)</script>',
    '\u0000\u202Ex=5',
    'x'.repeat(100_000),
  ])('number %#, which would cost too much, is judged at once', (entered) => {
    for (const answer of answers) expect(['wrong', 'not-read']).toContain(judged(answer, entered));
  });

  it('is judged, and its feedback never repeats it', () => {
    const signs = fc.constantFrom(...'0123456789xyXπ+-−*·/^()[]=.,%$ √²½√ mk<&"');
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 40 }), fc.constantFrom(...answers), (entered, answer) => {
        const verdict = checkStep(stepOf(answer, ['x', '1']), entered.join(''));
        if ('feedback' in verdict && verdict.verdict === 'not-read') expect(verdict.feedback).not.toMatch(/[<&"]/);
      }),
      { numRuns: 3000 },
    );
  });
});

/** An expression in x and y with its value by another way: plain numbers. */
interface Made {
  readonly text: string;
  at(x: number, y: number): number;
}

const made: fc.Arbitrary<Made> = fc.letrec<{ made: Made }>((tie) => ({
  made: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.integer({ min: 0, max: 9 }).map((n): Made => ({ text: String(n), at: () => n })),
    fc.constant<Made>({ text: 'x', at: (x) => x }),
    fc.constant<Made>({ text: 'y', at: (_, y) => y }),
    fc
      .tuple(tie('made'), tie('made'))
      .map(([a, b]): Made => ({ text: `(${a.text} + ${b.text})`, at: (x, y) => a.at(x, y) + b.at(x, y) })),
    fc
      .tuple(tie('made'), tie('made'))
      .map(([a, b]): Made => ({ text: `(${a.text} - ${b.text})`, at: (x, y) => a.at(x, y) - b.at(x, y) })),
    fc
      .tuple(tie('made'), tie('made'))
      .map(([a, b]): Made => ({ text: `${a.text}·${b.text}`, at: (x, y) => a.at(x, y) * b.at(x, y) })),
    fc
      .tuple(tie('made'), fc.integer({ min: 2, max: 9 }))
      .map(([a, n]): Made => ({ text: `(${a.text})/${n}`, at: (x, y) => a.at(x, y) / n })),
    tie('made').map((a): Made => ({ text: `(${a.text})^2`, at: (x, y) => a.at(x, y) ** 2 })),
  ),
})).made;

describe('laws of equivalence', () => {
  const both = (value: string) => expression(value, undefined, ['x', 'y']);
  const settings = { seed: 20, numRuns: 400 };

  it('an expression is itself, also added to and divided by what goes away again', () =>
    fc.assert(
      fc.property(made, made, ({ text }, { text: other }) => {
        for (const writing of [
          text,
          `-(-(${text}))`,
          `(${text}) + (${other}) - (${other})`,
          `(${text})(x+2y+7)/(x+2y+7)`,
          `1/3(${text}) + ⅔(${text})`,
        ])
          expect([writing, judged(both(text), writing)]).toEqual([writing, 'right']);
      }),
      settings,
    ));

  it('two expressions are one exactly where their values are', () =>
    fc.assert(
      fc.property(made, made, (one, other) => {
        const points = [
          [1.5, 2.25],
          [-3.7, 0.9],
          [11.3, -5.1],
          [0.31, 7.7],
        ] as const;
        const isClose = points.every(([x, y]) => {
          const [a, b] = [one.at(x, y), other.at(x, y)];
          return Math.abs(a - b) <= 1e-7 * Math.max(1, Math.abs(a), Math.abs(b));
        });
        expect(isRight(both(one.text), other.text)).toBe(isClose);
      }),
      settings,
    ));

  it('what differs by any term is another one', () =>
    fc.assert(
      fc.property(
        made,
        fc.integer({ min: 1, max: 50 }),
        fc.constantFrom('', 'x', 'y', 'xy', 'x^3'),
        (one, n, letters) => {
          expect(isRight(both(one.text), `${one.text} + ${n}${letters}`)).toBe(false);
        },
      ),
      settings,
    ));

  it('an equation is itself times a number, and not moved', () =>
    fc.assert(
      fc.property(made, made, fc.integer({ min: 2, max: 9 }), (left, right, n) => {
        fc.pre(!isRight(both(left.text), right.text));
        const asked = equation(`${left.text} = ${right.text}`, ['x', 'y']);
        expect(judged(asked, `${n}(${right.text}) = ${n}(${left.text})`)).toBe('right');
        expect(judged(asked, `(${left.text}) - (${right.text}) = 0`)).toBe('right');
        // Moved by x^9, which no side has, it is not what was asked times a number.
        expect(judged(asked, `${left.text} + x^9 = ${right.text}`)).toBe('wrong');
      }),
      settings,
    ));

  it('a fraction is a number in every writing of it', () =>
    fc.assert(
      fc.property(fc.integer({ min: -999, max: 999 }), fc.integer({ min: 1, max: 60 }), (n, d) => {
        const answer = number(`${n}/${d}`);
        expect(judged(answer, `${3 * n}/${3 * d}`)).toBe('right');
        expect(judged(answer, `${-n}/-${d}`.replace('--', ''))).toBe('right');
        expect(judged(answer, `${n * 7 + 1}/${d * 7}`)).toBe('wrong');
        const whole = Math.trunc(n / d);
        if (whole !== 0 && n % d !== 0) expect(judged(answer, `${whole} ${Math.abs(n % d)}/${d}`)).toBe('right');
      }),
      settings,
    ));
});
