/** Owner of what is begun without an account: whoever uses this browser. */
export const GUEST = 'guest';
