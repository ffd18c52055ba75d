import { STUDENT_STORAGE_PREFIX } from '@travesia/contracts/slices';

const keyOf = (uid: string) => `${STUDENT_STORAGE_PREFIX}profile.${encodeURIComponent(uid)}`;

/**
 * Whether the student `uid` has a profile, as this browser knows it: then nobody is asked again. Of whoever has none it
 * says nothing: another device may have told it meanwhile. Storage that refuses remembers nothing.
 */
export const rememberedProfile = {
  isComplete(uid: string): boolean {
    try {
      return localStorage.getItem(keyOf(uid)) !== null;
    } catch {
      return false;
    }
  },
  remember(uid: string): void {
    try {
      localStorage.setItem(keyOf(uid), 'complete');
    } catch {
      // The next page asks again.
    }
  },
  forget(uid: string): void {
    try {
      localStorage.removeItem(keyOf(uid));
    } catch {
      // It was not remembered either.
    }
  },
};
