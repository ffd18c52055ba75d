export { createLiveStore, SAMPLE_ORIGIN } from './sample-edge.ts';
