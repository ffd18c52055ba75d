import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { IdentityConfig } from '@travesia/contracts/slices';
import { StartError } from '@travesia/kit-service';
import { DEMO_STUDENT } from './demo-student.ts';
import { mailLink } from './mail-link.ts';
import { messageSchema } from './messages.ts';

/** Firebase treats projects with this prefix as nobody's, whatever else is configured. */
const PROJECT_ID = 'demo-travesia';

/** It takes 1 s on a quiet machine and some times that on a busy one. */
const START_DEADLINE_MS = 60_000;

/** Writing the accounts takes milliseconds. */
const END_DEADLINE_MS = 5_000;

export interface AuthEmulator {
  /** Host and port, as `FIREBASE_AUTH_EMULATOR_HOST` wants it. */
  readonly host: string;
  readonly projectId: string;
  readonly identity: IdentityConfig & { readonly emulator: string };
  /** Resolves when its accounts are written and its process is gone. */
  close(): Promise<void>;
}

export interface AuthEmulatorOptions {
  readonly dataFolder: string;
  /** Origin that browsers open, links in mails too; the emulator is told to them by the same name of this machine. */
  readonly origin: string;
  /** Sentences for the person at the console: mails that were not sent, and failures. */
  readonly log: (sentence: string) => void;
}

/**
 * Starts Firebase's Auth emulator in a process of its own, on this machine only; its accounts stay
 * in `auth/accounts.json` of the data folder. It ends with us however we end, because it watches
 * the channel between us.
 * @throws {StartError} when it does not start.
 */
export async function startAuthEmulator({ dataFolder, origin, log }: AuthEmulatorOptions): Promise<AuthEmulator> {
  const script = join(import.meta.dirname, 'emulator-process.ts');
  const child = fork(script, [PROJECT_ID, join(dataFolder, 'auth', 'accounts.json')], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    execArgv: [],
    // Nothing of firebase-tools may ask the network on its own account.
    env: { ...process.env, CI: '1' },
  });
  const exited = once(child, 'exit');
  let isStarting = true;
  let isClosing = false;
  const complaints: string[] = [];
  if (child.stderr) {
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (isStarting) complaints.push(line);
    });
  }
  const listening = new Promise<number>((resolve) => {
    child.on('message', (value) => {
      const message = messageSchema.parse(value);
      if (message.kind === 'listening') resolve(message.port);
      else if (message.kind === 'mail') log(`Correo para ${message.email}: ${mailLink(message.link, origin)}`);
      else log(`aviso: emulador de cuentas: ${message.sentence}`);
    });
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), START_DEADLINE_MS);
  const port = await Promise.race([listening, exited.then(() => null)]);
  clearTimeout(timer);
  isStarting = false;
  if (port === null) {
    throw new StartError(`El emulador de cuentas no pudo iniciarse:\n${complaints.join('\n')}`);
  }
  child.once('exit', (code, signal) => {
    if (isClosing) return;
    log(`error: el emulador de cuentas se detuvo (${signal ?? code}): nadie puede iniciar sesión hasta otro inicio.`);
  });

  return {
    host: `127.0.0.1:${port}`,
    projectId: PROJECT_ID,
    identity: {
      apiKey: 'emulador',
      authDomain: `${PROJECT_ID}.firebaseapp.com`,
      projectId: PROJECT_ID,
      emulator: `http://${new URL(origin).hostname === 'localhost' ? 'localhost' : '127.0.0.1'}:${port}`,
      demo: DEMO_STUDENT,
    },
    async close() {
      isClosing = true;
      const killer = setTimeout(() => child.kill('SIGKILL'), END_DEADLINE_MS);
      if (child.connected) child.disconnect();
      await exited;
      clearTimeout(killer);
    },
  };
}
