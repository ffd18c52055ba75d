import { generateKeyPairSync } from 'node:crypto';

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

/** The JSON of a service account of `projectId`, with a key that nobody knows. */
export const sampleAccount = (projectId: string) => ({
  type: 'service_account',
  project_id: projectId,
  client_email: `sesion@${projectId}.iam`,
  private_key: privateKey,
});
