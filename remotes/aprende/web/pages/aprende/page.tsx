import { Upcoming } from '../../components/Upcoming.tsx';

export default function Aprende() {
  return (
    <Upcoming
      kicker="Aprender"
      title="Aprende a tu ritmo"
      lead="Lecciones cortas que parten por un problema, explican la idea y te dejan practicar hasta que salga."
      state={{
        title: 'Las lecciones todavía no están abiertas',
        text: 'Serán propias, y cada una debe estar completa y revisada antes de llegar a ti: no las mostraremos a medias.',
      }}
      contents={[
        'Un plan de la semana que pone primero lo que más te acerca a tu meta y no acumula atrasos.',
        'Lecciones con un problema inicial, la idea, ejemplos resueltos paso a paso y práctica.',
        'Respuestas que nombran el error cometido, para que sepas qué corregir.',
        'Tu dominio de cada contenido en cuatro niveles; equivocarte una vez no lo borra.',
        'Repasos en el momento en que estás por olvidar.',
      ]}
      audience="Para quienes preparan la PAES sin preuniversitario, o quieren reforzar justo lo que les falta."
      meanwhile={[
        {
          href: '/herramientas/temarios',
          title: 'Mira el mapa completo',
          text: 'Ejes, unidades y contenidos de cada prueba: el mismo mapa que seguirán las lecciones.',
        },
        {
          href: '/paes/nem/nem-a-puntaje',
          title: 'De promedio a puntaje',
          text: 'La tabla que convierte tu NEM en puntaje, para los tres grupos de colegios.',
        },
      ]}
    />
  );
}
