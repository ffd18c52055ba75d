/** What somebody wrote, as one line that a terminal shows as it is: it obeys nothing, and reads in the order of its signs. */
export const terminalText = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').replaceAll(/\p{Cf}/gu, '');
