import type { IdentityConfig } from '@travesia/contracts/slices';
import { initializeApp } from 'firebase/app';
import { connectAuthEmulator, indexedDBLocalPersistence, initializeAuth } from 'firebase/auth';
import { FirebaseSession, startAuth } from './firebase-session.ts';

/**
 * For documents in which nobody opens or changes an account. The build gives this module the library anew, with nothing
 * in it but what is imported here (`shell/web/build/shell-config.ts`).
 */
export function followFirebase(config: IdentityConfig): FirebaseSession {
  const library = { initializeApp, initializeAuth, connectAuthEmulator, indexedDBLocalPersistence };
  return new FirebaseSession(startAuth(library, config));
}
