import {
  AreaMark,
  Badge,
  Button,
  Cluster,
  calculatorIcon,
  DataTable,
  Disclosure,
  EmptyArt,
  EmptyState,
  Figure,
  Grid,
  Icon,
  IconTile,
  Notice,
  Progress,
  RichContent,
  Ring,
  ScoreRange,
  Skeleton,
  Stack,
  Stat,
  Term,
  VisuallyHidden,
  Week,
} from '../../src/index.ts';
import { AREAS } from '../areas.ts';
import type { Entries } from '../entry.ts';

const CUTOFFS = [
  { name: 'Enfermería', score: 745 },
  { name: 'Kinesiología', score: 698 },
];

const WEEK = [
  { name: 'lunes', minutes: 40, plannedMinutes: 40 },
  { name: 'martes', minutes: 20, plannedMinutes: 40 },
  { name: 'miércoles', minutes: 55, plannedMinutes: 40 },
  { name: 'jueves', minutes: 10, plannedMinutes: 40, today: true },
  { name: 'viernes', minutes: 0, plannedMinutes: 40 },
  { name: 'sábado', minutes: 0, plannedMinutes: 60 },
  { name: 'domingo', minutes: 0, plannedMinutes: 0 },
];

export const shown: Entries = {
  Notice: (
    <Grid>
      <Notice title="Información">Hay fechas nuevas.</Notice>
      <Notice tone="success" title="Listo">
        Guardamos tus respuestas.
      </Notice>
      <Notice tone="warning" title="Atención">
        Cambia cada año.
      </Notice>
      <Notice tone="danger" title="Problema">
        No pudimos guardar.
      </Notice>
    </Grid>
  ),
  RichContent: (
    <Stack>
      <RichContent
        html={
          '<p>Una <strong>fracción</strong> es <span class="formula" role="img" aria-label="un medio"><math aria-hidden="true"><mfrac><mn>1</mn><mn>2</mn></mfrac></math></span> y una cita:</p>' +
          '<blockquote><p>Lo que se lee despacio se entiende.</p></blockquote>' +
          '<div class="table" role="group" tabindex="0"><table><thead><tr><th scope="col">Año</th><th scope="col">Total</th></tr></thead><tbody><tr><td>2024</td><td>12</td></tr></tbody></table></div>'
        }
      />
    </Stack>
  ),
  Badge: (
    <Cluster>
      <Badge>Electiva</Badge>
      <Badge tone="accent">Obligatoria</Badge>
      <Badge tone="info">Nuevo</Badge>
      <Badge tone="success">Correcta</Badge>
      <Badge tone="warning">Por confirmar</Badge>
      <Badge tone="danger">Vencido</Badge>
    </Cluster>
  ),
  Icon: (
    <Cluster>
      <Icon shape={calculatorIcon} size="s" />
      <Icon shape={calculatorIcon} />
      <Icon shape={calculatorIcon} size="l" />
      <Icon shape={calculatorIcon} size="xl" label="Calculadora" />
    </Cluster>
  ),
  IconTile: (
    <Cluster>
      <IconTile shape={calculatorIcon} />
      <IconTile shape={calculatorIcon} size="l" />
      <IconTile shape={calculatorIcon} look="solid" />
    </Cluster>
  ),
  AreaMark: (
    <Cluster>
      {AREAS.map((area) => (
        <AreaMark key={area} area={area} />
      ))}
    </Cluster>
  ),
  Stat: (
    <Grid min="s">
      <Stat label="NEM" value="705" unit="puntos" definition="Tus notas, en puntaje." />
      <Stat label="Puntaje" value="812" size="l" note="Estimado" />
    </Grid>
  ),
  Term: (
    <p>
      Tu <Term definition="Tus notas de enseñanza media, en puntaje.">NEM</Term> ya está ganado.
    </p>
  ),
  Disclosure: (
    <div>
      <Disclosure summary="Cerrado">No se ve.</Disclosure>
      <Disclosure summary="Abierto" open>
        Se lee.
      </Disclosure>
    </div>
  ),
  DataTable: (
    <Stack>
      <DataTable
        caption="Puntajes de corte"
        columns={[
          { key: 'name', header: 'Carrera', cell: ({ name }) => name, rowHeader: true },
          { key: 'score', header: 'Corte', cell: ({ score }) => score, numeric: true },
        ]}
        rows={CUTOFFS}
        rowKey={({ name }) => name}
        isCurrent={({ score }) => score > 700}
      />
      <DataTable
        caption="Una tabla sin filas"
        columns={[{ key: 'name', header: 'Carrera', cell: () => null }]}
        rows={[]}
        rowKey={() => ''}
        empty="Nada coincide."
      />
    </Stack>
  ),
  Figure: (
    <Figure caption="Cortes de tres años" summary="Subió 24 puntos." table={<p>2024: 721; 2025: 745</p>}>
      <svg viewBox="0 0 100 20" aria-hidden="true">
        <path d="M0 18 50 10 100 2" fill="none" stroke="var(--color-chart-1)" strokeWidth="2" />
      </svg>
    </Figure>
  ),
  Progress: (
    <Stack>
      <Progress label="Plan de la semana" value={3} max={8} text="3 de 8 contenidos" />
      <Progress label="Nada todavía" value={0} />
      <Progress label="Listo" value={1} />
    </Stack>
  ),
  Ring: (
    <Cluster gap="l">
      <Ring value={0} text="0" label="de 8 contenidos" />
      <div data-area="ciencias">
        <Ring value={5} max={8} text="5" label="de 8 contenidos" />
      </div>
      <div data-area="hcs">
        <Ring value={1} text="Todo" label="Historia" size="l" />
      </div>
    </Cluster>
  ),
  ScoreRange: (
    <Stack>
      <ScoreRange now={{ low: 540, high: 640 }} before={{ low: 480, high: 600 }} goal={700} />
      <div data-area="m2">
        <ScoreRange now={{ low: 1000, high: 1000 }} />
      </div>
    </Stack>
  ),
  Week: <Week days={WEEK} />,
  Skeleton: (
    <Stack>
      <Skeleton />
      <Skeleton shape="cards" lines={3} />
      <Skeleton shape="picture" />
    </Stack>
  ),
  EmptyState: (
    <EmptyState
      art={<EmptyArt />}
      title="Aún no rindes ensayos"
      headingLevel={3}
      actions={<Button>Rendir el primero</Button>}
    >
      <p>Cuando termines uno, aquí verás qué te faltó y por qué.</p>
    </EmptyState>
  ),
  VisuallyHidden: (
    <p>
      Aquí hay algo más<VisuallyHidden>, que solo se escucha</VisuallyHidden>.
    </p>
  ),
};
