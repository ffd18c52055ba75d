import type { PageHead } from '@travesia/kit-remote';
import { EstudioArt, PageHeader, Stack } from '@travesia/kit-ui';
import { FIGURE_STUDENTS_LEAST } from '../../../api/tutor-figures.ts';
import { TutorFigures } from '../../features/tutor-figures/TutorFigures.tsx';

const TITLE = 'El tutor en cifras';
const CRUMBS = [{ label: 'Inicio', href: '/' }, { label: TITLE }] as const;

export const head: PageHead = () => ({
  title: TITLE,
  description:
    'Si la ayuda del tutor sirvió: cuántas veces la pregunta siguiente salió bien y sin ayuda, por peldaño y por quién la dijo.',
  noIndex: true,
});

export default function Cifras() {
  return (
    <Stack gap="xl">
      <PageHeader
        title={TITLE}
        lead="Un tutor que agrada no siempre enseña. Por eso contamos otra cosa: si la pregunta siguiente sale bien, y sin ayuda."
        breadcrumbs={CRUMBS}
        area="estudio"
        art={<EstudioArt />}
      />
      <section aria-labelledby="numeros">
        <Stack gap="s">
          <h2 id="numeros">Lo que pasó después de la ayuda</h2>
          <TutorFigures />
        </Stack>
      </section>
      <section aria-labelledby="como-se-cuenta">
        <h2 id="como-se-cuenta">Cómo se cuenta</h2>
        <ul>
          <li>
            Después de una ayuda miramos la siguiente pregunta del mismo contenido que alguien contesta sin ayuda, donde
            sea: práctica, ensayo, lección o repaso. Cuenta una vez, para el peldaño más alto que vio antes.
          </li>
          <li>
            La última fila son las mismas personas en contenidos en los que no usaron el tutor: su respuesta siguiente
            después de un error.
          </li>
          <li>
            No es un experimento. Quien pide la solución completa suele estar más perdido que quien pide una idea:
            comparar dos filas no dice cuál ayuda enseña más.
          </li>
          <li>
            Un porcentaje de menos de {FIGURE_STUDENTS_LEAST} personas no se muestra. Se cuentan días completos, de los
            últimos seis meses, y nunca quién fue ni qué escribió.
          </li>
        </ul>
      </section>
      <section aria-labelledby="que-puede">
        <h2 id="que-puede">Qué puede y qué no puede el tutor</h2>
        <ul>
          <li>Da una pista a la vez, de lo que se pregunta a la solución. Apurarlo no abre la siguiente.</li>
          <li>Mientras una pregunta está abierta no dice la respuesta, de ninguna forma, ni la confirma.</li>
          <li>Si algo está correcto lo dice nuestra corrección, nunca un modelo de lenguaje.</li>
          <li>Durante un simulacro está cerrado, en todas las pestañas.</li>
          <li>
            Las pistas las escribieron personas. Donde hay un modelo, solo las dice con otras palabras, sin conocer la
            respuesta ni quién eres, y pasa por un filtro. Cada mensaje dice quién habla.
          </li>
          <li>Puede equivocarse: cada mensaje se puede reportar, y lo leemos.</li>
        </ul>
      </section>
    </Stack>
  );
}
