import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Build } from '@travesia/infra-checks/budgets';

/** Characters of a run of words from which it is nobody else's: shorter ones are found in any text. */
const TELLING_CHARACTERS = 32;

/** Runs taken of each text: one that is there is enough. */
const RUNS_A_TEXT = 2;

/**
 * What a release carries of lessons and cards. They name the mistakes of the bank, which is what they are about, and explain
 * the same things in like words: what they may not hold is a question of it. What is prerendered for a value of the query is
 * the first screen of a lesson.
 */
const LESSONS = /^(?:carried\/|prerendered\/[^/]+@)/;

/** Characters of a run from which two questions are the same one. */
const SAME_QUESTION_CHARACTERS = 48;

const TEXT_FILES = /\.(?:js|css|html|json|map|svg|txt|webmanifest)$/;

/** Ids of items and mistakes: some words with hyphens between. */
const ID = /[a-z\d]+(?:-[a-z\d]+)+/g;

const RUN = new RegExp(`[A-Za-z][A-Za-z ,;:]{${TELLING_CHARACTERS - 1},}`, 'g');

const ESCAPED = /\\u([\da-f]{4})|\\x([\da-f]{2})/gi;

/** What a bank says of an item: its id, texts as HTML, and the mistakes that its options stand for. */
export interface KeyedItem {
  readonly id: string;
  /** What is asked, as HTML: these are among the texts too. */
  readonly stems: readonly string[];
  readonly texts: readonly string[];
  readonly mistakes: readonly { readonly id: string; readonly name: string }[];
}

/**
 * Runs of words by which a text is known wherever it was copied to: of plain letters, which no compiler writes in another
 * way, and without figures, which differ in each variant.
 */
export function tellingRuns(html: string): readonly string[] {
  const runs = html.replace(/<[^>]*>/g, '\n').match(/[A-Za-z][A-Za-z ,;:]*/g) ?? [];
  return runs
    .map((run) => run.trim())
    .filter(({ length }) => length >= TELLING_CHARACTERS)
    .slice(0, RUNS_A_TEXT);
}

/** Everything in `content` that may be an id or the beginning of a telling run. */
function* tellingWords(content: string): Generator<string> {
  for (const [id] of content.matchAll(ID)) yield id;
  for (const [run] of content.matchAll(RUN)) {
    for (let at = 0; at + TELLING_CHARACTERS <= run.length; at += 1) yield run.slice(at, at + TELLING_CHARACTERS);
  }
}

/** Bits of {@link marksOf}: as many as four characters shifted over one another fill. */
const MARK_BITS = 20;
const MARK_SHIFT = 5;
const MARK_CHARACTERS = MARK_BITS / MARK_SHIFT;

/** Tells a number for every four characters of a text that follow one another. */
function marksOf(text: string, tell: (mark: number) => void): void {
  let mark = 0;
  for (let at = 0; at < text.length; at += 1) {
    mark = ((mark << MARK_SHIFT) ^ text.charCodeAt(at)) & (2 ** MARK_BITS - 1);
    if (at >= MARK_CHARACTERS - 1) tell(mark);
  }
}

/** Some thousand texts that are looked for in any number of files, most of which have none. */
function createFinder(texts: Iterable<string>): (content: string) => readonly string[] {
  const wanted = [...texts].map((text) => {
    const marks: number[] = [];
    marksOf(text, (mark) => marks.push(mark));
    return { text, marks };
  });
  const present = new Uint8Array(2 ** MARK_BITS);
  return (content) => {
    present.fill(0);
    marksOf(content, (mark) => {
      present[mark] = 1;
    });
    // What is there has all of its marks there: few others do, and the rest is not looked for.
    return wanted
      .filter(({ text, marks }) => marks.every((mark) => present[mark] === 1) && content.includes(text))
      .map(({ text }) => text);
  };
}

/** Files of the builds in which something of the items is found, with what it is. */
export function answerKeyLeaks(builds: readonly Build[], items: readonly KeyedItem[]): readonly string[] {
  const names = new Map(items.flatMap(({ id, mistakes }) => mistakes.map(({ name }) => [name, id] as const)));
  const words = new Map(
    items.flatMap(({ id, texts, mistakes }) =>
      [
        id,
        ...mistakes.map((mistake) => mistake.id),
        ...texts.flatMap(tellingRuns).map((run) => run.slice(0, TELLING_CHARACTERS)),
      ].map((word) => [word, id] as const),
    ),
  );
  const ids = new Map(items.map(({ id }) => [id, id] as const));
  const questions = new Map(
    items.flatMap(({ id, stems }) =>
      stems
        .flatMap(tellingRuns)
        .filter(({ length }) => length >= SAME_QUESTION_CHARACTERS)
        .map((run) => [run, id] as const),
    ),
  );
  const namesIn = createFinder(names.keys());
  const questionsIn = createFinder(questions.keys());
  return builds.flatMap(({ document, folder }) =>
    globSync('**/*', { cwd: folder })
      .filter((name) => TEXT_FILES.test(name))
      .flatMap((file) => {
        const content = readFileSync(join(folder, file), 'utf8');
        const told = new Map<string, string>();
        const isLesson = LESSONS.test(file);
        for (const word of tellingWords(content)) {
          const item = (isLesson ? ids : words).get(word);
          if (item !== undefined) told.set(word, item);
        }
        if (isLesson) {
          for (const run of questionsIn(content)) told.set(run, questions.get(run) ?? '');
          return named(told);
        }
        // Letters with accents may be written in another way.
        const plain = content.replace(ESCAPED, (_, wide, narrow) => String.fromCharCode(parseInt(wide ?? narrow, 16)));
        for (const name of namesIn(plain)) told.set(name, names.get(name) ?? '');
        return named(told);

        function named(found: ReadonlyMap<string, string>): readonly string[] {
          return [...found].map(([word, item]) => `${document.name} ${file} holds "${word}" of the item ${item}`);
        }
      }),
  );
}
