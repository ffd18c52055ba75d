/** The end of a sentence, with what closes a quotation, or of a line. */
const END = /[.!?…]+["'»”)]*(?=\s)|\n/g;

/** `p. ej.`, `Sr.`, and the letter of a point: what follows belongs to it. */
const ABBREVIATED = /(?:^|[^\p{L}\p{N}])\p{L}{1,2}\.$/u;

export interface SentenceSplitter {
  /** Sentences that are whole now. */
  push(chunk: string): readonly string[];
  /** What came after the last whole one. */
  rest(): string;
}

/** Cuts a text that comes in pieces into sentences. */
export function createSentenceSplitter(): SentenceSplitter {
  let buffer = '';
  return {
    push(chunk) {
      buffer += chunk;
      const whole: string[] = [];
      let from = 0;
      for (const found of buffer.matchAll(END)) {
        const end = found.index + found[0].length;
        const sentence = buffer.slice(from, end);
        if (found[0] !== '\n' && ABBREVIATED.test(sentence)) continue;
        if (sentence.trim() !== '') whole.push(sentence.trim());
        from = end;
      }
      buffer = buffer.slice(from);
      return whole;
    },
    rest: () => buffer.trim(),
  };
}
