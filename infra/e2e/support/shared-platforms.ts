import { type Platform, type PlatformOptions, startPlatform } from './platform.ts';
import { ACCOUNTS_URL_VARIABLE, FIXTURES_URL_VARIABLE, PRODUCT_URL_VARIABLE } from './urls.ts';

const PRODUCT: Readonly<Record<string, PlatformOptions>> = {
  [PRODUCT_URL_VARIABLE]: { withFixtures: false },
  [ACCOUNTS_URL_VARIABLE]: { withFixtures: false, withIdentity: true },
};
const FIXTURES: Readonly<Record<string, PlatformOptions>> = {
  ...PRODUCT,
  [FIXTURES_URL_VARIABLE]: { withFixtures: true },
};

export interface SharedPlatforms {
  /** Starts those that do not run yet. @returns their addresses, by the variables that tests read. */
  start(withFixtures: boolean): Promise<Readonly<Record<string, string>>>;
  stop(): Promise<void>;
}

/** The platforms that most tests share, with everything that is built published. */
export function sharedPlatforms(): SharedPlatforms {
  const running = new Map<string, Promise<Platform>>();

  async function urlOf(variable: string, options: PlatformOptions): Promise<readonly [string, string]> {
    const platform = running.get(variable) ?? startPlatform(options);
    running.set(variable, platform);
    return [variable, (await platform).url];
  }

  return {
    async start(withFixtures) {
      const wanted = Object.entries(withFixtures ? FIXTURES : PRODUCT);
      return Object.fromEntries(await Promise.all(wanted.map((each) => urlOf(...each))));
    },
    async stop() {
      const started = await Promise.allSettled(running.values());
      await Promise.all(started.map((one) => one.status === 'fulfilled' && one.value.stop()));
    },
  };
}
