import type { BootDocument } from '@travesia/contracts/release';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { type OverrideClient, pinsOf } from './override-client.ts';
import css from './ReleaseTools.module.css';
import { usePins } from './use-pins.ts';

const Panel = lazy(() => import('./ReleasePanel.tsx'));

interface PinnedBannerProps {
  readonly boot: BootDocument;
  readonly client: Pick<OverrideClient, 'pin'>;
}

/** Nobody takes what they pinned for what everybody gets. */
function PinnedBanner({ boot, client }: PinnedBannerProps): ReactNode {
  const { busy, failure, pin } = usePins(client);
  const names = Object.entries(pinsOf(boot.releases)).map(([name, id]) => `${name} ${id}`);
  return (
    <section className={css.banner} aria-label="Publicaciones fijadas">
      <p className={css.text}>
        {failure ?? (
          <>
            <strong>Ves lo fijado, no lo que está en vivo:</strong> {names.join(', ')}
          </>
        )}
      </p>
      <button type="button" className={css.release} aria-busy={busy} onClick={() => !busy && void pin({})}>
        Soltar lo fijado
      </button>
    </section>
  );
}

export interface ReleaseToolsProps extends PinnedBannerProps {
  readonly client: OverrideClient;
  /** First in the document, for the banner. */
  readonly top: HTMLElement;
}

/** The corner button and the banner; the panel itself comes with its first opening. */
export function ReleaseTools({ boot, client, top }: ReleaseToolsProps): ReactNode {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // By its place: Alt makes other characters of letters in some layouts.
      if (!event.ctrlKey || !event.altKey || event.code !== 'KeyR') return;
      event.preventDefault();
      setOpen((before) => !before);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  const pinned = boot.releases.some(({ channel }) => channel === 'override');
  return (
    <>
      {pinned && createPortal(<PinnedBanner boot={boot} client={client} />, top)}
      <button
        type="button"
        className={css.corner}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+Alt+R"
        onClick={() => setOpen(true)}
      >
        Publicaciones
      </button>
      <Suspense fallback={null}>{open && <Panel boot={boot} client={client} close={() => setOpen(false)} />}</Suspense>
    </>
  );
}
