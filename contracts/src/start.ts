/** Where somebody without an account begins: what they want to study, what they know already, and a plan of it. */
export const START_PAGE = '/onboarding';
