export { escapeHtml } from './escape-html.ts';
export { compileFigure } from './figures/index.ts';
export { compileInline, compileRichText } from './rich-text.ts';
