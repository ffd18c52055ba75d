import { availableParallelism } from 'node:os';
import process from 'node:process';

/** How many workers a run of tests may have; as many as the machine has processors where nobody says. */
export const WORKERS_VARIABLE = 'TEST_WORKERS';

export const testWorkers = (): number => Number(process.env[WORKERS_VARIABLE]) || availableParallelism();
