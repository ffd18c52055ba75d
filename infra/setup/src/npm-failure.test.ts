import { describe, expect, it } from 'vitest';
import { explainNpmFailure } from './npm-failure.mjs';

describe('the sentence for a failed npm', () => {
  it.each([
    ['npm error code ENOSPC\nnpm error nospc ENOSPC: no space left on device, write', /disco se llenó/],
    ['npm error code ENOTFOUND\nnpm error network request to https://x/ failed', /conexión a internet/],
    ['npm error code EAI_AGAIN', /conexión a internet/],
    ['npm error code EACCES', /permisos/],
    ['npm error code E404\nnpm error 404 Not Found - GET https://x/y', /registro de paquetes rechazó/],
    ['npm error code EINTEGRITY', /cache clean/],
    ['npm error code SELF_SIGNED_CERT_IN_CHAIN', /NODE_EXTRA_CA_CERTS/],
    ['npm error something new', /más arriba/],
  ])('names the cause of %j', (output, sentence) => {
    expect(explainNpmFailure(output)).toMatch(sentence);
  });

  it('does not blame an attempt that npm recovered from', () => {
    const output = 'npm http fetch GET https://x attempt 1 failed with ECONNRESET\nnpm error code ENOSPC';
    expect(explainNpmFailure(output)).toMatch(/disco se llenó/);
  });
});
