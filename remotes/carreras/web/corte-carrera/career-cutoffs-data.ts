import type { Career } from '../../admission/career.ts';
import type { Catalogue } from '../../admission/catalogue.ts';
import { hasKeys } from '../shared/page-data.ts';

export interface CareerCutoffsData {
  readonly id: string;
  readonly name: string;
}

export function careerCutoffsData(_offer: Catalogue, { id, name }: Career): CareerCutoffsData {
  return { id, name };
}

export function isCareerCutoffsData(data: unknown): data is CareerCutoffsData {
  return hasKeys(data, ['id', 'name']);
}
