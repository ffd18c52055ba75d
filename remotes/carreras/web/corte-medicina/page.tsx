import type { PageHead } from '@travesia/kit-remote';
import { Upcoming } from '../upcoming/Upcoming.tsx';

export const head: PageHead = () => ({
  title: 'Puntajes de corte de Medicina',
  description:
    'Cómo leer los puntajes de corte de Medicina y qué pesa para entrar. Las cifras por universidad se publicarán con su fuente.',
  noIndex: true,
});

export default function CorteMedicina() {
  return (
    <Upcoming
      kicker="Puntajes de corte"
      title="Puntajes de corte de Medicina"
      lead="Medicina reúne los cortes más altos del país. Conviene mirarlos por universidad y con varios años a la vista."
      state={{
        title: 'Los cortes de Medicina todavía no están publicados',
        text: 'Los mostraremos cuando cada cifra tenga su fuente y su año.',
      }}
      contents={[
        'El corte de cada programa de Medicina, por universidad y sede.',
        'Su movimiento en los últimos tres procesos.',
        'Qué prueba te conviene mejorar según lo que pondera cada universidad.',
      ]}
      audience="A quien apunta a Medicina por primera vez o lo intenta de nuevo."
      meanwhile={[
        {
          href: '/herramientas/calculadora-nem',
          title: 'Tus notas primero',
          text: 'Con cortes tan altos, NEM y Ranking suelen decidir: calcula los tuyos.',
        },
        {
          href: '/herramientas/temarios',
          title: 'Temario de Ciencias',
          text: 'Los programas de Medicina de la Admisión 2026 piden Ciencias o la dejan elegir.',
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
