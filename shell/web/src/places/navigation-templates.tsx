import {
  type EntryTemplate,
  NAV_GAPS,
  type NavigationTemplates,
  type NavListTemplate,
} from '@travesia/contracts/release';
import { ICONS } from '@travesia/kit-ui/icons';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { OTHER_ICON } from './icon-shapes.ts';
import { DrawnIcon, IconGap } from './NavIcon.tsx';
import { type EntryProps, type ListLook, NAV_LISTS } from './nav-lists.tsx';

/** A pattern of ours begins with a slash; the gap stands for all of it. */
const ENTRY = {
  ...NAV_GAPS,
  path: `/${NAV_GAPS.path}`,
} as const;

const markup = (element: ReactNode) =>
  renderToStaticMarkup(<IconGap value={NAV_GAPS.icon}>{element}</IconGap>).replaceAll(ENTRY.path, NAV_GAPS.path);

function entryTemplate(Look: (props: EntryProps) => ReactNode, children?: string): EntryTemplate {
  const draw = (current: EntryProps['entry']['current']) =>
    markup(<Look entry={{ ...ENTRY, current }}>{children}</Look>);
  return { idle: draw(undefined), page: draw('page'), within: draw('within') };
}

function listTemplate({ of, Wrap, Entry, Group, Place }: ListLook): NavListTemplate {
  return {
    of,
    wrap: markup(<Wrap>{NAV_GAPS.entries}</Wrap>),
    entry: entryTemplate(Entry),
    ...(Group && { group: entryTemplate(Group, NAV_GAPS.entries) }),
    ...(Place && { place: entryTemplate(Place) }),
  };
}

/** How the lists of {@link NAV_LISTS} look, for whoever draws them without React. */
export function navigationTemplates(): NavigationTemplates {
  const drawn = (name: string, shape: string) => renderToStaticMarkup(<DrawnIcon name={name} shape={shape} />);
  return {
    lists: Object.fromEntries(Object.entries(NAV_LISTS).map(([name, look]) => [name, listTemplate(look)])),
    icons: Object.fromEntries(Object.entries(ICONS).map(([name, shape]) => [name, drawn(name, shape)])),
    otherIcon: drawn('', OTHER_ICON),
  };
}
