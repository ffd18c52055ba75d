import { expect, it } from 'vitest';
import { mailLink } from './mail-link.ts';

const QUERY = 'lang=en&oobCode=abc-1_2&apiKey=x&continueUrl=http%3A%2F%2Flocalhost%3A4000%2Fajustes';
const link = (mode: string) => `http://127.0.0.1:9099/emulator/action?mode=${mode}&${QUERY}`;

it.each(['resetPassword', 'verifyEmail', 'verifyAndChangeEmail', 'recoverEmail'])(
  'a link for %s opens our page, with all that the provider would tell it',
  (mode) => {
    expect(mailLink(link(mode), 'http://localhost:4000')).toBe(
      `http://localhost:4000/acceder/callback?mode=${mode}&${QUERY}`,
    );
  },
);

it('a link for signing in stays the emulator’s, which leads on to our page', () => {
  expect(mailLink(link('signIn'), 'http://localhost:4000')).toBe(link('signIn'));
});
