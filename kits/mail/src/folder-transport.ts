import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { composeMail } from './compose-mail.ts';
import type { MailTransport } from './mail.ts';

/** In a data folder. */
export const MAIL_FOLDER = 'mail';

/** As many as somebody looks through; older ones go. */
const KEPT_MAX = 200;

const storedMail = z.object({
  id: z.string(),
  at: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  unsubscribe: z.string().optional(),
});

/** A mail that lies in the folder instead of having been sent. */
export type StoredMail = z.infer<typeof storedMail>;

/** Names sort by time; the same mail sent twice is one. */
const nameOf = (id: string, at: string) =>
  `${at.replaceAll(':', '-')}-${createHash('sha256').update(id).digest('hex').slice(0, 12)}.json`;

async function namesIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => name.endsWith('.json')).sort();
}

/** For a machine without a server of mail: each mail becomes a file, readable by this user only. */
export function createFolderTransport(folder: string, now: () => Date = () => new Date()): MailTransport {
  return {
    async send({ id, to, content }) {
      const at = now().toISOString();
      const { subject, text } = composeMail(content);
      const { unsubscribe } = content;
      const stored: StoredMail = { id, at, to, subject, text, ...(unsubscribe !== undefined && { unsubscribe }) };
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const file = join(folder, nameOf(id, at));
        await writeFile(`${file}.new`, JSON.stringify(stored, null, 2), { mode: 0o600 });
        await rename(`${file}.new`, file);
        const names = await namesIn(folder);
        await Promise.all(names.slice(0, -KEPT_MAX).map((name) => rm(join(folder, name), { force: true })));
        return { status: 'sent' };
      } catch {
        return { status: 'deferred', cause: 'FOLDER' };
      }
    },
    close() {},
  };
}

/** The newest first. */
export async function readStoredMails(folder: string): Promise<readonly StoredMail[]> {
  const names = await namesIn(folder);
  const read = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8').catch(() => 'null');
      const mail = storedMail.safeParse(JSON.parse(text));
      return mail.success ? [mail.data] : [];
    }),
  );
  return read.flat().reverse();
}
