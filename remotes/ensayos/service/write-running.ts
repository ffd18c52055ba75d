import type { PublicItem, RunningAttempt } from '../api/attempts.ts';

/** Stems, figures and alternatives of the whole deployed bank are some tens of thousands. */
const TEXTS_MAX = 60_000;

/**
 * Writes the JSON of an attempt that runs. Its texts are those of the bank, the same in every attempt: to turn them into
 * JSON again is most of what an answer costs when everybody begins at once, so each is remembered as it is written.
 */
export function createRunningWriter(): (running: RunningAttempt) => Buffer {
  const written = new Map<string, Buffer>();

  function textOf(text: string): Buffer {
    const known = written.get(text);
    if (known) return known;
    const made = Buffer.from(JSON.stringify(text));
    if (written.size < TEXTS_MAX) written.set(text, made);
    return made;
  }

  function itemOf({ stem, figure, options, text, ...others }: PublicItem): readonly (string | Buffer)[] {
    others satisfies Record<string, never>;
    return [
      '{"stem":',
      textOf(stem),
      ...(figure === undefined ? [] : [',"figure":', textOf(figure)]),
      ',"options":[',
      ...options.flatMap(({ id, text: option }, place) => [
        `${place === 0 ? '' : ','}{"id":"${id}","text":`,
        textOf(option),
        '}',
      ]),
      text === undefined ? ']}' : `],"text":${text}}`,
    ];
  }

  return ({ form: { items, ...form }, ...running }) => {
    const parts = [
      '{"form":{"items":[',
      ...items.flatMap((item, slot) => (slot === 0 ? itemOf(item) : [',', ...itemOf(item)])),
      ']',
      Buffer.from(`,${JSON.stringify(form).slice(1)},${JSON.stringify(running).slice(1)}`),
    ];
    // Strings are ASCII: keys, and ids in base64.
    const whole = Buffer.allocUnsafe(parts.reduce((bytes, part) => bytes + part.length, 0));
    let at = 0;
    for (const part of parts) at += typeof part === 'string' ? whole.write(part, at, 'latin1') : part.copy(whole, at);
    return whole;
  };
}
