import { type PageHead, type PageProps, useHost } from '@travesia/kit-remote';
import { Button, Notice, PageHeader, Skeleton, Stack } from '@travesia/kit-ui';
import { useEffect, useState } from 'react';
import { leaveWeeklyMail, statusOf } from '../../features/guardian/guardian-client.ts';
import { useLinkToken } from '../../features/guardian/use-link-token.ts';
import css from '../../features/profile/profile.module.css';

export const head: PageHead = () => ({
  title: 'Sin correos semanales',
  description: 'Donde termina el correo semanal de Travesía.',
  noIndex: true,
});

/** One tap in the mail, and no other comes. */
export default function SinCorreos({ location }: PageProps) {
  const { http } = useHost();
  const token = useLinkToken(location.hash);
  const [seen, setSeen] = useState<'asking' | 'done' | 'failed' | 'no-link'>('asking');
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks once more.
  useEffect(() => {
    if (token === null) return;
    let isOver = false;
    const show = (next: typeof seen) => {
      if (!isOver) setSeen(next);
    };
    if (token === '') {
      show('no-link');
      return;
    }
    show('asking');
    leaveWeeklyMail(http, token).then(
      () => show('done'),
      (error) => show(statusOf(error) === 400 ? 'no-link' : 'failed'),
    );
    return () => {
      isOver = true;
    };
  }, [http, token, round]);

  return (
    <Stack gap="xl" className={css.page}>
      <PageHeader title="Correo semanal" />
      {seen === 'asking' && <Skeleton label="Sacándote de la lista…" lines={2} />}
      {seen === 'done' && (
        <Notice tone="success" live title="Listo: no te enviaremos más el correo semanal">
          <p>Si cambias de idea, puedes pedirlo otra vez en Ajustes.</p>
        </Notice>
      )}
      {seen === 'failed' && (
        <Notice tone="warning" live title="No pudimos sacarte de la lista">
          <p>Puede ser tu conexión.</p>
          <Button onClick={() => setRound((count) => count + 1)}>Reintentar</Button>
        </Notice>
      )}
      {seen === 'no-link' && (
        <Notice tone="warning" live title="Este enlace no está completo">
          <p>Ábrelo desde el correo, o desactiva el correo semanal en Ajustes.</p>
        </Notice>
      )}
    </Stack>
  );
}
