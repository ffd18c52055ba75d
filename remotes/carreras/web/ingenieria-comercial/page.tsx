import type { PageHead } from '@travesia/kit-remote';
import { Upcoming } from '../upcoming/Upcoming.tsx';

export const head: PageHead = () => ({
  title: 'Estudiar Ingeniería Comercial: qué considerar',
  description:
    'Ingeniería Comercial en la admisión universitaria: qué electiva rendir y cuándo hace falta Matemática 2. Empieza por tu puntaje NEM.',
  noIndex: true,
});

export default function IngenieriaComercial() {
  return (
    <Upcoming
      kicker="Estudiar en Chile"
      title="Estudiar Ingeniería Comercial"
      lead="Economía, gestión y números: una de las carreras con más programas, y por eso con puntajes muy distintos entre sí."
      state={{
        title: 'La comparación por universidad aún no está lista',
        text: 'Publicaremos cortes, vacantes y aranceles cuando cada dato tenga su fuente.',
      }}
      contents={[
        'Los programas de Ingeniería Comercial, del que más pondera Matemática al que menos.',
        'Qué universidades agregan Matemática 2.',
        'Cortes de varios años y aranceles, en una misma tabla.',
      ]}
      audience="A quien duda entre varias universidades para la misma carrera."
      meanwhile={[
        {
          href: '/paes/nem/nem-a-puntaje',
          title: 'Tu promedio en puntaje',
          text: 'Mira cuánto te dan tus notas en la tabla NEM.',
        },
        {
          href: '/herramientas/temarios',
          title: 'Temarios de Matemática',
          text: 'M1 es obligatoria; revisa M2 si tu opción la pide.',
        },
        {
          href: '/paes/puntajes-de-corte',
          title: 'Entiende los puntajes de corte',
          text: 'Qué significan, por qué cambian y cuándo no hay ninguno.',
        },
      ]}
    >
      <section>
        <h2>Qué pruebas rendir</h2>
        <p>
          En la oferta de la Admisión 2026, casi todos los programas aceptan Historia o Ciencias, la que te convenga.
          Solo algunos piden además Matemática 2: revisa las opciones de tu lista antes de inscribirte.
        </p>
      </section>
    </Upcoming>
  );
}
