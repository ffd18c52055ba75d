import process from 'node:process';
import { ReleaseError } from '@travesia/infra-releases';
import { runService, StartError, settingsOrExit } from '@travesia/kit-service';
import { createEdgeApp } from './src/create-edge-app.ts';
import { readEdgeSettings } from './src/edge-settings.ts';

const settings = settingsOrExit(readEdgeSettings(process.env));
const app = await createEdgeApp(settings, process.env).catch((error: unknown) => {
  if (!(error instanceof ReleaseError) && !(error instanceof StartError)) throw error;
  return settingsOrExit<never>({ status: 'refused', sentences: [error.message] });
});
await runService(app, settings);
