// Stands behind what a document shows for a query, and marks the element that the hash names. Browsers look for it, and
// style sheets have it as `:target`, when deferred scripts have run: on a slow network that is a second after first paint.
{
  const place = document.getElementById(location.hash.slice(1));
  if (place) {
    place.dataset.target = '';
    addEventListener('hashchange', () => delete place.dataset.target, { once: true });
  }
}
