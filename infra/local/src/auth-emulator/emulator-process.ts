/** The emulator, in a process of its own: `node emulator-process.ts <project id> <accounts.json>`. */

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import process from 'node:process';
import { accountsText, readAccounts, writeAccounts } from './accounts-file.ts';
import { DEMO_STUDENT } from './demo-student.ts';
import { createFirebaseEmulator } from './firebase-emulator.ts';
import type { EmulatorMessage } from './messages.ts';

const HOST = '127.0.0.1';

/** The one that Firebase's tools use. */
const PORT_DEFAULT = 9099;

/** What a crash of this process may lose. An end of its parent loses nothing. */
const SAVE_PERIOD_MS = 10_000;

const tell = (message: EmulatorMessage) => process.send?.(message, () => {});

/** On the usual port, or on a free one where it is taken. */
async function listen(server: Server): Promise<number> {
  for (const port of [PORT_DEFAULT, 0]) {
    server.listen({ host: HOST, port, exclusive: true });
    try {
      await once(server, 'listening');
      break;
    } catch (error) {
      if (port === 0) throw error;
    }
  }
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port was given');
  return address.port;
}

async function createDemoStudent(port: number): Promise<void> {
  const response = await fetch(
    `http://${HOST}:${port}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ ...DEMO_STUDENT, emailVerified: true, displayName: 'Estudiante de prueba' }),
    },
  );
  if (!response.ok) throw new Error(`the demo student was refused: ${response.status} ${await response.text()}`);
}

const [projectId = '', file = ''] = process.argv.slice(2);

// One Ctrl-C reaches every process of the terminal; the parent decides when this one ends.
process.on('SIGINT', () => {});

const accounts = await readAccounts(file);
if (accounts.status === 'unreadable') {
  tell({ kind: 'warning', sentence: `las cuentas guardadas no se podían leer; quedaron en ${accounts.keptAs}` });
}
const emulator = await createFirebaseEmulator({
  projectId,
  users: accounts.status === 'read' ? accounts.users : [],
  onMail: (mail) => tell({ kind: 'mail', ...mail }),
});

let saved = '';
async function save(): Promise<void> {
  const text = accountsText(emulator.users());
  if (text === saved) return;
  await writeAccounts(file, text);
  saved = text;
}

const server = createServer(emulator.listener);
const port = await listen(server);
if (!emulator.hasEmail(DEMO_STUDENT.email)) await createDemoStudent(port);
await save();
setInterval(() => {
  save().catch((error: unknown) =>
    tell({ kind: 'warning', sentence: `no se pudo escribir ${file}: ${String(error)}` }),
  );
}, SAVE_PERIOD_MS);

async function end(): Promise<void> {
  server.close();
  server.closeAllConnections();
  await save();
  process.exit(0);
}
process.once('disconnect', () => void end());
process.once('SIGTERM', () => void end());
tell({ kind: 'listening', port });
