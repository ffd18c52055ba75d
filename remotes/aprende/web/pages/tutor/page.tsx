import { Upcoming } from '../../components/Upcoming.tsx';

export default function Tutor() {
  return (
    <Upcoming
      kicker="Tutor"
      title="Un tutor que no te da la respuesta"
      lead="Pregunta por un ejercicio o un contenido y recibe una pista a la vez, la justa para dar el siguiente paso."
      state={{
        title: 'El tutor todavía no responde',
        text: 'Sus pistas nacen de soluciones completas de cada ejercicio, y esos ejercicios aún no están publicados.',
      }}
      contents={[
        'Pistas en escalera: primero una pregunta, después una idea, al final el desarrollo.',
        'Ayuda sobre un ejercicio, un contenido o una duda escrita por ti.',
        'Nada de ayuda dentro de un simulacro en curso: ahí vale lo que tú sabes.',
      ]}
      audience="Para quienes se traban, no tienen a quién preguntar y quieren entender en vez de copiar."
      meanwhile={[
        {
          href: '/herramientas/temarios',
          title: 'Ubica tu duda',
          text: 'Encuentra en el temario el contenido que te complica y lo que viene antes de él.',
        },
        {
          href: '/herramientas/calculadora-nem',
          title: 'Resuelve una duda hoy',
          text: '¿Cuánto puntaje te da tu promedio? Esa respuesta ya la tenemos.',
        },
      ]}
    />
  );
}
