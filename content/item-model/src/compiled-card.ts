import type { CardKind } from '@travesia/contracts/slices';
import type { ContentId } from '@travesia/contracts/temario';
import type { Html } from './frozen-item.ts';

/** A card as it is compiled, and as a service sends it. */
export interface CompiledCard {
  /** `<content>:<name in it>`. */
  readonly id: string;
  readonly content: ContentId;
  readonly kind: CardKind;
  readonly front: Html;
  /** Shown with the front. */
  readonly figure?: Html;
  readonly back: Html;
  readonly why?: Html;
  /** Id of the named mistake that it treats. */
  readonly mistake?: string;
}
