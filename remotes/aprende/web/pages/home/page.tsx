import { Upcoming } from '../../components/Upcoming.tsx';

export default function Home() {
  return (
    <Upcoming
      kicker="Tu espacio"
      title="Tu próximo paso"
      lead="Una sola pantalla para saber qué hacer hoy, cuánto falta para la PAES y a qué distancia estás de la carrera que quieres."
      state={{
        title: 'Esta pantalla todavía no tiene tus datos',
        text: 'Tus ensayos, tus metas y tu lista de carreras ya se guardan, cada uno en su página. Lo que falta es reunirlos aquí, y preferimos decírtelo antes que mostrarte números inventados.',
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
          href: '/ensayos',
          title: 'Rinde un ensayo o mira los tuyos',
          text: 'Simulacros y prácticas, con el resultado de cada uno y lo que conviene estudiar después.',
        },
        {
          href: '/carreras',
          title: 'Elige tus carreras',
          text: 'Guarda hasta veinte en orden, ponte metas y simula tu postulación.',
        },
      ]}
    />
  );
}
