/**
 * For `node --import`: what the process has a bucket do is two steps, one before the request is
 * sent and one when it is done and its answer not yet read. What it reads is none.
 */
import http from 'node:http';
import { step } from './kill-at-step.ts';

http.request = new Proxy(http.request, {
  apply(target, self, args) {
    const isWrite = !['GET', 'HEAD'].includes(String(args[0].method));
    if (isWrite) step();
    const request: http.ClientRequest = Reflect.apply(target, self, args);
    if (isWrite) request.once('response', step);
    return request;
  },
});
