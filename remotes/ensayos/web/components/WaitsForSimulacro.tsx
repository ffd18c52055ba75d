import { Notice } from '@travesia/kit-ui';

/** Instead of a result, where the running simulacro asks some of its questions. */
export function WaitsForSimulacro() {
  return (
    <Notice tone="info" live title="Tus respuestas están guardadas">
      <p>
        Aquí hay preguntas que también están en el simulacro que estás rindiendo: podrás ver su corrección cuando lo
        entregues.
      </p>
    </Notice>
  );
}
