import { expect, it } from 'vitest';
import { countText, presentText } from './present-text.ts';

const none = { idle: null, studying: null, in_practice_test: null, in_tutor: null, degrees: null, in_preumon: null };

it('never says how few', () => {
  expect(countText(null)).toBe('unas pocas personas');
  expect(countText(4)).toBe('unas pocas personas');
  expect(countText(5)).toBe('5 personas');
  expect(countText(12_345)).toBe('12.345 personas');
  expect(presentText({ students: none })).toBe('Ahora hay unas pocas personas en Travesía, contándote a ti.');
});

it('says that there are more than it may count', () => {
  expect(presentText({ students: { ...none, studying: 1_200, in_practice_test: 34 } })).toBe(
    'Ahora hay más de 1.234 personas en Travesía, contándote a ti.',
  );
  expect(presentText({ students: { ...none, studying: 5, in_practice_test: 5, in_tutor: 5, idle: 5 } })).toBe(
    'Ahora hay 20 personas en Travesía, contándote a ti.',
  );
});
