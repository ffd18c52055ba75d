import { useStream } from '@travesia/kit-remote';
import { Button, ButtonLink, CarrerasArt, EmptyState, Notice, Stack } from '@travesia/kit-ui';
import { useMemo } from 'react';
import type { Catalogue } from '../../../admission/catalogue.ts';
import { PREFERENCES_MAX } from '../../../preferences/operation.ts';
import { type StudentAccount, useStudentScores } from '../account/index.ts';
import { useGoal } from '../account/use-goal.ts';
import css from './ApplicationView.module.css';
import { PreferenceList } from './PreferenceList.tsx';
import { SimulationSummary } from './SimulationSummary.tsx';
import { simulate } from './simulation.ts';

interface ApplicationViewProps {
  readonly catalogue: Catalogue;
  readonly account: StudentAccount;
  readonly searchHref: string;
  readonly scoresHref: string;
}

/** The ordered preferences, and where an application with them would end. */
export function ApplicationView({ catalogue, account, searchHref, scoresHref }: ApplicationViewProps) {
  const { programs: codes, refused } = useStream(account.preferences.state$);
  const { scores, ranges, place } = useStudentScores(account);
  const { goal, toggle } = useGoal(account);
  const programs = useMemo(
    () => (codes ?? []).map((code) => catalogue.program(code)).filter((program) => program !== undefined),
    [codes, catalogue],
  );
  const gone = (codes ?? []).filter((code) => !catalogue.program(code));
  const hasScores = Object.keys(scores).length > 0;
  const simulation = useMemo(() => simulate(programs, scores, place, ranges), [programs, scores, place, ranges]);
  return (
    <Stack gap="l" as="section">
      <h2 tabIndex={-1}>
        Mi postulación ({programs.length} de {PREFERENCES_MAX})
      </h2>
      {refused.length > 0 ? (
        <Notice tone="warning" title="Un cambio no se pudo hacer" live>
          <p>
            {refused.some(({ outcome }) => outcome === 'full')
              ? `Tu lista ya tenía ${PREFERENCES_MAX} preferencias cuando llegó un cambio de este dispositivo.`
              : 'Tu lista cambió en otro dispositivo antes que en este.'}{' '}
            Abajo está la lista como quedó.
          </p>
          <Button variant="secondary" onClick={() => account.preferences.dismissRefused()}>
            Entendido
          </Button>
        </Notice>
      ) : null}
      {programs.length === 0 ? (
        <EmptyState
          art={<CarrerasArt />}
          title="Arma tu lista"
          headingLevel={3}
          actions={<ButtonLink href={searchHref}>Buscar programas</ButtonLink>}
        >
          <p>
            Aquí van los programas que guardes, en el orden en que los prefieres. El orden importa: se te selecciona en
            la primera preferencia que alcanzas.
          </p>
        </EmptyState>
      ) : (
        <>
          {hasScores ? (
            <SimulationSummary simulation={simulation} />
          ) : (
            <Notice title="Falta algo para simular">
              <p>
                <a href={scoresHref}>Escribe tus puntajes</a>, aunque sean los que esperas, y estimamos en qué
                preferencia quedarías.
              </p>
            </Notice>
          )}
          <PreferenceList
            catalogue={catalogue}
            account={account}
            programs={programs}
            outcomes={hasScores ? simulation.preferences : []}
            goal={goal}
            onGoal={toggle && ((program) => toggle(program.code))}
          />
        </>
      )}
      {gone.map((code) => (
        <p key={code} className={css.gone}>
          El programa {code} ya no está en la oferta.{' '}
          <Button variant="quiet" onClick={() => account.preferences.remove(code)}>
            Quitarlo de la lista
          </Button>
        </p>
      ))}
      <p className={css.own}>
        Tu lista, tus puntajes y tu meta son tuyos: descárgalos o bórralos en <a href="/ajustes">tus ajustes</a>.
      </p>
    </Stack>
  );
}
