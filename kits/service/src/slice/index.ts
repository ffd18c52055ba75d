export type { Consent } from '../consent/consent.ts';
export {
  defineSlice,
  type ServiceSlice,
  type SliceContext,
  type SliceDefinition,
  type SliceNeed,
} from './define-slice.ts';
export { guardStudentRoutes, type StudentGuard } from './guard-student-routes.ts';
export { runSlice } from './run-slice.ts';
export { settingsOf } from './settings-of.ts';
export { expectedUser, signedInWriter } from './student-of.ts';
