// The service in a process of its own, over PostgreSQL: `node aprende-process.ts <url> <port>`.
import process from 'node:process';
import { runService } from '@travesia/kit-service';
import { openDatabase } from '@travesia/kit-service/database';
import { createTestApp } from './aprende-app.ts';

const [, , url = '', port = '0'] = process.argv;
const { app } = createTestApp(openDatabase({ engine: 'postgresql', url }));
await runService(app, { host: '127.0.0.1', port: Number(port) });
process.send?.('listening');
