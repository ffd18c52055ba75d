import { type ContentId, findContent } from '@travesia/contracts/temario';

/** Ids stay, but a newer release may know contents that this one does not. */
export const isContentId = (id: string): id is ContentId => findContent(id) !== undefined;
