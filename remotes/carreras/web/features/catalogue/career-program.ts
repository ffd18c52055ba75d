import type { Catalogue } from '../../../admission/catalogue.ts';
import type { Program } from '../../../admission/program.ts';
import { placeText } from './place-text.ts';

/** A programme as every page about a career names it. */
export interface CareerProgram extends Pick<Program, 'code' | 'name' | 'region'> {
  readonly universityId: string;
  readonly university: string;
  readonly place: string;
}

export function careerProgram(offer: Catalogue, program: Program): CareerProgram {
  const { id: universityId, name: university } = offer.universityOf(program);
  const { code, name, region } = program;
  return { code, name, universityId, university, place: placeText(program), region };
}
