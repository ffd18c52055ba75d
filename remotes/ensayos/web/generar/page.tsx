import { Upcoming } from '../upcoming/Upcoming.tsx';

export default function Generar() {
  return (
    <Upcoming
      kicker="Generar un ensayo"
      title="Genera tu ensayo"
      lead="El último paso antes de empezar: un resumen de lo que elegiste y el botón para comenzar cuando quieras."
      state={{
        title: 'Aún no es posible generar un ensayo',
        text: 'Faltan las preguntas. No hay nada en cola ni en proceso a tu nombre.',
      }}
      contents={[
        'Prueba, modo, contenidos, cantidad de preguntas y tiempo, en una sola vista.',
        'Preguntas y alternativas en un orden propio, fijado al generar.',
        'El reloj parte cuando tú lo decides, no al abrir la página.',
      ]}
      audience="Quienes ya eligieron tipo y contenidos y quieren revisar antes de partir."
      meanwhile={[
        {
          href: '/herramientas/temarios',
          title: 'Un último vistazo al temario',
          text: 'Confirma que elegiste lo que necesitas entrenar.',
        },
        {
          href: '/herramientas/calculadora-nem',
          title: 'Calcula tu NEM',
          text: 'Un puntaje de tu postulación que no depende de ningún ensayo.',
        },
      ]}
    />
  );
}
