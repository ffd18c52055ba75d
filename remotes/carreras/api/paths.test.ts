import { STUDENT_DATA } from '@travesia/contracts/slices';
import { expect, it } from 'vitest';
import { OWN_DATA_PATH } from './paths.ts';

it('what this slice keeps of a student is where the settings look for it', () => {
  expect(STUDENT_DATA).toContainEqual({ area: 'Carreras', path: OWN_DATA_PATH });
});
