/**
 * The provider's windows need a wider content policy than ours, and only the documents of these pages have it: whoever
 * comes from another page arrives by a document.
 */
export const POPUP_PAGES = /^\/(acceder|ajustes)(\/|$)/;
