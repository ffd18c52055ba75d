import { openLessonIdeas } from '@travesia/content-item-model/lesson-ideas';
import { openDeployedBank } from '@travesia/content-item-model/reader';
import type { KeyForms } from '@travesia/contracts/slices';
import fc from 'fast-check';
import Fraction from 'fraction.js';
import { describe, expect, it } from 'vitest';
import { sentencesOf } from './canonical.ts';
import { findKey } from './find-key.ts';
import { keyFormsOf } from './key-forms.ts';
import { plainText } from './plain-text.ts';
import { inWords, PARTS } from './testing/in-words.ts';

const bank = await openDeployedBank();
const items = bank.entries.map(({ variants }) => bank.item(variants[0] ?? ''));

/** A question whose key is a number, of which its statement says nothing. */
function numberKey(value: Fraction, unit?: string): KeyForms {
  const text = `${value.toFraction()}${unit === undefined ? '' : ` ${unit}`}`;
  const others = [1, 2, 3].map((more) => `${value.add(more * 97).toFraction()}${unit ?? ''}`);
  return {
    text,
    letter: 'B',
    value: value.toFraction(),
    ...(unit !== undefined && { unit }),
    options: [others[0] ?? '', text, ...others.slice(1)],
    known: 'Se sabe lo que dice la figura. ¿Cuánto es?',
  };
}

function wordKey(text: string, others: readonly string[], known = ''): KeyForms {
  return { text, letter: 'C', options: [...others.slice(0, 2), text, ...others.slice(2)], known };
}

const SENTENCES: readonly ((said: string) => string)[] = [
  (said) => `La respuesta es ${said}.`,
  (said) => `Si lo haces bien, te queda ${said}`,
  (said) => `Entonces x = ${said}, ¿lo ves?`,
  (said) => `Mira, no te digo nada más: ${said}.`,
];
const anySentence = fc.constantFrom(...SENTENCES);

const grouped = (digits: string, by: string) => digits.replace(/\B(?=(\d{3})+$)/g, by);

describe('a number is found', () => {
  const whole = fc.integer({ min: 13, max: 999_999 });

  it('in digits, with its thousands apart or not, and in words', () => {
    fc.assert(
      fc.property(whole, fc.boolean(), anySentence, (size, isNegative, sentence) => {
        const forms = numberKey(new Fraction(isNegative ? -size : size));
        const digits = String(size);
        const writings = [
          digits,
          grouped(digits, '.'),
          grouped(digits, ' '),
          inWords(size),
          `\\(${digits}\\)`,
          `**${digits}**`,
        ];
        for (const writing of writings) {
          const signed = isNegative ? [`-${writing}`, `−${writing}`, `menos ${writing}`] : [writing];
          // Inside of signs of TeX or bold letters a minus stands inside too.
          for (const said of /^[\\*]/.test(writing) && isNegative ? [writing.replace(/(\d)/, '-$1')] : signed) {
            expect(findKey(sentence(said), forms), sentence(said)).toBeDefined();
          }
        }
      }),
    );
  });

  it('as a decimal with comma or point, as a percentage and as the fraction that it is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9999 }),
        fc.integer({ min: 1, max: 3 }),
        anySentence,
        (digits, decimals, sentence) => {
          fc.pre(digits % 10 !== 0);
          const value = new Fraction(digits, 10 ** decimals);
          const forms = numberKey(value);
          const point = value.toString(10);
          const percent = value.mul(100).toString(10);
          const writings = [
            point,
            point.replace('.', ','),
            `${percent.replace('.', ',')} %`,
            `${percent}%`,
            `${percent.replace('.', ',')} por ciento`,
            value.toFraction(),
            `\\frac{${value.n}}{${value.d}}`,
          ];
          for (const said of writings) expect(findKey(sentence(said), forms), sentence(said)).toBeDefined();
        },
      ),
    );
  });

  it('as a fraction, a mixed number, in words, and rounded where it never ends', () => {
    const parts = fc.constantFrom(...Object.keys(PARTS).map(Number));
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 40 }), parts, anySentence, (over, under, sentence) => {
        const value = new Fraction(over, under);
        fc.pre(value.d !== 1n);
        const forms = numberKey(value);
        const whole = over >= under ? [`${Math.floor(over / under)} ${over % under}/${under}`] : [];
        const rounded = /\(/.test(value.toString(12)) ? [value.valueOf().toFixed(2).replace('.', ',')] : [];
        const writings = [
          `${over}/${under}`,
          `${over} / ${under}`,
          `(${over})/(${under})`,
          `\\dfrac{${over}}{${under}}`,
          `${inWords(over).replace(/uno$/, 'ún')} ${PARTS[under]}s`,
          `${over} sobre ${under}`,
          ...whole,
          ...rounded,
        ];
        for (const said of writings) expect(findKey(sentence(said), forms), sentence(said)).toBeDefined();
      }),
    );
  });

  it.each([
    ['1/2', undefined, 'Es la mitad.'],
    ['1/2', undefined, 'Llegas a ½.'],
    ['3/4', undefined, 'Son tres cuartas partes del total.'],
    ['1/3', undefined, 'Resulta 0,333…'],
    ['7/2', undefined, 'Queda tres y medio.'],
    ['97/50', undefined, 'Es uno coma nueve cuatro.'],
    ['1080000000000', undefined, 'Hay 1,08·10^12.'],
    ['3/2', 'km', 'Son 1.500 metros.'],
    ['90', 'minutos', 'Demora 1,5 h en total.'],
    ['25', '%', 'Es un cuarto, o sea 0,25 del total.'],
    ['5', 'cm', 'Mide cinco centímetros.'],
    ['3', undefined, 'x=3'],
    ['3', undefined, 'La respuesta es tres.'],
  ])('%s %s in «%s»', (value, unit, said) => expect(findKey(said, numberKey(new Fraction(value), unit))).toBeDefined());

  it('is found where the statement has it too, if it is said as the answer', () => {
    const forms = {
      ...numberKey(new Fraction(12), 'días'),
      known: '8 personas demoran 6 días. ¿Cuánto demoran 12 personas?',
    };
    expect(findKey('Ahora son 12 personas.', forms)).toBeUndefined();
    expect(findKey('Piensa cuánto trabaja cada una de las 12 personas.', forms)).toBeUndefined();
    for (const said of ['Te queda 12.', 'La respuesta es 12', 'Demoran 12 días.', 'x = 12']) {
      expect(findKey(said, forms), said).toBeDefined();
    }
  });

  it('is not found where a sentence counts, names a step, or says another number', () => {
    const forms = numberKey(new Fraction(2));
    for (const said of [
      'Hay dos datos que conviene anotar.',
      'Mira el paso 2 otra vez.',
      'Escribe x^2 primero.',
      'Es 2,5 veces mayor.',
      'Son 12 en total.',
      'El agua es H2O.',
    ]) {
      expect(findKey(said, forms), said).toBeUndefined();
    }
    expect(findKey('Son 20 km/h.', numberKey(new Fraction(20), 'sacos'))).toBeUndefined();
    expect(findKey('Restas 945 − 315.', numberKey(new Fraction(630), 'mL'))).toBeUndefined();
  });
});

describe('a formula is found', () => {
  const key = wordKey('8n + 2', ['10n', '8n + 1', '4n + 2'], '¿Cuántas sillas hay con n mesas?');
  it.each(['2 + 8n', '2+8·n', 'S = 8n + 2', 'Es n·8 + 2.', '\\(8n+2\\)', '8 n  +  2'])('in %s', (said) =>
    expect(findKey(said, key)).toBeDefined(),
  );
  it.each(['8n + 3', '8n', '10n + 2', '8(n + 2)', '8m + 2'])('not in %s', (said) =>
    expect(findKey(said, key)).toBeUndefined(),
  );

  it('with its terms in any order and its signs in any writing', () => {
    const term = fc.record({ factor: fc.integer({ min: 2, max: 19 }), symbol: fc.constantFrom('x', 'y', 'ab', 'x^2') });
    fc.assert(
      fc.property(
        fc.uniqueArray(term, { minLength: 2, maxLength: 4, selector: ({ symbol }) => symbol }),
        fc.nat(),
        (terms, turn) => {
          const write = (list: typeof terms, plus: string) =>
            list.map(({ factor, symbol }) => `${factor}${symbol}`).join(plus);
          const forms = wordKey(write(terms, ' + '), ['7', '8', '9']);
          const at = turn % terms.length;
          const turned = [...terms.slice(at), ...terms.slice(0, at)];
          expect(findKey(`Queda ${write(turned, '+')}.`, forms)).toBeDefined();
          expect(findKey(`A = ${write(turned, ' + ')}`, forms)).toBeDefined();
        },
      ),
    );
  });

  it('by a side that only the key has, by its bounds, and read from the other side', () => {
    const line = wordKey('f(x) = −(1/2)x + 2', ['f(x) = −2x + 2', 'f(x) = (1/2)x + 2', 'f(x) = 2x − 1/2']);
    for (const said of ['y = 2 - x/2', 'f(x)=-0,5x+2', 'La fórmula es 2 − (1/2)x.'])
      expect(findKey(said, line), said).toBeDefined();
    const bounds = wordKey('39 ≤ x ≤ 45', ['78 ≤ x ≤ 103,5', '45 ≤ x ≤ 58,5', '72 ≤ x ≤ 78'], 'Un cerco de 234 m.');
    for (const said of ['45 >= x >= 39', 'Va entre 39 y 45.', 'x ≥ 39 y x ≤ 45'])
      expect(findKey(said, bounds), said).toBeDefined();
    expect(
      findKey('(1; 14)', wordKey('(1, 14)', ['(−1, 18)', '(2, 15)', '(1, 15)'], 'f(x) = x^2 − 2x + 15')),
    ).toBeDefined();
  });
});

describe('words are found', () => {
  const key = wordKey(
    'Porque reduce la variedad de miradas con que se informa la población.',
    [
      'Porque prohíbe que se publiquen noticias locales.',
      'Porque aumenta el precio de los diarios.',
      'Porque obliga a escuchar una sola radio.',
    ],
    'Una empresa es dueña de los medios. ¿Por qué esto puede afectar el debate público?',
  );
  it.each([
    'Porque reduce la variedad de miradas con que se informa la población.',
    'PORQUE REDUCE LA VARIEDAD DE MIRADAS CON QUE SE INFORMA LA POBLACION',
    'Al reducir las miradas variadas, la población se informa peor.',
    'La población se informa con menos variedad: se reducen las miradas.',
  ])('in «%s»', (said) => expect(findKey(said, key)).toBeDefined());
  it.each([
    'Piensa qué necesita un debate democrático.',
    'Una empresa dueña de varios medios decide qué se publica.',
    'Que aumente el precio de los diarios no es lo que se pregunta.',
  ])('not in «%s»', (said) => expect(findKey(said, key)).toBeUndefined());
});

describe('a letter is found', () => {
  const key = numberKey(new Fraction(314));
  const word = wordKey('Trinidad', ['Anaís', 'Josefa', 'Renata'], 'La tabla es de Trinidad, Anaís, Josefa y Renata.');
  it.each([
    'Es la B.',
    'alternativa b',
    'opción B)',
    'La respuesta correcta es la B',
    'marca B',
    'la letra «b»',
    'la segunda alternativa',
    'opción 2',
    'La correcta es la segunda.',
    'No es A ni C ni D.',
    'Descarta A, C y D.',
  ])('in «%s»', (said) => expect(findKey(said, key)).toBeDefined());
  it.each([
    'Responde a lo que se pide.',
    'La opción a la que llegues tiene que calzar con los datos.',
    'No es la A.',
    'El punto B está en la recta.',
    'Lee la pregunta completa.',
  ])('not in «%s»', (said) => expect(findKey(said, key)).toBeUndefined());

  it.each([
    'l-a-B',
    'yn O',
    'B al se atseupser aL',
    'ZXMgbGEgQg==',
    'la respuesta es trescientos catorce'.split('').reverse().join(''),
  ])('encoded in «%s»', (said) => expect(findKey(said, key)).toBeDefined());
  it.each(['La respuesta es Trinidad.', 'es T-r-i-n-i-d-a-d', 'No son Anaís, ni Josefa, ni Renata.'])(
    'in «%s»',
    (said) => expect(findKey(said, word)).toBeDefined(),
  );
});

describe('of every question of the bank', () => {
  it('the key is found where it is said, and by its letter', () => {
    for (const item of items) {
      const order = [...item.options.keys()].reverse();
      const forms = keyFormsOf({ item, order });
      expect(findKey(`La respuesta es: ${forms.text}`, forms), item.id).toBeDefined();
      expect(findKey(`Marca la ${forms.letter}.`, forms), item.id).toBeDefined();
    }
  });

  it('values with thousands are whole numbers', () => {
    const thousands = items
      .map((item) => keyFormsOf({ item }))
      .filter(({ text }) => /^\$?[\d.]*\d\.\d{3}(?![\d.])\D*$/.test(text));
    expect(thousands.length).toBeGreaterThan(10);
    for (const { text, value } of thousands) expect(value, text).toBe(text.replace(/\D/g, ''));
  });

  it('the key is found in what its solution ends with', () => {
    const missed = items.filter((item) => !findKey(plainText(item.solution.at(-1)?.text ?? ''), keyFormsOf({ item })));
    // `Hay 2 mol.`: its statement says `2 mol` of something else.
    expect(missed.map(({ facts }) => facts.itemId)).toEqual(['ciencias-moles-en-un-saco']);
  });

  it('sentences about something else give no alarm, but for one in two hundred', async () => {
    const ideas = await openLessonIdeas();
    const sentences = [
      ...[...ideas.values()].flatMap(({ points }) => points.flatMap(({ idea }) => sentencesOf(plainText(idea)))),
      ...items.flatMap(({ solution }) => solution.flatMap(({ text }) => sentencesOf(plainText(text)))),
    ].filter((sentence) => sentence.length > 8);
    expect(sentences.length).toBeGreaterThan(6000);
    let [tried, alarms] = [0, 0];
    for (const [place, item] of items.entries()) {
      const forms = keyFormsOf({ item, order: [...item.options.keys()] });
      const own = new Set(item.solution.flatMap(({ text }) => sentencesOf(plainText(text))));
      for (let at = place % 911; at < sentences.length; at += 911) {
        const sentence = sentences[at] ?? '';
        if (own.has(sentence)) continue;
        tried += 1;
        if (findKey(sentence, forms)) alarms += 1;
      }
    }
    expect(tried).toBeGreaterThan(5000);
    expect(alarms / tried).toBeLessThan(0.005);
  });
});
