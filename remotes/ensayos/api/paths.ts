import { GUEST_ANSWERS_PATH } from '@travesia/contracts/slices';

const API = '/api/ensayos';

export const BANK_PATH = `${API}/bank`;
export const FEASIBILITY_PATH = `${API}/feasibility`;
/** `GET`: what the student's own answers say to practise first, for who is signed in. */
export const MOST_NEEDED_PATH = `${API}/most-needed`;
export const ATTEMPTS_PATH = `${API}/attempts`;
export const OWN_DATA_PATH = `${API}/data` as const;
/** `GET`: the student's attempts as entries of the search; with the header of the expected user for that one alone. */
export const OWN_ENTRIES_PATH = `${API}/own-entries` as const;
/** All of what was done without an account in this browser. */
export const GUEST_DATA_PATH = GUEST_ANSWERS_PATH;
/** What was done without an account, for the account that is signed in to say whose it is. */
export const CLAIM_PATH = `${API}/claim`;

export const attemptPath = (id: string) => `${ATTEMPTS_PATH}/${id}`;
export const startPath = (id: string) => `${attemptPath(id)}/start`;
export const leasePath = (id: string) => `${attemptPath(id)}/lease`;
export const eventsPath = (id: string) => `${attemptPath(id)}/events`;
export const checkPath = (id: string) => `${attemptPath(id)}/check`;
export const submitPath = (id: string) => `${attemptPath(id)}/submit`;
export const resultPath = (id: string) => `${attemptPath(id)}/result`;
export const reportsPath = (id: string) => `${attemptPath(id)}/reports`;
export const hintsPath = (id: string) => `${attemptPath(id)}/hints`;
