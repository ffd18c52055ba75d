import { Upcoming } from '../upcoming/Upcoming.tsx';

export default function Contenidos() {
  return (
    <Upcoming
      kicker="Generar un ensayo"
      title="Elige los contenidos"
      lead="El segundo paso de una práctica: marcar ejes, unidades o contenidos y cuántas preguntas quieres."
      state={{
        title: 'Esta selección todavía no está disponible',
        text: 'El temario ya se puede leer; falta que cada contenido tenga preguntas suficientes para practicarlo.',
      }}
      contents={[
        'El temario de la prueba elegida, para marcar lo que quieras entrenar.',
        'Una sugerencia según lo que más te falta, que podrás cambiar.',
        'De 5 a 40 preguntas, con el tiempo aproximado que toman.',
      ]}
      audience="Quienes ya vieron la materia y quieren practicar solo esa parte."
      meanwhile={[
        {
          href: '/herramientas/temarios',
          title: 'Lee el temario ahora',
          text: 'Es la misma lista de contenidos que aparecerá en este paso.',
        },
      ]}
    />
  );
}
