import { ACCOUNT_PATH, STUDENT_DATA_PATH } from '@travesia/contracts/slices';
import type { ServiceCall } from '@travesia/kit-service';
import { z } from 'zod';
import { OWN_DATA_PATH } from '../api/paths.ts';

const places = z.array(z.object({ path: z.string(), withdrawn: z.literal(true).optional() }));

/** Takes away what all areas but this one keep of a student or a guest. @throws where one of them did not. */
export async function eraseAreas(call: ServiceCall, uid: string): Promise<void> {
  const listed = await call('GET', STUDENT_DATA_PATH, uid);
  if (listed.status !== 200) throw new Error(`what areas keep is not known: ${listed.status}`);
  const others = new Map(
    places.parse(listed.body).flatMap(({ path, withdrawn }) => (path === OWN_DATA_PATH ? [] : [[path, withdrawn]])),
  );
  for (const [path, withdrawn] of others) {
    const { status } = await call('DELETE', path, uid);
    // Nothing answers where a service went with its remote.
    if (status !== 204 && !(withdrawn && status === 404)) throw new Error(`DELETE ${path} answered ${status}`);
  }
}

/**
 * Takes away what all areas keep of a student, their account, and last what this slice keeps, which is what says that it has
 * to be done. Done twice it changes nothing. @throws where one of them did not, to be done again.
 */
export async function eraseStudent(
  call: ServiceCall,
  uid: string,
  eraseOwn: (uid: string) => Promise<void>,
): Promise<void> {
  await eraseAreas(call, uid);
  const account = await call('DELETE', ACCOUNT_PATH, uid);
  if (account.status !== 204) throw new Error(`DELETE ${ACCOUNT_PATH} answered ${account.status}`);
  await eraseOwn(uid);
}
