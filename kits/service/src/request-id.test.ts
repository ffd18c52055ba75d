import { expect, it } from 'vitest';
import { requestId } from './request-id.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

it('keeps a harmless id of the caller', () => {
  expect(requestId('balanceador_0123-abcd')).toBe('balanceador_0123-abcd');
});

it.each([
  undefined,
  '',
  'corto',
  'a'.repeat(65),
  'con espacio y más',
  'salto\nde-linea',
  '<script>alert</script>',
  ['a', 'b'],
])('makes its own id in place of %j', (incoming) => {
  expect(requestId(incoming)).toMatch(UUID);
});
