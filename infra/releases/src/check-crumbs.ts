import { NAV_GROUPS } from '@travesia/contracts/page';
import type { BuildDocument } from '@travesia/contracts/release';
import { ReleaseError } from './release-error.ts';

/** As `Breadcrumbs` of kits/ui is called and drawn. */
const CRUMBS = /<nav aria-label="Ruta de navegación">(.*?)<\/nav>/gs;
const CRUMB = /<a href="([^"]+)"[^>]*>([^<]+)<\/a>/g;

/**
 * Whether the way to a page is called as in the navigation: by its place's label, or its area's.
 * @param html of a prerendered page of `build`.
 * @throws {ReleaseError} naming the page's file, the crumb and what it should say.
 */
export function checkCrumbs(
  { name, routes }: Pick<BuildDocument, 'name' | 'routes'>,
  file: string,
  html: string,
): void {
  for (const [, crumbs = ''] of html.matchAll(CRUMBS)) {
    for (const [, path, words] of crumbs.matchAll(CRUMB)) {
      const nav = routes.find((route) => route.path === path)?.nav;
      const area = NAV_GROUPS.find(({ id }) => id === nav?.group)?.label;
      if (!nav || words === nav.label || words === area) continue;
      throw new ReleaseError(
        'navigation',
        `${file}, de ${name}, llama "${words}" a ${path}, que en la navegación es "${nav.label}": usa el mismo nombre.`,
      );
    }
  }
}
