/** For `node --import`: what the process does to the disk are steps. */
import fs, { type FileHandle } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { counted, step } from './kill-at-step.ts';

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
