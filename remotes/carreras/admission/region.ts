export { REGIONS, type Region } from '@travesia/contracts/slices';
