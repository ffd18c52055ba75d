import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFolderTransport } from '@travesia/kit-mail';
import { createService } from '@travesia/kit-service';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LOCAL_MAIL_PATH, localMail, unsentMailFolder } from './local-mail.ts';

let folder: string;
const app = createService({ name: 'x', origin: 'http://localhost:4000', log: { level: 'silent' } });
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'travesia-local-mail-'));
  const blocks = [
    { kind: 'paragraph', text: '<script>alert(1)</script>' },
    { kind: 'link', label: 'Decidir', href: 'http://localhost:4000/perfil/permiso#t' },
  ] as const;
  await createFolderTransport(folder).send({ id: '1', to: 'mama@ejemplo.cl', content: { subject: 'Permiso', blocks } });
  await app.register(localMail, { folder });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});
const ask = (remoteAddress: string, host: string) =>
  app.inject({ url: LOCAL_MAIL_PATH, remoteAddress, headers: { host } });

it('shows this machine its mails, with links and without markup of theirs', async () => {
  const { statusCode, body } = await ask('127.0.0.1', 'localhost:4000');
  expect(statusCode).toBe(200);
  expect(body).toContain('mama@ejemplo.cl');
  expect(body).toContain('<a href="http://localhost:4000/perfil/permiso#t">');
  expect(body).not.toContain('<script>');
});

it.each([
  ['192.168.1.7', 'localhost:4000'],
  ['127.0.0.1', 'evil.example'],
  ['2001:db8::1', '[::1]:4000'],
])('shows nothing to %s by the name %s', async (address, host) => {
  expect((await ask(address, host)).statusCode).toBe(404);
});

it('is there only where mails are not sent, and never in production', () => {
  expect(unsentMailFolder({}, '/d')).toBe('/d/mail');
  expect(unsentMailFolder({ SMTP_URL: 'smtp://x' }, '/d')).toBeUndefined();
  expect(unsentMailFolder({ NODE_ENV: 'production' }, '/d')).toBeUndefined();
});
