import type { KeptReleases, ReleaseId, ReleaseName, ResolvedRelease } from '@travesia/contracts/release';
import { Button, Cluster, Select, Stack } from '@travesia/kit-ui';
import { type FormEvent, type ReactNode, useState } from 'react';

const PUBLISHED = new Intl.DateTimeFormat('es-CL', { dateStyle: 'short', timeStyle: 'short' });

interface PinFormProps {
  readonly kept: KeptReleases;
  readonly releases: readonly ResolvedRelease[];
  readonly busy: boolean;
  pin(name: ReleaseName, id: ReleaseId): Promise<void>;
}

/** Chooses a kept release of something that this tab has. */
export function PinForm({ kept, releases, busy, pin }: PinFormProps): ReactNode {
  // What runs from a dev server has no releases to choose from.
  const names = releases.filter(({ name, channel }) => channel !== 'development' && kept[name]).map(({ name }) => name);
  const [name, setName] = useState(names.find((one) => (kept[one]?.length ?? 0) > 1) ?? names[0] ?? '');
  const own = releases.find((release) => release.name === name)?.id;
  const options = kept[name] ?? [];
  const [chosen, setChosen] = useState<ReleaseId | null>(null);
  const id =
    options.find((one) => one.id === chosen)?.id ?? options.find((one) => one.id !== own)?.id ?? options[0]?.id;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && id !== undefined) void pin(name, id);
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <Cluster>
          <Select
            label="Nombre"
            value={name}
            onValueChange={setName}
            options={names.map((value) => ({ value, label: value }))}
          />
          <Select
            label="Publicación guardada"
            value={id ?? ''}
            onValueChange={setChosen}
            options={options.map(({ id: value, publishedAt }) => ({
              value,
              label: `${value} · ${PUBLISHED.format(new Date(publishedAt))}${value === own ? ' · esta' : ''}`,
            }))}
          />
        </Cluster>
        <p>Solo este navegador la verá, durante cuatro horas.</p>
        <div>
          <Button type="submit" busy={busy}>
            Fijar y recargar
          </Button>
        </div>
      </Stack>
    </form>
  );
}
