import { rm } from 'node:fs/promises';
import { startPlatform } from './platform.ts';
import { prepareStores } from './prepared-stores.ts';
import { ACCOUNTS_URL_VARIABLE, FIXTURES_URL_VARIABLE, PRODUCT_URL_VARIABLE } from './urls.ts';

/** Publishes all builds and starts the platforms that most tests share. Returns the tear-down. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const stores = await prepareStores();
  const platforms = [
    await startPlatform({ withFixtures: false }),
    await startPlatform({ withFixtures: true }),
    await startPlatform({ withFixtures: false, withIdentity: true }),
  ];
  process.env[PRODUCT_URL_VARIABLE] = platforms[0]?.url;
  process.env[FIXTURES_URL_VARIABLE] = platforms[1]?.url;
  process.env[ACCOUNTS_URL_VARIABLE] = platforms[2]?.url;
  return async () => {
    await Promise.all(platforms.map((platform) => platform.stop()));
    await rm(stores, { recursive: true, force: true });
  };
}
