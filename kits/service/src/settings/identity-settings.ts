import type { IdentityConfig } from '@travesia/contracts/slices';
import { z } from 'zod';
import type { Meanings } from './missing-settings.ts';
import type { ServiceSettings } from './read-settings.ts';

/** Of the identity provider, for whoever tells browsers of it. */
export const identityVariables = {
  FIREBASE_API_KEY: z.string().optional(),
  FIREBASE_AUTH_DOMAIN: z.string().optional(),
  FIREBASE_STORAGE_BUCKET: z.string().optional(),
  FIREBASE_MESSAGING_SENDER_ID: z.string().optional(),
  FIREBASE_APP_ID: z.string().optional(),
  TOKEN_SYNC: z.literal(['on', 'off'], 'TOKEN_SYNC debe ser on u off.').optional(),
  /** The scheme by which browsers reach it; whether it is a server at all is asked elsewhere. */
  FIREBASE_AUTH_EMULATOR_HOST: z
    .string()
    .transform((text) => URL.parse(text.includes('://') ? text : `http://${text}`)?.origin)
    .optional(),
};

/** Without these no browser signs in to a real project. */
export const IDENTITY_MEANINGS: Meanings = {
  FIREBASE_PROJECT_ID: 'el id del proyecto de Firebase',
  FIREBASE_API_KEY: 'la clave pública de la aplicación web',
  FIREBASE_AUTH_DOMAIN: 'el dominio de inicio de sesión, como proyecto.firebaseapp.com',
};

/** What browsers are told of the identity provider. */
export function identityOf(
  env: z.infer<z.ZodObject<typeof identityVariables>>,
  { projectId }: Pick<ServiceSettings, 'projectId'>,
): IdentityConfig {
  const emulator = env.FIREBASE_AUTH_EMULATOR_HOST;
  return {
    apiKey: env.FIREBASE_API_KEY ?? 'emulator',
    authDomain: env.FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`,
    projectId,
    ...(env.FIREBASE_STORAGE_BUCKET && { storageBucket: env.FIREBASE_STORAGE_BUCKET }),
    ...(env.FIREBASE_MESSAGING_SENDER_ID && { messagingSenderId: env.FIREBASE_MESSAGING_SENDER_ID }),
    ...(env.FIREBASE_APP_ID && { appId: env.FIREBASE_APP_ID }),
    ...(emulator && { emulator }),
    ...(env.TOKEN_SYNC === 'on' && { tokenSync: true as const }),
  };
}
