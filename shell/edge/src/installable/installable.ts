import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { contentType } from '../http/content-type.ts';
import { APP_ICONS_PATH, MANIFEST_PATH } from './addresses.ts';
import { WEB_APP_MANIFEST } from './manifest.ts';

/** A day: browsers look for a change about once a day, and nobody waits for one. */
const CACHE_CONTROL = 'public, max-age=86400';

const ICONS_FOLDER = join(import.meta.dirname, 'icons');

/** The manifest and the icons of the installed application, for everybody; they are no release's, so that they stay. */
export function installable(app: FastifyInstance): void {
  const manifest = JSON.stringify(WEB_APP_MANIFEST);
  app.get(MANIFEST_PATH, async (_, reply) => {
    reply.header('cache-control', CACHE_CONTROL).type(contentType(MANIFEST_PATH));
    return manifest;
  });
  for (const file of readdirSync(ICONS_FOLDER)) {
    const bytes = readFileSync(join(ICONS_FOLDER, file));
    app.get(`${APP_ICONS_PATH}/${file}`, async (_, reply) => {
      reply.header('cache-control', CACHE_CONTROL).type(contentType(file));
      return bytes;
    });
  }
}
