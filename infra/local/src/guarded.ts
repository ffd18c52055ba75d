import process from 'node:process';
import { bucketFailure, ReleaseError } from '@travesia/infra-releases';
import { StartError } from '@travesia/kit-service';

/** Runs a command: what a person can act on is said in its sentence, anything else with its trace. */
export async function guarded(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (thrown) {
    const error = bucketFailure(thrown) ?? thrown;
    if (!(error instanceof ReleaseError) && !(error instanceof StartError)) throw error;
    console.error(`\n${error.message}`);
    process.exit(1);
  }
}
