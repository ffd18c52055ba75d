export { attachDatabase } from './attach-database.ts';
export type { Database, Durability } from './database.ts';
export { DatabaseUnavailable, isConflict } from './database-unavailable.ts';
export { createDeletions, type Deletions, type Writer } from './deletions.ts';
export { type MigratedSlice, MigrationError, type Slice } from './migrate.ts';
export { EMBEDDED_MAJOR, openDatabase } from './open-database.ts';
export { openNamedDatabase } from './open-named-database.ts';
export { runCommand } from './run-command.ts';
export { userTransaction } from './user-transaction.ts';
