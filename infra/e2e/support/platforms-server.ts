/**
 * Has the platforms that browser tests share for as long as a run of several workspaces goes on. Each asks for them with
 * `/product` or `/fixtures`, so that nothing is started where all results are stored. Ends with whoever started it.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { sharedPlatforms } from './shared-platforms.ts';

const platforms = sharedPlatforms();
const server = createServer(async (request, response) => {
  try {
    const urls = await platforms.start(request.url === '/fixtures');
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(urls));
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
if (typeof address !== 'object' || address === null) throw new Error('the server of the platforms has no port');
process.send?.(`http://127.0.0.1:${address.port}`);
await once(process, 'disconnect');
await platforms.stop();
process.exit();
