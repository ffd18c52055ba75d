import { writeFile } from 'node:fs/promises';
import { SITUATIONS_PAGE, situationsPage } from './situations-page.ts';

await writeFile(SITUATIONS_PAGE, await situationsPage());
