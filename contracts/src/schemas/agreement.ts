import type { z } from 'zod';
import type { Holds, Same } from '../agreement.ts';
import type {
  foundDocumentSchema,
  keptReleasesSchema,
  liveStudentDataSchema,
  profileAnswerSchema,
} from '../browser-schemas/index.ts';
import type { GoalsAnswer, GoalsChange } from '../goals.ts';
import type { LoadReport } from '../load-report.ts';
import type { PageErrorReport } from '../page-error.ts';
import type { ProfileAnswer } from '../profile.ts';
import type { RegistryDocument, TrustDocument } from '../registry.ts';
import type { BuildDocument, LayoutFile, PrerenderedPage, ReleaseDocument, ReleasedRoute } from '../release.ts';
import type { KeptReleases, ReleaseOverride } from '../release-override.ts';
import type { ScoreEstimatesAnswer } from '../score-estimates.ts';
import type { OwnEntriesAnswer, SearchDocument } from '../search.ts';
import type { LiveStudentData } from '../student-data.ts';
import type { goalsAnswerSchema, goalsChangeSchema } from './goals-schema.ts';
import type { loadReportSchema } from './load-report-schema.ts';
import type { pageErrorReportSchema } from './page-error-schema.ts';
import type { layoutFileSchema, prerenderedPageSchema } from './prerendered-schema.ts';
import type { registryDocumentSchema, trustDocumentSchema } from './registry-schema.ts';
import type { releaseOverrideSchema } from './release-override-schema.ts';
import type { buildDocumentSchema, releaseDocumentSchema } from './release-schema.ts';
import type { releasedRouteSchema } from './route-schema.ts';
import type { scoreEstimatesAnswerSchema } from './score-estimates-schema.ts';
import type { ownEntriesAnswerSchema, searchDocumentSchema } from './search-schema.ts';

/**
 * Each schema says exactly what its interface says: a field added to, taken from or changed on
 * one side only does not type-check here.
 */
export type SchemasAgree = [
  Holds<Same<z.output<typeof registryDocumentSchema>, RegistryDocument>>,
  Holds<Same<z.output<typeof trustDocumentSchema>, TrustDocument>>,
  Holds<Same<z.output<typeof goalsAnswerSchema>, GoalsAnswer>>,
  Holds<Same<z.output<typeof goalsChangeSchema>, GoalsChange>>,
  Holds<Same<z.output<typeof loadReportSchema>, LoadReport>>,
  Holds<Same<z.output<typeof pageErrorReportSchema>, PageErrorReport>>,
  Holds<Same<z.output<typeof releaseOverrideSchema>, ReleaseOverride>>,
  Holds<Same<z.output<typeof releaseDocumentSchema>, ReleaseDocument>>,
  Holds<Same<z.output<typeof buildDocumentSchema>, BuildDocument>>,
  Holds<Same<z.output<typeof releasedRouteSchema>, ReleasedRoute>>,
  Holds<Same<z.output<typeof scoreEstimatesAnswerSchema>, ScoreEstimatesAnswer>>,
  Holds<Same<z.output<typeof keptReleasesSchema>, KeptReleases>>,
  Holds<Same<z.output<typeof liveStudentDataSchema>, LiveStudentData[]>>,
  Holds<Same<z.output<typeof profileAnswerSchema>, ProfileAnswer>>,
  Holds<Same<z.output<typeof searchDocumentSchema>, SearchDocument>>,
  Holds<Same<z.output<typeof ownEntriesAnswerSchema>, OwnEntriesAnswer>>,
  Holds<Same<z.output<typeof foundDocumentSchema>, SearchDocument>>,
  Holds<Same<z.output<typeof prerenderedPageSchema>, PrerenderedPage>>,
  Holds<Same<z.output<typeof layoutFileSchema>, LayoutFile>>,
];
