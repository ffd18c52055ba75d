import { createHash } from 'node:crypto';
import type { InlineContent } from '@travesia/kit-service';

/** What the content policy calls a text that stands in a document. */
const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Collects what a document carries in itself, for its content policy. */
export function createInlineContent() {
  const sources = { scripts: new Set<string>(), styles: new Set<string>() };
  return {
    script(text: string): string {
      sources.scripts.add(sourceOf(text));
      return `<script>${text}</script>`;
    },
    /** `attributes`: as they stand in the tag. */
    style(text: string, attributes: string): string {
      sources.styles.add(sourceOf(text));
      return `<style${attributes}>${text}</style>`;
    },
    content: (): InlineContent => ({ scripts: [...sources.scripts], styles: [...sources.styles] }),
  };
}

/** What refers to files beside it, or would end its element, cannot stand in a document. */
const BOUND_TO_ITS_PLACE = /@import|url\((?!["']?(?:data:|#))|<\/style/i;

export const canStandInDocument = (sheet: string) => !BOUND_TO_ITS_PLACE.test(sheet);
