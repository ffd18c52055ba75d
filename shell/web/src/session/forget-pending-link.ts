/** Of this tab's `sessionStorage`. */
export const PENDING_LINK_KEY = 'travesia:vinculo-pendiente';

/** It goes with the session, and in documents that could not link it too. */
export function forgetPendingLink(): void {
  try {
    sessionStorage.removeItem(PENDING_LINK_KEY);
  } catch {}
}
