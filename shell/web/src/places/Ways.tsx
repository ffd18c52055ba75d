import { positionOf, SHELL_NAME } from '@travesia/contracts/release';
import { type ReactNode, useSyncExternalStore } from 'react';
import { audienceOf, knownNavigation } from './known-navigation.ts';
import { NavList } from './NavList.tsx';

interface WaysProps {
  readonly list: 'offer' | 'ways';
  /** Address of the page as its route declares it; absent on an error page, which is nowhere. */
  readonly pattern?: string;
}

/** A list of the navigation on a page of the shell. */
export function Ways({ list, pattern = '' }: WaysProps): ReactNode {
  const known = knownNavigation();
  const audience = useSyncExternalStore(
    (changed) => {
      const subscription = known?.session$.subscribe(changed);
      return () => subscription?.unsubscribe();
    },
    () => (known ? audienceOf(known.session$.get()) : 'visitor'),
    () => known?.drawnFor ?? 'visitor',
  );
  if (!known) return <NavList name={list} state={null} />;
  const navigation = known.navigations[audience];
  const position = positionOf(navigation, { pattern, release: SHELL_NAME, isRemote: false });
  return <NavList name={list} state={{ navigation, position }} />;
}
