import { CIENCIAS } from './ciencias.ts';
import { CL } from './cl.ts';
import { HCS } from './hcs.ts';
import { M1 } from './m1.ts';
import { M2 } from './m2.ts';
import type { Axis, Content, TemarioTest, Unit } from './types.ts';

export * from './prerequisites.ts';
export * from './test-sections.ts';
export type * from './types.ts';

type KnownTest = typeof CL | typeof M1 | typeof M2 | typeof HCS | typeof CIENCIAS;

/** Every id of a content there is, so that an item or a prerequisite naming another does not compile. */
export type ContentId = KnownTest['axes'][number]['units'][number]['contents'][number]['id'];

/** The PAES syllabus: obligatory tests first. */
export const TEMARIO: readonly TemarioTest[] = [CL, M1, M2, HCS, CIENCIAS];

/** A content together with where it stands. Its parents are whole objects: pick fields before sending it anywhere. */
export interface PlacedContent extends Content {
  readonly test: TemarioTest;
  readonly axis: Axis;
  readonly unit: Unit;
}

const PLACED: readonly PlacedContent[] = TEMARIO.flatMap((test) =>
  test.axes.flatMap((axis) =>
    axis.units.flatMap((unit) => unit.contents.map((content) => ({ ...content, test, axis, unit }))),
  ),
);

const BY_ID: ReadonlyMap<string, PlacedContent> = new Map(PLACED.map((content) => [content.id, content]));

/** Contents of the five tests, in the order of `TEMARIO`. */
export function allContents(): readonly PlacedContent[] {
  return PLACED;
}

export function findContent(id: string): PlacedContent | undefined {
  return BY_ID.get(id);
}
