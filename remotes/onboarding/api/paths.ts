/** Addresses of this slice's service beside `PROFILE_PATH` of contracts. */

/** `GET`: everything that this slice keeps of the student. `DELETE`: takes it away for good. */
export const OWN_DATA_PATH = '/api/onboarding/data';
