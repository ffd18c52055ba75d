/** Apart from the other stores: whoever uses a folder does not load the SDK. */
export { contentType } from '../http/content-type.ts';
export { type Bucket, type BucketLocation, openBucket, type Patience } from './bucket.ts';
export { openBucketBlobs } from './bucket-blobs.ts';
