import type { Catalogue } from '../../../admission/catalogue.ts';
import type { Cutoff, Program } from '../../../admission/program.ts';
import { placeText } from './place-text.ts';

/** A programme that is not offered any more, as a public page tells of it. */
export interface DiscontinuedRow {
  readonly code: string;
  readonly name: string;
  readonly universityId: string;
  readonly universityName: string;
  readonly place: string;
  /** Last process whose offer had it. */
  readonly offeredIn: number;
  /** Newest first. */
  readonly cutoffs: readonly Cutoff[];
  /** What seems to follow it: our inference. */
  readonly successor: { readonly name: string; readonly code: string; readonly careerId: string } | null;
}

export function discontinuedRow(offer: Catalogue, program: Program): DiscontinuedRow {
  const { code, name, offeredIn, cutoffs, likelySuccessor } = program;
  const university = offer.universityOf(program);
  const follows = likelySuccessor === null ? undefined : offer.program(likelySuccessor);
  return {
    code,
    name,
    universityId: university.id,
    universityName: university.name,
    place: placeText(program),
    offeredIn,
    cutoffs,
    successor: follows ? { name: follows.name, code: follows.code, careerId: offer.careerOf(follows).id } : null,
  };
}
