import type { SourceOf } from './source-of.ts';

/** Where the processor's time went, of 1 in all that was not idle. */
export interface Shares {
  /** Steps of the model, and what asks it: its words, its judges. */
  readonly model: number;
  /** What draws, and the frame around it; React. */
  readonly drawing: number;
  /** The browser itself: layout, painting, collecting. */
  readonly browser: number;
}

/** What is needed of one that the browser's profiler takes. */
interface Profile {
  readonly nodes: readonly ProfileNode[];
  /** Ids of nodes, and the microseconds before each. */
  readonly samples?: readonly number[];
  readonly timeDeltas?: readonly number[];
}

interface ProfileNode {
  readonly id: number;
  readonly callFrame: CallFrame;
  readonly children?: readonly number[];
}

interface CallFrame {
  readonly functionName: string;
  readonly url: string;
  readonly lineNumber: number;
  readonly columnNumber: number;
}

/** Functions of V8 in which nothing is done, or nothing of a page. */
const IDLE = new Set(['(idle)', '(root)']);

type Part = keyof Shares;

function partOf({ functionName, url, lineNumber, columnNumber }: CallFrame, sourceOf: SourceOf): Part | null {
  if (url === '') return functionName === '(program)' || functionName === '(garbage collector)' ? 'browser' : null;
  return sourceOf(url, lineNumber, columnNumber)?.includes('/models/') ? 'model' : 'drawing';
}

/** A sample is of the model if anything of the model is on its stack: what it calls is its own. */
export function sharesOf({ nodes, samples = [], timeDeltas = [] }: Profile, sourceOf: SourceOf): Shares {
  const parts = new Map<number, Part | null>();
  const visit = (id: number, inherited: Part | null) => {
    const node = byId.get(id);
    if (!node) return;
    const own = partOf(node.callFrame, sourceOf);
    const part = inherited === 'model' ? 'model' : (own ?? inherited);
    parts.set(id, IDLE.has(node.callFrame.functionName) ? null : part);
    for (const child of node.children ?? []) visit(child, part);
  };
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const [root] = nodes;
  if (root) visit(root.id, null);
  const times: Record<Part, number> = { model: 0, drawing: 0, browser: 0 };
  for (const [index, id] of samples.entries()) {
    const part = parts.get(id);
    if (part) times[part] += timeDeltas[index] ?? 0;
  }
  const all = times.model + times.drawing + times.browser;
  return { model: times.model / all, drawing: times.drawing / all, browser: times.browser / all };
}
