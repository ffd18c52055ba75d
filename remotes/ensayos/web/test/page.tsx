import type { PageHead } from '@travesia/kit-remote';
import { TestStructureTable } from '../test-structure/TestStructureTable.tsx';
import { Upcoming } from '../upcoming/Upcoming.tsx';

export const head: PageHead = () => ({
  title: 'Prueba de muestra de la PAES',
  description:
    'Qué tendrá la prueba de muestra de Travesía, cuántas preguntas y minutos tiene cada prueba PAES, y qué puedes usar hoy sin crear una cuenta.',
  noIndex: true,
});

export default function Test() {
  return (
    <Upcoming
      kicker="Prueba de muestra"
      title="Prueba de muestra, sin cuenta"
      lead="Entre 8 y 12 preguntas de distintas pruebas, corregidas al momento y con su solución explicada."
      state={{
        title: 'La prueba de muestra todavía no está abierta',
        text: 'Faltan sus preguntas, que serán propias. Hasta entonces no te pediremos responder nada.',
      }}
      contents={[
        'Preguntas propias, del mismo estilo y dificultad que las de la PAES.',
        'Corrección inmediata y solución paso a paso.',
        'La opción de guardar tu resultado si después creas una cuenta; no es obligación.',
      ]}
      audience="Quienes quieren probar Travesía antes de decidir si les sirve, desde el teléfono y en pocos minutos."
      meanwhile={[
        {
          href: '/herramientas/calculadora-nem',
          title: 'Calculadora de NEM',
          text: 'Tu puntaje por notas, con el grupo de tu colegio.',
        },
        { href: '/herramientas/temarios', title: 'Temarios', text: 'Qué entra en cada prueba.' },
        {
          href: '/paes/nem/nem-a-puntaje',
          title: 'Tabla de NEM a puntaje',
          text: 'El puntaje de cada promedio entre 4,0 y 7,0.',
        },
      ]}
    >
      <TestStructureTable />
    </Upcoming>
  );
}
