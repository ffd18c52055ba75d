import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { MAIL_FOLDER, readStoredMails } from './folder-transport.ts';
import { mailRefusals, openMail } from './mail-settings.ts';

const COMPLETE = {
  NODE_ENV: 'production',
  SMTP_URL: 'smtps://u:p@correo.ejemplo.cl:465',
  MAIL_FROM: 'Travesía <no-responder@travesia.cl>',
  MAIL_LINK_SECRET: 's'.repeat(32),
};

it('takes a production that names all, and a development that names nothing', () => {
  expect(mailRefusals(COMPLETE)).toEqual([]);
  expect(mailRefusals({})).toEqual([]);
});

it.each(['SMTP_URL', 'MAIL_FROM', 'MAIL_LINK_SECRET'])('refuses a production without %s', (name) => {
  expect(mailRefusals({ ...COMPLETE, [name]: ' ' })).toEqual([expect.stringMatching(`^Falta ${name} \\(.+\\)\\.$`)]);
});

it.each([
  ['SMTP_URL', 'https://correo.ejemplo.cl'],
  ['MAIL_FROM', 'Nadie'],
  ['MAIL_FROM', 'a@b.cl\nBcc: c@d.cl'],
  ['MAIL_LINK_SECRET', `${'s'.repeat(32)},corto`],
])('refuses %s=%j without repeating it', (name, value) => {
  const [said = '', ...more] = mailRefusals({ ...COMPLETE, [name]: value });
  expect(more).toEqual([]);
  expect(said).toContain(name);
  expect(said).not.toContain(value);
});

it('without a server mails lie in the data folder, and links of before a restart are believed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'travesia-mail-'));
  try {
    const { transport, linkSecrets } = await openMail({ DATA_DIR: folder });
    const blocks = [{ kind: 'paragraph', text: 'Hola' }] as const;
    expect(await transport.send({ id: '1', to: 'ana@ejemplo.cl', content: { subject: 'Uno', blocks } })).toEqual({
      status: 'sent',
    });
    expect(await readStoredMails(join(folder, MAIL_FOLDER))).toMatchObject([
      { to: 'ana@ejemplo.cl', subject: 'Uno', text: 'Hola\n' },
    ]);
    expect((await openMail({ DATA_DIR: folder })).linkSecrets).toEqual(linkSecrets);
  } finally {
    await rm(folder, { recursive: true });
  }
});
