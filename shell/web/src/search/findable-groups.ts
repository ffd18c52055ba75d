import { PAGES_LABEL, type SearchDocument, type SearchEntry, type SearchGroup } from '@travesia/contracts/page';
import { type FoundGroup, LISTED_OF_GROUP_MAX } from '@travesia/kit-remote/finder';

type Audience = NonNullable<SearchEntry['audience']>;

/** What is offered to whoever is signed in, or is not: a visitor sees what opens with an account, and is told so. */
export function findableGroups(groups: readonly SearchGroup[], isSignedIn: boolean): readonly SearchGroup[] {
  const others: Audience | null = isSignedIn ? 'visitors' : null;
  return groups.map(({ label, entries }) => ({
    label,
    entries: entries.filter(({ audience }) => audience === undefined || audience !== others),
  }));
}

/** What is shown before anything is asked: the student's newest own things, and a page of each area that opens at once. */
export function startGroups(
  own: readonly SearchGroup[],
  documents: readonly Pick<SearchDocument, 'groups'>[],
  isSignedIn: boolean,
): readonly FoundGroup[] {
  const newest = own.map(({ label, entries }) => ({ label, entries: entries.slice(0, LISTED_OF_GROUP_MAX), more: 0 }));
  const pages = documents.flatMap(({ groups }) => {
    const ofPages = groups.filter(({ label }) => label === PAGES_LABEL);
    const opens = ({ audience }: SearchEntry) => isSignedIn || audience !== 'students';
    return findableGroups(ofPages, isSignedIn).flatMap(({ entries }) => entries.filter(opens).slice(0, 1));
  });
  return [...newest, { label: PAGES_LABEL, entries: pages, more: 0 }].filter(({ entries }) => entries.length > 0);
}
