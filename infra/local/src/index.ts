export { createPlatform, type PlatformOptions } from './create-platform.ts';
export { type Accounts, type AccountsOptions, openAccounts } from './open-accounts.ts';
export { openLocalDatabase } from './open-local-database.ts';
