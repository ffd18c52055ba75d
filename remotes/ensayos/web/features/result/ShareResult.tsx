import { useHost } from '@travesia/kit-remote';
import { Button, Cluster, Stack } from '@travesia/kit-ui';
import { useEffect, useState } from 'react';
import type { AttemptSummary } from '../../../api/attempts.ts';
import { SAMPLE_ADDRESS } from '../../../structure/addresses.ts';
import { requestName } from '../../../structure/names.ts';
import css from './result.module.css';

/** Tells others how it went in words that name nobody: the address is that of the sample, as the result is the student's own. */
export function ShareResult({ attempt }: { readonly attempt: AttemptSummary }) {
  const { notify } = useHost();
  const [address, setAddress] = useState(SAMPLE_ADDRESS);
  useEffect(() => setAddress(new URL(SAMPLE_ADDRESS, window.location.origin).href), []);
  const text = shareText(attempt);

  async function share(): Promise<void> {
    try {
      if (typeof navigator.share === 'function') await navigator.share({ text, url: address });
      else {
        await navigator.clipboard.writeText(`${text} ${address}`);
        notify({ tone: 'success', text: 'Copiamos el texto: pégalo donde quieras.' });
      }
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      notify({ tone: 'error', text: 'Este navegador no deja compartir. Puedes copiar el texto a mano.' });
    }
  }

  return (
    <Stack as="section" gap="m" className={css.noprint} aria-labelledby="compartir">
      <h2 id="compartir">Compartir o imprimir</h2>
      <p>Se comparte esto y nada más: ni tu nombre, ni tus respuestas, ni esta página.</p>
      <blockquote>
        {text} {address}
      </blockquote>
      <p>Se imprime esta página tal como la ves, con las preguntas que tengas abiertas.</p>
      <Cluster gap="m">
        <Button variant="secondary" onClick={share}>
          Compartir
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          Imprimir
        </Button>
      </Cluster>
    </Stack>
  );
}

function shareText({ request, result }: AttemptSummary): string {
  const score = result?.score ? `, entre ${result.score.low} y ${result.score.high} puntos estimados` : '';
  return `${requestName(request)}: ${result?.correct ?? 0} de ${result?.scored ?? 0} correctas${score}. Practica gratis y sin cuenta en Travesía:`;
}
