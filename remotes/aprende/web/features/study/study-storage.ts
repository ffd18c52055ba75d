import { type Outbox, openOutbox } from '@travesia/kit-offline';
import type { ToldEvidence } from '../../../api/evidence.ts';
import type { LessonReport } from '../../../api/lessons.ts';
import { mergeReports } from '../../../lesson/add-report.ts';

/** What the service has not said that it has. */
export type Waiting =
  | { readonly kind: 'evidence'; readonly evidence: ToldEvidence }
  | { readonly kind: 'report'; readonly content: string; readonly report: LessonReport };

interface Rows {
  /** What the service said last, and where a student stands in lessons: `KNOWN_ELSEWHERE` of the contracts. */
  readonly known: { readonly owner: string; readonly name: string; readonly value: unknown };
  readonly waiting: { readonly owner: string; readonly id: string; readonly waiting: Waiting };
  /** Of releases, of nobody: a lesson opens without a connection once it was opened. */
  readonly files: { readonly name: string; readonly integrity: string; readonly value: unknown };
}

/** As it is in the browsers of students: another name or key path would lose what waits in them. */
const SCHEMA = {
  name: 'travesia-aprende',
  version: 1,
  tables: { known: ['owner', 'name'], waiting: ['owner', 'id'], files: 'name' },
} as const;

/** One for all that this area keeps in the browser. */
let opened: Promise<Outbox<Rows>> | undefined;

function open(): Promise<Outbox<Rows>> {
  opened ??= openOutbox<Rows>(SCHEMA);
  return opened;
}

const idOf = (waiting: Waiting): string =>
  waiting.kind === 'evidence' ? waiting.evidence.id : `report:${waiting.content}`;

const merged = (before: Waiting | undefined, after: Waiting): Waiting =>
  before?.kind === 'report' && after.kind === 'report'
    ? { ...after, report: mergeReports(before.report, after.report) }
    : after;

/** After every id: ids are ASCII. */
const LAST = '\uffff';
const ofOwner = (owner: string) => ({ from: [owner, ''], to: [owner, LAST] });

/** What a student has in this browser. */
export interface StudyStorage {
  known(name: string): Promise<unknown>;
  /** Both or neither. A report is added to the one that waits; an answer that waits already is the same. */
  write(known: Readonly<Record<string, unknown>>, waiting: readonly Waiting[]): Promise<void>;
  /** In the order of their ids. */
  waiting(): Promise<readonly Waiting[]>;
  /** Of these, what still says the same: what was done meanwhile stays. */
  forget(sent: readonly Waiting[]): Promise<void>;
}

export function openStudyStorage(owner: string): StudyStorage {
  return {
    async known(name) {
      const { read } = await open();
      return (await read(({ known }) => known.get([owner, name])))?.value;
    },
    async write(values, added) {
      const { write } = await open();
      await write(async ({ known, waiting }) => {
        for (const [name, value] of Object.entries(values)) known.put({ owner, name, value });
        for (const one of added) {
          const before = (await waiting.get([owner, idOf(one)]))?.waiting;
          waiting.put({ owner, id: idOf(one), waiting: merged(before, one) });
        }
      });
    },
    async waiting() {
      const { read } = await open();
      return (await read(({ waiting }) => waiting.all(ofOwner(owner)))).map((row) => row.waiting);
    },
    async forget(sent) {
      const { write } = await open();
      await write(async ({ waiting }) => {
        for (const one of sent) {
          const row = await waiting.get([owner, idOf(one)]);
          if (JSON.stringify(row?.waiting) === JSON.stringify(one)) waiting.delete([owner, idOf(one)]);
        }
      });
    },
  };
}

export interface KeptFile {
  readonly integrity: string;
  readonly value: unknown;
}

export async function readKeptFile(name: string): Promise<KeptFile | undefined> {
  const { read } = await open();
  return read(({ files }) => files.get(name));
}

export async function keepFile(name: string, { integrity, value }: KeptFile): Promise<void> {
  const { write } = await open();
  await write(({ files }) => files.put({ name, integrity, value }));
}
