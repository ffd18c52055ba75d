import type { PageHead } from '@travesia/kit-remote';
import { Upcoming } from '../../components/Upcoming.tsx';

export const head: PageHead = () => ({
  title: 'Simulador de ondas en una cuerda',
  description:
    'Un simulador de ondas con extremos fijos, libres y abiertos, en preparación. Mira qué pide el temario de Física sobre ondas.',
  noIndex: true,
});

export default function SimuladorOndas() {
  return (
    <Upcoming
      kicker="Juegos · Física"
      title="Simulador de ondas"
      lead="Una cuerda que puedes sacudir: cambia frecuencia, amplitud y tensión, y mira qué le pasa a la onda."
      state={{
        title: 'La cuerda todavía no se mueve',
        text: 'El simulador resolverá la ecuación de onda de verdad, con roce y distintos extremos; aún no está publicado.',
      }}
      contents={[
        'Comparar un extremo fijo, uno libre y uno abierto.',
        'Predecir cómo vuelve un pulso antes de soltarlo.',
        'Medir longitud de onda, período y rapidez, con el resultado también en texto.',
      ]}
      audience="Para quienes estudian ondas y quieren ver lo que la fórmula dice."
      meanwhile={[
        {
          href: '/herramientas/temarios',
          title: 'Temario de Física',
          text: 'Qué entra sobre ondas y qué necesitas saber antes.',
        },
        { href: '/juegos/fuerza-roce', title: 'Fuerza de roce', text: 'Otro modelo de Física. Necesita una cuenta.' },
      ]}
    />
  );
}
