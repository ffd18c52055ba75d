import { expect, it } from 'vitest';
import { folderCircles } from './folder-circles.ts';

const imports = (...pairs: readonly (readonly [from: string, to: string])[]) =>
  pairs.map(([from, to], index) => ({ from, to, line: index + 1 }));

it('finds two folders that import each other, however deep the files lie', () => {
  expect(
    folderCircles(imports(['a/web/x/deep/one.ts', 'a/web/y/two.ts'], ['a/web/y/three.ts', 'a/web/x/four.ts'])),
  ).toEqual([
    'a/web/x → a/web/y → a/web/x breaks circles: folders of a workspace import one another one way: ' +
      'a/web/x/deep/one.ts:1 imports a/web/y/two.ts; a/web/y/three.ts:2 imports a/web/x/four.ts',
  ]);
});

it('tells the shortest of the circles that a folder is in, and each folder once', () => {
  const found = folderCircles(
    imports(
      ['a/x/one.ts', 'a/y/one.ts'],
      ['a/y/one.ts', 'a/z/one.ts'],
      ['a/z/one.ts', 'a/x/one.ts'],
      ['a/z/one.ts', 'a/y/one.ts'],
    ),
  );
  expect(found).toEqual([expect.stringMatching(/^a\/x → a\/y → a\/z → a\/x /)]);
});

it('allows one way, imports inside a folder, and those between a folder and what is inside it', () => {
  expect(
    folderCircles(
      imports(
        ['a/x/one.ts', 'a/y/one.ts'],
        ['a/x/two.ts', 'a/z/one.ts'],
        ['a/y/one.ts', 'a/z/one.ts'],
        ['a/x/one.ts', 'a/x/two.ts'],
        ['a/x/two.ts', 'a/x/one.ts'],
        ['a/x/one.ts', 'a/x/inside/one.ts'],
        ['a/x/inside/one.ts', 'a/x/one.ts'],
        ['a/main.ts', 'a/x/one.ts'],
        ['a/z/one.ts', 'a/main.ts'],
      ),
    ),
  ).toEqual([]);
});
