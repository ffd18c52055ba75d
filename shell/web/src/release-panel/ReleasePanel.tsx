import type { BootDocument } from '@travesia/contracts/release';
import { Button, Notice, Stack } from '@travesia/kit-ui';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { type OverrideClient, pinsOf } from './override-client.ts';
import { PinForm } from './PinForm.tsx';
import css from './ReleasePanel.module.css';
import { ReleaseTable } from './ReleaseTable.tsx';
import { useAnswer } from './use-answer.ts';
import { usePins } from './use-pins.ts';
import { useTabReleases } from './use-tab-releases.ts';

export interface ReleasePanelProps {
  readonly boot: BootDocument;
  readonly client: OverrideClient;
  close(): void;
}

/** Which release of what this tab has, how it loaded, and what else it could have. */
export default function ReleasePanel({ boot, client, close }: ReleasePanelProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const live = useAnswer(client.live);
  const kept = useAnswer(client.kept);
  const pins = pinsOf(boot.releases);
  const { busy, failure, pin } = usePins(client);
  const rows = useTabReleases(boot.releases);

  // Not later: a dialog gives focus back to where it came from when it is closed, not when it is removed.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog ref={dialog} className={css.panel} aria-labelledby={titleId} onClose={close}>
      <Stack gap="l">
        <div className={css.head}>
          <h2 id={titleId} className={css.title}>
            Publicaciones en esta pestaña
          </h2>
          <Button variant="quiet" onClick={close}>
            Cerrar
          </Button>
        </div>
        <p className={css.build}>
          Construcción <code>{boot.build}</code>, revisión {boot.revision}
        </p>
        {live.status === 'failed' && <Notice tone="warning">No se pudo saber qué está en vivo ahora.</Notice>}
        {failure !== null && (
          <Notice tone="danger" title="No se cambió nada" live>
            {failure}
          </Notice>
        )}
        <ReleaseTable rows={rows} live={live} />
        {kept.status === 'failed' && <Notice tone="warning">No se pudo leer qué publicaciones están guardadas.</Notice>}
        {kept.status === 'here' && (
          <PinForm
            kept={kept.value}
            releases={boot.releases}
            busy={busy}
            pin={(name, id) => pin({ ...pins, [name]: id })}
          />
        )}
        {Object.keys(pins).length > 0 && (
          <div>
            <Button variant="secondary" busy={busy} onClick={() => void pin({})}>
              Soltar todo lo fijado y recargar
            </Button>
          </div>
        )}
      </Stack>
    </dialog>
  );
}
