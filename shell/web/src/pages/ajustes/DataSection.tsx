import { EXPORT_PATH } from '@travesia/contracts/slices';
import { ButtonLink, Stack } from '@travesia/kit-ui';

/** What Travesía keeps of the student: to be seen, corrected and taken away. */
export function DataSection() {
  return (
    <Stack as="section">
      <h2>Tus datos</h2>
      <p>
        Son tuyos: puedes verlos, corregirlos, llevártelos o borrarlos. Lo que dijiste de ti se corrige arriba, en «Tu
        preparación»; tus puntajes y tus metas, en Carreras. <a href="/privacidad">Qué guardamos y para qué</a>.
      </p>
      <div>
        <ButtonLink variant="secondary" href={EXPORT_PATH} download="travesia.json">
          Descargar todos mis datos
        </ButtonLink>
      </div>
      <p>Es un solo archivo, que abre cualquier editor de texto. Si termina en «complete», está entero.</p>
    </Stack>
  );
}
