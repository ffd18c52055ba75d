export { type BuildMode, browserConfig, noContentRule, packageVersion, scriptRule, styleRules } from './base-config.ts';
export { type BuildRemoteOptions, buildRemote, prerenderRemote, readDeclarations } from './build-remote.ts';
export { compile } from './compile.ts';
export { describeFiles } from './describe-files.ts';
export type { RemoteDeclarations } from './dev-messages.ts';
export { filesOfGroup, filesOfImport, readPageImports } from './page-files.ts';
export { prerenderConfig } from './prerender-config.ts';
export {
  loadPrerenderBundle,
  type PrerenderBundle,
  prerenderPage,
  prerenderRoutes,
  writeJson,
} from './prerender-pages.ts';
export { REACT_VERSION, type ReactPackages } from './remote-config.ts';
export { writeSearch } from './search-document.ts';
export { ShortNamesPlugin } from './short-names.ts';
