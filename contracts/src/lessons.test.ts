import { expect, it } from 'vitest';
import { lessonAddress } from './lessons.ts';

it('a lesson has an address, and so have its points and the mistakes that it treats', () => {
  const content = 'm1.numeros.porcentaje.calculo';
  expect(lessonAddress(content)).toBe(`/aprende?leccion=${content}`);
  expect(lessonAddress(content, { point: 'de-cada-cien' })).toBe(`/aprende?leccion=${content}#de-cada-cien`);
  expect(lessonAddress(content, { mistake: 'suma-los-porcentajes' })).toBe(
    `/aprende?leccion=${content}&error=suma-los-porcentajes`,
  );
});
