import { WITHOUT_FIXTURES_VARIABLE } from '@travesia/infra-checks/without-fixtures';
import { ensureStores } from './ensure-stores.ts';
import { type Platform, type PlatformOptions, startPlatform } from './platform.ts';
import { ACCOUNTS_URL_VARIABLE, FIXTURES_URL_VARIABLE, PRODUCT_URL_VARIABLE } from './urls.ts';

/** Starts the platforms that most tests share, with everything that is built published. Returns the tear-down. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const withFixtures = !process.env[WITHOUT_FIXTURES_VARIABLE];
  await ensureStores(withFixtures ? 'fixtures' : 'product');
  const platforms: Platform[] = [];
  const start = async (variable: string, options: PlatformOptions) => {
    const platform = await startPlatform(options);
    platforms.push(platform);
    process.env[variable] = platform.url;
  };
  await Promise.all([
    start(PRODUCT_URL_VARIABLE, { withFixtures: false }),
    start(ACCOUNTS_URL_VARIABLE, { withFixtures: false, withIdentity: true }),
    ...(withFixtures ? [start(FIXTURES_URL_VARIABLE, { withFixtures: true })] : []),
  ]);
  return async () => {
    await Promise.all(platforms.map((platform) => platform.stop()));
  };
}
