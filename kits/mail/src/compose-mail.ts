import type { MailBlock, MailContent } from './mail.ts';

/** Programs of mail cut longer ones. */
const SUBJECT_MAX_CHARS = 120;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

function textOf(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'link':
      return `${block.label}:\n${block.href}`;
  }
}

const PARAGRAPH = 'margin:0 0 16px';
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#1d4ed8;color:#ffffff;text-decoration:none';

function htmlOf(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p style="${PARAGRAPH}">${escapeHtml(block.text)}</p>`;
    case 'list':
      return `<ul style="${PARAGRAPH}">${block.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
    case 'link':
      return `<p style="${PARAGRAPH}"><a href="${escapeHtml(block.href)}" style="${BUTTON}">${escapeHtml(block.label)}</a></p>`;
  }
}

export interface ComposedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** `content` as programs of mail take it: no image, no script, nothing that is loaded and tells who read it. */
export function composeMail({ subject, blocks }: MailContent): ComposedMail {
  const line = subject.replace(/\s+/g, ' ').trim().slice(0, SUBJECT_MAX_CHARS);
  const body = blocks.map(htmlOf).join('\n');
  return {
    subject: line,
    text: `${blocks.map(textOf).join('\n\n')}\n`,
    html:
      `<!doctype html><html lang="es-CL"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<title>${escapeHtml(line)}</title></head><body style="margin:0;padding:24px;max-width:36rem;` +
      `font:16px/1.5 system-ui,sans-serif;color:#111827;background:#ffffff">\n${body}\n</body></html>\n`,
  };
}
