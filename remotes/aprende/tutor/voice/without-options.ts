import type { KeyForms } from '@travesia/content-hints';

/**
 * A question without lines that are one of its options: whoever asks for a model to speak may have put them there, and neither
 * the model nor what it is measured by must have them.
 */
export function withoutOptions(question: string, secret: KeyForms | undefined): string {
  if (!secret) return question;
  const options = new Set(secret.options.map((option) => option.trim()));
  const isOption = (line: string) => options.has(line.replace(/^\s*(?:[-•]|[A-E]\)|[A-E]\.)?\s*/, '').trim());
  return question
    .split('\n')
    .filter((line) => !isOption(line))
    .join('\n');
}
