import { createRouteTable } from '@travesia/contracts/page';
import { SIGN_IN_PATH } from '@travesia/contracts/slices';
import { expect, it } from 'vitest';
import { routes } from './routes.ts';

it('lets a visitor without a session reach the page they are sent to', () => {
  expect(createRouteTable(routes).match(SIGN_IN_PATH)?.route.access).toBe('public');
});
