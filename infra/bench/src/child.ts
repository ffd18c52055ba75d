import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface Child {
  /** The next message from the process; rejects where it ends instead. */
  receive(): Promise<unknown>;
  /** Sends `message`, and waits for the answer to it. */
  ask(message: unknown): Promise<unknown>;
  /** Lets go of the process, which ends of itself. Resolves when it has. */
  release(): Promise<void>;
}

/** Runs `file` of this folder as a process of its own, which speaks in messages. */
export function startChild(file: string, ...args: readonly string[]): Child {
  return startChildWith([], file, ...args);
}

/** With `nodeOptions` of Node and of its engine. */
export function startChildWith(nodeOptions: readonly string[], file: string, ...args: readonly string[]): Child {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), args, { execArgv: [...nodeOptions] });
  const ended = once(child, 'exit').then(([code]: unknown[]) => {
    throw new Error(`${file} ended with ${code}`);
  });
  // Whoever waits hears of it; an end that nobody waits for is the ordinary one.
  ended.catch(() => {});

  async function receive(): Promise<unknown> {
    const [message]: unknown[] = await Promise.race([once(child, 'message'), ended]);
    return message;
  }

  return {
    receive,
    ask(message) {
      const answer = receive();
      child.send(message as never);
      return answer;
    },
    async release() {
      if (child.connected) child.disconnect();
      await ended.catch(() => {});
    },
  };
}
