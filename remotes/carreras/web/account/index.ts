export { browserSurroundings } from './browser-surroundings.ts';
export {
  createPreferencesClient,
  type EditResult,
  type PreferencesClient,
  type PreferencesState,
  type RefusedOperation,
  type SyncState,
} from './preferences-client.ts';
