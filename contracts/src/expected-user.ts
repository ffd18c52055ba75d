/**
 * Header with the student that a page means, percent-encoded. The session of a browser may have become another
 * student's since: then the request is refused with 409 instead of being done to the wrong one.
 */
export const EXPECTED_USER_HEADER = 'x-expected-user';
