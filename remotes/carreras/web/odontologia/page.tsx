import type { PageHead } from '@travesia/kit-remote';
import { Upcoming } from '../upcoming/Upcoming.tsx';

export const head: PageHead = () => ({
  title: 'Estudiar Odontología: qué considerar',
  description:
    'Odontología en la admisión universitaria: la mayoría de los programas exige la prueba de Ciencias. Parte calculando tu puntaje NEM.',
  noIndex: true,
});

export default function Odontologia() {
  return (
    <Upcoming
      kicker="Estudiar en Chile"
      title="Estudiar Odontología"
      lead="Qué te piden para entrar, qué prueba electiva conviene rendir y cómo calcular tu parte desde hoy."
      state={{
        title: 'Los datos de cada universidad vienen después',
        text: 'Aún no publicamos cortes ni aranceles de Odontología; esta página los reunirá cuando estén comprobados.',
      }}
      contents={[
        'Universidades que la imparten, con sus sedes y vacantes.',
        'Cortes de los últimos años y ponderaciones lado a lado.',
        'Una calculadora con los datos de Odontología ya puestos.',
      ]}
      audience="A quien se imagina en una clínica dental y quiere saber qué tan lejos está."
      meanwhile={[
        {
          href: '/herramientas/calculadora-nem',
          title: 'Calcula tu NEM',
          text: 'Tus notas son una parte fija del ponderado.',
        },
        {
          href: '/herramientas/temarios',
          title: 'Temario de Ciencias',
          text: 'En la Admisión 2026 la mayoría de los programas de Odontología exige Ciencias.',
        },
        {
          href: '/paes/puntajes-de-corte',
          title: 'Entiende los puntajes de corte',
          text: 'Qué significan, por qué cambian y cuándo no hay ninguno.',
        },
      ]}
    >
      <section>
        <h2>Ojo con la prueba electiva</h2>
        <p>
          En la oferta de la Admisión 2026, la mayoría de los programas de Odontología pide Ciencias; el resto deja
          elegir entre Ciencias e Historia. Si rindes Ciencias, postulas a todos.
        </p>
      </section>
    </Upcoming>
  );
}
