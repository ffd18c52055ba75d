import { Upcoming } from '../../components/Upcoming.tsx';

export default function Lobby() {
  return (
    <Upcoming
      kicker="Antes de empezar"
      title="Sala de estudio"
      lead="El lugar para llegar, respirar y elegir: cuántas personas estudian en este momento y qué te toca a ti hoy."
      state={{
        title: 'La sala está vacía por ahora',
        text: 'Todavía no contamos a nadie ni hay tareas del día. Cuando haya, verás cantidades, jamás nombres.',
      }}
      contents={[
        'Cuántas personas están aprendiendo, en un ensayo o con el tutor, sin decir quiénes.',
        'Tu tarea de hoy, con el tiempo que toma.',
        'Accesos directos para entrar rápido a una lección, un ensayo o un repaso.',
      ]}
      audience="Para quienes estudian por su cuenta y les ayuda sentir que hay más gente en lo mismo."
      meanwhile={[
        {
          href: '/herramientas/temarios',
          title: 'Elige un contenido',
          text: 'Los temarios de las cinco pruebas, por eje y unidad, para decidir por dónde seguir.',
        },
        {
          href: '/juegos/simulador-ondas',
          title: 'Asómate a los juegos',
          text: 'Qué modelos de ciencias vas a poder mover con tus propias manos.',
        },
      ]}
    />
  );
}
