import { buildProjects, findProjects } from '@travesia/infra-releases';
import { guarded } from './src/guarded.ts';

/** `npm run build`: the shell and every remote. */
await guarded(async () => buildProjects(await findProjects(), console.log));
