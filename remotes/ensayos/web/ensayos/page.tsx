import { TestStructureTable } from '../test-structure/TestStructureTable.tsx';
import { Upcoming } from '../upcoming/Upcoming.tsx';

export default function Ensayos() {
  return (
    <Upcoming
      kicker="Ensayos"
      title="Ensayos PAES con el reloj de verdad"
      lead="Rinde un ensayo completo, practica contenidos sueltos o repasa tus errores, y entiende cada pregunta después."
      state={{
        title: 'Todavía no hay ensayos para rendir',
        text: 'Nuestras preguntas son propias y cada una debe pasar una revisión. Mientras no haya suficientes para un ensayo justo, no abriremos ninguno.',
      }}
      contents={[
        'Simulacro: la prueba completa, con tiempo y resultado al final.',
        'Práctica: los contenidos que elijas, entre 5 y 40 preguntas, con pausa.',
        'Repaso: solo lo que respondiste mal antes.',
        'Cada respuesta se guarda al marcarla, también si se corta internet.',
        'Un simulacro por semana será siempre gratis.',
      ]}
      audience="Quienes quieren medirse en condiciones parecidas a las del día de la prueba, sin sorpresas con el tiempo."
      meanwhile={[
        {
          href: '/herramientas/temarios',
          title: 'Repasa el temario de tu prueba',
          text: 'Elige una unidad y comprueba si podrías explicarla con tus palabras.',
        },
        {
          href: '/test',
          title: 'Conoce la prueba de muestra',
          text: 'Cómo va a ser el ensayo corto que no pedirá cuenta.',
        },
      ]}
    >
      <TestStructureTable />
    </Upcoming>
  );
}
