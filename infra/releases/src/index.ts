export { buildProjects } from './build-projects.ts';
export { findProjects, PROJECT_ROOT, type Project } from './projects.ts';
export { type Promotion, promote, promoteAll } from './promote.ts';
export { type Published, type PublishOptions, publish } from './publish.ts';
export { ReleaseError } from './release-error.ts';
export { RESERVED_PATHS } from './reserved-paths.ts';
export { dataFolder, storeFolder } from './store-folder.ts';
export { overlap, readTeams, TEAMS_FILE, type Teams } from './teams.ts';
