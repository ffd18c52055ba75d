export { type GoogleStubAddress, googleIo } from './google-io.ts';
export { type GoogleStub, PROJECT, startGoogleStub } from './google-stub.ts';

export { sampleAccount } from './sample-account.ts';
