export { fileNameSchema, releaseIdSchema, releaseNameSchema } from './fields.ts';
export { goalsAnswerSchema, goalsChangeSchema, programIdSchema } from './goals-schema.ts';
export { loadReportSchema } from './load-report-schema.ts';
export { pageErrorReportSchema } from './page-error-schema.ts';
export { layoutFileSchema, prerenderedPageSchema } from './prerendered-schema.ts';
export { registryDocumentSchema, trustDocumentSchema } from './registry-schema.ts';
export { releaseOverrideSchema } from './release-override-schema.ts';
export { buildDocumentSchema, releaseDocumentSchema } from './release-schema.ts';
export { routeDeclarationSchema } from './route-schema.ts';
