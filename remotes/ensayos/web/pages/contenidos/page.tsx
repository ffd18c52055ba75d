import { TEST_NAMES } from '@travesia/contracts/profile-words';
import { MASTERY_EVIDENCE_PATH } from '@travesia/contracts/slices';
import { TEMARIO } from '@travesia/contracts/temario';
import { type PageProps, useHost } from '@travesia/kit-remote';
import { readAnswer } from '@travesia/kit-remote/read-answer';
import { Button, Notice, PageHeader, SegmentedControl, Skeleton, Stack, TextField } from '@travesia/kit-ui';
import { useCallback, useState } from 'react';
import { masteryEvidence } from '../../../api/answers.ts';
import { type Feedback, PRACTICE_ITEMS, practiceItemsLeast } from '../../../api/attempts.ts';
import { ENSAYOS, GENERATE_ADDRESS, TYPE_ADDRESS } from '../../../structure/addresses.ts';
import { Failed } from '../../components/Failed.tsx';
import { useSending } from '../../features/attempt/use-sending.ts';
import { practiceService } from '../../features/practice/practice-service.ts';
import { requestOfQuery, requestQuery } from '../../features/practice/request-address.ts';
import { useLoaded } from '../../features/practice/use-loaded.ts';
import { ContentsTree } from '../../features/setup/ContentsTree.tsx';
import { EarlierStep } from '../../features/setup/EarlierStep.tsx';
import css from '../../features/setup/setup.module.css';

/** Second step of a practice: what it is about. */
export default function Contenidos({ location }: PageProps) {
  const { http, navigate } = useHost();
  useSending();
  const request = requestOfQuery(location.search);
  const asked = request?.mode === 'practica' ? request : null;
  const { loaded, retry } = useLoaded(
    useCallback(
      async (signal: AbortSignal) => {
        const [bank, evidence] = await Promise.all([
          practiceService(http).bank(signal),
          http(MASTERY_EVIDENCE_PATH, { signal }).then((answer) => readAnswer(masteryEvidence, answer)),
        ]);
        return { bank, mastery: new Map(evidence.contents.map((content) => [content.contentId, content])) };
      },
      [http],
    ),
  );
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(asked?.contents));
  const [items, setItems] = useState(String(asked?.items ?? ''));
  const [feedback, setFeedback] = useState<Feedback>(asked?.feedback ?? 'at-once');
  const count = Number(items);

  if (!asked) {
    return <EarlierStep title="Primero elige la prueba" />;
  }
  const least = practiceItemsLeast(asked.test);
  const isCount = Number.isInteger(count) && count >= least && count <= PRACTICE_ITEMS.most;
  const temario = TEMARIO.find(({ id }) => id === asked.test);
  return (
    <Stack gap="xl" className={css.page}>
      <PageHeader
        kicker={TEST_NAMES[asked.test]}
        area={asked.test}
        title="Elige los contenidos"
        lead="Marca unidades enteras o contenidos sueltos. Primero te preguntamos lo que no has visto."
        breadcrumbs={[
          { label: 'Ensayos', href: ENSAYOS },
          { label: 'Tipo', href: TYPE_ADDRESS },
          { label: 'Contenidos' },
        ]}
      />
      {asked.test === 'cl' ? (
        <Notice tone="info" title="En Competencia Lectora se practica por textos">
          <p>
            Cada texto viene con todas sus preguntas, así que no se eligen contenidos: di cuántas preguntas quieres.
          </p>
        </Notice>
      ) : null}
      {loaded.status === 'loading' ? <Skeleton label="Cargando los contenidos" lines={6} /> : null}
      {loaded.status === 'failed' ? <Failed what="los contenidos" onRetry={retry} /> : null}
      {loaded.status === 'loaded' && temario && asked.test !== 'cl' ? (
        <ContentsTree
          temario={temario}
          bank={loaded.value.bank}
          mastery={loaded.value.mastery}
          chosen={chosen}
          onChange={setChosen}
        />
      ) : null}
      <div className={css.choices}>
        <TextField
          label="Cantidad de preguntas"
          hint={`Entre ${least} y ${PRACTICE_ITEMS.most}.`}
          inputMode="numeric"
          value={items}
          {...(isCount ? {} : { error: `Escribe un número entre ${least} y ${PRACTICE_ITEMS.most}.` })}
          onChange={({ target }) => setItems(target.value)}
        />
        <SegmentedControl
          legend="Corrección"
          value={feedback}
          onValueChange={setFeedback}
          options={[
            { value: 'at-once', label: 'Pregunta a pregunta', hint: 'Compruebas cada respuesta y ves su solución' },
            { value: 'at-end', label: 'Al final', hint: 'Como en la prueba' },
          ]}
        />
      </div>
      <div className={css.actions}>
        <Button
          disabled={!isCount || (chosen.size === 0 && asked.test !== 'cl')}
          onClick={() => {
            const contents = asked.test === 'cl' ? ['cl'] : [...chosen];
            navigate(`${GENERATE_ADDRESS}${requestQuery({ ...asked, contents, items: count, feedback })}`);
          }}
        >
          Continuar
        </Button>
        <span role="status">
          {asked.test === 'cl'
            ? ''
            : chosen.size === 0
              ? 'Elige al menos un contenido.'
              : chosen.size === 1
                ? '1 contenido elegido.'
                : `${chosen.size} contenidos elegidos.`}
        </span>
      </div>
    </Stack>
  );
}
