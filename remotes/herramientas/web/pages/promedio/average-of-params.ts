import type { PageInput } from '@travesia/contracts/page';
import { NEM_TABLE_FIRST, NEM_TABLE_LAST, readGrade } from '@travesia/kit-paes';

/**
 * The page's average in hundredths: the route lets only `4.00` to `7.00` through, written so.
 * @throws where it did not.
 */
export function averageOfParams(params: PageInput['params']): number {
  const read = readGrade(params['promedio'] ?? '', NEM_TABLE_FIRST, NEM_TABLE_LAST);
  if (read.kind !== 'grade') throw new RangeError(`promedio ${params['promedio']} is ${read.kind}`);
  return read.hundredths;
}
