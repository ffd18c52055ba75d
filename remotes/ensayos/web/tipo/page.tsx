import { TestStructureTable } from '../test-structure/TestStructureTable.tsx';
import { Upcoming } from '../upcoming/Upcoming.tsx';

export default function Tipo() {
  return (
    <Upcoming
      kicker="Generar un ensayo"
      title="Elige el tipo de ensayo"
      lead="El primer paso: qué prueba quieres rendir y si será simulacro, práctica o repaso."
      state={{
        title: 'Por ahora no hay tipos para elegir',
        text: 'La elección necesita preguntas publicadas para cada prueba, y todavía no las hay.',
      }}
      contents={[
        'Las cinco pruebas: Competencia Lectora, Matemática 1 y 2, Historia y Ciencias Sociales, y Ciencias.',
        'La diferencia entre simulacro, práctica y repaso, con su duración a la vista.',
        'En Ciencias, la elección del módulo: Biología, Física, Química o técnico-profesional.',
      ]}
      audience="Quienes saben qué prueba les toca reforzar y quienes necesitan comparar antes de decidir."
      meanwhile={[
        {
          href: '/herramientas/temarios',
          title: 'Compara las pruebas',
          text: 'Qué entra en cada una, para elegir con información.',
        },
        {
          href: '/paes/nem/nem-a-puntaje',
          title: 'Cuánto aporta tu NEM',
          text: 'Tus notas también pesan en la postulación: mira el puntaje de tu promedio.',
        },
      ]}
    >
      <TestStructureTable />
    </Upcoming>
  );
}
