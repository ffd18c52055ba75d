import { TEMARIO } from '@travesia/contracts/temario';
import { Notice } from '@travesia/kit-ui';
import type { AttemptRequest, Feasibility } from '../../../api/attempts.ts';
import { blueprintOf } from '../../../practice/blueprint.ts';
import { minutesText } from '../../../structure/minutes-text.ts';
import css from '../../features/setup/setup.module.css';

/** What the student is told before it is made: how many questions, how long, and what is missing. */
export function Plan({
  request,
  feasibility,
}: {
  readonly request: AttemptRequest;
  readonly feasibility: Feasibility;
}) {
  const { items, unseen, shortages } = feasibility;
  const minutes =
    request.mode === 'simulacro'
      ? Math.round(blueprintOf(request.test, request.elective).minutes * (request.timeFactor ?? 1))
      : null;
  return (
    <>
      <div className={css.plan} data-area={'test' in request ? request.test : undefined}>
        <ul>
          <li>
            {items === 1 ? '1 pregunta' : `${items} preguntas`}
            {unseenText(items, unseen)}.
          </li>
          <li>
            {minutes === null
              ? 'Sin reloj: puedes dejarlo y seguir después, aquí o en otro equipo.'
              : `${minutesText(minutes)}. El reloj parte al empezar y no se detiene.`}
          </li>
          <li>
            {'feedback' in request && request.feedback === 'at-once'
              ? 'Puedes comprobar cada respuesta y ver su solución.'
              : 'Las respuestas y soluciones aparecen al entregar.'}
          </li>
          {request.mode === 'practica' && request.test !== 'cl' ? (
            <li>Contenidos: {contentNames(request.contents)}.</li>
          ) : null}
        </ul>
      </div>
      {shortages.length === 0 ? null : (
        <Notice tone="warning" title={shortTitle(request, items)}>
          <ul>
            {shortages.map(({ section, wanted, available }) => (
              <li key={section}>
                {section}: {available} de {wanted}.
              </li>
            ))}
          </ul>
          {'test' in request && request.test === 'cl' && items > 0 ? (
            <p>Cada texto viene al menos con seis de sus preguntas, y así no se llega justo a esa cantidad.</p>
          ) : null}
        </Notice>
      )}
    </>
  );
}

function shortTitle(request: AttemptRequest, items: number): string {
  if (items === 0) return 'No hay preguntas para esto';
  return request.mode === 'simulacro'
    ? 'Este simulacro tendrá menos preguntas que la prueba'
    : 'Por ahora hay menos preguntas de esto';
}

function unseenText(items: number, unseen: number): string {
  if (unseen === items) return ', ninguna vista antes';
  return unseen === 0 ? '; ya las viste, en esta u otra versión' : `, ${unseen} que no has visto`;
}

/** The first few by name, axes and units whole where they were chosen whole. */
function contentNames(ids: readonly string[]): string {
  const names = namesOf(ids);
  return names.length <= 4 ? names.join(', ') : `${names.slice(0, 3).join(', ')} y ${names.length - 3} más`;
}

function namesOf(ids: readonly string[]): readonly string[] {
  const chosen = new Set(ids);
  const isWhole = (id: string, parts: readonly { readonly id: string }[]) =>
    chosen.has(id) || parts.every((part) => chosen.has(part.id));
  return TEMARIO.flatMap(({ axes }) => axes).flatMap((axis) => {
    const units = axis.units.map((unit) => ({ ...unit, isWhole: isWhole(unit.id, unit.contents) }));
    if (chosen.has(axis.id) || units.every((unit) => unit.isWhole)) return axis.name;
    return units.flatMap((unit) =>
      unit.isWhole ? unit.name : unit.contents.flatMap(({ id, name }) => (chosen.has(id) ? name : [])),
    );
  });
}
