import { LEVEL_WORDS } from '@travesia/contracts/level-words';
import { lessonAddress } from '@travesia/contracts/page';
import { SHORT_TEST_NAMES } from '@travesia/contracts/profile-words';
import { MASTERY_LEVELS } from '@travesia/contracts/slices';
import { findContent, PREREQUISITES, TEMARIO, type TemarioTest, type TestId } from '@travesia/contracts/temario';
import { Disclosure, SegmentedControl, Stack } from '@travesia/kit-ui';
import { useId, useState } from 'react';
import { LevelBar } from './LevelBar.tsx';
import { contentsOf, knownIn, type Levels, levelCounts, levelOf } from './level-counts.ts';
import { levelChangeText, levelCountText } from './level-text.ts';
import css from './levels.module.css';

export interface LevelsMapProps {
  readonly levels: Levels;
  /** Those that the student means to sit. */
  readonly tests: readonly TestId[];
}

/** What one knows, axis by axis, to open and to walk along what each content stands on. */
export function LevelsMap({ levels, tests }: LevelsMapProps) {
  const shown = TEMARIO.filter(({ id }) => tests.includes(id));
  const [chosen, setChosen] = useState<TestId>(shown[0]?.id ?? 'm1');
  const test = shown.find(({ id }) => id === chosen) ?? shown[0];
  const title = useId();
  if (!test) return null;
  const { known, all } = knownIn(levels, test);
  return (
    <Stack as="section" aria-labelledby={title} data-area={test.id}>
      <h2 id={title}>Lo que sabes</h2>
      {shown.length > 1 && (
        <SegmentedControl
          legend="Prueba"
          name="prueba-del-mapa"
          value={test.id}
          options={shown.map(({ id }) => ({ value: id, label: SHORT_TEST_NAMES[id] }))}
          onValueChange={setChosen}
        />
      )}
      <p>
        {known === 0
          ? `De ${all} contenidos de ${test.name} todavía no tienes ninguno firme: se ve cuando respondes.`
          : `Tienes firmes o dominados ${known} de ${all} contenidos de ${test.name}.`}
      </p>
      <ul className={css.legend} aria-label="Niveles">
        {[...MASTERY_LEVELS].reverse().map((level) => (
          <li key={level}>
            <svg width="14" height="14" aria-hidden="true">
              <rect width="14" height="14" rx="4" data-level={level} className={css.part} />
            </svg>{' '}
            <span>
              <strong>{LEVEL_WORDS[level].name}</strong> · {LEVEL_WORDS[level].meaning}
            </span>
          </li>
        ))}
      </ul>
      <Stack as="div" gap="s">
        {test.axes.map((axis) => (
          <AxisOf key={axis.id} axis={axis} levels={levels} />
        ))}
      </Stack>
    </Stack>
  );
}

const nameOf = (id: string) => findContent(id)?.name ?? id;

function AxisOf({ axis, levels }: { readonly axis: TemarioTest['axes'][number] } & Omit<LevelsMapProps, 'tests'>) {
  const counts = levelCounts(levels, axis);
  const told = [...counts].reverse().filter(({ contents }) => contents > 0);
  const [wasOpened, setOpened] = useState(false);
  return (
    <Disclosure
      onToggle={() => setOpened(true)}
      summary={
        <span className={css.axis}>
          <span>{axis.name}</span>
          <LevelBar counts={counts} />
          <span className={css.counts}>
            {told.map(({ level, contents }) => levelCountText(level, contents)).join(' · ')}
          </span>
        </span>
      }
    >
      {/* Some hundreds of links, of which most students open a few. */}
      {wasOpened && (
        <ul className={css.contents}>
          {contentsOf(axis).map(({ id }) => (
            <ContentOf key={id} id={id} levels={levels} />
          ))}
        </ul>
      )}
    </Disclosure>
  );
}

function ContentOf({ id, levels }: { readonly id: string } & Omit<LevelsMapProps, 'tests'>) {
  const level = levelOf(levels, id);
  const mastery = levels[id];
  const before = PREREQUISITES.filter(({ to }) => to === id).map(({ from }) => from);
  const after = PREREQUISITES.filter(({ from }) => from === id).map(({ to }) => to);
  const change = mastery?.lastChange ?? null;
  return (
    <li className={css.content}>
      <span className={css.head}>
        <svg width="14" height="14" aria-hidden="true">
          <rect width="14" height="14" rx="4" data-level={level} className={css.part} />
        </svg>
        <a href={lessonAddress(id)}>{nameOf(id)}</a>
        <span className={css.level}>{LEVEL_WORDS[level].name}</span>
      </span>
      {change !== null && <span className={css.detail}>{levelChangeText(change)}</span>}
      <Neighbours label="Se apoya en" ids={before} levels={levels} />
      <Neighbours label="Abre" ids={after} levels={levels} />
    </li>
  );
}

function Neighbours({
  label,
  ids,
  levels,
}: { readonly label: string; readonly ids: readonly string[] } & Omit<LevelsMapProps, 'tests'>) {
  if (ids.length === 0) return null;
  return (
    <span className={css.detail}>
      {label}:{' '}
      {ids.map((id, at) => (
        <span key={id}>
          {at > 0 && ', '}
          <a href={lessonAddress(id)}>{nameOf(id)}</a> ({LEVEL_WORDS[levelOf(levels, id)].name.toLowerCase()})
        </span>
      ))}
    </span>
  );
}
