import { useState } from 'react';
import type { Run } from '../stage/run.ts';
import { useFrame } from '../stage/use-frame.ts';

/** Attributes of SVG that change, and `text`, by the name of the part. React and the DOM call them alike. */
export type Parts<Name extends string> = Readonly<Record<Name, Readonly<Record<string, string>>>>;

export type PartOf<Name extends string> = (name: Name) => object;

/** For a picture that stays as it is. */
export const stillParts =
  <Name extends string>(parts: Parts<Name>): PartOf<Name> =>
  (name) => {
    const { text, ...attributes } = parts[name];
    return text === undefined ? attributes : { ...attributes, children: text };
  };

/** For a picture that follows a run: React draws its first state, and frames change what is different. */
export function usePicture<Name extends string, State, Input>(
  run: Run<State, Input>,
  draw: (state: State, previous: State, alpha: number) => Parts<Name>,
): PartOf<Name> {
  const [picture] = useState(() => {
    const first = draw(run.state, run.state, 1);
    const still = stillParts(first);
    const elements = new Map<Name, Element>();
    const refs = new Map<Name, (element: Element | null) => void>();
    let shown = first;
    return {
      show(parts: Parts<Name>) {
        for (const [name, element] of elements) {
          for (const key in parts[name]) {
            const value = parts[name][key] as string;
            if (value === shown[name][key]) continue;
            if (key === 'text') element.textContent = value;
            else element.setAttribute(key, value);
          }
        }
        shown = parts;
      },
      partOf(name: Name) {
        let ref = refs.get(name);
        if (!ref) {
          ref = (element) => {
            if (element) elements.set(name, element);
            else elements.delete(name);
          };
          refs.set(name, ref);
        }
        return { ...still(name), ref };
      },
    };
  });
  useFrame(run, (state, previous, alpha) => picture.show(draw(state, previous, alpha)));
  return picture.partOf;
}
