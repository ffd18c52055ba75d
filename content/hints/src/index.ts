export type { Hint, HintRung, KeyForms } from '@travesia/contracts/slices';
