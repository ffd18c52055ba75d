import { Badge, Button } from '@travesia/kit-ui';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Catalogue } from '../../../admission/catalogue.ts';
import { isOffered, OFFER_YEAR, type Program } from '../../../admission/program.ts';
import { reservationsOf } from '../../../admission/reservations.ts';
import type { PreferenceOutcome } from '../../../admission/simulate-application.ts';
import { programPath } from '../../../routes.ts';
import type { StudentAccount } from '../account/index.ts';
import { placeText } from '../catalogue/place-text.ts';
import { reasonText } from '../catalogue/reason-text.ts';
import { shortReservationTexts } from '../catalogue/reservation-text.ts';
import { scoreText } from '../catalogue/score-text.ts';
import { countText } from '../catalogue/words.ts';
import { cutoffText } from '../offer/program-text.ts';
import css from './PreferenceList.module.css';
import { aboutText, LABEL_NAMES, LABEL_TONES, rangeText } from './standing-text.ts';

interface PreferenceListProps {
  readonly catalogue: Catalogue;
  readonly account: StudentAccount;
  readonly programs: readonly Program[];
  /** One a programme; empty while there are no scores to reckon with. */
  readonly outcomes: readonly PreferenceOutcome[];
  readonly goal: string | undefined;
  readonly onGoal: ((program: Program) => void) | null;
}

type Direction = 'up' | 'down';

function OutcomeText({ outcome }: { readonly outcome: PreferenceOutcome }) {
  switch (outcome.kind) {
    case 'estimate':
      return (
        <>
          <Badge tone={LABEL_TONES[outcome.label]}>{LABEL_NAMES[outcome.label]}</Badge>
          <span>
            Tu ponderado: {scoreText(outcome.score)}
            {outcome.range ? ` (con tus estimados: ${rangeText(outcome.range)})` : ''}. Estimado:{' '}
            {aboutText(outcome.chance)} de alcanzarla, {aboutText(outcome.endsHere)} de quedar aquí.
          </span>
        </>
      );
    case 'ineligible':
      return (
        <>
          <Badge tone="danger">Revisa</Badge>
          <span>No se puede calcular: {outcome.reasons.map(reasonText).join('; ')}.</span>
        </>
      );
    case 'unknown':
      if (outcome.why === 'not-offered') {
        return (
          <>
            <Badge tone="danger">Revisa</Badge>
            <span>No está en la oferta de Admisión {OFFER_YEAR}: no se puede postular.</span>
          </>
        );
      }
      return outcome.why === 'special-test' ? (
        <span>Incompleto: falta la prueba especial, que pesa {outcome.program.specialTestWeight} %.</span>
      ) : (
        <span>Sin corte anterior con que estimar.</span>
      );
  }
}

/** What else decides, in a preference that is not refused. */
function Reservations({ outcome }: { readonly outcome: PreferenceOutcome }) {
  if (outcome.kind === 'ineligible' || (outcome.kind === 'unknown' && outcome.why === 'not-offered')) return null;
  const reservations = reservationsOf(outcome.program);
  return shortReservationTexts(reservations).map((text) => (
    <p key={text} className={css.facts}>
      {text}
    </p>
  ));
}

/** The preferences in the student's order, which buttons change, and on a computer the mouse too. */
export function PreferenceList({ catalogue, account, programs, outcomes, goal, onGoal }: PreferenceListProps) {
  const { preferences } = account;
  const [told, setTold] = useState('');
  const [dragged, setDragged] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const pressed = useRef<{ readonly code: string; readonly direction: Direction } | null>(null);
  // The browser takes the focus from an element that moves within the document.
  useLayoutEffect(() => {
    if (!pressed.current) return;
    const { code, direction } = pressed.current;
    pressed.current = null;
    list.current?.querySelector<HTMLElement>(`[data-move="${code}-${direction}"]`)?.focus();
  });

  const nameOf = (program: Program) => `${program.name}, ${catalogue.universityOf(program).shortName}`;

  function move(program: Program, index: number): void {
    if (index < 0 || index >= programs.length || preferences.move(program.code, index) !== 'done') return;
    setTold(`${nameOf(program)}: preferencia ${index + 1} de ${programs.length}`);
  }

  function press(program: Program, index: number, direction: Direction): void {
    pressed.current = { code: program.code, direction };
    move(program, index + (direction === 'up' ? -1 : 1));
  }

  function remove(program: Program): void {
    preferences.remove(program.code);
    setTold(`${nameOf(program)}: ya no está en tu lista`);
    list.current?.closest<HTMLElement>('section')?.querySelector<HTMLElement>('h2')?.focus();
  }

  return (
    <>
      <ol ref={list} className={css.preferences} aria-label="Tus preferencias">
        {programs.map((program, index) => {
          const outcome = outcomes[index];
          return (
            <li
              key={program.code}
              className={css.preference}
              data-dragged={dragged === program.code || undefined}
              draggable
              onDragStart={() => setDragged(program.code)}
              onDragEnd={() => setDragged(null)}
              onDragOver={(event) => {
                if (dragged !== null) event.preventDefault();
              }}
              onDrop={(event) => {
                event.preventDefault();
                const moved = programs.find(({ code }) => code === dragged);
                if (moved) move(moved, index);
              }}
            >
              <span className={css.position} aria-hidden="true">
                {index + 1}
              </span>
              <div className={css.what}>
                <a href={programPath(program.code)} className={css.name}>
                  {program.name}
                </a>
                <p>
                  {catalogue.universityOf(program).shortName} · {placeText(program)}
                </p>
                <p className={css.facts}>
                  {isOffered(program)
                    ? `${cutoffText(program)} · ${countText(program.vacancies, 'vacante', 'vacantes')} ${OFFER_YEAR}`
                    : `No está en la oferta ${OFFER_YEAR}: no se puede postular a este programa.`}
                </p>
                {outcome ? <Reservations outcome={outcome} /> : null}
                {outcome ? (
                  <p className={css.outcome}>
                    <OutcomeText outcome={outcome} />
                  </p>
                ) : null}
              </div>
              <div className={css.actions}>
                <Button
                  variant="secondary"
                  data-move={`${program.code}-up`}
                  aria-disabled={index === 0}
                  aria-label={`Subir ${nameOf(program)}`}
                  onClick={() => press(program, index, 'up')}
                >
                  <span aria-hidden="true">↑</span>
                </Button>
                <Button
                  variant="secondary"
                  data-move={`${program.code}-down`}
                  aria-disabled={index === programs.length - 1}
                  aria-label={`Bajar ${nameOf(program)}`}
                  onClick={() => press(program, index, 'down')}
                >
                  <span aria-hidden="true">↓</span>
                </Button>
                {onGoal ? (
                  <Button
                    variant="quiet"
                    aria-pressed={goal === program.code}
                    aria-label={`${goal === program.code ? 'Mi meta' : 'Hacer mi meta'}: ${nameOf(program)}`}
                    onClick={() => onGoal(program)}
                  >
                    <span aria-hidden="true">{goal === program.code ? '★ ' : '☆ '}</span>
                    {goal === program.code ? 'Mi meta' : 'Hacer mi meta'}
                  </Button>
                ) : null}
                <Button variant="quiet" aria-label={`Quitar ${nameOf(program)}`} onClick={() => remove(program)}>
                  Quitar
                </Button>
              </div>
            </li>
          );
        })}
      </ol>
      <p role="status" className="visually-hidden">
        {told}
      </p>
    </>
  );
}
