/** Milliseconds without a key after which what was typed stands: most who type a number are quicker from digit to digit. */
export const TYPING_PAUSE_MS = 600;
