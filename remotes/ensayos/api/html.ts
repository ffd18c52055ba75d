/** HTML that the bank of items compiled: paragraphs, tables, MathML with its reading, SVG. It never holds what a student wrote. */
export type Html = string;
