import type { Catalogue } from '../../admission/catalogue.ts';
import type { University } from '../../admission/university.ts';
import { hasKeys } from '../shared/page-data.ts';

export interface UniversityData {
  readonly id: string;
  readonly name: string;
}

export function universityData(_offer: Catalogue, { id, name }: University): UniversityData {
  return { id, name };
}

export function isUniversityData(data: unknown): data is UniversityData {
  return hasKeys(data, ['id', 'name']);
}
