/** Pages own `<h1>`; parts take the level that keeps the outline of their page unbroken. */
export type HeadingLevel = 2 | 3 | 4;
export type HeadingTag = `h${HeadingLevel}`;

export const headingTag = (level: HeadingLevel): HeadingTag => `h${level}`;
