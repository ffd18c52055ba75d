export type { FrozenItem } from '@travesia/content-item-model';
export { type EnsayosServiceOptions, ensayosService } from './ensayos-service.ts';
export { openDeployedBank } from './open-deployed-bank.ts';
export { type ReportedItem, readReports } from './read-reports.ts';
export { type Regraded, type RegradeOptions, regradeAll } from './regrade-all.ts';
export { slice } from './slice.ts';
