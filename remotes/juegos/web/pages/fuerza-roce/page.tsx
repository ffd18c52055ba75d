import { Upcoming } from '../../components/Upcoming.tsx';

export default function FuerzaRoce() {
  return (
    <Upcoming
      kicker="Juegos · Física"
      title="Fuerza de roce"
      lead="Empuja una caja y mira cuándo parte: el roce estático y el cinético, con las fuerzas dibujadas."
      state={{
        title: 'El experimento todavía no está disponible',
        text: 'Falta terminar el modelo. Cuando esté, lo que practiques aquí contará para tu avance.',
      }}
      contents={[
        'Cambiar masa, superficie e inclinación.',
        'Predecir si la caja se moverá antes de empujarla.',
        'Ver el diagrama de fuerzas y leerlo también como texto.',
      ]}
      audience="Para quienes confunden roce estático con cinético, que es casi todo el mundo la primera vez."
      meanwhile={[
        {
          href: '/herramientas/temarios',
          title: 'Temario de Física',
          text: 'La unidad de mecánica y lo que viene antes de ella.',
        },
        { href: '/juegos/simulador-ondas', title: 'Simulador de ondas', text: 'Otro modelo de Física, sin cuenta.' },
      ]}
    />
  );
}
