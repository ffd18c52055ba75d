export { openFolderStore } from './folder-store.ts';
export type { ReleaseStore, StoredEncoding } from './release-store.ts';
export { parseDocument, StoreError } from './store-error.ts';
