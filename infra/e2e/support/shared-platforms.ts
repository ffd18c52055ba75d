import { type PlatformOptions, startPlatform } from './platform.ts';
import { ACCOUNTS_URL_VARIABLE, FIXTURES_URL_VARIABLE, PRODUCT_URL_VARIABLE } from './urls.ts';

const PRODUCT: Readonly<Record<string, PlatformOptions>> = {
  [PRODUCT_URL_VARIABLE]: { withFixtures: false },
  [ACCOUNTS_URL_VARIABLE]: { withFixtures: false, withIdentity: true },
};
const FIXTURES: Readonly<Record<string, PlatformOptions>> = {
  ...PRODUCT,
  [FIXTURES_URL_VARIABLE]: { withFixtures: true },
};

/** The platforms that most tests share, with everything that is built published. */
export interface SharedPlatforms {
  /** Their addresses, by the variables that tests read. */
  readonly urls: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

export async function startSharedPlatforms(withFixtures: boolean): Promise<SharedPlatforms> {
  const wanted = Object.entries(withFixtures ? FIXTURES : PRODUCT);
  const started = await Promise.all(
    wanted.map(async ([variable, options]) => [variable, await startPlatform(options)] as const),
  );
  return {
    urls: Object.fromEntries(started.map(([variable, { url }]) => [variable, url])),
    async stop() {
      await Promise.all(started.map(([, platform]) => platform.stop()));
    },
  };
}
