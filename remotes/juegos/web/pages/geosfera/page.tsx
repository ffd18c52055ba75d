import type { PageHead, PageProps } from '@travesia/kit-remote';
import { GamePage } from '../../components/GamePage.tsx';
import { LayersPicture } from '../../features/earth/LayersPicture.tsx';
import { LayerTable } from '../../features/earth/LayerTable.tsx';

const loadGame = () => import('../../features/earth/EarthGame.tsx');

export const head: PageHead = () => ({
  title: 'Capas de la Tierra, placas y ondas sísmicas: simulador',
  description:
    'Abre la Tierra y lee sus capas, provoca un sismo y sigue sus ondas P y S hasta la zona de sombra, mueve placas y encuentra un epicentro con tres estaciones.',
});

const CONTENTS = [
  { id: 'ciencias.fisica.tierra.interior', name: 'Interior de la Tierra' },
  { id: 'ciencias.fisica.tierra.placas', name: 'Tectónica de placas' },
  { id: 'ciencias.fisica.tierra.deriva-continental', name: 'Deriva continental' },
] as const;

const TEACHES = [
  'Por su composición (modelo estático), la Tierra tiene corteza, manto y núcleo; por su comportamiento (modelo dinámico), litosfera, astenosfera, mesosfera y endosfera, que es el núcleo: externo líquido e interno sólido. Son dos maneras de mirar lo mismo.',
  'Las ondas P atraviesan sólidos y líquidos. Las S, solo sólidos: por eso se sabe que el núcleo externo es líquido.',
  'Los rayos se curvan porque las ondas van más rápido a mayor profundidad. Al entrar al núcleo se doblan hacia el centro, y queda una zona de sombra.',
  'En los bordes divergentes nace fondo oceánico; en los convergentes se hunde una placa o se levanta una cordillera; en los transformantes las placas se deslizan de lado.',
  'Frente a Chile, la placa de Nazca se hunde bajo la Sudamericana: por eso los sismos son más profundos hacia el este y hay volcanes en los Andes.',
  'El atraso entre la P y la S da la distancia a un sismo. Con tres estaciones se encuentra el epicentro.',
];

const MORE = [
  {
    href: '/juegos/simulador-ondas',
    title: 'Simulador de ondas',
    text: 'Rapidez, reflexión y ondas estacionarias en una cuerda.',
  },
  {
    href: '/herramientas/temarios#ciencias',
    title: 'Temario de Ciencias',
    text: 'Todo lo que entra en Física, Biología y Química.',
  },
] as const;

/** What the picture shows before one plays. */
const STILL = { division: 'composicion', depthKm: 4000, openDegrees: 120 } as const;

export default function Geosfera({ location }: PageProps) {
  return (
    <GamePage
      kicker="Juegos · Ciencias de la Tierra"
      title="La Tierra por dentro"
      lead="Un modelo del planeta hecho con datos reales: ábrelo, hazlo temblar, mueve sus placas y encuentra de dónde vino un sismo."
      hash={location.hash}
      load={loadGame}
      start="Abrir el modelo"
      still={<LayersPicture {...STILL} />}
      caption="La Tierra con un corte hasta el centro. Los grosores están a escala."
      summary="Desde fuera hacia dentro: corteza de 35 km, manto sólido hasta 2.891,5 km, núcleo externo líquido hasta 5.153,5 km y núcleo interno sólido hasta el centro, a 6.371 km. A 4.000 km las ondas P van a 9,5 km/s y las S no pasan."
      table={<LayerTable division="composicion" />}
      teaches={TEACHES}
      contents={CONTENTS}
      syllabus="ciencias"
      more={MORE}
    >
      <section>
        <h2>De dónde salen los números</h2>
        <p>
          Radios, rapideces y densidades son los del modelo ak135, hecho con los tiempos de llegada de miles de sismos
          (Kennett, Engdahl y Buland, 1995). Los rayos se calculan con su fórmula exacta en cada capa, y los tiempos
          coinciden con las tablas publicadas en menos de 0,1 s. La presión se obtiene sumando el peso de lo que está
          encima. De la temperatura se muestran cuatro estimaciones, cada una con su fuente.
        </p>
        <p>
          Faltan cosas a propósito: el foco está en la superficie, no hay ondas que reboten en ella ni que cambien de P
          a S, y el tamaño del movimiento es un esquema. La Tierra del modelo es una esfera sin cordilleras.
        </p>
      </section>
    </GamePage>
  );
}
