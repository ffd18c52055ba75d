import { writeFile } from 'node:fs/promises';
import { TEACHER_PAGE, teacherPage } from './teacher-page.ts';

await writeFile(TEACHER_PAGE, await teacherPage());
