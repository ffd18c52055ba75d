import type { PageHead } from '@travesia/kit-remote';
import { Upcoming } from '../upcoming/Upcoming.tsx';

export const head: PageHead = () => ({
  title: 'Estudiar Ingeniería Civil Industrial: qué considerar',
  description:
    'Ingeniería Civil Industrial pide rendir Matemática 2. Qué más considerar para postular y qué puedes calcular hoy con tus notas.',
  noIndex: true,
});

export default function IngenieriaCivilIndustrial() {
  return (
    <Upcoming
      kicker="Estudiar en Chile"
      title="Estudiar Ingeniería Civil Industrial"
      lead="La ingeniería que organiza sistemas, personas y recursos. Para postular hay una prueba que no puedes saltarte."
      state={{
        title: 'Los programas todavía no están publicados',
        text: 'Falta comprobar cortes y ponderaciones antes de mostrarlos aquí.',
      }}
      contents={[
        'Programas por región y universidad, con su duración.',
        'Cuánto pesan Matemática 1 y Matemática 2 en cada uno.',
        'Qué puntaje te falta y en qué prueba conviene buscarlo.',
      ]}
      audience="A quien le gustan las matemáticas aplicadas y quiere comparar universidades de todo Chile."
      meanwhile={[
        {
          href: '/herramientas/temarios',
          title: 'Temario de Matemática 2',
          text: 'Qué agrega M2 por sobre M1, unidad por unidad.',
        },
        {
          href: '/herramientas/calculadora-nem',
          title: 'Calculadora de NEM',
          text: 'Tu puntaje por notas, con el grupo de tu colegio.',
        },
        {
          href: '/paes/puntajes-de-corte',
          title: 'Entiende los puntajes de corte',
          text: 'Qué significan, por qué cambian y cuándo no hay ninguno.',
        },
      ]}
    >
      <section>
        <h2>Matemática 2 no es opcional</h2>
        <p>
          En la oferta de la Admisión 2026, todos los programas de Ingeniería Civil Industrial exigen Matemática 2 (M2).
          Si no la rindes, no puedes postular, aunque tu ponderado alcance.
        </p>
      </section>
    </Upcoming>
  );
}
