import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import { iconShapes, OTHER_ICON } from './icon-shapes.ts';
import css from './NavIcon.module.css';

/** Where the templates of the navigation are rendered: what stands in place of an icon. */
export const IconGap = createContext<string | null>(null);

interface DrawnIconProps {
  readonly name: string;
  readonly shape: string;
}

export function DrawnIcon({ name, shape }: DrawnIconProps): ReactNode {
  return (
    <svg className={css.icon} data-icon={shape === OTHER_ICON ? '' : name} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shape} />
    </svg>
  );
}

function KnownIcon({ name }: { readonly name: string }): ReactNode {
  const shapeNow = () => iconShapes.shapeOf(name);
  const shape = useSyncExternalStore(iconShapes.subscribe, shapeNow, shapeNow);
  useEffect(() => iconShapes.want(name), [name]);
  return <DrawnIcon name={name} shape={shape} />;
}

/** The icon of a place, by the name that a remote gave it. */
export function NavIcon({ name }: { readonly name: string }): ReactNode {
  const gap = useContext(IconGap);
  return gap ?? <KnownIcon name={name} />;
}
