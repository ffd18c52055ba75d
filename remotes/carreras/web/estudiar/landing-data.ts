import type { Career } from '../../admission/career.ts';
import type { Catalogue } from '../../admission/catalogue.ts';
import { hasKeys } from '../shared/page-data.ts';

export interface LandingData {
  readonly id: string;
  readonly name: string;
}

export function landingData(_offer: Catalogue, { id, name }: Career): LandingData {
  return { id, name };
}

export function isLandingData(data: unknown): data is LandingData {
  return hasKeys(data, ['id', 'name']);
}
