import process from 'node:process';
import { runService } from '@travesia/kit-service';
import { createSessionApp } from './app.ts';
import { CONFIG_EXIT_CODE, readConfig } from './config.ts';

const config = readConfig(process.env);
if (config.status === 'refused') {
  process.stderr.write(config.sentences.map((sentence) => `${sentence}\n`).join(''));
  process.exit(CONFIG_EXIT_CODE);
}
await runService(createSessionApp(config.settings), config.settings);
