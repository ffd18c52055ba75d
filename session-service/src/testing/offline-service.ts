// A process of its own, as in production but with the stub for Google: `node offline-service.ts <settings> <stub>`, both JSON.
import process from 'node:process';
import { runService } from '@travesia/kit-service';
import { createSessionApp } from '../app.ts';
import { googleIo } from './google-io.ts';

const [settings = '', stub = ''] = process.argv.slice(2).map((text) => JSON.parse(text));
const address = await runService(createSessionApp(settings, googleIo(stub)), settings);
process.stdout.write(`listening ${address}\n`);
