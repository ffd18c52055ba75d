import { expect, it } from 'vitest';
import { iconPath } from './icon-path.ts';

it('says every element of an icon as one path', () => {
  expect(iconPath([['line', { x1: '6', x2: '10', y1: '11', y2: '11' }]])).toBe('M6 11L10 11');
  expect(iconPath([['circle', { cx: '12', cy: '12', r: '10' }]])).toBe('M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0Z');
  expect(iconPath([['rect', { x: '4', y: '2', width: '16', height: '20', rx: '2' }]])).toBe(
    'M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2v-16a2 2 0 0 1 2 -2Z',
  );
  expect(iconPath([['rect', { x: '4', y: '2', width: '16', height: '20' }]])).toBe('M4 2h16v20h-16Z');
  expect(iconPath([['polygon', { points: '1 2 3 4' }]])).toBe('M1 2 3 4Z');
});

it('begins a path where it begins alone, whatever stands before it', () => {
  expect(
    iconPath([
      ['path', { d: 'M20 6 9 17' }],
      ['path', { d: 'm6 9 6 6 6-6' }],
      ['path', { d: 'm3-2v4' }],
    ]),
  ).toBe('M20 6 9 17M6 9l6 6 6-6M3 -2v4');
});

it('refuses an element it cannot draw', () => {
  expect(() => iconPath([['text', {}]])).toThrow('<text>');
});
