import { PLATFORMS_URL_VARIABLE } from '@travesia/infra-checks/share-platforms';
import { WITHOUT_FIXTURES_VARIABLE } from '@travesia/infra-checks/without-fixtures';
import { ensureStores } from './ensure-stores.ts';
import { sharedPlatforms } from './shared-platforms.ts';

/** Says where the platforms are that most tests share; starts them where no run of several workspaces has them. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  const withFixtures = !process.env[WITHOUT_FIXTURES_VARIABLE];
  await ensureStores(withFixtures ? 'fixtures' : 'product');
  const server = process.env[PLATFORMS_URL_VARIABLE];
  if (server) {
    const answer = await fetch(`${server}/${withFixtures ? 'fixtures' : 'product'}`);
    if (!answer.ok) throw new Error(await answer.text());
    Object.assign(process.env, await answer.json());
    return undefined;
  }
  const platforms = sharedPlatforms();
  Object.assign(process.env, await platforms.start(withFixtures));
  return () => platforms.stop();
}
