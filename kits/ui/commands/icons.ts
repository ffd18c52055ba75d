import { writeFileSync } from 'node:fs';
import { ICON_FILES } from './icon-files.ts';
import { writeIcons } from './write-icons.ts';

const { icons, set } = writeIcons();
writeFileSync(ICON_FILES.icons, icons);
writeFileSync(ICON_FILES.set, set);
console.log('icons: kits/ui/src/icons is as lucide draws it');
