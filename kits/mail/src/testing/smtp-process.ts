// A server of mail in a process of its own: `node smtp-process.ts`. What it does is in the local part of the address.
import process from 'node:process';
import { SMTPServer } from 'smtp-server';

const refusal = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onRcptTo({ address }, session, done) {
    if (address.startsWith('full')) return done(refusal(452, `4.2.2 <${address}> is full`));
    if (address.startsWith('nobody')) return done(refusal(550, `5.1.1 <${address}> is nobody`));
    if (address.startsWith('silent')) return;
    if (address.startsWith('drop')) {
      process.send?.({ kind: 'dropped' });
      // The conversation ends in its middle, as with a server that dies.
      for (const connection of server.connections) if (connection.session.id === session.id) connection.close();
      return;
    }
    done();
  },
  onData(stream, session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      process.send?.({ kind: 'mail', to, raw: Buffer.concat(chunks).toString() });
      done();
    });
  },
});
server.on('error', () => {});
server.listen(0, '127.0.0.1', () => {
  const address = server.server.address();
  if (address && typeof address === 'object') process.send?.({ kind: 'listening', port: address.port });
});
