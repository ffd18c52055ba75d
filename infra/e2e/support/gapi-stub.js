/**
 * In the place of https://apis.google.com/js/api.js, which the sign-in library and the emulator's frame both load: the
 * little of it with which they talk to each other. A message waits until the other side listens for its kind.
 */
(() => {
  const handlers = new Map();
  const handlerOf = (type) => handlers.getOrInsertComputed(type, () => Promise.withResolvers());
  const replies = new Map();
  const connect = (peer) => ({
    peer,
    register: (type, handler) => handlerOf(type).resolve(handler),
    send(type, payload, reply) {
      replies.set(replies.size, reply);
      peer().postMessage({ gapi: { type, id: replies.size - 1, payload } }, '*');
    },
    restyle: async () => {},
    ping: async (reply) => reply(),
  });
  window.addEventListener('message', async ({ data, source }) => {
    if (!data?.gapi) return;
    const { type, id, payload } = data.gapi;
    if (type === 'reply') {
      try {
        replies.get(id)([payload]);
      } catch {
        // The library throws from one of its callbacks even when it got its answer; the real script takes no notice.
      }
    } else {
      const handler = await handlerOf(type).promise;
      source.postMessage({ gapi: { type: 'reply', id, payload: handler(payload) } }, '*');
    }
  });
  const context = {
    async open({ where, url, attributes }, opened) {
      const frame = Object.assign(document.createElement('iframe'), { src: url });
      Object.assign(frame.style, attributes?.style);
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
      where.append(frame);
      await loaded;
      return opened(connect(() => frame.contentWindow));
    },
    getParentIframe: () => connect(() => window.parent),
  };
  const iframes = { getContext: () => context, Iframe: class {} };
  window.gapi = { load: (_, { callback }) => callback(), iframes };
  const { onload } = Object.fromEntries(new URL(document.currentScript.src).searchParams);
  window[onload ?? 'gapi_onload']?.();
})();
