import type { Tone } from '../../tone.ts';

interface NoticeIconProps {
  readonly tone: Tone;
  readonly className: string | undefined;
}

/** One outline a tone, so that colour is never the only sign. */
const PATHS: Readonly<Record<Tone, string>> = {
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5M12 7.6v.1',
  success: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8 12.4l2.8 2.8L16.2 9.4',
  warning: 'M12 3.8 2.8 20h18.4zM12 10v4.5M12 17.2v.1',
  danger: 'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3zM12 7.8v5M12 16.1v.1',
};

export function NoticeIcon({ tone, className }: NoticeIconProps) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d={PATHS[tone]}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
