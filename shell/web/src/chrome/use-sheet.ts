import { type RefObject, useEffect, useRef } from 'react';

const close = (sheet: HTMLElement | null) => {
  if (sheet?.matches(':popover-open')) sheet.hidePopover();
};

/**
 * Closes the sheet when one of its links is followed, also to where the student is, and when the page under it changes.
 * What was opened before the chrome came to life stays open.
 * @param pathname `null` until the address is known.
 */
export function useSheet(pathname: string | null): RefObject<HTMLElement | null> {
  const sheet = useRef<HTMLElement>(null);
  const shownOver = useRef<string>(null);

  useEffect(() => {
    const element = sheet.current;
    const followed = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) close(element);
    };
    element?.addEventListener('click', followed);
    return () => element?.removeEventListener('click', followed);
  }, []);

  useEffect(() => {
    if (shownOver.current !== null && shownOver.current !== pathname) close(sheet.current);
    shownOver.current = pathname;
  }, [pathname]);

  return sheet;
}
