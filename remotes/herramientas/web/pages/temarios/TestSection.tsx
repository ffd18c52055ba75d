import { lessonAddress } from '@travesia/contracts/page';
import { AreaMark, Badge, Cluster, Disclosure, Notice, Stack } from '@travesia/kit-ui';
import { useEffect, useState } from 'react';
import { countSyllabus } from './filter-syllabus.ts';
import { isPractisedByContent, practicePath, practiceQuestions } from './practice-path.ts';
import type { SyllabusAxis, SyllabusTest } from './syllabus-data.ts';
import css from './TestSection.module.css';

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Names of the student's own levels by content. */
type Levels = ReadonlyMap<string, string>;

interface AxisProps {
  readonly test: SyllabusTest['id'];
  readonly axis: SyllabusAxis;
  readonly open: boolean;
  readonly isStudent: boolean;
  readonly levels: Levels;
}

function Axis({ test, axis, open, isStudent, levels }: AxisProps) {
  const { units, contents } = countSyllabus([{ axes: [axis] }]);
  // Practising takes scripts and an account: links to it are no part of the document, which they would make a fifth heavier.
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return (
    <Disclosure
      open={open}
      summary={
        <span>
          {axis.name}
          <span className={css.count}>
            {plural(units, 'unidad', 'unidades')}, {plural(contents, 'contenido', 'contenidos')}
          </span>
        </span>
      }
    >
      {axis.units.map((unit) => (
        <section key={unit.name} className={css.unit}>
          <h3 className={css['unit-name']}>{unit.name}</h3>
          <dl className={css.contents}>
            {unit.contents.map(({ id, name, summary, addedIn }) => (
              <div key={id}>
                <dt>
                  {name}
                  {addedIn ? (
                    <>
                      {' '}
                      <Badge tone="accent">Nuevo en {addedIn.admissionYear}</Badge>
                    </>
                  ) : null}
                  {levels.has(id) ? (
                    <>
                      {' '}
                      <Badge>{levels.get(id)}</Badge>
                    </>
                  ) : null}
                </dt>
                <dd>
                  {summary}
                  {isLive && isStudent ? (
                    <>
                      {' '}
                      <a href={lessonAddress(id)}>
                        Lección<span className="visually-hidden"> de {name}</span>
                      </a>
                    </>
                  ) : null}
                  {isLive && isPractisedByContent(test) ? (
                    <>
                      {' '}
                      <a href={practicePath(test, id)}>
                        Practicar{isStudent ? '' : ' (con cuenta)'}
                        <span className="visually-hidden"> {name}</span>
                      </a>
                    </>
                  ) : null}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Disclosure>
  );
}

/** Contents that a later syllabus brought in, and how sure that is. */
function WhatIsNew({ test }: { readonly test: SyllabusTest }) {
  const added = test.axes
    .flatMap((axis) => axis.units.flatMap((unit) => unit.contents))
    .filter(({ addedIn }) => addedIn !== undefined);
  if (added.length === 0) return null;
  return (
    <Notice title={`Lo nuevo en Admisión ${added[0]?.addedIn?.admissionYear}`} headingLevel={3}>
      <ul>
        {added.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <p>Por confirmar con el documento oficial: mira la fuente al final de esta prueba.</p>
    </Notice>
  );
}

function Facts({ test }: { readonly test: SyllabusTest }) {
  const { axes, units, contents } = countSyllabus([test]);
  const facts = [
    [`${test.items} preguntas`, `${test.scored} dan puntaje; las otras son piloto`],
    [`${test.minutes} minutos`, 'para toda la prueba'],
    [test.options.join(' o '), 'alternativas por pregunta'],
    [
      plural(contents, 'contenido', 'contenidos'),
      `en ${plural(units, 'unidad', 'unidades')} y ${plural(axes, 'eje', 'ejes')}`,
    ],
  ] as const;
  return (
    <dl className={css.facts}>
      {facts.map(([figure, meaning]) => (
        <div key={meaning}>
          <dt>{figure}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

interface TestSectionProps {
  readonly test: SyllabusTest;
  /** The test holds only what was found, so it is shown open and without the rest. */
  readonly searching: boolean;
  /** Somebody is signed in, who has lessons. */
  readonly isStudent: boolean;
  readonly levels: Levels;
}

export function TestSection({ test, searching, isStudent, levels }: TestSectionProps) {
  const [essential, ...otherNotes] = test.notes;
  return (
    <Stack
      as="section"
      gap="m"
      id={test.id}
      aria-labelledby={`${test.id}-titulo`}
      data-area={test.id}
      className={css.test}
    >
      <Cluster gap="s">
        <AreaMark area={test.id} />
        <h2 id={`${test.id}-titulo`} className={css.title}>
          {test.name}
        </h2>
        <Badge tone={test.mandatory ? 'accent' : 'neutral'}>{test.mandatory ? 'Obligatoria' : 'Electiva'}</Badge>
      </Cluster>
      {searching ? null : (
        <Stack gap="m">
          <p>{essential}</p>
          <Facts test={test} />
          <p>
            <a href={practicePath(test.id, test.id)}>
              Practicar {test.name}: {practiceQuestions(test.id)} preguntas{isStudent ? '' : ' (con cuenta)'}
            </a>
          </p>
          {test.modules ? (
            <dl className={css.contents}>
              {test.modules.map(({ id, name, items, summary }) => (
                <div key={id}>
                  <dt>
                    {name}: {items} preguntas
                  </dt>
                  <dd>{summary}</dd>
                </div>
              ))}
            </dl>
          ) : null}
          <WhatIsNew test={test} />
        </Stack>
      )}
      <div className={css.axes}>
        {test.axes.map((axis) => (
          <Axis
            key={`${axis.id} ${searching}`}
            test={test.id}
            axis={axis}
            open={searching}
            isStudent={isStudent}
            levels={levels}
          />
        ))}
        {searching ? null : (
          <>
            <Disclosure summary="Habilidades que se miden">
              <dl className={css.contents}>
                {test.skills.map(({ id, name, summary }) => (
                  <div key={id}>
                    <dt>{name}</dt>
                    <dd>{summary}</dd>
                  </div>
                ))}
              </dl>
            </Disclosure>
            <Disclosure summary="Lo que conviene saber">
              <ul>
                {otherNotes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            </Disclosure>
          </>
        )}
      </div>
      {searching ? null : (
        <p className={css.source}>
          <strong>Fuente:</strong> {test.source.name}. {test.source.detail}
        </p>
      )}
    </Stack>
  );
}
