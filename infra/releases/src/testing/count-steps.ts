/**
 * For `node --import`: counts what the process does to the disk, and ends it as `kill -9` does
 * right before step number `KILL_AT_STEP`.
 */
import fs, { type FileHandle } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import process from 'node:process';

const killAt = Number(process.env['KILL_AT_STEP'] ?? Number.POSITIVE_INFINITY);
let steps = 0;

function step(): void {
  steps += 1;
  if (steps === killAt) process.kill(process.pid, 'SIGKILL');
}

function counted<F extends (...args: never[]) => unknown>(work: F): F {
  return new Proxy(work, {
    apply(target, self, args) {
      step();
      return Reflect.apply(target, self, args);
    },
  });
}

function countWrites(handle: FileHandle): FileHandle {
  handle.writeFile = counted(handle.writeFile.bind(handle));
  handle.sync = counted(handle.sync.bind(handle));
  return handle;
}

const { open } = fs;
fs.open = async (...args) => {
  step();
  return countWrites(await open(...args));
};
fs.mkdir = counted(fs.mkdir);
fs.link = counted(fs.link);
fs.rename = counted(fs.rename);
fs.rm = counted(fs.rm);
syncBuiltinESMExports();
process.on('exit', () => process.send?.(steps));
