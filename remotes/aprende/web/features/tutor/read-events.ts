/** One event of a stream, as `text/event-stream` writes it. */
export interface StreamEvent {
  /** Its own; empty where it has none. */
  readonly id: string;
  readonly data: string;
}

/** Reads a stream piece by piece: an event is told once its empty line has come, however the pieces are cut. */
export function createEventReader(): (piece: string) => readonly StreamEvent[] {
  let rest = '';
  let id = '';
  let data: string[] = [];

  /** Fields that this page has no use for, and comments, are passed over. */
  function readLine(line: string): StreamEvent | null {
    if (line === '') {
      const event = data.length === 0 ? null : { id, data: data.join('\n') };
      id = '';
      data = [];
      return event;
    }
    const colon = line.indexOf(':');
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'id') id = value;
    if (field === 'data') data.push(value);
    return null;
  }

  return (piece) => {
    const text = rest + piece;
    // A carriage return at the end may be the first half of a line's end.
    const lines = text.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    return lines.flatMap((line) => readLine(line) ?? []);
  };
}
