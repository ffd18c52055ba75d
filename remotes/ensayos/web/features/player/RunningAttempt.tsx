import { TEST_NAMES } from '@travesia/contracts/profile-words';
import { Button, Icon, menuIcon } from '@travesia/kit-ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { TextPane } from '../../components/item/TextPane.tsx';
import type { AttemptSession } from '../attempt/attempt-session.ts';
import type { RunningView } from '../attempt/attempt-view.ts';
import { waitsForSimulacro } from '../attempt/failures.ts';
import { draftOf } from '../report/drafts.ts';
import { ReportDialog } from '../report/ReportDialog.tsx';
import { FormulaSheet } from './FormulaSheet.tsx';
import { HandInDialog } from './HandInDialog.tsx';
import { keptSettings } from './kept-settings.ts';
import { LeaveButton, type LeaveButtonProps } from './LeaveButton.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { type Layout, Menu } from './Menu.tsx';
import css from './player.module.css';
import { type Checking, Question } from './Question.tsx';
import { QuestionList } from './QuestionList.tsx';
import { QuestionMap } from './QuestionMap.tsx';
import { ReviewGrid } from './ReviewGrid.tsx';
import { SavingChip } from './SavingChip.tsx';
import { Timer } from './Timer.tsx';
import { useShortcuts } from './use-shortcuts.ts';
import { useVisits } from './use-visits.ts';

export interface RunningAttemptProps extends Pick<LeaveButtonProps, 'backTo' | 'onBack'> {
  readonly view: RunningView;
  readonly session: AttemptSession;
}

type Sheet = 'map' | 'map-of-menu' | 'hand-in' | 'menu' | 'formulas' | 'report' | 'leave' | null;

/** A question that the student asked to see. */
interface Shown {
  readonly slot: number;
  /** It is about another text than the question before: that is read first. */
  readonly hasNewText: boolean;
}

/** Questions, and everything that stands around them while they are answered. */
export function RunningAttempt({ view, session, backTo, onBack }: RunningAttemptProps) {
  const { attempt, form, responses, checks } = view;
  const { request } = attempt;
  const settings = keptSettings(attempt.id);
  const [slot, setSlot] = useState(() => Math.min(settings.slot(firstOpen(responses)), form.items.length - 1));
  const [size, setSize] = useState(settings.size);
  const [layout, setLayout] = useState<Layout>('one');
  const [areShortcutsOn, setShortcutsOn] = useState(settings.shortcuts);
  const [isTimeHidden, setTimeHidden] = useState(false);
  const [sheet, setSheet] = useState<Sheet>(null);
  const [checkings, setCheckings] = useState<Readonly<Record<number, Checking>>>({});
  const [shown, setShown] = useState<Shown | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const isLocked = view.holder !== 'this' || view.isFull;
  const total = form.items.length;
  const isAtOnce = 'feedback' in request && request.feedback === 'at-once';
  const isMathematics = 'test' in request && (request.test === 'm1' || request.test === 'm2');

  // Who reads the solution is not at the question any more.
  const isAsked = checks[slot] === undefined && !checkings[slot]?.isBusy;
  useVisits(slot, isAsked, (visited, activeMs) => session.record({ kind: 'visit', slot: visited, activeMs }));

  function standAt(at: number): void {
    setSlot(at);
    settings.keepSlot(at);
  }

  function go(to: number): void {
    if (to < 0 || to >= total) return;
    standAt(to);
    const text = form.items[to]?.text;
    setShown({ slot: to, hasNewText: layout === 'one' && text !== undefined && text !== form.items[slot]?.text });
  }

  // The question asked for is what a keyboard and a screen reader go on with. At first so is the one on the screen, where
  // the focus is on nothing: what was pressed to get here is gone.
  const arrived = useRef<Shown | null | undefined>(undefined);
  useEffect(() => {
    if (arrived.current === shown) return;
    arrived.current = shown;
    if (shown === null && !document.activeElement?.contains(root.current)) return;
    const question = root.current?.querySelector(shown === null ? '[data-slot]' : `[data-slot="${shown.slot}"]`);
    question?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    if (shown) (shown.hasNewText ? root.current : question)?.scrollIntoView({ block: 'start' });
  }, [shown]);

  useShortcuts(areShortcutsOn && layout === 'one', {
    choose(place) {
      const option = form.items[slot]?.options[place]?.id;
      if (option !== undefined) session.record({ kind: 'answer', slot, option });
    },
    flag: () => session.record({ kind: 'flag', slot, flagged: !(responses[slot]?.flagged ?? false) }),
    move: (by) => go(slot + by),
    review: () => setSheet('map'),
  });

  const check = useCallback(
    async (asked: number): Promise<void> => {
      const tell = (checking: Checking) => setCheckings((before) => ({ ...before, [asked]: checking }));
      tell({ isBusy: true, trouble: null });
      try {
        await session.check(asked);
        tell({ isBusy: false, trouble: null });
      } catch (error) {
        const trouble = waitsForSimulacro(error)
          ? 'Esta pregunta también está en el simulacro que estás rindiendo: podrás ver su corrección cuando lo entregues.'
          : 'No pudimos comprobarla ahora. Tu respuesta está guardada; inténtalo otra vez.';
        tell({ isBusy: false, trouble });
      }
    },
    [session],
  );

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
        isAtOnce={isAtOnce}
        hasHints={request.mode === 'practica' || request.mode === 'repaso'}
        isAlone={layout === 'one'}
        checking={checkings[n]}
        checked={checks[n]}
        record={session.record}
        onCheck={check}
      />
    );
  }

  const textOf = (n: number) => form.texts[form.items[n]?.text ?? -1];
  const textIndex = form.items[slot]?.text;
  const text = textOf(slot);
  const answered = responses.filter(({ option }) => option !== null).length;

  function handIn(): void {
    setSheet(null);
    session.handIn('student');
  }

  function askOrHandIn(): void {
    if (request.mode === 'simulacro' || answered < total) setSheet('hand-in');
    else handIn();
  }

  /** What was opened from the menu is closed: its own button is gone with it. */
  function closeToMenu(): void {
    setSheet(null);
    menuButton.current?.focus();
  }

  function showText(): void {
    const pane = root.current?.querySelector<HTMLDetailsElement>(`[data-text="${textIndex}"]`);
    if (!pane) return;
    pane.open = true;
    pane.scrollIntoView({ block: 'start' });
    pane.querySelector('section')?.focus({ preventScroll: true });
  }

  const moves = (
    <nav className={css.moves} aria-label="Entre preguntas">
      {layout === 'one' ? (
        <Button variant="secondary" disabled={slot === 0} onClick={() => go(slot - 1)}>
          Anterior
        </Button>
      ) : null}
      {layout === 'one' && text ? (
        <Button variant="quiet" className={css['to-text']} onClick={showText}>
          Ver texto
        </Button>
      ) : null}
      {layout === 'list' || slot === total - 1 ? (
        <Button onClick={() => setSheet('map')}>Revisar y entregar</Button>
      ) : (
        <Button variant={isAtOnce && !checks[slot] ? 'secondary' : 'primary'} onClick={() => go(slot + 1)}>
          Siguiente
        </Button>
      )}
    </nav>
  );

  return (
    <div ref={root} className={css.attempt} data-size={size} data-layout={layout}>
      <h1 className="visually-hidden">
        {'test' in request ? `Ensayo de ${TEST_NAMES[request.test]}` : 'Ensayo de muestra'}
      </h1>
      <div className={css.bar}>
        <Button variant="quiet" onClick={() => setSheet('map')} aria-haspopup="dialog">
          <span>
            Preguntas <Answered answered={answered} total={total} />
            <span className="visually-hidden"> respondidas. Ver todas y entregar</span>
          </span>
        </Button>
        {view.remaining === null ? null : <Timer remaining={view.remaining} isHidden={isTimeHidden} />}
        <SavingChip saving={view.saving} />
        <Button ref={menuButton} variant="quiet" onClick={() => setSheet('menu')} aria-haspopup="dialog">
          <Icon shape={menuIcon} size="l" />
          <span className="visually-hidden">Menú</span>
        </Button>
      </div>

      {layout === 'one' ? (
        <div className={css.panes} data-with-text={text !== undefined}>
          {text ? <TextPane key={textIndex} text={text} index={textIndex} /> : null}
          <div className={css.asked}>
            {question(slot)}
            {moves}
          </div>
          {text ? null : (
            <aside className={css['map-beside']} aria-label="Mapa de preguntas">
              <Button variant="secondary" aria-haspopup="dialog" onClick={() => setSheet('map')}>
                Revisar y entregar
              </Button>
              <QuestionMap
                sections={form.sections}
                responses={responses}
                current={slot}
                headingLevel={2}
                onChoose={go}
              />
            </aside>
          )}
        </div>
      ) : (
        <div className={css.asked}>
          <QuestionList onRead={standAt}>
            {form.items.map((item, n) => {
              const first = item.text === form.items[n - 1]?.text ? undefined : textOf(n);
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: the order is frozen
                <div key={n}>
                  {first ? <TextPane text={first} index={item.text} /> : null}
                  {question(n)}
                </div>
              );
            })}
          </QuestionList>
          {moves}
        </div>
      )}

      {sheet === 'map' || sheet === 'map-of-menu' ? (
        <ReviewGrid
          sections={form.sections}
          responses={responses}
          current={slot}
          isReading={view.holder !== 'this'}
          onChoose={(chosen) => {
            setSheet(null);
            go(chosen);
          }}
          onClose={sheet === 'map' ? () => setSheet(null) : closeToMenu}
          onHandIn={askOrHandIn}
          onTakeOver={session.takeOver}
        />
      ) : null}
      {sheet === 'hand-in' ? (
        <HandInDialog
          mode={request.mode}
          omitted={total - answered}
          remaining={view.remaining}
          onHandIn={handIn}
          onClose={() => {
            setSheet(null);
            go(slot);
          }}
        />
      ) : null}
      {sheet === 'menu' ? (
        <Menu
          size={size}
          layout={layout}
          areShortcutsOn={areShortcutsOn}
          isTimeHidden={view.remaining === null ? null : isTimeHidden}
          onSize={(chosen) => {
            setSize(chosen);
            settings.keepSize(chosen);
          }}
          onLayout={setLayout}
          onShortcuts={(areOn) => {
            setShortcutsOn(areOn);
            settings.keepShortcuts(areOn);
          }}
          onTimeHidden={setTimeHidden}
          onClose={() => setSheet(null)}
        >
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => setSheet('map-of-menu')}>
            Revisar y entregar
          </Button>
          {isMathematics && request.mode !== 'simulacro' ? (
            <Button variant="secondary" aria-haspopup="dialog" onClick={() => setSheet('formulas')}>
              Hoja de fórmulas
            </Button>
          ) : null}
          {draftOf(attempt.id, slot).isSent ? (
            <p>Reportaste la pregunta {slot + 1}. Gracias.</p>
          ) : (
            <Button variant="secondary" aria-haspopup="dialog" onClick={() => setSheet('report')}>
              Reportar un problema en {nameOf(slot)}
            </Button>
          )}
          {view.remaining === null ? (
            <LeaveButton variant="secondary" backTo={backTo} onBack={onBack}>
              Salir y seguir después
            </LeaveButton>
          ) : (
            <Button variant="secondary" onClick={() => setSheet('leave')} aria-haspopup="dialog">
              Salir y seguir después
            </Button>
          )}
        </Menu>
      ) : null}
      {sheet === 'leave' ? (
        <LeaveDialog onClose={closeToMenu}>
          <LeaveButton backTo={backTo} onBack={onBack}>
            Salir
          </LeaveButton>
        </LeaveDialog>
      ) : null}
      {sheet === 'formulas' ? <FormulaSheet onClose={closeToMenu} /> : null}
      {sheet === 'report' ? (
        <ReportDialog
          attempt={attempt.id}
          slot={slot}
          name={nameOf(slot)}
          isReleased={checks[slot] !== undefined}
          onClose={closeToMenu}
        />
      ) : null}
    </div>
  );
}

/** `3/65` to see, `3 de 65` to hear. */
function Answered({ answered, total }: { readonly answered: number; readonly total: number }) {
  return (
    <>
      {answered}
      <span aria-hidden="true">/</span>
      <span className="visually-hidden"> de </span>
      {total}
    </>
  );
}

const nameOf = (slot: number) => `la pregunta ${slot + 1}`;

/** The first question without an answer: where somebody goes on who comes from another device. */
function firstOpen(responses: RunningAttemptProps['view']['responses']): number {
  return Math.max(
    0,
    responses.findIndex(({ option }) => option === null),
  );
}
