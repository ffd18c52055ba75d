import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { StoreUnavailableError } from '@travesia/shell-edge/store';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BlobStore } from './blob-store.ts';
import { readBucketAddress } from './bucket-address.ts';
import { openBucketBlobStore } from './bucket-blob-store.ts';
import { bucketFailure } from './bucket-failure.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const SECRET = 'la-llave-secreta';
const refusal = (status: number, code: string, more = ''): Answer => {
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'application/xml' });
    response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code} ${more}</Message>${more}</Error>`);
  };
};
const done: Answer = (_, response) => response.end();
const hangUp: Answer = (request) => request.socket.destroy();
const content =
  (text: string): Answer =>
  (_, response) =>
    response.end(text);

describe('a bucket that fails', () => {
  let server: Server;
  let blobs: BlobStore;
  /** What comes next; the last one goes on. */
  let answers: Answer[];
  let requests: IncomingMessage[];

  beforeEach(async () => {
    requests = [];
    server = createServer((request, response) => {
      requests.push(request);
      request.resume().once('end', () => (answers.length > 1 ? answers.shift() : answers[0])?.(request, response));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (typeof address !== 'object' || !address) throw new Error('no port');
    vi.stubEnv('AWS_PROFILE', '');
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'la-llave');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', SECRET);
    const env = { AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${address.port}` };
    blobs = openBucketBlobStore(readBucketAddress('s3://travesia/lugar', env));
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });

  const create = () => blobs.create('registry/0000000001.json', Buffer.from('{}'));
  const failure = (work: Promise<unknown>) =>
    work.then(
      () => expect.unreachable(),
      (error: unknown) => error,
    );

  it('is asked again where it could not tell who was first', async () => {
    answers = [refusal(409, 'ConditionalRequestConflict'), refusal(409, 'ConditionalRequestConflict'), done];
    expect(await create()).toBe(true);
    expect(requests.map(({ headers }) => headers['if-none-match'])).toEqual(['*', '*', '*']);
  });

  it('is asked again, a few times, where it is busy or hangs up', async () => {
    answers = [refusal(503, 'SlowDown'), hangUp, done];
    await blobs.replace('a', Buffer.from('x'));
    expect(requests).toHaveLength(3);
    answers = [refusal(503, 'SlowDown')];
    expect(await failure(blobs.read('a'))).toMatchObject({ reason: 'SlowDown', status: 503, attempts: 3 });
    expect(requests).toHaveLength(6);
  });

  it('is believed when it says that another was first', async () => {
    answers = [refusal(412, 'PreconditionFailed')];
    expect(await create()).toBe(false);
    expect(requests).toHaveLength(1);
  });

  it('may have done what it never acknowledged: then what is there tells who was first', async () => {
    answers = [hangUp, refusal(412, 'PreconditionFailed'), content('{}')];
    expect(await create()).toBe(true);
    answers = [hangUp, refusal(412, 'PreconditionFailed'), content('{"other":1}')];
    expect(await create()).toBe(false);
    answers = [hangUp, hangUp, hangUp, content('{}')];
    expect(await create()).toBe(true);
    answers = [refusal(500, 'InternalError')];
    expect(await failure(create())).toMatchObject({ reason: 'InternalError' });
  });

  it('is not taken for an empty one', async () => {
    answers = [refusal(404, 'NoSuchKey')];
    expect(await blobs.read('a')).toBeNull();
    answers = [refusal(404, 'NoSuchBucket')];
    expect(bucketFailure(await failure(blobs.read('a')))).toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('crea el bucket'),
    });
    answers = [refusal(403, 'AccessDenied')];
    const questions = [blobs.read, blobs.tag, blobs.remove, blobs.children, create];
    for (const ask of questions) {
      expect(bucketFailure(await failure(ask('a/')))).toMatchObject({
        code: 'unavailable',
        message: expect.stringContaining('revisa las credenciales'),
      });
    }
    answers = [refusal(501, 'NotImplemented')];
    expect(bucketFailure(await failure(create()))?.message).toContain('escritura condicional');
  });

  it('repeats no key and no signature in what it is reported with', async () => {
    const echo = `<AWSAccessKeyId>la-llave</AWSAccessKeyId><StringToSign>AWS4 ${SECRET}</StringToSign>`;
    answers = [refusal(403, 'SignatureDoesNotMatch', echo)];
    const error = await failure(create());
    expect(error).toBeInstanceOf(StoreUnavailableError);
    const told = `${error} ${JSON.stringify(error)} ${error instanceof Error ? `${error.cause} ${error.stack}` : ''}`;
    expect(told).toContain('SignatureDoesNotMatch (403)');
    expect(told).not.toContain('la-llave');
  });

  it('gets what it is given with the type, the coding and the lifetime it is to be sent with', async () => {
    answers = [done];
    const paths = ['releases/a/1/x.css.br', 'releases/a/1/x.js', 'releases/a/1/release.json', 'registry.json'];
    for (const path of paths) await blobs.replace(path, Buffer.from('x'));
    const sent = requests.map(({ headers, url }) => [
      url?.split('?')[0],
      headers['content-type'],
      headers['content-encoding'],
      headers['cache-control'],
    ]);
    const year = 'public, max-age=31536000, immutable';
    expect(sent).toEqual([
      ['/travesia/lugar/releases/a/1/x.css.br', 'text/css; charset=utf-8', 'br', year],
      ['/travesia/lugar/releases/a/1/x.js', 'text/javascript; charset=utf-8', undefined, year],
      ['/travesia/lugar/releases/a/1/release.json', 'application/json; charset=utf-8', undefined, 'no-cache'],
      ['/travesia/lugar/registry.json', 'application/json; charset=utf-8', undefined, 'no-cache'],
    ]);
  });
});

describe('the address of a bucket', () => {
  it('is a bucket and a place in it, and where that is the environment says', () => {
    expect(readBucketAddress('s3://travesia', {})).toEqual({ bucket: 'travesia', prefix: '' });
    expect(readBucketAddress('s3://travesia/', {})).toEqual({ bucket: 'travesia', prefix: '' });
    const env = { AWS_ENDPOINT_URL: 'https://objetos.example' };
    expect(readBucketAddress('s3://travesia/cl/prod', env)).toEqual({
      bucket: 'travesia',
      prefix: 'cl/prod/',
      endpoint: 'https://objetos.example',
      region: 'us-east-1',
    });
    expect(readBucketAddress('s3://travesia', { AWS_REGION: 'sa-east-1' }).region).toBe('sa-east-1');
  });

  it('is refused without being repeated where it is anything else', () => {
    for (const address of ['s3://', 's3://a', 's3://llave:secreta@bucket', 's3://bucket/../b', 's3://bucket/a//b']) {
      const read = () => readBucketAddress(address, {});
      expect(read, address).toThrow(/RELEASES_URL no sirve/);
      expect(read).not.toThrow(/secreta@/);
    }
  });
});
