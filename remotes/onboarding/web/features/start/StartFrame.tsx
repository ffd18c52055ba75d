import { signInAddress } from '@travesia/contracts/slices';
import { PageHeader, Progress, Stack } from '@travesia/kit-ui';
import type { ReactNode } from 'react';
import { START_STEPS, type StartStep } from '../../../start/start-steps.ts';
import css from './start.module.css';

export interface StartFrameProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly kicker?: string;
  /** Absent on pages that are none of the steps. */
  readonly step?: StartStep;
  /** Where somebody who signs in goes on. */
  readonly back: string;
  readonly isStudent: boolean;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A page of the way in: it has no header and no footer, and still leads out. */
export function StartFrame({ title, lead, kicker, step, back, isStudent, isWide = false, children }: StartFrameProps) {
  const place = step === undefined ? -1 : START_STEPS.indexOf(step);
  const where = `Paso ${place + 1} de ${START_STEPS.length}`;
  return (
    <Stack gap="xl" className={isWide ? `${css.page} ${css.wide}` : css.page}>
      <PageHeader kicker={kicker ?? (step ? where : undefined)} title={title} lead={lead} />
      {step && <Progress label="Avance" hideLabel value={place} max={START_STEPS.length} text={where} />}
      {children}
      <nav className={css.ways} aria-label="Salir de aquí">
        <a href="/">Volver al inicio de Travesía</a>
        {isStudent ? null : <a href={signInAddress(back)}>Ya tengo cuenta</a>}
      </nav>
    </Stack>
  );
}
