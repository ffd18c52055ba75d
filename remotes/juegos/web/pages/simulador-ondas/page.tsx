import type { PageHead, PageProps } from '@travesia/kit-remote';
import { DataTable } from '@travesia/kit-ui';
import { useMemo } from 'react';
import { GamePage } from '../../components/GamePage.tsx';
import { stillRows, thirdHarmonic, WavesStill } from '../../features/waves/WavesStill.tsx';

const load = () => import('../../features/waves/WavesGame.tsx');

const TEACHES = [
  'Qué son la amplitud, el período, la frecuencia y la longitud de onda, y cómo se miden.',
  'Por qué la rapidez depende de la cuerda y no de quien la mueve: v = √(T/μ). Con cuatro veces la tensión hay el doble de rapidez.',
  'Cómo vuelve un pulso: al revés si el extremo está fijo, igual si está libre, y nada si es absorbido.',
  'Qué pasa cuando dos ondas se encuentran, y cómo de eso salen las ondas estacionarias con sus nodos y armónicos.',
  'Cómo el aire lleva el sonido, qué lo hace agudo y qué lo hace fuerte.',
  'Por qué cambia el tono de una sirena que pasa: el efecto Doppler, con la fuente o el observador en movimiento.',
];

const CONTENTS = [
  { id: 'ciencias.fisica.ondas.elementos', name: 'Elementos de una onda' },
  { id: 'ciencias.fisica.ondas.rapidez', name: 'Rapidez de una onda' },
  { id: 'ciencias.fisica.ondas.fenomenos', name: 'Reflexión, refracción y absorción' },
  { id: 'ciencias.fisica.ondas.doppler-interferencia-difraccion', name: 'Doppler, interferencia y difracción' },
  { id: 'ciencias.fisica.mecanica.fuerzas', name: 'Peso, normal, tensión y fuerza elástica' },
];

const MORE = [
  {
    href: '/juegos/fuerza-roce',
    title: 'Fuerza de roce',
    text: 'Otro modelo de Física: empuja una caja y mira cuándo parte.',
  },
  { href: '/juegos/geosfera', title: 'La geosfera', text: 'Ondas que atraviesan la Tierra y cuentan qué hay adentro.' },
] as const;

export const head: PageHead = () => ({
  title: 'Simulador de ondas: cuerda, sonido y efecto Doppler',
  description:
    'Simulador de ondas en español: pulsos, ondas estacionarias y armónicos en una cuerda, sonido que se escucha y efecto Doppler, con desafíos para la PAES de Ciencias.',
});

export default function SimuladorOndas({ location }: PageProps) {
  const state = useMemo(thirdHarmonic, []);
  return (
    <GamePage
      hash={location.hash}
      load={load}
      start="Abrir el simulador"
      kicker="Juegos · Física"
      title="Simulador de ondas"
      lead="Una cuerda que puedes sacudir, un sonido que puedes ver y una sirena que pasa: predice, prueba y explica."
      still={<WavesStill state={state} />}
      caption="Una cuerda en su tercer armónico"
      summary="Una cuerda de 6 m con 9 N de tensión y 0,25 kg por metro, movida a 1,5 Hz. La onda que va y la que vuelve se suman: los nodos, en 0, 2, 4 y 6 m, no se mueven, y entre ellos hay tres vientres."
      table={
        <DataTable
          caption="Altura de la cuerda en ese instante"
          columns={[
            { key: 'metres', header: 'Lugar', cell: ({ metres }) => `${metres} m`, rowHeader: true },
            { key: 'height', header: 'Altura', cell: ({ height }) => height, numeric: true },
            { key: 'is', header: 'Qué es', cell: ({ is }) => is },
          ]}
          rows={stillRows(state)}
          rowKey={({ metres }) => String(metres)}
        />
      }
      teaches={TEACHES}
      contents={CONTENTS}
      syllabus="ciencias"
      more={MORE}
    >
      <section>
        <h2>De qué está hecho el modelo</h2>
        <p>
          La cuerda resuelve la ecuación de onda con roce, paso a paso, para una cuerda elástica de 6 m apoyada en un
          piso liso y vista desde arriba: por eso no cuelga. Las alturas se dibujan a mayor escala que el largo, y la
          ecuación vale mientras la cuerda siga casi recta. El sonido viaja a 343 m/s, como en el aire seco a 20 °C, y
          el efecto Doppler usa la fórmula exacta para fuentes más lentas que el sonido: f′ = f · (v − vₒ)/(v − v
          <sub>f</sub>), donde v es la rapidez del sonido, vₒ la velocidad del observador y v<sub>f</sub> la de la
          fuente, positivas en el sentido que va de la fuente al observador.
        </p>
      </section>
    </GamePage>
  );
}
