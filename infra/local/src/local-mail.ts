import { isIPv4 } from 'node:net';
import { join } from 'node:path';
import { MAIL_FOLDER, readStoredMails, type StoredMail } from '@travesia/kit-mail';
import { isLoopbackOrigin } from '@travesia/kit-service';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Where a developer reads the mails that were not sent. */
export const LOCAL_MAIL_PATH = '/correo-local';

/** Where mails lie that nobody sends; none in production, and none where a server of mail sends them. */
export function unsentMailFolder(env: NodeJS.ProcessEnv, dataFolder: string): string | undefined {
  return env['NODE_ENV'] === 'production' || env['SMTP_URL']?.trim() ? undefined : join(dataFolder, MAIL_FOLDER);
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

const withLinks = (text: string) =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`);

function itemOf({ at, to, subject, text, unsubscribe }: StoredMail): string {
  const out = unsubscribe === undefined ? '' : `<p>List-Unsubscribe: ${escapeHtml(unsubscribe)}</p>`;
  return (
    `<article><h2>${escapeHtml(subject)}</h2><p>Para ${escapeHtml(to)}, ${escapeHtml(at)}</p>${out}` +
    `<pre>${withLinks(text)}</pre></article>`
  );
}

/** Of this machine, by a name of this machine: another site's name that leads here is none. */
function isFromHere({ ip, headers }: FastifyRequest): boolean {
  const address = ip.replace(/^::ffff:/, '');
  const isNear = address === '::1' || (isIPv4(address) && address.startsWith('127.'));
  return isNear && isLoopbackOrigin(`http://${headers.host ?? ''}`);
}

/** Mails of a development, for who develops. */
export async function localMail(app: FastifyInstance, { folder }: { readonly folder: string }): Promise<void> {
  app.get(LOCAL_MAIL_PATH, async (request, reply) => {
    if (!isFromHere(request)) return reply.callNotFound();
    const mails = await readStoredMails(folder);
    const list = mails.length === 0 ? '<p>Todavía no hay correos.</p>' : mails.map(itemOf).join('\n');
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="es-CL"><head><meta charset="utf-8"><title>Correos de este computador</title></head>` +
          `<body><main><h1>Correos de este computador</h1><p>No se enviaron: SMTP_URL no está definida.</p>${list}</main></body></html>`,
      );
  });
}
