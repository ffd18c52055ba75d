import { createPrivateKey } from 'node:crypto';
import { z } from 'zod';

export interface ServiceAccountKey {
  readonly projectId: string;
  readonly clientEmail: string;
  readonly privateKey: string;
}

/** How a file is read: whole, as text. Throws with the system's code where it cannot be. */
export type ReadFile = (path: string) => string;

interface Variables {
  readonly FIREBASE_SERVICE_ACCOUNT?: string | undefined;
  readonly GOOGLE_APPLICATION_CREDENTIALS?: string | undefined;
  readonly FIREBASE_PROJECT_ID?: string | undefined;
}

const Account = z
  .object({ project_id: z.string(), client_email: z.string(), private_key: z.string() })
  .transform(({ project_id, client_email, private_key }) => ({
    projectId: project_id,
    clientEmail: client_email,
    privateKey: private_key,
  }));

/** Google's own forms of credentials without a key of their own, as a workload's identity. */
const OtherCredential = z.object({
  type: z.enum([
    'authorized_user',
    'external_account',
    'external_account_authorized_user',
    'impersonated_service_account',
  ]),
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isSigningKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}

/** The account whose JSON is `text`; `null` where it is none. Of its key nothing is known yet. */
export function readServiceAccount(text: string): ServiceAccountKey | null {
  return Account.safeParse(parseJson(text)).data ?? null;
}

/** Why the account in `text` cannot mint sessions of the project, named by the variable it came from. */
function accountObstacle(variable: string, text: string, projectId: string | undefined): string | null {
  const account = readServiceAccount(text);
  if (!account) return `${variable} no es el JSON de una cuenta de servicio: copia el archivo completo.`;
  if (!isSigningKey(account.privateKey)) {
    return `${variable} tiene una private_key que no se puede leer: copia el archivo completo, con sus saltos de línea (\\n).`;
  }
  if (projectId !== undefined && account.projectId !== projectId) {
    return `${variable} es de otro proyecto que FIREBASE_PROJECT_ID: usa la cuenta de servicio de ese proyecto.`;
  }
  return null;
}

function fileObstacle(path: string, projectId: string | undefined, readFile: ReadFile): string | null {
  let text: string;
  try {
    text = readFile(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'sin motivo';
    return `GOOGLE_APPLICATION_CREDENTIALS nombra un archivo que no se puede leer (${code}): revisa su ruta y sus permisos.`;
  }
  if (OtherCredential.safeParse(parseJson(text)).success) return null;
  return accountObstacle('GOOGLE_APPLICATION_CREDENTIALS', text, projectId);
}

/** Why nobody would get a session with the credentials that `env` names, before anybody asks; `null` for none, and where it names none. */
export function credentialObstacle(env: Variables, readFile: ReadFile): string | null {
  const { FIREBASE_SERVICE_ACCOUNT: text, GOOGLE_APPLICATION_CREDENTIALS: path, FIREBASE_PROJECT_ID: projectId } = env;
  if (text !== undefined) return accountObstacle('FIREBASE_SERVICE_ACCOUNT', text, projectId);
  if (path !== undefined) return fileObstacle(path, projectId, readFile);
  return null;
}
