export const PRODUCT_URL_VARIABLE = 'TRAVESIA_E2E_PRODUCT_URL';
export const FIXTURES_URL_VARIABLE = 'TRAVESIA_E2E_FIXTURES_URL';
export const ACCOUNTS_URL_VARIABLE = 'TRAVESIA_E2E_ACCOUNTS_URL';

function read(variable: string): string {
  const url = process.env[variable];
  if (!url) throw new Error(`${variable} is not set: the platforms are started by the global set-up`);
  return url;
}

/** The product as students get it. */
export const productUrl = () => read(PRODUCT_URL_VARIABLE);

/** The product beside the remotes made for tests. For tests of the platform. */
export const fixturesUrl = () => read(FIXTURES_URL_VARIABLE);

/** The product with accounts open, at an emulator of the identity provider: every test makes accounts of its own. */
export const accountsUrl = () => read(ACCOUNTS_URL_VARIABLE);
