import { Upcoming } from '../../components/Upcoming.tsx';

export default function Tutor() {
  return (
    <Upcoming
      kicker="Tutor"
      title="Un tutor que no te da la respuesta"
      lead="Pregunta por un ejercicio o un contenido y recibe una pista a la vez, la justa para dar el siguiente paso."
      state={{
        title: 'El tutor todavía no responde',
        text: 'Lo estamos preparando. Mientras tanto, cada pregunta de las lecciones y de las prácticas trae su explicación.',
      }}
      contents={[
        'Pistas en escalera: primero una pregunta, después una idea, al final el desarrollo.',
        'Ayuda sobre un ejercicio, un contenido o una duda escrita por ti.',
        'Nada de ayuda dentro de un simulacro en curso: ahí vale lo que tú sabes.',
      ]}
      audience="Para quienes se traban, no tienen a quién preguntar y quieren entender en vez de copiar."
      meanwhile={[
        {
          href: '/aprende',
          title: 'Busca la lección de tu duda',
          text: 'La idea, un ejemplo resuelto, los errores típicos y preguntas que te explican.',
        },
        {
          href: '/ensayos',
          title: 'Practica con soluciones',
          text: 'Cada pregunta muestra su desarrollo y por qué las otras alternativas no eran.',
        },
      ]}
    />
  );
}
