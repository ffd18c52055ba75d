import { Disclosure, formatDecimal, Notice, Stack } from '@travesia/kit-ui';
import { CUTOFF_YEAR, OFFER_YEAR } from '../../../admission/program.ts';
import { REALISTIC_FROM, SAFE_FROM, SHARED_MOVE } from '../../../admission/simulate-application.ts';
import { reservationTexts } from '../catalogue/reservation-text.ts';
import css from './SimulationSummary.module.css';
import type { Simulation } from './simulation.ts';
import { simulationSentence } from './simulation-sentence.ts';
import { percentText } from './standing-text.ts';

/** Each position's share of the picture, and that of ending nowhere. */
function EndsPicture({ preferences, endsNowhere }: Simulation) {
  const ends = preferences.map((outcome) => (outcome.kind === 'estimate' ? outcome.endsHere : 0));
  let from = 0;
  return (
    <svg className={css.picture} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      {ends.map((share, index) => {
        const x = from * 100;
        from += share;
        // biome-ignore lint/suspicious/noArrayIndexKey: a share is of a position.
        return <rect key={index} className={css.ends} x={x} width={Math.max(0, share * 100 - 0.4)} height="8" />;
      })}
      <rect className={css.nowhere} x={from * 100} width={endsNowhere * 100} height="8" />
    </svg>
  );
}

/** The answer of the simulation in words and a picture, and how it is reckoned. */
export function SimulationSummary({ simulation }: { readonly simulation: Simulation }) {
  const { likeliest, endsNowhere, leftOut } = simulation;
  const basis = likeliest?.outcome.basis;
  const reservations = likeliest?.outcome.reservations ?? [];
  return (
    <Stack>
      {likeliest ? (
        <Notice tone={endsNowhere > 0.5 ? 'warning' : 'info'} title="Simulación: una estimación, no una promesa">
          {reservationTexts(reservations).map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p>{simulationSentence(simulation)}</p>
          <EndsPicture {...simulation} />
          <p className={css.scale}>
            De izquierda a derecha: tus preferencias en su orden, y al final, en gris, no quedar en ninguna.
          </p>
        </Notice>
      ) : (
        <Notice title="Todavía no se puede simular">
          <p>
            Con los puntajes que hay no se puede estimar ninguna de tus preferencias: abajo dice qué le falta a cada
            una.
          </p>
        </Notice>
      )}
      {leftOut > 0 && likeliest ? (
        <p>
          {leftOut === 1 ? 'Una preferencia quedó' : `${leftOut} preferencias quedaron`} fuera del cálculo, que se hace
          como si no {leftOut === 1 ? 'estuviera' : 'estuvieran'} en la lista.
        </p>
      ) : null}
      <Disclosure summary="Cómo se calcula">
        <Stack>
          <p>
            Tu ponderado se compara con el último seleccionado de {CUTOFF_YEAR}. Un corte no se fija: se mueve cada año.
            Tomamos cuánto se movieron los cortes de nivel parecido
            {basis
              ? ` entre ${basis.years.join(', ')} (${formatDecimal(basis.moves)} casos para tu primera opción probable)`
              : ''}{' '}
            y contamos en qué parte de esos casos tu puntaje habría alcanzado, más los programas que no llenaron sus
            vacantes, donde no hay corte que superar.
          </p>
          <p>
            Desde {percentText(SAFE_FROM)} decimos «segura», desde {percentText(REALISTIC_FROM)} «realista» y bajo eso
            «difícil». Donde además hay requisitos que no podemos revisar (las pedagogías, una prueba propia) o las
            ponderaciones cambiaron, en vez de «segura» decimos «probable». Bajo 1 % y sobre 99 % no afinamos: lo pasado
            no hace nada seguro ni imposible.
          </p>
          <p>
            Donde las ponderaciones cambiaron, el corte de {CUTOFF_YEAR} se calculó con otras: no son comparables uno a
            uno, y no se puede saber qué habrían ponderado los seleccionados de {CUTOFF_YEAR} con las de {OFFER_YEAR}.
            Ahí calculamos con el menor de tus dos ponderados, el de {OFFER_YEAR} y el de {CUTOFF_YEAR}.
          </p>
          <p>
            Para la lista completa: quedas en la preferencia más alta que alcanzas y las de abajo ya no cuentan. Como
            hay años en que los cortes suben todos juntos, un {percentText(SHARED_MOVE)} del cálculo los mueve a la vez
            y el resto cada uno por su lado. Vale para la vía regular, primera selección; no cuenta cupos especiales,
            listas de espera ni cambios de vacantes de la Admisión {OFFER_YEAR}.
          </p>
        </Stack>
      </Disclosure>
    </Stack>
  );
}
