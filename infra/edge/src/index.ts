export { assetsOrigin, EDGE_MEANINGS, overrideSecret, readEdgeSettings } from './edge-settings.ts';
export { openReleaseTools, type ReleaseTools } from './release-tools.ts';
