/** Element of the MathML that temml writes: no comments, no entities but the five of XML. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** Characters directly inside; MathML has them only in its leaves. */
  readonly text: string;
}

const TOKEN = /<(\/)?([a-z]+)((?:\s[^<>]*?)?)\s*(\/)?>|([^<]+)/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;

export function parseXml(source: string): XmlElement {
  const root = { name: '', attributes: {}, children: [] as XmlElement[], text: '' };
  const open = [root];
  for (const [, closes, name, attributes = '', empty, text] of source.matchAll(TOKEN)) {
    const parent = open.at(-1) ?? root;
    if (text !== undefined) parent.text += text;
    else if (closes) open.pop();
    else if (name) {
      const element = {
        name,
        attributes: Object.fromEntries([...attributes.matchAll(ATTRIBUTE)].map(([, key, value]) => [key, value])),
        children: [],
        text: '',
      };
      parent.children.push(element);
      if (!empty) open.push(element);
    }
  }
  const [first] = root.children;
  if (!first) throw new TypeError(`No element in ${source.slice(0, 80)}`);
  return first;
}
