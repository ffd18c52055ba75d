/** Set where only tests of teams run: those need none of the remotes made for tests, which take long to build. */
export const WITHOUT_FIXTURES_VARIABLE = 'TRAVESIA_E2E_WITHOUT_FIXTURES';
