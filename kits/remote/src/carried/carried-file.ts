/** Name, inside a release, of a file that it carries of a content. */
export const carriedFile = (content: string, name: string): string => `carried/${content}/${name}.json`;
