/** The edge alone, in a process of its own: `node edge-process.ts <store> <port>`. */
import { createService, runService } from '@travesia/kit-service';
import { edge } from '@travesia/shell-edge';
import { openFolderStore } from '@travesia/shell-edge/store';

const HOST = '127.0.0.1';

const [folder = '', port = '0'] = process.argv.slice(2);
const origin = `http://${HOST}:${port}`;
const app = createService({ name: 'e2e-edge', origin, log: { level: 'silent' } });
await app.register(edge, { store: openFolderStore(folder), origin });
await runService(app, { host: HOST, port: Number(port) });
process.send?.('listening');
