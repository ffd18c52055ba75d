import { z } from 'zod';

const ISSUED_AT = 'travesiaIssuedAtS';

/** Refresh tokens of the emulator are JSON in base64, with more in it than we look at. */
const contentSchema = z.record(z.string(), z.unknown());

function contentOf(refreshToken: string): z.infer<typeof contentSchema> {
  return contentSchema.parse(JSON.parse(Buffer.from(refreshToken, 'base64').toString()));
}

/** `refreshToken` of the emulator, which does not say when it was issued, with `issuedAtS` (epoch seconds) in it. */
export function withIssueTime(refreshToken: string, issuedAtS: number): string {
  return Buffer.from(JSON.stringify({ ...contentOf(refreshToken), [ISSUED_AT]: issuedAtS })).toString('base64');
}

/** Of a refresh token that the emulator has read; zero where it says nothing. */
export function issueTimeS(refreshToken: string): number {
  return Number(contentOf(refreshToken)[ISSUED_AT] ?? 0);
}
