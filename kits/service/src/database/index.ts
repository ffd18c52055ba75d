export { attachDatabase } from './attach-database.ts';
export type { Database, Durability } from './database.ts';
export { type DatabaseConfig, type DatabaseSettings, readDatabaseConfig } from './database-config.ts';
export { DatabaseUnavailable, isConflict } from './database-unavailable.ts';
export { createDeletions, type Deletions, type Writer } from './deletions.ts';
export { FolderInUse } from './folder-lock.ts';
export { type MigratedSlice, MigrationError, type Slice } from './migrate.ts';
export { EMBEDDED_MAJOR, EmbeddedVersionError, openDatabase } from './open-database.ts';
export { userTransaction } from './user-transaction.ts';
