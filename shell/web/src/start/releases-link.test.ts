// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { createReleasesLink } from './releases-link.ts';

it('names the releases of the build once the document has told it, and once', () => {
  document.body.innerHTML = '';
  const ahead = createReleasesLink(document);
  expect(ahead()).toBeNull();
  document.body.innerHTML = '<script type="application/json" id="travesia-boot">{"status":200,"build":"r1-01</script>';
  expect(ahead()).toBeNull();
  document.body.innerHTML = '<script type="application/json" id="travesia-boot">{"build":"r1-0123abcd"}</script>';
  const link = ahead();
  expect(link?.getAttribute('href')).toBe('/builds/releases/r1-0123abcd.json');
  expect(link?.outerHTML).toMatch(/rel="preload"/);
  expect(link?.outerHTML).toMatch(/as="fetch"/);
  expect(ahead()).toBeNull();
});
