import process from 'node:process';
import { runService, settingsOrExit } from '@travesia/kit-service';
import { createSessionApp } from './app.ts';
import { readConfig } from './config.ts';

const settings = settingsOrExit(readConfig(process.env));
await runService(createSessionApp(settings), settings);
