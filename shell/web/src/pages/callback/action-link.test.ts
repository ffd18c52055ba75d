import { describe, expect, it } from 'vitest';
import { readAction } from './action-link.ts';

describe('a link of an e-mail', () => {
  it.each([
    ['?mode=signIn&oobCode=x&apiKey=k&redirect=%2Fensayos', 'link'],
    ['?mode=resetPassword&oobCode=x', 'reset'],
    ['?mode=verifyEmail&oobCode=x', 'apply'],
    ['?mode=recoverEmail&oobCode=x', 'apply'],
    ['?mode=verifyAndChangeEmail&oobCode=x', 'apply'],
    ['?mode=verifyEmail', 'none'],
    ['?mode=verifyEmail&oobCode=', 'none'],
    ['?mode=toString&oobCode=x', 'none'],
    ['?redirect=%2Fensayos', 'none'],
    ['', 'none'],
  ])('%s means %s', (search, kind) => {
    expect(readAction(search).kind).toBe(kind);
  });
});
