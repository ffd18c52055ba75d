import { Button } from '@travesia/kit-ui';
import { type FormEvent, type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import { WORDS_MAX } from '../../../api/tutor.ts';
import css from './tutor.module.css';

export interface ComposerProps {
  readonly label: string;
  readonly hint?: string;
  /** Its label stands in the empty field: above it there is no room to spare. */
  readonly isCompact?: boolean;
  readonly send: string;
  readonly text: string;
  readonly busy: boolean;
  /** What kept the last words from being sent. */
  readonly trouble: ReactNode;
  readonly ref?: Ref<HTMLTextAreaElement>;
  onText(text: string): void;
  onSend(): void;
  /** Ends what is being said; absent where nothing is. */
  readonly onStop?: (() => void) | undefined;
}

/** Where a student types: Enter sends, Shift and Enter begin a line. */
export function Composer({
  label,
  hint,
  isCompact = false,
  send,
  text,
  busy,
  trouble,
  ref,
  onText,
  onSend,
  onStop,
}: ComposerProps) {
  const id = useId();
  const isEmpty = text.trim() === '';
  function submit(event?: FormEvent): void {
    event?.preventDefault();
    if (!isEmpty && !busy) onSend();
  }
  function press(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  }
  return (
    <form className={css.composer} onSubmit={submit}>
      <label htmlFor={id} className={isCompact ? 'visually-hidden' : css['composer-label']}>
        {label}
      </label>
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className={css.soft}>
          {hint}
        </p>
      )}
      <div className={css['composer-line']}>
        <div className={css.grows} data-text={`${text} `}>
          <textarea
            id={id}
            ref={ref}
            rows={1}
            placeholder={isCompact ? label : undefined}
            value={text}
            maxLength={WORDS_MAX}
            enterKeyHint="send"
            autoComplete="off"
            aria-describedby={hint === undefined ? undefined : `${id}-hint`}
            onChange={({ target }) => onText(target.value)}
            onKeyDown={press}
          />
        </div>
        {onStop ? (
          <Button variant="secondary" onClick={onStop}>
            Detener
          </Button>
        ) : (
          <Button type="submit" disabled={isEmpty} busy={busy && !isEmpty}>
            {send}
          </Button>
        )}
      </div>
      <p role="alert" className={css.trouble}>
        {trouble}
      </p>
    </form>
  );
}
