import type { Career } from '../../admission/career.ts';
import type { Catalogue } from '../../admission/catalogue.ts';
import { hasKeys } from '../shared/page-data.ts';

export interface CareerData {
  readonly id: string;
  readonly name: string;
}

export function careerData(_offer: Catalogue, { id, name }: Career): CareerData {
  return { id, name };
}

export function isCareerData(data: unknown): data is CareerData {
  return hasKeys(data, ['id', 'name']);
}
