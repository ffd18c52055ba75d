import { Button, SegmentedControl } from '@travesia/kit-ui';
import { useEffect, useRef, useState } from 'react';
import type { AttemptSession, AttemptView } from '../attempt/attempt-session.ts';
import { waitsForSimulacro } from '../attempt/failures.ts';
import { TEST_NAMES } from '../shared/names.ts';
import { FormulaSheet } from './FormulaSheet.tsx';
import { keptSettings } from './kept-settings.ts';
import { Question } from './Question.tsx';
import { ReviewGrid } from './ReviewGrid.tsx';
import { SavingChip } from './SavingChip.tsx';
import { TextPane } from './TextPane.tsx';
import { Timer } from './Timer.tsx';
import css from './taking.module.css';
import { useShortcuts } from './use-shortcuts.ts';
import { useVisits } from './use-visits.ts';

export interface RunningAttemptProps {
  readonly view: Extract<AttemptView, { readonly phase: 'running' }>;
  readonly session: AttemptSession;
  readonly seconds: number | null;
}

type Sheet = 'grid' | 'formulas' | null;

/** Questions, and everything that stands around them while they are answered. */
export function RunningAttempt({ view, session, seconds }: RunningAttemptProps) {
  const { attempt, form, responses, checks } = view;
  const { request } = attempt;
  const settings = keptSettings(attempt.id);
  const [slot, setSlot] = useState(() => Math.min(settings.slot(firstOpen(responses)), form.items.length - 1));
  const [size, setSize] = useState(settings.size);
  const [layout, setLayout] = useState<'one' | 'list'>('one');
  const [areShortcutsOn, setShortcutsOn] = useState(settings.shortcuts);
  const [sheet, setSheet] = useState<Sheet>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [checking, setChecking] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const isLocked = view.holder !== 'this' || view.isFull;
  const total = form.items.length;
  const isAtOnce = 'feedback' in request && request.feedback === 'at-once';
  const isMathematics = 'test' in request && (request.test === 'm1' || request.test === 'm2');

  // Who reads the solution is not at the question any more.
  const isAsked = checks[slot] === undefined && !checking;
  useVisits(slot, isAsked, (visited, activeMs) => session.record({ kind: 'visit', slot: visited, activeMs }));

  function go(to: number): void {
    if (to < 0 || to >= total) return;
    setSlot(to);
    settings.keepSlot(to);
    setTrouble(null);
  }

  // The new question is what a keyboard and a screen reader go on with.
  const shown = useRef(slot);
  useEffect(() => {
    if (shown.current === slot) return;
    shown.current = slot;
    const headings = root.current?.querySelectorAll<HTMLElement>('[data-question-heading]');
    const heading = headings?.[layout === 'list' ? slot : 0];
    heading?.focus({ preventScroll: layout === 'one' });
    if (layout === 'one') root.current?.scrollIntoView({ block: 'start' });
  }, [slot, layout]);

  useShortcuts(areShortcutsOn && sheet === null && layout === 'one', {
    choose(place) {
      const option = form.items[slot]?.options[place]?.id;
      if (option !== undefined) session.record({ kind: 'answer', slot, option });
    },
    flag: () => session.record({ kind: 'flag', slot, flagged: !(responses[slot]?.flagged ?? false) }),
    move: (by) => go(slot + by),
  });

  async function check(): Promise<void> {
    setChecking(true);
    setTrouble(null);
    try {
      await session.check(slot);
    } catch (error) {
      setTrouble(
        waitsForSimulacro(error)
          ? 'Esta pregunta también está en el simulacro que estás rindiendo: podrás ver su corrección cuando lo entregues.'
          : 'No pudimos comprobarla ahora. Tu respuesta está guardada; inténtalo otra vez.',
      );
    } finally {
      setChecking(false);
    }
  }

  function question(n: number) {
    const item = form.items[n];
    const response = responses[n];
    if (!item || !response) return null;
    return (
      <Question
        key={n}
        attempt={attempt.id}
        item={item}
        slot={n}
        total={total}
        response={response}
        isLocked={isLocked}
        checked={checks[n]}
        onAnswer={(option) => session.record({ kind: 'answer', slot: n, option })}
        onClear={() => session.record({ kind: 'clear', slot: n })}
        onFlag={(flagged) => session.record({ kind: 'flag', slot: n, flagged })}
        onEliminate={(options) => session.record({ kind: 'eliminate', slot: n, options })}
      />
    );
  }

  const textIndex = form.items[slot]?.text;
  const text = textIndex === undefined ? undefined : form.texts[textIndex];
  const answered = responses.filter(({ option }) => option !== null).length;

  return (
    <div ref={root} className={css.attempt} data-size={size}>
      <h1 className="visually-hidden">
        {'test' in request ? `Ensayo de ${TEST_NAMES[request.test]}` : 'Prueba de muestra'}
      </h1>
      <div className={css.bar}>
        <Button variant="secondary" onClick={() => setSheet('grid')} aria-haspopup="dialog">
          {answered} de {total}
          <span className="visually-hidden"> respondidas. Ver todas las preguntas y entregar</span>
        </Button>
        {seconds === null ? null : <Timer seconds={seconds} />}
        <SavingChip saving={view.saving} />
      </div>

      {layout === 'one' ? (
        <div className={css.panes} data-with-text={text !== undefined}>
          {text ? <TextPane key={textIndex} text={text} /> : null}
          <div>
            {question(slot)}
            {trouble === null ? null : <p role="alert">{trouble}</p>}
            <nav className={css.moves} aria-label="Entre preguntas">
              <Button variant="secondary" disabled={slot === 0} onClick={() => go(slot - 1)}>
                Anterior
              </Button>
              {isAtOnce && !checks[slot] ? (
                <Button
                  className={css.check}
                  busy={checking}
                  disabled={isLocked || responses[slot]?.option == null}
                  onClick={check}
                >
                  Comprobar
                </Button>
              ) : null}
              {slot === total - 1 ? (
                <Button onClick={() => setSheet('grid')}>Revisar y entregar</Button>
              ) : (
                <Button variant={isAtOnce && !checks[slot] ? 'secondary' : 'primary'} onClick={() => go(slot + 1)}>
                  Siguiente
                </Button>
              )}
            </nav>
          </div>
        </div>
      ) : (
        <div className={css.list}>
          {form.items.map((item, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order is frozen
            <div key={n}>
              {item.text !== undefined && item.text !== form.items[n - 1]?.text && form.texts[item.text] ? (
                // biome-ignore lint/style/noNonNullAssertion: checked in the line before
                <TextPane text={form.texts[item.text]!} />
              ) : null}
              {question(n)}
            </div>
          ))}
          <Button onClick={() => setSheet('grid')}>Revisar y entregar</Button>
        </div>
      )}

      <details className={css.tools}>
        <summary>Herramientas y ajustes</summary>
        <div className={css['tools-body']}>
          <SegmentedControl
            legend="Tamaño del texto"
            value={size}
            options={[
              { value: 'normal', label: 'Normal' },
              { value: 'large', label: 'Grande' },
              { value: 'larger', label: 'Muy grande' },
            ]}
            onValueChange={(chosen) => {
              setSize(chosen);
              settings.keepSize(chosen);
            }}
          />
          <SegmentedControl
            legend="Preguntas"
            value={layout}
            options={[
              { value: 'one', label: 'De a una' },
              { value: 'list', label: 'Todas juntas' },
            ]}
            onValueChange={setLayout}
          />
          <label className={css.switch}>
            <input
              type="checkbox"
              checked={areShortcutsOn}
              onChange={({ target }) => {
                setShortcutsOn(target.checked);
                settings.keepShortcuts(target.checked);
              }}
            />
            Atajos de teclado: A a E responden, M marca, N y P avanzan y retroceden
          </label>
          {isMathematics && request.mode !== 'simulacro' ? (
            <Button variant="secondary" aria-haspopup="dialog" onClick={() => setSheet('formulas')}>
              Hoja de fórmulas
            </Button>
          ) : null}
        </div>
      </details>

      {sheet === 'grid' ? (
        <ReviewGrid
          sections={form.sections}
          responses={responses}
          current={slot}
          onChoose={(chosen) => {
            setSheet(null);
            go(chosen);
          }}
          onClose={() => setSheet(null)}
          onHandIn={() => {
            setSheet(null);
            session.handIn('student');
          }}
        />
      ) : null}
      {sheet === 'formulas' ? <FormulaSheet onClose={() => setSheet(null)} /> : null}
    </div>
  );
}

/** The first question without an answer: where somebody goes on who comes from another device. */
function firstOpen(responses: RunningAttemptProps['view']['responses']): number {
  return Math.max(
    0,
    responses.findIndex(({ option }) => option === null),
  );
}
