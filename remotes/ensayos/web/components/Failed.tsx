import { Button, Notice } from '@travesia/kit-ui';

export interface FailedProps {
  readonly what: string;
  onRetry(): void;
}

export function Failed({ what, onRetry }: FailedProps) {
  return (
    <Notice tone="warning" title={`No pudimos cargar ${what}`} live>
      <p>Revisa tu conexión e inténtalo otra vez.</p>
      <Button variant="secondary" onClick={onRetry}>
        Reintentar
      </Button>
    </Notice>
  );
}
