import { Upcoming } from '../upcoming/Upcoming.tsx';

export default function Programa() {
  return (
    <Upcoming
      kicker="Carreras"
      title="Ficha de la carrera"
      lead="Todo lo de un programa en una página: cuánto pesa cada prueba, vacantes, cortes, arancel y duración."
      state={{
        title: 'Esta ficha todavía no tiene datos',
        text: 'La oferta de carreras aún no está cargada, así que no sabemos a qué programa corresponde esta dirección.',
      }}
      contents={[
        'Ponderaciones: qué porcentaje pesan NEM, Ranking y cada prueba.',
        'Requisitos propios, como Matemática 2 o un puntaje mínimo.',
        'Los cortes de los últimos años en un gráfico con su tabla.',
      ]}
      audience="A quien ya encontró una carrera y quiere saber qué le piden de verdad."
      meanwhile={[
        {
          href: '/paes/nem/nem-a-puntaje',
          title: 'El peso de tus notas',
          text: 'Convierte tu promedio en puntaje NEM, según el grupo de tu colegio.',
        },
        { href: '/herramientas/temarios', title: 'Las pruebas que te piden', text: 'Revisa el temario de cada una.' },
      ]}
    />
  );
}
