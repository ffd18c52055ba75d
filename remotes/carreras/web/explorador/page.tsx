import { Upcoming } from '../upcoming/Upcoming.tsx';

export default function Explorador() {
  return (
    <Upcoming
      kicker="Carreras"
      title="Explorador de carreras"
      lead="Busca entre los programas de la oferta oficial, compáralos y ordena tu lista de postulación con calma."
      state={{
        title: 'El explorador todavía no está abierto',
        text: 'Falta comprobar la oferta oficial programa por programa. Una ponderación equivocada hace más daño que una página vacía.',
      }}
      contents={[
        'Búsqueda por carrera, área, región, universidad, ponderaciones y vacantes.',
        'La distancia entre tu puntaje y el último corte, dicha como estimación.',
        'Hasta 20 preferencias guardadas en orden, como en la postulación real.',
        'Una simulación de en qué preferencia quedarías según los cortes anteriores.',
      ]}
      audience="A quien tiene una carrera en mente y a quien quiere descubrir otras parecidas."
      meanwhile={[
        {
          href: '/herramientas/calculadora-nem',
          title: 'Calcula tu NEM',
          text: 'Es el primer puntaje de cualquier ponderado, y depende solo de tus notas.',
        },
        {
          href: '/paes/puntajes-de-corte',
          title: 'Entiende los puntajes de corte',
          text: 'Qué significan, por qué cambian y cuándo no hay ninguno.',
        },
      ]}
    />
  );
}
