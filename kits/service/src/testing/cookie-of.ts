import { SESSION_COOKIE } from '@travesia/contracts/slices';
import { SAMPLE_PROJECT, samplePayload } from './sample-claims.ts';
import { unsignedToken } from './signing-key.ts';

/** The cookie that the emulator would give. `later`: seconds after the others of this student that they signed in. */
export function cookieOf(uid: string, later = 0, project = SAMPLE_PROJECT): string {
  const payload = samplePayload('session-cookie', Math.floor(Date.now() / 1000), project);
  return `${SESSION_COOKIE}=${unsignedToken({ ...payload, auth_time: payload.auth_time + later, sub: uid, user_id: uid })}`;
}
