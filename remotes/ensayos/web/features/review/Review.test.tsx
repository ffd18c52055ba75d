import { renderFragment } from '@travesia/kit-remote/render-fragment';
import { expect, it } from 'vitest';
import type { ReviewedItem } from '../../../api/attempts.ts';
import { verdictOf } from '../../components/item/QuestionBody.tsx';
import { Review } from './Review.tsx';

const options = ['a', 'b', 'c', 'd'].map((id) => ({ id, text: `Alternativa ${id}` }));
const WRONG: ReviewedItem = {
  item: { stem: '<p>¿Cuál es?</p>', options },
  content: 'm1.numeros.enteros-racionales.enteros',
  skill: 'resolver-problemas',
  difficulty: 3,
  scored: true,
  outcome: 'wrong',
  key: 'a',
  chosen: 'b',
  mistakes: ['b', 'c', 'd'].map((option) => ({
    option,
    id: option,
    name: `Error ${option}`,
    feedback: `<p>Mira ${option}.</p>`,
  })),
  solution: [{ title: 'Un paso', text: '<p>Listo.</p>' }],
  evidence: [],
  sources: [],
  flagged: false,
  activeMs: 0,
  history: ['b'],
};
const VOID: ReviewedItem = { ...WRONG, outcome: 'correct', key: null, mistakes: [], solution: [] };

async function text(reviewed: ReviewedItem): Promise<string> {
  const page = () => <Review reviewed={reviewed} name="la pregunta 1" />;
  const location = { pathname: '/', search: '', hash: '' };
  return (await renderFragment({ default: page }, { params: {}, location })).replaceAll(/<[^>]+>/g, ' ');
}

it('tells which was right, what the chosen one says, and why not the others', async () => {
  const told = await text(WRONG);
  expect(told).toContain('Elegiste la B; era la A');
  for (const words of ['Mira b', 'Mira c', 'Un paso']) expect(told).toContain(words);
  // Once: not by the name of the mistake as well.
  expect(told).not.toContain('Error b');
  expect(options.map(({ id }) => verdictOf(WRONG, id))).toEqual(['correct', 'wrong', undefined, undefined]);
});

it('leads from the mistake to where its lesson treats it, where no test would be left', async () => {
  const html = async (leadsToLesson: boolean) => {
    const page = () => <Review reviewed={WRONG} name="la pregunta 1" leadsToLesson={leadsToLesson} />;
    return renderFragment({ default: page }, { params: {}, location: { pathname: '/', search: '', hash: '' } });
  };
  expect(await html(true)).toContain('href="/aprende?leccion=m1.numeros.enteros-racionales.enteros&amp;error=b"');
  expect(await html(false)).not.toContain('/aprende');
});

it('leads to the tutor from each step, where it may be asked, and says why an answer counts less', async () => {
  const html = (reviewed: ReviewedItem) => {
    const page = () => <Review reviewed={reviewed} name="la pregunta 1" asked={{ attempt: 'x', slot: 0 }} />;
    return renderFragment({ default: page }, { params: {}, location: { pathname: '/', search: '', hash: '' } });
  };
  expect(await html(WRONG)).not.toMatch(/tutor|pista/);
  const asked = await html({ ...WRONG, canAsk: true, help: 'hint' });
  expect(asked).toContain('href="/tutor?intento=x&amp;pregunta=1&amp;paso=1"');
  expect(asked).toContain('Viste una pista antes de responder: no entra en tu puntaje estimado.');
});

it('of a question that no option answers tells that it counts for nobody, and nothing that is not so', async () => {
  for (const chosen of ['b', null]) {
    const told = await text({ ...VOID, chosen });
    expect(told).toContain('Pregunta retirada: no cuenta para nadie');
    expect(told).not.toMatch(/Solución|Por qué no/);
  }
  expect(options.map(({ id }) => verdictOf(VOID, id))).toEqual([undefined, 'correct', undefined, undefined]);
});
