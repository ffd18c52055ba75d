// The service in a process of its own, over PostgreSQL: `node ensayos-process.ts <url> <port>`.
import process from 'node:process';
import { runService } from '@travesia/kit-service';
import { openDatabase } from '@travesia/kit-service/database';
import { createTestApp } from './ensayos-app.ts';

const [, , url = '', port = '0'] = process.argv;
const { app } = createTestApp(openDatabase({ engine: 'postgresql', url }));
process.send?.(await runService(app, { host: '127.0.0.1', port: Number(port) }));
process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.(heapUsed + external);
});
