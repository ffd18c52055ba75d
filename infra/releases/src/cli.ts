import process from 'node:process';
import { runReleaseCommand } from './run-release-command.ts';

const { argv, env } = process;
process.exitCode = await runReleaseCommand({ args: argv.slice(2), env, out: console.log, err: console.error });
