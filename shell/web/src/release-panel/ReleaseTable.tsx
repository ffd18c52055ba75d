import type { ReleaseChannel, ReleaseId, ReleaseName } from '@travesia/contracts/release';
import { Badge, type BadgeProps, type Column, DataTable, Disclosure } from '@travesia/kit-ui';
import type { ReactNode } from 'react';
import css from './ReleaseTable.module.css';
import type { TabRelease } from './tab-releases.ts';
import type { Answer } from './use-answer.ts';

const CHANNELS: Readonly<Record<ReleaseChannel, { text: string; tone: NonNullable<BadgeProps['tone']> }>> = {
  stable: { text: 'Estable', tone: 'neutral' },
  canary: { text: 'Canario', tone: 'info' },
  override: { text: 'Fijada', tone: 'warning' },
  development: { text: 'Desarrollo', tone: 'accent' },
};

const NOTHING = '—';

const SECONDS = new Intl.NumberFormat('es-CL', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const KILOBYTES = new Intl.NumberFormat('es-CL', { maximumFractionDigits: 1 });

function List({ items }: { readonly items: readonly string[] }): ReactNode {
  return (
    <ul className={css.list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

function liveCell({ release }: TabRelease, live: Answer<Readonly<Record<ReleaseName, ReleaseId>>>): ReactNode {
  if (live.status !== 'here') return live.status === 'waiting' ? 'Preguntando…' : NOTHING;
  const id = live.value[release.name];
  if (id === undefined) return 'No está en vivo';
  return id === release.id ? 'La misma' : <code>{id}</code>;
}

interface ReleaseTableProps {
  readonly rows: readonly TabRelease[];
  readonly live: Answer<Readonly<Record<ReleaseName, ReleaseId>>>;
}

export function ReleaseTable({ rows, live }: ReleaseTableProps): ReactNode {
  const columns: readonly Column<TabRelease>[] = [
    { key: 'name', header: 'Nombre', rowHeader: true, cell: ({ release }) => release.name },
    {
      key: 'channel',
      header: 'Canal',
      cell: ({ release: { channel } }) => <Badge tone={CHANNELS[channel].tone}>{CHANNELS[channel].text}</Badge>,
    },
    {
      key: 'own',
      header: 'En esta pestaña',
      cell: ({ release, steppedIn }) => (
        <>
          <code>{release.id}</code>
          {steppedIn !== undefined && (
            <span className={css.note}>
              No cargó; la reemplazó <code>{steppedIn}</code>
            </span>
          )}
        </>
      ),
    },
    { key: 'live', header: 'En vivo', cell: (row) => liveCell(row, live) },
    {
      key: 'loaded',
      header: 'Cargó a los',
      numeric: true,
      cell: ({ loadedAt }) => (loadedAt === undefined ? NOTHING : `${SECONDS.format(loadedAt / 1_000)} s`),
    },
    {
      key: 'phases',
      header: 'Fases',
      cell: ({ phases }) =>
        phases.length === 0 ? NOTHING : <List items={phases.map(({ phase, ms }) => `${phase}: ${ms} ms`)} />,
    },
    {
      key: 'bytes',
      header: 'Archivos',
      numeric: true,
      cell: ({ files, bytes }) => (files === 0 ? NOTHING : `${files}, ${KILOBYTES.format(bytes / 1_000)} kB`),
    },
    {
      key: 'failures',
      header: 'Errores',
      cell: ({ failures }) =>
        failures.length === 0 ? (
          'Ninguno'
        ) : (
          <List
            items={failures.map(({ page, kind, phase }, index) => `${index + 1}. ${page}: ${kind} (${phase ?? '?'})`)}
          />
        ),
    },
    {
      key: 'routes',
      header: 'Rutas',
      cell: ({ release: { routes } }) => (
        <Disclosure className={css.routes} summary={routes.length === 1 ? '1 ruta' : `${routes.length} rutas`}>
          <List items={routes.map(({ path }) => path)} />
        </Disclosure>
      ),
    },
  ];
  return (
    <DataTable
      caption="Lo que tiene, por equipo"
      columns={columns}
      rows={rows}
      rowKey={({ release }) => release.name}
      wide
    />
  );
}
