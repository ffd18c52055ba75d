/** A log to look into. */
export function createLogLines() {
  const lines: string[] = [];
  return {
    stream: { write: (line: string) => lines.push(line) },
    text: () => lines.join(''),
    entries: (): Record<string, unknown>[] => lines.map((line) => JSON.parse(line)),
  };
}
