// Stands in documents whose files come from another origin, before any of them. A file that does not come from there, or
// is not the one that its digest names, is asked of the page's own origin, and so is all that is asked for afterwards.
// Whoever waits for the element hears of the copy: the application itself may be what did not come.
{
  const placeOf = (file) => /^https?:\/\/[^/]+(\/releases\/.*)$/.exec(file.src || file.href)?.[1];
  const isForeign = (file) =>
    (file.localName === 'script' || file.rel === 'stylesheet') &&
    file.integrity &&
    placeOf(file) &&
    new URL(file.src || file.href).origin !== location.origin;
  let hasCome = false;
  const fetchOwn = (file) => {
    document.documentElement.dataset.assets = 'own';
    const copy = document.createElement(file.localName);
    for (const { name, value } of file.attributes) copy.setAttribute(name, value);
    copy.setAttribute(file.src ? 'src' : 'href', placeOf(file));
    copy.async = false;
    for (const type of ['load', 'error']) copy.addEventListener(type, () => file.dispatchEvent(new Event(type)));
    file.replaceWith(copy);
  };
  addEventListener(
    'error',
    (event) => {
      const file = event.target;
      if (!(file instanceof Element) || !isForeign(file)) return;
      event.stopImmediatePropagation();
      // A script of the document runs when all of it is there.
      if (file.localName === 'link' || document.readyState !== 'loading') fetchOwn(file);
      else document.addEventListener('DOMContentLoaded', () => fetchOwn(file));
    },
    true,
  );
  document.addEventListener(
    'load',
    ({ target }) => {
      hasCome ||= isForeign(target);
    },
    true,
  );
  // As long as the slowest network takes for the first of them. What follows was held up by what hung.
  setTimeout(() => {
    const look = () => {
      for (const file of document.querySelectorAll('link, script')) if (isForeign(file)) fetchOwn(file);
      if (document.readyState === 'complete') clearInterval(looking);
    };
    const looking = hasCome ? 0 : setInterval(look, 250);
  }, 8000);
}
