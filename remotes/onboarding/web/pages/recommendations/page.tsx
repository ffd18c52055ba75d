import type { PageHead } from '@travesia/kit-remote';
import { Upcoming } from '../../components/Upcoming.tsx';

export const head: PageHead = () => ({
  title: 'Tus recomendaciones de estudio',
  description:
    'Qué te dirán las recomendaciones de Travesía después del diagnóstico: fortalezas, vacíos y carreras a tu alcance. Todavía no están disponibles.',
  noIndex: true,
});

export default function Recommendations() {
  return (
    <Upcoming
      kicker="Primeros pasos"
      title="Tus recomendaciones"
      lead="El resultado del diagnóstico en palabras: qué ya sabes, qué te falta y qué carreras quedan cerca."
      state={{
        title: 'Aún no tenemos nada que recomendarte',
        text: 'Una recomendación sin tus respuestas sería una adivinanza. Aparecerá cuando exista el diagnóstico y lo hayas hecho.',
      }}
      contents={[
        'Tus fortalezas y tus vacíos, con las preguntas que lo muestran.',
        'Por qué tu plan empieza donde empieza.',
        'Carreras a tu alcance, realistas y ambiciosas, con la estimación explicada.',
      ]}
      audience="A quien terminó el diagnóstico y quiere entender su plan antes de seguirlo."
      meanwhile={[
        {
          href: '/paes/nem/nem-a-puntaje',
          title: 'Cuánto vale cada décima',
          text: 'La tabla NEM muestra cuánto sube el puntaje con el promedio de notas.',
        },
        {
          href: '/paes/puntajes-de-corte',
          title: 'Qué es un puntaje de corte',
          text: 'Aprende a leerlo antes de comparar carreras.',
        },
      ]}
    />
  );
}
