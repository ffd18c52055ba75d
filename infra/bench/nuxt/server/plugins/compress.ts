import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);

/** What is usual for answers that are made anew each time. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };

/** Pages rendered per request; files are compressed by the build. */
export default defineNitroPlugin((nitro) => {
  nitro.hooks.hook('render:response', async (response, { event }) => {
    if (typeof response.body !== 'string' || !getRequestHeader(event, 'accept-encoding')?.includes('br')) return;
    setResponseHeaders(event, { 'content-encoding': 'br', vary: 'accept-encoding' });
    response.body = await brotli(response.body, { params });
  });
});
