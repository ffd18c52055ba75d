import { Notice } from '@travesia/kit-ui';

export function ClosedNotice() {
  return (
    <Notice tone="info" live title="El tutor está cerrado">
      <p>
        Tienes un simulacro en curso, y ahí vale lo que tú sabes. Se abre de nuevo apenas lo entregues o se acabe su
        tiempo.
      </p>
    </Notice>
  );
}
