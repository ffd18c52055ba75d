import { spawn } from 'node:child_process';
import os from 'node:os';
import process from 'node:process';

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** Terminal and npm both deliver one Ctrl-C: what comes this soon after (milliseconds) is the same one. */
const ONE_CTRL_C_MS = 500;

/** How often to look whether npm's shell is still there. */
const PARENT_POLL_MS = 500;

/** What the child started has this long to follow it before it is killed. */
const FOLLOW_MS = 2000;
const FOLLOW_POLL_MS = 20;

/**
 * Runs `command` as the leader of a process group of its own. A Ctrl-C reaches the group once,
 * a second one kills it, and whatever the child leaves behind ends with it.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {number} oneCtrlCMs
 * @returns {Promise<number>} the exit code, 128 + signal number where one ended it
 */
export function runInGroup(command, args, env, oneCtrlCMs = ONE_CTRL_C_MS) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { env, stdio: 'inherit', detached: true });
    child.once('error', reject);
    const group = child.pid === undefined ? undefined : -child.pid;
    if (group === undefined) return;

    let signalledAt = 0;
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => {
      const now = Date.now();
      if (signalledAt !== 0 && now - signalledAt < oneCtrlCMs) return;
      send(group, signalledAt === 0 ? signal : 'SIGKILL');
      signalledAt ||= now;
    };
    for (const signal of SIGNALS) process.on(signal, forward);
    const stopWatching = watchParent(env, () => forward('SIGTERM'));
    child.once('exit', async (code, signal) => {
      stopWatching();
      await endGroup(group);
      for (const name of SIGNALS) process.off(name, forward);
      resolve(code ?? 128 + (signal ? os.constants.signals[signal] : 0));
    });
  });
}

/**
 * A signal to npm alone ends the shell between npm and us, which hands nothing on: started by
 * npm, we end with that shell. Started otherwise, outliving the parent may be what is wanted.
 * @param {NodeJS.ProcessEnv} env
 * @param {() => void} onGone
 * @returns {() => void} stops watching
 */
function watchParent(env, onGone) {
  if (env['npm_lifecycle_event'] === undefined) return () => {};
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, PARENT_POLL_MS);
  return () => clearInterval(timer);
}

/** @param {number} group */
async function endGroup(group) {
  if (!send(group, 'SIGTERM')) return;
  for (let waited = 0; waited < FOLLOW_MS; waited += FOLLOW_POLL_MS) {
    await new Promise((done) => setTimeout(done, FOLLOW_POLL_MS));
    if (!send(group, 0)) return;
  }
  send(group, 'SIGKILL');
}

/**
 * @param {number} group
 * @param {NodeJS.Signals | 0} signal
 * @returns {boolean} whether anybody is left
 */
function send(group, signal) {
  try {
    process.kill(group, signal);
    return true;
  } catch {
    return false;
  }
}
