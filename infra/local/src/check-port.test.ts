import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { checkPort } from './check-port.ts';

describe('the port of a start', () => {
  it('is fine when free, and left free', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await expect(checkPort('127.0.0.1', port)).rejects.toThrow(`PORT=${port + 1}, y otra carpeta de datos`);
    await new Promise((resolve) => server.close(resolve));
    await checkPort('127.0.0.1', port);
    await checkPort('127.0.0.1', port);
  });

  it('is not on another machine', async () => {
    await expect(checkPort('203.0.113.1', 4000)).rejects.toThrow(/HOST=203\.0\.113\.1 no es una dirección/);
  });
});
