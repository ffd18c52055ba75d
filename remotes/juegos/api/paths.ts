/**
 * `GET`: the challenges that the student did. `POST` with a run: the model plays it again, and what is done is kept. The
 * same run may be sent again. 422: it does not do the challenge, or cannot be read. Bodies and answers: challenges.ts.
 */
export const CHALLENGES_PATH = '/api/juegos/challenges';

/** `GET`: everything that this slice keeps of the student. `DELETE`: takes it away for good. */
export const OWN_DATA_PATH = '/api/juegos/data';
