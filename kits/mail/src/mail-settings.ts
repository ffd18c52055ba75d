import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dataFolder } from '@travesia/kit-service';
import { z } from 'zod';
import { createFolderTransport, MAIL_FOLDER } from './folder-transport.ts';
import type { MailTransport } from './mail.ts';
import { createSmtpTransport } from './smtp-transport.ts';

/** Guessing it would be guessing every link. */
const SECRET_MIN_CHARS = 32;

const FROM_DEFAULT = 'Travesía <no-responder@localhost>';

const FROM_SENTENCE = 'MAIL_FROM no es una dirección: escribe algo como Travesía <no-responder@travesia.cl>.';
const SECRET_SENTENCE = `MAIL_LINK_SECRET es muy corto: usa ${SECRET_MIN_CHARS} caracteres o más, o varios separados por comas.`;

function isSmtpAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
}

const variables = z.object({
  SMTP_URL: z
    .string()
    .refine(
      isSmtpAddress,
      'SMTP_URL no es un servidor de correo: escribe algo como smtps://usuario:clave@correo.ejemplo.cl:465.',
    )
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^(?:[^<>@\r\n"]{1,80} <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, FROM_SENTENCE)
    .default(FROM_DEFAULT),
  MAIL_LINK_SECRET: z
    .string()
    .transform((text) => text.split(',').map((secret) => secret.trim()))
    .refine((secrets) => secrets.every(({ length }) => length >= SECRET_MIN_CHARS), SECRET_SENTENCE)
    .optional(),
});

const MEANINGS = {
  SMTP_URL: 'el servidor de correo, como smtps://usuario:clave@correo.ejemplo.cl:465',
  MAIL_FROM: 'quién escribe los correos, como Travesía <no-responder@travesia.cl>',
  MAIL_LINK_SECRET: 'el secreto que firma los enlaces de los correos, el mismo en todos los procesos',
} as const;

const presentIn = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.keys(MEANINGS).flatMap((name) => (env[name]?.trim() ? [[name, env[name]]] : [])));

/** What is missing or wrong, a sentence each; a production needs all of it. */
export function mailRefusals(env: NodeJS.ProcessEnv): readonly string[] {
  const present = presentIn(env);
  const issues = variables.safeParse(present).error?.issues.map(({ message }) => message) ?? [];
  if (env['NODE_ENV'] !== 'production') return issues;
  const missing = Object.entries(MEANINGS).filter(([name]) => !Object.hasOwn(present, name));
  return [...issues, ...missing.map(([name, meaning]) => `Falta ${name} (${meaning}).`)];
}

export interface OpenedMail {
  readonly transport: MailTransport;
  /** That sign links, the newest first. */
  readonly linkSecrets: readonly string[];
}

/** One that this machine keeps, so that links of before a restart still work. */
async function localSecret(folder: string): Promise<string> {
  const file = join(folder, 'mail-link-secret');
  await mkdir(folder, { recursive: true });
  const made = randomBytes(SECRET_MIN_CHARS).toString('base64url');
  await writeFile(file, made, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return readFile(file, 'utf8');
}

/** By `SMTP_URL`, or into the data folder where there is none. Call it after {@link mailRefusals} found nothing. */
export async function openMail(env: NodeJS.ProcessEnv): Promise<OpenedMail> {
  const { SMTP_URL: url, MAIL_FROM: from, MAIL_LINK_SECRET: secrets } = variables.parse(presentIn(env));
  const folder = dataFolder(env);
  return {
    transport:
      url === undefined ? createFolderTransport(join(folder, MAIL_FOLDER)) : createSmtpTransport({ url, from }),
    linkSecrets: secrets ?? [await localSecret(folder)],
  };
}
