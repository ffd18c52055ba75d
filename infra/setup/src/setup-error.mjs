/** A set-up failure that the person can act on: `message` is a sentence in Spanish with the way out. */
export class SetupError extends Error {}
