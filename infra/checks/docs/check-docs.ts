import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { sourceFiles } from '../source-files.ts';

const FENCE = /^ *(?:```|~~~)/;
const LINK = /!?\[[^\]]*\]\(\s*<?([^)\s>]+)>?(?:\s+"[^"]*")?\s*\)/g;
const DEFINITION = /^ {0,3}\[[^\]]+\]: +<?([^\s>]+)>?/g;
const CODE = /`[^`]*`/g;
const SCRIPT = /\bnpm run (?:-s |--silent )?([\w:-]+)/g;

/** Has a scheme, or is of whatever serves it: nothing here can say whether it exists. */
const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/)/i;

/** A file of the project, named from its root, as texts write it in code: `infra/checks/main.ts`. */
const NAMED_FILE =
  /^`((?:contracts|kits|content|shell|session-service|remotes|infra|docs)\/[\w./@-]+\.(?:tsx?|mjs|json|md|css|sql|svg|yaml))`$/;

/** Where each text is a decision, with a title of its own and a line in the index. */
const DECISIONS = 'docs/decisions/';
const DECISIONS_INDEX = `${DECISIONS}README.md`;
const DECISION_TITLE = /^# \D/;

interface Line {
  readonly number: number;
  readonly text: string;
  /** Within a block of code: nothing in it is a link or a heading. */
  readonly isCode: boolean;
}

function linesOf(text: string): readonly Line[] {
  let isCode = false;
  return text.split('\n').map((line, index) => {
    const isFence = FENCE.test(line);
    if (isFence) isCode = !isCode;
    return { number: index + 1, text: line, isCode: isCode || isFence };
  });
}

/** The anchors of a text's headings, as GitHub makes them. */
function anchorsOf(lines: readonly Line[]): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const { text, isCode } of lines) {
    const heading = isCode ? undefined : /^#{1,6} +(.+?) *#*$/.exec(text)?.[1];
    if (heading === undefined) continue;
    const said = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const slug = said.replace(/[^\p{L}\p{N}\s_-]/gu, '').replace(/\s/g, '-');
    let anchor = slug;
    for (let again = 1; anchors.has(anchor); again += 1) anchor = `${slug}-${again}`;
    anchors.add(anchor);
  }
  return anchors;
}

/**
 * What the texts of a project (`*.md`) say that is not so: a relative link to a file or heading that does not exist, a file
 * named in code from the root that does not, `npm run` of a script that package.json lacks, a decision without a title or
 * a line in their index. One sentence a finding, with file and line.
 */
export function checkDocs(root: string): readonly string[] {
  const { scripts = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts?: Readonly<Record<string, string>>;
  };
  const texts = new Map(
    sourceFiles(root, /\.md$/).map((file) => [file, linesOf(readFileSync(join(root, file), 'utf8'))]),
  );

  function wrongLink(file: string, target: string): string | undefined {
    if (ELSEWHERE.test(target)) return;
    const [path = '', anchor] = decodeURI(target).split('#');
    const linked = path === '' ? file : normalize(join(dirname(file), path));
    if (!existsSync(join(root, linked))) return `${target} leads to ${linked}, which does not exist`;
    if (anchor === undefined) return;
    const lines = statSync(join(root, linked)).isFile() ? texts.get(linked) : undefined;
    if (!lines || !anchorsOf(lines).has(anchor)) return `${linked} has no heading #${anchor}`;
  }

  function findingsIn(file: string, { text, isCode }: Line): readonly string[] {
    const prose = isCode ? '' : text.replace(CODE, '``');
    const links = [...prose.matchAll(LINK), ...prose.matchAll(DEFINITION)].map(([, target = '']) => target);
    const named = isCode ? [] : (text.match(CODE) ?? []).flatMap((code) => NAMED_FILE.exec(code)?.[1] ?? []);
    const run = [...text.matchAll(SCRIPT)].map(([, script = '']) => script);
    return [
      ...links.flatMap((target) => wrongLink(file, target) ?? []),
      ...named.filter((path) => !existsSync(join(root, path))).map((path) => `${path} does not exist`),
      ...run.filter((script) => !(script in scripts)).map((script) => `package.json has no script ${script}`),
    ];
  }

  const linesOfIndex = texts.get(DECISIONS_INDEX) ?? [];
  function decisionFindings(file: string, [title]: readonly Line[]): readonly string[] {
    if (!file.startsWith(DECISIONS) || file === DECISIONS_INDEX) return [];
    const isListed = linesOfIndex.some(({ text }) => text.includes(`](${file.slice(DECISIONS.length)})`));
    return [
      ...(DECISION_TITLE.test(title?.text ?? '') ? [] : ['a decision begins with its title, which has no number']),
      ...(isListed ? [] : [`${DECISIONS_INDEX} does not list it`]),
    ];
  }

  return [...texts].flatMap(([file, lines]) => [
    ...decisionFindings(file, lines).map((says) => `${file}:1: ${says}`),
    ...lines.flatMap((line) => findingsIn(file, line).map((says) => `${file}:${line.number}: ${says}`)),
  ]);
}
