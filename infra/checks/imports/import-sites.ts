import { parseSync, Visitor } from 'oxc-parser';

/** One place of a file that names another module. */
export interface ImportSite {
  readonly specifier: string;
  /** Counted from 1. */
  readonly line: number;
  readonly kind: 'import' | 'export' | 'dynamic import' | 'import type' | 'require' | 'new URL';
}

/** What is read of a syntax node here; the parser's own types are wider. */
interface Node {
  readonly type: string;
  readonly start: number;
}

function literal(node: unknown): string | null {
  if (typeof node !== 'object' || node === null) return null;
  if ('type' in node && node.type === 'Literal' && 'value' in node && typeof node.value === 'string') return node.value;
  const isPlainTemplate = 'type' in node && node.type === 'TemplateLiteral' && 'quasis' in node;
  if (!isPlainTemplate || !Array.isArray(node.quasis) || node.quasis.length !== 1) return null;
  const cooked: unknown = node.quasis[0]?.value?.cooked;
  return typeof cooked === 'string' ? cooked : null;
}

/**
 * Every import of a source text: static, dynamic, re-exported, of types only, `require` and
 * `new URL('…', import.meta.url)`. Specifiers put together at run time cannot be seen.
 * @throws when the text does not parse.
 */
export function importSites(file: string, text: string): readonly ImportSite[] {
  const parsed = parseSync(file, text);
  const error = parsed.errors[0];
  if (error) throw new Error(`${file}: ${error.message}`);

  const sites: ImportSite[] = [];
  const add = (kind: ImportSite['kind'], node: Node, source: unknown) => {
    const specifier = literal(source);
    if (specifier === null) return;
    sites.push({ specifier, kind, line: text.slice(0, node.start).split('\n').length });
  };
  new Visitor({
    ImportDeclaration: (node) => add('import', node, node.source),
    ExportNamedDeclaration: (node) => add('export', node, node.source),
    ExportAllDeclaration: (node) => add('export', node, node.source),
    ImportExpression: (node) => add('dynamic import', node, node.source),
    TSImportType: (node) => add('import type', node, node.source),
    CallExpression(node) {
      if (node.callee.type === 'Identifier' && node.callee.name === 'require') add('require', node, node.arguments[0]);
    },
    NewExpression(node) {
      const [address, base] = node.arguments;
      const isUrl = node.callee.type === 'Identifier' && node.callee.name === 'URL';
      if (isUrl && base && text.slice(base.start, base.end) === 'import.meta.url') add('new URL', node, address);
    },
  }).visit(parsed.program);
  return sites;
}
