import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { type HeadingLevel, headingTag } from '../../heading-level.ts';
import type { IconShape } from '../../icons/icon-shape.ts';
import { alertIcon, circleCheckIcon, infoIcon, octagonAlertIcon } from '../../icons/icons.ts';
import type { Tone } from '../../tone.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import css from './Notice.module.css';

export interface NoticeProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  readonly tone?: Tone;
  readonly title?: ReactNode;
  readonly headingLevel?: HeadingLevel;
  /** It appears after an action, so assistive technology says it at once. */
  readonly live?: boolean;
}

const TONE_NAMES: Readonly<Record<Tone, string>> = {
  info: 'Información',
  success: 'Listo',
  warning: 'Atención',
  danger: 'Problema',
};

/** One outline a tone, so that colour is never the only sign. */
const TONE_ICONS: Readonly<Record<Tone, IconShape>> = {
  info: infoIcon,
  success: circleCheckIcon,
  warning: alertIcon,
  danger: octagonAlertIcon,
};

const liveRole = (tone: Tone): 'alert' | 'status' => (tone === 'danger' ? 'alert' : 'status');

export function Notice({
  tone = 'info',
  title,
  headingLevel,
  live = false,
  className,
  children,
  ...rest
}: NoticeProps) {
  const Title = headingLevel === undefined ? 'p' : headingTag(headingLevel);
  return (
    <div
      {...rest}
      {...(live ? { role: liveRole(tone) } : {})}
      className={classNames(css.notice, css[`notice-${tone}`], className)}
    >
      <Icon shape={TONE_ICONS[tone]} size="l" className={css['notice-icon']} />
      <div className={css['notice-body']}>
        <VisuallyHidden>{TONE_NAMES[tone]}: </VisuallyHidden>
        {title === undefined ? null : <Title className={css['notice-title']}>{title}</Title>}
        {children}
      </div>
    </div>
  );
}
