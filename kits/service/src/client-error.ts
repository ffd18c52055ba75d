import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { PROBLEM_MEDIA_TYPE, type Problem } from '@travesia/contracts/slices';
import type { ConnectionError } from 'fastify';

const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers what is not HTTP, before there is a request: a problem document, and the end of the socket. */
export function clientError({ code }: ConnectionError, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUS_BY_CODE[code] ?? 400;
  const title = STATUS_CODES[status] ?? 'Bad Request';
  const body = JSON.stringify({ type: 'about:blank', title, status } satisfies Problem);
  const head = [
    `HTTP/1.1 ${status} ${title}`,
    'Connection: close',
    `Content-Type: ${PROBLEM_MEDIA_TYPE}; charset=utf-8`,
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
