import process from 'node:process';

const killAt = Number(process.env['KILL_AT_STEP'] ?? Number.POSITIVE_INFINITY);
let steps = 0;

/** Counts a step of this process, and ends it as `kill -9` does right before number `KILL_AT_STEP`. */
export function step(): void {
  steps += 1;
  if (steps === killAt) process.kill(process.pid, 'SIGKILL');
}

/** `work`, whose calls are steps. */
export function counted<F extends (...args: never[]) => unknown>(work: F): F {
  return new Proxy(work, {
    apply(target, self, args) {
      step();
      return Reflect.apply(target, self, args);
    },
  });
}

process.on('exit', () => process.send?.(steps));
