import { type MouseEvent, useId } from 'react';
import { type HeadingLevel, headingTag } from '../../heading-level.ts';
import css from './ErrorSummary.module.css';

export interface FieldError {
  /** `id` of the control that it is about. */
  readonly fieldId: string;
  readonly message: string;
}

export interface ErrorSummaryProps {
  readonly errors: readonly FieldError[];
  readonly title?: string;
  readonly headingLevel?: HeadingLevel;
}

/** Nothing while there are no errors; takes the focus when the first ones come. */
export function ErrorSummary(props: ErrorSummaryProps) {
  return props.errors.length === 0 ? null : <ErrorList {...props} />;
}

function ErrorList({ errors, title = 'Revisa estos datos', headingLevel = 2 }: ErrorSummaryProps) {
  const titleId = useId();
  const Heading = headingTag(headingLevel);
  return (
    <section ref={takeFocus} tabIndex={-1} aria-labelledby={titleId} className={css['error-summary']}>
      <Heading id={titleId} className={css['error-title']}>
        {title}
      </Heading>
      <ul className={css['error-list']}>
        {errors.map((error) => (
          <li key={error.fieldId}>
            <a href={`#${error.fieldId}`} onClick={focusField} className={css['error-link']}>
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Outside the component, so that it runs when the element appears and not at every render. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/** The link without a script moves to the field; with one it also puts the cursor there and adds no history entry. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
