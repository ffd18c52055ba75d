import { globSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as art from './index.ts';

/** Of markup, before anything compresses it. */
const ART_MAX_BYTES = 3000;

const all = Object.entries(art);

it('every illustration is exported', () => {
  const files = globSync('[A-Z]*Art.tsx', { cwd: import.meta.dirname }).map((file) => file.replace('.tsx', ''));
  expect(all.map(([name]) => name).sort()).toEqual(files.sort());
});

describe.each(all)('%s', (_name, Picture) => {
  const markup = renderToStaticMarkup(<Picture />);

  it('is small', () => {
    expect(Buffer.byteLength(markup)).toBeLessThanOrEqual(ART_MAX_BYTES);
  });

  it('has no colours but those of the tokens, and nothing that two of them on a page would share', () => {
    const colours = [...markup.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour);
    expect(colours.filter((colour) => colour !== 'none' && !colour?.startsWith('var(--'))).toEqual([]);
    expect(markup).not.toMatch(/ (?:id|style)=/);
  });

  it('is decoration, or a picture with a name', () => {
    expect(markup).toMatch(/^<svg aria-hidden="true"/);
    expect(renderToStaticMarkup(<Picture label="Un bote" />)).toMatch(/^<svg role="img" aria-label="Un bote"/);
  });
});
