import { WITHOUT_FIXTURES_VARIABLE } from '@travesia/infra-checks/without-fixtures';
import { ensureStores } from './ensure-stores.ts';
import { startSharedPlatforms } from './shared-platforms.ts';

/** Starts the platforms that most tests share, and says where they are. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const withFixtures = !process.env[WITHOUT_FIXTURES_VARIABLE];
  await ensureStores(withFixtures ? 'fixtures' : 'product');
  const platforms = await startSharedPlatforms(withFixtures);
  Object.assign(process.env, platforms.urls);
  return platforms.stop;
}
