export { defineSlice, type ServiceSlice, type SliceContext, type SliceDefinition } from './define-slice.ts';
export { guardStudentRoutes, type StudentGuard } from './guard-student-routes.ts';
export { runSlice } from './run-slice.ts';
export { readSliceSettings } from './slice-settings.ts';
