/** Where a student's day begins. */
export const HOME_PAGE = '/home';
