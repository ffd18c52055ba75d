import { listOf, type NavEntry, type Navigation, type NavPosition, navMark } from '@travesia/contracts/release';
import { memo, type ReactNode } from 'react';
import { type ListLook, NAV_LISTS, type NavListName } from './nav-lists.tsx';

/** What is live, and where in it the page is. */
export interface NavState {
  readonly navigation: Navigation;
  readonly position: NavPosition | undefined;
}

interface NavListProps {
  readonly name: NavListName;
  /** `null` while the shell is built: the edge draws the list where its mark stands. */
  readonly state: NavState | null;
}

/** A list of the navigation; nothing where it has no entry. The edge draws the same from `navigationTemplates`. */
export const NavList = memo(({ name, state }: NavListProps): ReactNode => {
  if (!state) return navMark(name);
  const look: ListLook = NAV_LISTS[name];
  const entries = listOf(look.of, state.navigation, state.position);
  if (entries.length === 0) return null;
  return <look.Wrap>{entries.map((entry) => drawEntry(look, entry))}</look.Wrap>;
});

function drawEntry({ Entry, Group, Place }: ListLook, entry: NavEntry): ReactNode {
  if (entry.places.length === 0 || !Group) return <Entry key={entry.path} entry={entry} />;
  const Inside = Place ?? Entry;
  return (
    <Group key={entry.path} entry={entry}>
      {entry.places.map((place) => (
        <Inside key={place.path} entry={place} />
      ))}
    </Group>
  );
}
