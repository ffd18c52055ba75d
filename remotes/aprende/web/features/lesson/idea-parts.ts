/** Tags of elements that stand on lines of their own, as lessons are compiled. */
const BLOCK_TAGS = /<(\/?)(?:p|ul|ol|div|blockquote|table)\b[^>]*>/g;

/** The outermost elements of an idea, in order: what a `part` of a subject of the tutor counts. */
export function partsOf(idea: string): readonly string[] {
  const parts: string[] = [];
  let [depth, from] = [0, 0];
  for (const { 0: tag, 1: closing, index } of idea.matchAll(BLOCK_TAGS)) {
    depth += closing ? -1 : 1;
    if (depth > 0) continue;
    parts.push(idea.slice(from, index + tag.length));
    from = index + tag.length;
  }
  return parts;
}

/** The idea with a link to the tutor at the end of each paragraph. */
export function withQuestions(idea: string, className: string, addressOf: (part: number) => string): string {
  return partsOf(idea)
    .map((part, index) => (part.startsWith('<p>') ? `${part.slice(0, -'</p>'.length)} ${link(index)}</p>` : part))
    .join('');
  function link(part: number): string {
    const href = addressOf(part).replaceAll('&', '&amp;');
    return `<a class="${className}" href="${href}" aria-label="No entiendo esta parte">?</a>`;
  }
}
