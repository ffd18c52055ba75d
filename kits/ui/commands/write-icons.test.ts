import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ICON_FILES } from './icon-files.ts';
import { writeIcons } from './write-icons.ts';

it('the icons in the sources are those that npm run icons makes', () => {
  const { icons, set } = writeIcons();
  expect(readFileSync(ICON_FILES.icons, 'utf8')).toBe(icons);
  expect(readFileSync(ICON_FILES.set, 'utf8')).toBe(set);
});
