export { assetsOrigin, EDGE_MEANINGS, overrideSecret, readEdgeSettings, responsible } from './edge-settings.ts';
export { openReleaseTools, type ReleaseTools } from './release-tools.ts';
