import { Icon, type IconShape } from '@travesia/kit-ui';
import css from './stage.module.css';

export interface ToolProps {
  readonly shape: IconShape;
  readonly label: string;
  readonly isPressed?: boolean;
  readonly isDisabled?: boolean;
  onPress(): void;
}

/** A sign with its word, which a phone has no room for. */
export function Tool({ shape, label, isPressed, isDisabled = false, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className={css.tool}
      aria-label={label}
      aria-pressed={isPressed}
      // Whoever pressed it last keeps their place.
      aria-disabled={isDisabled || undefined}
      title={label}
      onClick={() => isDisabled || onPress()}
    >
      <Icon shape={shape} size="m" />
      <span className={css['tool-word']} aria-hidden="true">
        {label}
      </span>
    </button>
  );
}
