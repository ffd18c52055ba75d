export { type ReceivedMail, startSmtpServer } from './start-smtp-server.ts';
