import { Upcoming } from '../upcoming/Upcoming.tsx';

export default function Resultado() {
  return (
    <Upcoming
      kicker="Resultados"
      title="Resultado del ensayo"
      lead="Más que un puntaje: qué acertaste, qué error cometiste en cada pregunta y qué conviene estudiar después."
      state={{
        title: 'No tenemos ningún resultado guardado',
        text: 'Como todavía no se rinden ensayos aquí, esta dirección no corresponde a un intento tuyo.',
      }}
      contents={[
        'Tu puntaje entre 100 y 1.000 como un rango, diciendo con qué tabla se calculó.',
        'Aciertos por eje, contenido y habilidad, y el tiempo por pregunta.',
        'La solución completa de cada pregunta y el error detrás de la alternativa que marcaste.',
        'Una versión para imprimir o compartir sin datos personales.',
      ]}
      audience="Quienes terminaron un ensayo y quieren convertirlo en un plan, no en una nota."
      meanwhile={[
        {
          href: '/paes/nem/nem-a-puntaje',
          title: 'Lee una tabla de puntajes',
          text: 'La tabla NEM es un buen ejemplo de cómo un número se convierte en puntaje.',
        },
        {
          href: '/herramientas/temarios',
          title: 'Vuelve al temario',
          text: 'Elige la unidad que más te costó la última vez.',
        },
      ]}
    />
  );
}
