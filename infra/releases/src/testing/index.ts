export { type SampleBuild, writeSampleBuild } from './sample-build.ts';
