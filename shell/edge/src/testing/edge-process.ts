// An edge in a process of its own: `node edge-process.ts <folder of its store> <trusted key> <port> <milliseconds of draining>`.
import process from 'node:process';
import { createService, runService } from '@travesia/kit-service';
import { edge } from '../edge.ts';
import { openFolderBlobs } from '../store/folder-blobs.ts';
import { trustKeys } from '../store/registry-trust.ts';
import { createReleaseStore } from '../store/release-store.ts';

const [folder = '', key = '', port = '0', drainMs = '0'] = process.argv.slice(2);
const host = '127.0.0.1';
const origin = `http://${host}:${port}`;
const app = createService({ name: 'edge', origin, log: { level: 'silent' } });
await app.register(edge, { store: createReleaseStore(openFolderBlobs(folder), trustKeys([key])), origin });
await runService(app, { host, port: Number(port), drainMs: Number(drainMs) });
process.send?.('listening');
