import { describe, expect, it } from 'vitest';
import type { Card } from '../authoring/index.ts';
import cards from '../m1/numeros.ts';
import { checkCards, contentsWithoutCards } from './check-cards.ts';

const file = 'm1/numeros.ts';
const known = new Set(cards.flatMap(({ mistake = [] }) => mistake));
const [card, ...others] = cards;
if (!card) throw new Error('the model has cards');

const findings = (changed: readonly Card[], place = file) =>
  checkCards([{ cards: changed, file: place }], known).map(({ about, says }) => `${about}: ${says}`);
const withCard = (changed: Partial<Card>) => findings([{ ...card, ...changed }, ...others]).join('\n');

describe('a card', () => {
  it('that is well made has nothing against it', () => {
    expect(findings(cards)).toEqual([]);
  });

  it.each<[string, Partial<Card>, RegExp]>([
    ['a number for an id', { id: 'carta-3' }, /is no name/],
    ['an id of another', { id: others[0]?.id ?? '' }, /another card has its id/],
    ['what another asks', { front: others[0]?.front ?? '' }, /asks what/],
    ['a long front', { front: `¿Qué es ${'muy '.repeat(40)}largo?` }, /front: 1\d\d characters, at most 140/],
    ['a long back', { back: 'muy largo '.repeat(30) }, /back: 2\d\d characters, at most 220/],
    ['a question of yes or no', { front: '¿Es racional el número 0,5?' }, /yes or no/],
    ['an answer of yes or no', { front: '¿Qué dices de 0,5?', back: 'Sí, es racional.' }, /yes or no/],
    ['a front that says the back', { front: '¿Cuánto es un cuarto, o sea 0,25?', back: '0,25' }, /says its back/],
    ['a mistake without its name', { kind: 'mistake' }, /names none of the bank/],
    ['an unknown mistake', { mistake: 'no-existe' }, /no mistake "no-existe"/],
    ['bad TeX', { back: String.raw`$\frac{1$` }, /back: /],
    ['a decimal point', { back: 'Son 1.25.' }, /decimals with a point/],
    ['two lines', { back: 'Uno.\n\nDos.' }, /one line/],
  ])('with %s is refused', (_, changed, expected) => {
    expect(withCard(changed)).toMatch(expected);
  });

  it('reads as long as it looks: signs of TeX are not counted as written', () => {
    const front = String.raw`¿Qué es $\frac{\sqrt{a}}{\sqrt{b}}$, ${'si a y b son positivos, '.repeat(5)}?`;
    expect(front.length).toBeGreaterThan(140);
    expect(withCard({ front })).toBe('');
  });

  it('in the file of another axis is refused', () => {
    expect(findings(cards, 'm1/algebra.ts').join('\n')).toMatch(/its place is m1\/numeros.ts/);
  });
});

it('two cards are too few for a content, and contents of the axis without any are named', () => {
  const ofContent = cards.filter(({ content }) => content === card.content);
  const fewer = cards.filter((each) => each.content !== card.content || ofContent.indexOf(each) < 2);
  expect(findings(fewer)).toEqual([expect.stringContaining(`${card.content}: 2 cards, at least 3`)]);
  const left = contentsWithoutCards([{ cards, file }]);
  expect(left.every((content) => content.startsWith('m1.numeros.'))).toBe(true);
  expect(left).not.toContain(card.content);
});
