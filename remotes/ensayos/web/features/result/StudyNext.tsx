import { lessonAddress } from '@travesia/contracts/page';
import { findContent } from '@travesia/contracts/temario';
import { ButtonLink, Card, Cluster, Grid, Stack } from '@travesia/kit-ui';
import type { AttemptResult } from '../../../api/attempts.ts';
import { studyNext } from '../../../practice/study-next.ts';
import { GENERATE_ADDRESS } from '../../../structure/addresses.ts';
import { requestQuery } from '../practice/request-address.ts';
import css from './result.module.css';

/** Contents that are told first: enough to begin with. */
const NEXT_CONTENTS = 3;
/** Questions of the review that is offered: half an hour or less. */
const REVIEWED_ITEMS = 10;
/** Contents by name that stand on another one. */
const BASE_OF_NAMED = 2;
/** A mistake made once may be a slip. */
const REPEATED = 2;

/** What to study next, and the mistakes that came back. */
export function StudyNext({ result: { breakdown, items, attempt } }: { readonly result: AttemptResult }) {
  const { request } = attempt;
  const weak = studyNext(breakdown.contents).slice(0, NEXT_CONTENTS);
  const known = new Map(
    items.flatMap(({ content, mistakes }) => mistakes.map(({ id, name }) => [id, { name, content }] as const)),
  );
  // Lessons are for who has an account; whoever tries a sample has none yet.
  const hasLessons = request.mode !== 'muestra';
  const repeated = Object.entries(breakdown.mistakes)
    .filter(([, times]) => times >= REPEATED)
    .sort(([, one], [, other]) => other - one);
  if (weak.length === 0) return null;
  return (
    <Stack as="section" gap="m" aria-labelledby="siguiente">
      <h2 id="siguiente">Qué estudiar ahora</h2>
      <Grid as="ul" min="m" className={css.cards}>
        {weak.map(({ id, asked, lost, baseOf }) => (
          <Card as="li" key={id} className={css.card}>
            <h3>{findContent(id)?.name}</h3>
            <p className={css.facts}>
              {asked - lost} de {asked} {asked === 1 ? 'correcta' : 'correctas'}.{baseText(baseOf)}
            </p>
            {hasLessons ? (
              <ButtonLink href={lessonAddress(id)}>
                Ver la lección<span className="visually-hidden"> de {findContent(id)?.name}</span>
              </ButtonLink>
            ) : null}
            {request.mode === 'muestra' || request.test === 'cl' ? null : (
              <ButtonLink
                variant="secondary"
                href={`${GENERATE_ADDRESS}${requestQuery({ mode: 'practica', test: findContent(id)?.test.id ?? request.test, contents: [id], items: 5, feedback: 'at-once' })}`}
              >
                Practicar<span className="visually-hidden"> {findContent(id)?.name}</span>
              </ButtonLink>
            )}
          </Card>
        ))}
      </Grid>
      {request.mode === 'muestra' ? null : (
        <Cluster className={css.noprint}>
          <ButtonLink
            variant="secondary"
            href={`${GENERATE_ADDRESS}${requestQuery({ mode: 'repaso', test: request.test, items: REVIEWED_ITEMS, feedback: 'at-once' })}`}
          >
            Repasar lo que fallé
          </ButtonLink>
        </Cluster>
      )}
      {repeated.length === 0 ? null : (
        <>
          <h3>Errores que se repitieron</h3>
          <ul>
            {repeated.map(([id, times]) => (
              <li key={id}>
                <Mistake id={id} known={known.get(id)} leadsToLesson={hasLessons} /> ({times} veces).
              </li>
            ))}
          </ul>
        </>
      )}
    </Stack>
  );
}

interface MistakeProps {
  readonly id: string;
  readonly known: { readonly name: string; readonly content: string } | undefined;
  readonly leadsToLesson: boolean;
}

/** Its name, which leads to the paragraph of the lesson that treats it. */
function Mistake({ id, known, leadsToLesson }: MistakeProps) {
  if (!known || !leadsToLesson) return known?.name ?? id;
  return <a href={lessonAddress(known.content, { mistake: id })}>{known.name}</a>;
}

const list = new Intl.ListFormat('es');

function baseText(ids: readonly string[]): string {
  if (ids.length === 0) return '';
  const named = ids.slice(0, BASE_OF_NAMED).map((id) => `«${findContent(id)?.name ?? id}»`);
  const names = list.format(ids.length > named.length ? [...named, `${ids.length - named.length} más`] : named);
  return ids.length === 1
    ? ` Sobre esto se apoya ${names}, que también te costó.`
    : ` Sobre esto se apoyan ${names}, que también te costaron.`;
}
