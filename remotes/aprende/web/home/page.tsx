import { Upcoming } from '../upcoming/Upcoming.tsx';

export default function Home() {
  return (
    <Upcoming
      kicker="Tu espacio"
      title="Tu próximo paso"
      lead="Una sola pantalla para saber qué hacer hoy, cuánto falta para la PAES y a qué distancia estás de la carrera que quieres."
      state={{
        title: 'Esta pantalla todavía no tiene tus datos',
        text: 'Se arma con tus resultados y tu meta, y aún no guardamos ninguno de los dos. Preferimos decírtelo antes que mostrarte números inventados.',
      }}
      contents={[
        'El paso que más te conviene ahora, con su razón al lado.',
        'Los días que faltan para la prueba, según el calendario oficial.',
        'Tu semana de estudio en un dibujo: lo hecho y lo que queda.',
        'La distancia a cada carrera de tu lista, siempre como estimación.',
        'Tus últimos resultados, sin rankings ni comparaciones con otras personas.',
      ]}
      audience="Para quien ya tiene cuenta y quiere retomar donde quedó, aunque solo tenga diez minutos."
      meanwhile={[
        {
          href: '/herramientas/calculadora-nem',
          title: 'Calcula tu puntaje NEM',
          text: 'Con tus promedios de 1.º a 4.º medio sabes qué puntaje llevas ganado antes de rendir.',
        },
        {
          href: '/herramientas/temarios',
          title: 'Revisa los temarios',
          text: 'Mira qué entra en cada prueba y marca mentalmente lo que ya dominas.',
        },
      ]}
    />
  );
}
