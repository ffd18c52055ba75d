export { composeMail } from './compose-mail.ts';
export { createFolderTransport, MAIL_FOLDER, readStoredMails, type StoredMail } from './folder-transport.ts';
export type { Mail, MailBlock, MailContent, MailTransport, SendOutcome } from './mail.ts';
export { createMailQueue, type MailQueue, type QueuedMail, startMailRounds } from './mail-queue.ts';
export { mailRefusals, type OpenedMail, openMail } from './mail-settings.ts';
export { createSignedTokens, type SignedTokens } from './signed-token.ts';
export { createSmtpTransport } from './smtp-transport.ts';
