import { openBrowserPorts } from '@travesia/kit-offline';
import { useHost, useStream } from '@travesia/kit-remote';
import { Button, Card, Cluster, Ring, Stack } from '@travesia/kit-ui';
import { useEffect, useState } from 'react';
import { BREAK_MS, FOCUS_MS, remainingMs, timerText } from './focus-timer.ts';
import { openSharedTimer, type SharedTimer } from './shared-timer.ts';

const TICK_MS = 500;

const PHASE_NAMES = { focus: 'Estudio', break: 'Descanso' } as const;
const PHASE_ENDS = {
  focus: 'Se terminó el descanso. Cuando quieras, empieza otro tramo.',
  break: 'Terminaste un tramo de estudio. Te tocan cinco minutos de descanso.',
} as const;

/** Quiet: it makes no sound, moves nothing and hurries nobody. */
export function FocusTimer({ uid }: { readonly uid: string }) {
  const [timer, setTimer] = useState<SharedTimer | null>(null);
  useEffect(() => {
    const opened = openSharedTimer(uid, openBrowserPorts());
    setTimer(opened);
    return opened.close;
  }, [uid]);
  return (
    <Card as="section" aria-labelledby="temporizador">
      <Stack>
        <h2 id="temporizador">Temporizador</h2>
        {timer === null ? null : <Running timer={timer} />}
        <p>25 minutos de estudio y 5 de descanso, sin sonido. Es el mismo en todas tus pestañas.</p>
      </Stack>
    </Card>
  );
}

function Running({ timer }: { readonly timer: SharedTimer }) {
  const host = useHost();
  const state = useStream(timer.timer$);
  const { phase, endsAt, finished } = state;
  const [now, setNow] = useState(timer.now);
  const isRunning = endsAt !== null;
  useEffect(() => {
    setNow(timer.now());
    if (!isRunning) return;
    const ticking = setInterval(() => {
      setNow(timer.now());
      if (timer.tick()) host.notify({ tone: 'info', text: PHASE_ENDS[timer.timer$.get().phase] });
    }, TICK_MS);
    return () => clearInterval(ticking);
  }, [isRunning, timer, host]);
  const length = phase === 'focus' ? FOCUS_MS : BREAK_MS;
  const left = remainingMs(state, now);
  const begins = phase === 'focus' ? 'Empezar' : 'Empezar el descanso';
  return (
    <Stack>
      <Ring
        value={length - left}
        max={length}
        text={<span role="timer">{timerText(left)}</span>}
        label={PHASE_NAMES[phase]}
      />
      <Cluster>
        {isRunning ? (
          <Button variant="secondary" onClick={() => timer.act('pause')}>
            Pausar
          </Button>
        ) : (
          <Button onClick={() => timer.act('start')}>{left < length ? 'Seguir' : begins}</Button>
        )}
        <Button variant="quiet" onClick={() => timer.act('skip')}>
          {phase === 'focus' ? 'Saltar al descanso' : 'Saltar el descanso'}
        </Button>
      </Cluster>
      {finished > 0 && (
        <Cluster>
          <p>{finished === 1 ? 'Llevas 1 tramo completo.' : `Llevas ${finished} tramos completos.`}</p>
          <Button variant="quiet" onClick={() => timer.act('reset')}>
            Volver a cero
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}
