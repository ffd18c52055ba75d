import { PROFILE_STEPS, type ProfileStepValues, profileStepPath } from '@travesia/contracts/slices';
import { cookieOf } from '@travesia/kit-service/testing';
import type { Emulator } from './emulator.ts';

/** Of age, and what else may be passed over is. */
const VALUES: ProfileStepValues = { student: { birthYear: 2004 }, school: {}, preparation: {} };

/** Tells the service the profile of a student, step by step as the page does, and without it. */
export async function giveProfile(uid: string, at: Emulator): Promise<void> {
  const { projectId } = await at.identity();
  const origin = at.platformUrl;
  // Services on this machine believe the emulator's cookies, which nobody signs.
  const headers = { origin, cookie: cookieOf(uid, 0, projectId), 'content-type': 'application/json' };
  for (const [version, step] of PROFILE_STEPS.entries()) {
    const body = JSON.stringify({ version, values: VALUES[step] });
    const answer = await fetch(origin + profileStepPath(step), { method: 'PUT', headers, body });
    if (!answer.ok) throw new Error(`${profileStepPath(step)}: ${answer.status} ${await answer.text()}`);
  }
}
