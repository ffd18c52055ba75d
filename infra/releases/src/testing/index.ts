export { runReleaseCommand } from '../run-release-command.ts';
export { type SampleBuild, writeSampleBuild } from './sample-build.ts';
export { type S3, startS3 } from './start-s3.ts';
