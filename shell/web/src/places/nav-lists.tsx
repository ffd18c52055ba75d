import type { NavEntry, NavListKind } from '@travesia/contracts/release';
import type { ReactNode } from 'react';
import { NavIcon } from './NavIcon.tsx';
import css from './nav-lists.module.css';

export interface EntryProps {
  readonly entry: Omit<NavEntry, 'places'>;
  /** The places of an area. */
  readonly children?: ReactNode;
}

type Look = (props: EntryProps) => ReactNode;

/** How a list of the navigation looks. */
export interface ListLook {
  readonly of: NavListKind;
  readonly Wrap: (props: { readonly children: ReactNode }) => ReactNode;
  readonly Entry: Look;
  /** Of an area with several places. */
  readonly Group?: Look;
  readonly Place?: Look;
}

const ariaCurrent = ({ current }: EntryProps['entry']) => (current === 'within' ? 'true' : current);

const Area: Look = ({ entry, children }) => (
  <li className={css.area} data-here={entry.current}>
    <a className={css['area-link']} href={entry.path} aria-current={ariaCurrent(entry)}>
      <NavIcon name={entry.icon} />
      <span>{entry.label}</span>
    </a>
    {children}
  </li>
);

const Place: Look = ({ entry }) => (
  <li>
    <a className={css['place-link']} href={entry.path} aria-current={ariaCurrent(entry)}>
      {entry.label}
    </a>
  </li>
);

const Ways: ListLook['Wrap'] = ({ children }) => <ul className={css.ways}>{children}</ul>;

const Way: Look = ({ entry }) => (
  <li className={css.way}>
    <NavIcon name={entry.icon} />
    <a className={css['way-link']} href={entry.path}>
      {entry.label}
    </a>
    <p className={css.about}>{entry.about}</p>
  </li>
);

/** The lists by their names. */
export const NAV_LISTS = {
  /** A visitor's header and a student's rail on a desktop, the sheet behind "Más" on a phone. */
  menu: {
    of: 'areas',
    Wrap: ({ children }) => <ul className={css.menu}>{children}</ul>,
    Entry: Area,
    Group: ({ entry, children }) => (
      <Area entry={entry}>
        <ul className={css.places}>{children}</ul>
      </Area>
    ),
    Place,
  },
  /** At the bottom of a phone. "Más" stands behind it. */
  bar: {
    of: 'bar',
    Wrap: ({ children }) => <ul className={css.bar}>{children}</ul>,
    Entry: ({ entry }) => (
      <li>
        <a className={css['bar-link']} href={entry.path} aria-current={ariaCurrent(entry)}>
          <NavIcon name={entry.icon} />
          <span>{entry.short}</span>
        </a>
      </li>
    ),
  },
  /** Below a visitor's header on a desktop: what else is where the page is. */
  section: {
    of: 'section',
    Wrap: ({ children }) => (
      <nav className={css.section} aria-label="En esta sección">
        <ul className={css['section-list']}>{children}</ul>
      </nav>
    ),
    Entry: Place,
  },
  footer: {
    of: 'places',
    Wrap: ({ children }) => (
      <nav aria-label="Pie de página">
        <ul className={css.footer}>{children}</ul>
      </nav>
    ),
    Entry: Place,
  },
  /** What the front page says that there is. */
  offer: { of: 'places', Wrap: Ways, Entry: Way },
  /** What a page of the shell offers to go on with: the areas that come first. */
  ways: { of: 'bar', Wrap: Ways, Entry: Way },
} as const satisfies Readonly<Record<string, ListLook>>;

export type NavListName = keyof typeof NAV_LISTS;
