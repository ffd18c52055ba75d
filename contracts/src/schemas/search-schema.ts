import { z } from 'zod';
import { servicePathSchema } from './student-data-schema.ts';

/** An address on our own origin: no scheme, no host (`//x`, `/\x`), nothing that would have to be encoded but is not. */
const OWN_ADDRESS = /^\/(?![/\\])[\x21\x23-\x3b\x3d\x3f-\x5b\x5d\x5f\x61-\x7e]*$/;

/** What fits in a line of a phone, twice over. */
const TITLE_MAX_CHARS = 140;
const NOTE_MAX_CHARS = 200;
const KEYWORDS_MAX_CHARS = 500;
const CONTEXT_MAX_CHARS = 2_000;

const searchEntrySchema = z.strictObject({
  path: z.templateLiteral(['/', z.string()]).refine((path) => OWN_ADDRESS.test(path), 'not an address of ours'),
  title: z.string().min(1).max(TITLE_MAX_CHARS),
  note: z.string().min(1).max(NOTE_MAX_CHARS).exactOptional(),
  keywords: z.string().min(1).max(KEYWORDS_MAX_CHARS).exactOptional(),
  context: z.string().min(1).max(CONTEXT_MAX_CHARS).exactOptional(),
  audience: z.enum(['students', 'visitors']).exactOptional(),
});

const searchGroupsSchema = z.array(
  z.strictObject({ label: z.string().min(1).max(40), entries: z.array(searchEntrySchema) }),
);

export const searchDocumentSchema = z.strictObject({
  groups: searchGroupsSchema,
  ownPath: servicePathSchema.exactOptional(),
});

export const ownEntriesAnswerSchema = z.strictObject({ groups: searchGroupsSchema });
