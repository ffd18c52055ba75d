import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createEventReader, type StreamEvent } from './read-events.ts';

const readAll = (pieces: readonly string[]): readonly StreamEvent[] => {
  const read = createEventReader();
  return pieces.flatMap(read);
};

it('reads events with ids, passes over comments and other fields, and joins lines of data', () => {
  const text =
    'retry: 1000\n\n: alive\n\nid: 7\nevent: turn\ndata: {"a":1,\ndata: "b":2}\n\ndata:x\n\nid: 8\ndata: cut';
  expect(readAll([text])).toEqual([
    { id: '7', data: '{"a":1,\n"b":2}' },
    { id: '', data: 'x' },
  ]);
});

it('tells the same however a stream is cut, and whichever line ends it has', () => {
  const event = fc.record({
    id: fc.nat({ max: 999 }).map(String),
    data: fc.string().map((text) => JSON.stringify({ text })),
  });
  fc.assert(
    fc.property(
      fc.array(event, { maxLength: 6 }),
      fc.constantFrom('\n', '\r\n', '\r'),
      fc.array(fc.nat({ max: 400 })),
      (events, end, cuts) => {
        const text = events
          .map(({ id, data }) => [`id: ${id}`, `data: ${data}`, ''].map((line) => line + end).join(''))
          .join(`:${end}${end}`);
        const places = [0, ...cuts.filter((cut) => cut < text.length).sort((a, b) => a - b), text.length];
        const pieces = places.slice(1).map((to, index) => text.slice(places[index], to));
        // What a lone carriage return ends is told with the sign after it.
        expect(readAll([...pieces, ':'])).toEqual(events);
      },
    ),
  );
});
