import { ELECTIVE_NAMES } from '@travesia/contracts/profile-words';
import { TEMARIO, type TestId } from '@travesia/contracts/temario';
import { type PageProps, useHost } from '@travesia/kit-remote';
import { Button, Notice, PageHeader, SegmentedControl, Stack } from '@travesia/kit-ui';
import { useCallback, useState } from 'react';
import { type AttemptRequest, PRACTICE_ITEMS } from '../../../api/attempts.ts';
import { blueprintOf, ELECTIVES, type Elective, itemsOf } from '../../../practice/blueprint.ts';
import { CONTENTS_ADDRESS, ENSAYOS, GENERATE_ADDRESS } from '../../../structure/addresses.ts';
import { minutesText } from '../../../structure/minutes-text.ts';
import { useSending } from '../../features/attempt/use-sending.ts';
import { practiceService } from '../../features/practice/practice-service.ts';
import { DEFAULT_ITEMS, requestQuery } from '../../features/practice/request-address.ts';
import { useLoaded } from '../../features/practice/use-loaded.ts';
import css from '../../features/setup/setup.module.css';
import { TestCards } from '../../features/setup/TestCards.tsx';

const MODES = [
  { value: 'practica', label: 'Práctica', hint: 'Contenidos a tu elección, sin reloj' },
  { value: 'simulacro', label: 'Simulacro', hint: 'La prueba completa, con tiempo' },
  { value: 'repaso', label: 'Repaso', hint: 'Lo que fallaste u omitiste' },
] as const;

type Mode = (typeof MODES)[number]['value'];

const TIMES = [
  { value: '1', label: 'El de la prueba' },
  { value: '1.25', label: 'Un 25 % más' },
  { value: '1.5', label: 'Un 50 % más' },
  { value: '2', label: 'El doble' },
] as const;

type TimeFactor = (typeof TIMES)[number]['value'];

/** First step: which test, and how. The address may say which way is chosen at first. */
export default function Tipo({ location }: PageProps) {
  const { http, navigate } = useHost();
  useSending();
  const { loaded } = useLoaded(useCallback((signal: AbortSignal) => practiceService(http).bank(signal), [http]));
  const query = new URLSearchParams(location.search);
  const [test, setTest] = useState<TestId>(TEMARIO.find(({ id }) => id === query.get('prueba'))?.id ?? 'm1');
  const asked = query.get('modo');
  const [mode, setMode] = useState<Mode>(MODES.find(({ value }) => value === asked)?.value ?? 'practica');
  const [elective, setElective] = useState<Elective>('biologia');
  const [time, setTime] = useState<TimeFactor>('1');
  // Until the bank says how many there are, as many are asked for as of a practice: the last step says what there is.
  const review = loaded.status === 'loaded' ? (loaded.value.review[test] ?? 0) : DEFAULT_ITEMS;
  const hasNothingToReview = mode === 'repaso' && review < PRACTICE_ITEMS.least;
  const blueprint = blueprintOf(test, elective);

  function goOn(): void {
    const timeFactor = ({ '1': 1, '1.25': 1.25, '1.5': 1.5, '2': 2 } as const)[time];
    const request: AttemptRequest =
      mode === 'simulacro'
        ? { mode, test, ...(test === 'ciencias' && { elective }), ...(timeFactor !== 1 && { timeFactor }) }
        : mode === 'practica'
          ? { mode, test, contents: [], items: DEFAULT_ITEMS, feedback: 'at-once' }
          : { mode, test, items: Math.min(DEFAULT_ITEMS, review), feedback: 'at-once' };
    navigate(`${mode === 'practica' ? CONTENTS_ADDRESS : GENERATE_ADDRESS}${requestQuery(request)}`);
  }

  return (
    <Stack gap="xl">
      <PageHeader
        kicker="Nuevo ensayo"
        title="Elige el tipo de ensayo"
        lead="Una prueba completa contra el reloj, o práctica de lo que quieras mejorar."
        breadcrumbs={[{ label: 'Ensayos', href: ENSAYOS }, { label: 'Tipo' }]}
      />
      <div className={css.choices}>
        <TestCards value={test} bank={loaded.status === 'loaded' ? loaded.value : undefined} onValueChange={setTest} />
        <SegmentedControl legend="Modo" value={mode} onValueChange={setMode} options={MODES} />
        {mode === 'simulacro' ? (
          <>
            <p>
              {itemsOf(blueprint)} preguntas en {minutesText(blueprint.minutes)}. Como en la PAES,{' '}
              {itemsOf(blueprint) - blueprint.scored} son de prueba y no cuentan, y nadie sabe cuáles. El reloj parte
              cuando tú empiezas y no se detiene.
            </p>
            {test === 'ciencias' ? (
              <SegmentedControl
                legend="Módulo electivo"
                value={elective}
                onValueChange={setElective}
                options={ELECTIVES.map((value) => ({ value, label: ELECTIVE_NAMES[value] }))}
              />
            ) : null}
            <SegmentedControl
              legend="Tiempo"
              hint="Quienes tienen ajustes aprobados por DEMRE pueden practicar con los suyos."
              value={time}
              onValueChange={setTime}
              options={TIMES}
            />
          </>
        ) : null}
        {hasNothingToReview ? (
          <Notice tone="info" title="Todavía no hay qué repasar">
            <p>
              Tienes {review === 1 ? '1 pregunta' : `${review} preguntas`} de esta prueba por repasar; con{' '}
              {PRACTICE_ITEMS.least} ya alcanza para un repaso.
            </p>
          </Notice>
        ) : null}
        <Button disabled={hasNothingToReview} onClick={goOn}>
          {mode === 'practica' ? 'Elegir contenidos' : 'Continuar'}
        </Button>
      </div>
    </Stack>
  );
}
