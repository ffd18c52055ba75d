export { type CarrerasServiceOptions, carrerasService } from './carreras-service.ts';
export { createDescribeProgram, type DescribeProgram } from './describe-program.ts';
export { slice } from './slice.ts';
