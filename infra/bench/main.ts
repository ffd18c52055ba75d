// Runs one of the benches of this folder: `npm run bench -- session`.
import { readdir } from 'node:fs/promises';
import process from 'node:process';

const files = await readdir(import.meta.dirname);
const names = files.filter((file) => file.endsWith('.ts') && file !== 'main.ts').map((file) => file.slice(0, -3));
const [, , name = '', ...rest] = process.argv;
if (names.includes(name)) {
  process.argv.splice(2, process.argv.length, ...rest);
  await import(`./${name}.ts`);
} else {
  console.error(`Usage: npm run bench -- <name>, where <name> is one of: ${names.sort().join(', ')}.`);
  process.exitCode = 2;
}
