import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { hasCode } from '../has-code.ts';
import { PROJECT_ROOT } from '../projects.ts';

/** A value that no file of a release may hold. */
export interface Secret {
  /** Of the variable; what a refusal says, which never says the value. */
  readonly name: string;
  readonly value: string;
}

type Variables = Readonly<Record<string, string | undefined>>;

const SECRET_NAME = /SECRET|TOKEN|PASS(?:WORD|WD|PHRASE)|PRIVATE|CREDENTIAL|SIGNING|(?:^|_)(?:KEY|PAT|DSN)$/i;

/** Of the provider, and sent to every browser: it names the project and opens nothing. */
const PUBLIC_NAME = /^FIREBASE_API_KEY$|PUBLIC/i;

/** Shorter values, and words, stand in any code by chance. */
const SECRET_MIN_CHARS = 10;
const WORD = /^[a-z]+(?:[-_. ][a-z]+)*$/i;

/** Lines of a key are kept one by one: a bundler may have joined or escaped them. */
export function secretsOf(variables: Variables): readonly Secret[] {
  return Object.entries(variables).flatMap(([name, value = '']) => {
    if (!SECRET_NAME.test(name) || PUBLIC_NAME.test(name)) return [];
    const lines = value.split(/\r?\n|\\n/).map((line) => line.trim());
    return lines
      .filter((line) => line.length >= SECRET_MIN_CHARS && !WORD.test(line) && !line.startsWith('-----'))
      .map((line) => ({ name, value: line }));
  });
}

/** What whoever builds knows: their environment, and the `.env` files of the project. */
export async function knownSecrets(env: Variables, root = PROJECT_ROOT): Promise<readonly Secret[]> {
  const files = ['.env', '.env.local', '.env.production'].map(async (file) => {
    const text = await readFile(join(root, file), 'utf8').catch((error: unknown) => {
      if (!hasCode(error, 'ENOENT', 'EISDIR')) throw error;
      return '';
    });
    return secretsOf(parseEnv(text));
  });
  return [...secretsOf(env), ...(await Promise.all(files)).flat()];
}

/** A folder right below the root (`/app`) is an address of the product just as well. */
const isDeep = (folder: string) => folder.split('/').filter((part) => part !== '').length > 1;

/** Folders whose paths tell where this was built. */
export function buildFolders(): readonly string[] {
  return [PROJECT_ROOT, homedir()].filter(isDeep);
}
