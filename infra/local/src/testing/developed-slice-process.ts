/** Serves the slice of the package in a folder as development does: `node developed-slice-process.ts <folder>`. */
import process from 'node:process';
import { createService, createSessionReader, createTokenVerifier, runService } from '@travesia/kit-service';
import type { Database } from '@travesia/kit-service/database';
import { developedSlice } from '../developed-slice.ts';
import { findSlice } from '../find-slices.ts';
import { followModules } from '../renewed-modules.ts';

const [folder = ''] = process.argv.slice(2);
const origin = 'http://localhost:4000';
const modules = followModules(folder);
const app = createService({ name: 'development', origin, log: { level: 'silent' } });
const verifier = createTokenVerifier({ kind: 'session-cookie', projectId: 'x', emulator: true });
/** None of the routes asks it; applying nothing is all that it does. */
const database = { migrate: async () => [] } as Partial<Database> as Database;
await app.register(developedSlice, {
  developed: { folder, modules, say: (line) => process.send?.(line) },
  read: () => findSlice('', folder),
  context: { origin, reader: createSessionReader({ verifier }), checkRevoked: async () => 'good', database },
  env: {},
  log: { level: 'silent' },
});
process.send?.(await runService(app, { host: '127.0.0.1', port: 0 }));
