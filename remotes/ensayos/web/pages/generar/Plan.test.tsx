import { renderFragment } from '@travesia/kit-remote/render-fragment';
import { expect, it } from 'vitest';
import type { AttemptRequest, Feasibility } from '../../../api/attempts.ts';
import { Plan } from './Plan.tsx';

async function told(request: AttemptRequest, feasibility: Feasibility): Promise<string> {
  const page = () => <Plan request={request} feasibility={feasibility} />;
  const html = await renderFragment(
    { default: page },
    { params: {}, location: { pathname: '/', search: '', hash: '' } },
  );
  return html
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}

const READING = { mode: 'simulacro', test: 'cl' } as const;
const SHORT = {
  items: 60,
  unseen: 60,
  shortages: [{ section: 'Competencia Lectora', wanted: 65, available: 60 }],
} as const;

it('says of a simulacro of fewer questions than the test how many there are, of how many, and why', async () => {
  const text = await told(READING, SHORT);
  expect(text).toContain('60 preguntas');
  expect(text).toContain('Este simulacro tendrá menos preguntas que la prueba');
  expect(text).toContain('Competencia Lectora: 60 de 65.');
  expect(text).toContain('Cada texto viene al menos con seis de sus preguntas');
});

it('says nothing of it where the simulacro is whole', async () => {
  const text = await told(READING, { items: 65, unseen: 65, shortages: [] });
  expect(text).toContain('65 preguntas, ninguna vista antes.');
  expect(text).not.toContain('menos preguntas');
});

it('says of a practice that there are fewer than were asked for, also where a link asked, and of nothing that there is nothing', async () => {
  const practice = { mode: 'practica', test: 'm1', contents: ['m1'], items: 20, feedback: 'at-end' } as const;
  const shortages = [{ section: 'Números', wanted: 20, available: 6 }];
  expect(await told(practice, { items: 6, unseen: 6, shortages })).toContain('Por ahora hay menos preguntas de esto');
  expect(await told(practice, { items: 0, unseen: 0, shortages })).toContain('No hay preguntas para esto');
});
