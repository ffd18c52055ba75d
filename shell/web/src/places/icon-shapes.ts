import type { IconShape } from '@travesia/kit-ui/icons';

/** Drawn for a name that no icon has: a dot. */
export const OTHER_ICON: IconShape = 'M12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6';

type Shapes = ReadonlyMap<string, string>;

let shapes: Shapes = new Map();
let isLoading = false;
const followers = new Set<() => void>();

function provide(known: Shapes): void {
  shapes = known;
  for (const changed of followers) changed();
}

/** Takes the icons that the document came with: its visitor loads no others. To be called before the chrome hydrates. */
export function adoptIcons(document: ParentNode): void {
  const drawn = document.querySelectorAll<SVGElement>('svg[data-icon]');
  provide(
    new Map(
      [...drawn].map((icon) => [
        icon.dataset['icon'] ?? '',
        icon.querySelector('path')?.getAttribute('d') ?? OTHER_ICON,
      ]),
    ),
  );
}

/** Loads all icons, once: after signing in the navigation has others. */
async function loadAll(): Promise<void> {
  if (isLoading) return;
  isLoading = true;
  try {
    const { ICONS } = await import('@travesia/kit-ui/icons');
    provide(new Map(Object.entries(ICONS)));
  } catch {
    // Without the network the places have their names, and the next one asks again.
    isLoading = false;
  }
}

export const iconShapes = {
  subscribe(changed: () => void): () => void {
    followers.add(changed);
    return () => {
      followers.delete(changed);
    };
  },
  /** A dot until the icon is here, or for ever where nobody knows it. */
  shapeOf: (name: string): string => shapes.get(name) ?? OTHER_ICON,
  want(name: string): void {
    if (!shapes.has(name)) void loadAll();
  },
};
