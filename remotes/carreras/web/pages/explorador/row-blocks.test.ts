import { expect, it } from 'vitest';
import { blockCount, blocksBetween, heightOfPart, listParts } from './row-blocks.ts';

const HEIGHT = 100;
const heightOf = () => HEIGHT;
const blocks = (from: number, to: number) => ({ kind: 'gap', from, to }) as const;

it('is a list of the blocks that are shown and the room of the others', () => {
  expect(listParts(blockCount(2150), new Set([537, 0, 1]))).toEqual([
    { kind: 'block', from: 0, to: 1 },
    { kind: 'block', from: 1, to: 2 },
    { kind: 'gap', from: 2, to: 537 },
    { kind: 'block', from: 537, to: 538 },
  ]);
  expect(listParts(3, new Set())).toEqual([{ kind: 'gap', from: 0, to: 3 }]);
  expect(listParts(1, new Set([0, 1])), 'blocks that a shorter list lacks').toEqual([
    { kind: 'block', from: 0, to: 1 },
  ]);
  expect(listParts(0, new Set([0]))).toEqual([]);
});

it('keeps the room of what is not shown', () => {
  const heights = new Map([[3, 250]]);
  expect(heightOfPart(blocks(2, 5), (block) => heights.get(block) ?? HEIGHT)).toBe(450);
});

it('shows of a gap what is seen', () => {
  expect(blocksBetween(blocks(10, 20), 0, 250, heightOf)).toEqual([10, 11, 12]);
  expect(blocksBetween(blocks(10, 20), 450, 650, heightOf)).toEqual([14, 15, 16]);
  expect(blocksBetween(blocks(10, 20), 900, 1000, heightOf)).toEqual([19]);
});

it('shows a block of a gap of which only the edge is seen', () => {
  expect(blocksBetween(blocks(10, 20), 0, 0, heightOf)).toEqual([10]);
  expect(blocksBetween(blocks(10, 20), 1000, 1000, heightOf)).toEqual([19]);
  expect(blocksBetween(blocks(10, 20), 300, 300, heightOf)).toEqual([13]);
});
