import { z } from 'zod';
import { slashedPathSchema } from './fields.ts';

const headSchema = z.strictObject({
  title: z.string().min(1),
  description: z.string().exactOptional(),
  canonical: slashedPathSchema.exactOptional(),
  jsonLd: z.array(z.record(z.string(), z.unknown())).exactOptional(),
  noIndex: z.literal(true).exactOptional(),
});

/** A file of `prerendered/`, and the shell's error pages. */
export const prerenderedPageSchema = z.strictObject({
  html: z.string(),
  head: headSchema,
  data: z.unknown().optional(),
});

export const layoutFileSchema = z.strictObject({ before: z.string(), after: z.string() });

const entryTemplateSchema = z.object({ idle: z.string(), page: z.string(), within: z.string() });

/** Lets more be there: a newer shell may draw what an older edge leaves out. */
export const navigationTemplatesSchema = z.object({
  lists: z.record(
    z.string(),
    z.object({
      of: z.enum(['areas', 'bar', 'section', 'places']),
      wrap: z.string(),
      entry: entryTemplateSchema,
      group: entryTemplateSchema.exactOptional(),
      place: entryTemplateSchema.exactOptional(),
    }),
  ),
  icons: z.record(z.string(), z.string()),
  otherIcon: z.string(),
});
