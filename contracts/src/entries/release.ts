/** What is built, published and live, and what browsers report of it: for whoever builds, publishes or serves it. */
export * from '../load-report.ts';
export * from '../navigation.ts';
export * from '../offline.ts';
export * from '../page-error.ts';
export * from '../registry.ts';
export * from '../release.ts';
export * from '../release-override.ts';
export { SEARCH_FILE, type SearchDocument } from '../search.ts';
export {
  type LiveStudentData,
  PURPOSES_SINCE_MINOR,
  type Purpose,
  RESPONSIBLE_PATH,
  type Responsible,
  STUDENT_DATA_PATH,
  type StudentDataPlace,
  serviceAddressOf,
  studentDataOf,
} from '../student-data.ts';
