export { type CarrerasServiceOptions, carrerasService } from './carreras-service.ts';
export type { DescribeProgram } from './program-description.ts';
export { slice } from './slice.ts';
