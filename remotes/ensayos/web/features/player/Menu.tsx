import { Button, SegmentedControl } from '@travesia/kit-ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { Size } from './kept-settings.ts';
import css from './player.module.css';

export type Layout = 'one' | 'list';

export interface MenuProps {
  readonly size: Size;
  readonly layout: Layout;
  readonly areShortcutsOn: boolean;
  /** `null` where no clock runs. */
  readonly isTimeHidden: boolean | null;
  onSize(size: Size): void;
  onLayout(layout: Layout): void;
  onShortcuts(areOn: boolean): void;
  onTimeHidden(isHidden: boolean): void;
  onClose(): void;
  /** What can be done with the question, and the way out. */
  readonly children: ReactNode;
}

/** What is rarely used while questions are answered. */
export function Menu({
  size,
  layout,
  areShortcutsOn,
  isTimeHidden,
  onSize,
  onLayout,
  onShortcuts,
  onTimeHidden,
  onClose,
  children,
}: MenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={css.dialog} aria-labelledby={title} onClose={onClose}>
      <h2 id={title}>Menú</h2>
      <div className={css.menu}>
        <SegmentedControl
          legend="Tamaño del texto"
          value={size}
          options={[
            { value: 'normal', label: 'Normal' },
            { value: 'large', label: 'Grande' },
            { value: 'larger', label: 'Muy grande' },
          ]}
          onValueChange={onSize}
        />
        <SegmentedControl
          legend="Preguntas"
          value={layout}
          options={[
            { value: 'one', label: 'De a una' },
            { value: 'list', label: 'Todas juntas' },
          ]}
          onValueChange={onLayout}
        />
        {isTimeHidden === null ? null : (
          <Switch isOn={!isTimeHidden} onChange={(isOn) => onTimeHidden(!isOn)}>
            Ver el tiempo que queda; en los últimos 5 minutos se ve siempre
          </Switch>
        )}
        <Switch isOn={areShortcutsOn} onChange={onShortcuts}>
          Atajos de teclado, de a una: A a E o 1 a 5 responden, M marca, N y P o las flechas avanzan y retroceden, R
          revisa y entrega
        </Switch>
        <div className={css['menu-actions']}>{children}</div>
      </div>
      <div className={css['dialog-actions']}>
        <Button onClick={() => dialog.current?.close()}>Seguir respondiendo</Button>
      </div>
    </dialog>
  );
}

interface SwitchProps {
  readonly isOn: boolean;
  onChange(isOn: boolean): void;
  readonly children: ReactNode;
}

function Switch({ isOn, onChange, children }: SwitchProps) {
  return (
    <label className={css.switch}>
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      {children}
    </label>
  );
}
