import type { Career } from '../../admission/career.ts';
import type { Catalogue } from '../../admission/catalogue.ts';
import { hasKeys } from '../shared/page-data.ts';

export interface ScoreData {
  readonly id: string;
  readonly name: string;
}

export function scoreData(_offer: Catalogue, { id, name }: Career): ScoreData {
  return { id, name };
}

export function isScoreData(data: unknown): data is ScoreData {
  return hasKeys(data, ['id', 'name']);
}
