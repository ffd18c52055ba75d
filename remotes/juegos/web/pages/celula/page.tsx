import type { PageHead, PageProps } from '@travesia/kit-remote';
import { DataTable } from '@travesia/kit-ui';
import { PARTS, PARTS_OF, type PartId, startParts } from '../../../models/cell/parts.ts';
import { within } from '../../../models/cell/words.ts';
import { GamePage } from '../../components/GamePage.tsx';
import css from '../../features/cell/cell.module.css';
import { PartsPicture } from '../../features/cell/PartsPicture.tsx';

const TITLE = 'La célula por dentro';

export const head: PageHead = () => ({
  title: `${TITLE}: partes, ósmosis, mitosis y meiosis para explorar`,
  description:
    'Recorre una célula animal, vegetal y bacteriana, apaga un organelo y mira qué pasa, prueba la ósmosis y cuenta cromosomas en la mitosis y la meiosis. Con desafíos para la PAES.',
});

const load = () => import('../../features/cell/CellGame.tsx');

const STILL = startParts('animal');

const COLUMNS = [
  { key: 'part', header: 'Parte', cell: (part: PartId) => PARTS[part].name, rowHeader: true },
  { key: 'looks', header: 'Cómo se ve', cell: (part: PartId) => PARTS[part].looks },
  { key: 'task', header: 'Qué hace', cell: (part: PartId) => PARTS[part].task },
  { key: 'size', header: 'Tamaño', cell: (part: PartId) => PARTS[part].size },
];

export default function Celula({ location }: PageProps) {
  return (
    <GamePage
      kicker="Juegos · Biología"
      title={TITLE}
      lead="Entra en una célula, nombra sus partes, apaga una y mira qué deja de funcionar. Ponla en agua o en sal, y divídela contando cromosomas."
      hash={location.hash}
      load={load}
      start="Explorar la célula"
      still={
        <PartsPicture parts={STILL} label="Una célula animal abierta, con sus partes numeradas" className={css.still} />
      }
      caption="Una célula animal, abierta"
      summary={`Una célula animal de unos 20 µm, con ${PARTS_OF.animal.length} partes numeradas: ${PARTS_OF.animal
        .map((part, index) => `${index + 1}, ${within(PARTS[part].name)}`)
        .join('; ')}.`}
      table={
        <DataTable
          wide
          caption="Partes de la célula animal"
          columns={COLUMNS}
          rows={PARTS_OF.animal}
          rowKey={(part) => part}
        />
      }
      teaches={[
        'Qué hace cada parte de una célula animal, una vegetal y una bacteria, y cuáles tienen en común.',
        'Qué tan grande es cada cosa: del tejido a la membrana, con una barra de escala en micrómetros.',
        'Qué cambia primero si falta una parte: el ATP, el ARN, las proteínas, los iones o el agua.',
        'Por qué un glóbulo rojo revienta en agua pura y una célula vegetal no.',
        'Cómo se cuentan cromosomas, cromátidas y ADN en la mitosis y la meiosis, y qué pasa cuando algo falla.',
      ]}
      contents={[
        { id: 'ciencias.biologia.celula.organelos', name: 'Organelos y estructuras de la célula' },
        { id: 'ciencias.biologia.celula.tipos', name: 'Células procariontes, animales y vegetales' },
        { id: 'ciencias.biologia.herencia-evolucion.ciclo-celular', name: 'Ciclo celular y su control' },
        { id: 'ciencias.biologia.herencia-evolucion.mitosis', name: 'Mitosis' },
        { id: 'ciencias.biologia.herencia-evolucion.meiosis', name: 'Meiosis' },
        { id: 'ciencias.biologia.herencia-evolucion.cancer', name: 'División celular y cáncer' },
        { id: 'ciencias.biologia.ambiente.respiracion-celular', name: 'Respiración celular' },
        { id: 'ciencias.biologia.ambiente.fotosintesis', name: 'Fotosíntesis' },
        { id: 'ciencias.biologia.ambiente.nutricion', name: 'Nutrición autótrofa y heterótrofa' },
      ]}
      syllabus="ciencias"
      more={[
        {
          href: '/juegos/geosfera',
          title: 'Las capas de la geosfera',
          text: 'Otro modelo por capas: la Tierra por dentro.',
        },
        {
          href: '/juegos/simulador-ondas',
          title: 'Simulador de ondas',
          text: 'Ondas en una cuerda y sonido, para mover y medir.',
        },
        { href: '/herramientas/temarios', title: 'Temarios', text: 'Todo lo que entra en cada prueba.' },
      ]}
    >
      <section>
        <h2>Qué calcula el modelo</h2>
        <p>
          La ósmosis sigue la relación de Boyle y van ’t Hoff: al duplicar la concentración de afuera, un glóbulo rojo
          queda en 70 % de su volumen, porque un 40 % de él no responde al agua. El glóbulo se rompe al llegar a 1,6
          veces su volumen; la célula vegetal no pasa de 1,1, porque su pared empuja de vuelta.
        </p>
        <p>
          En la división se cuenta cada cromátida: las que hay antes son las que hay después, salvo en la fase S, en que
          el ADN se copia. Lo que pasa cuando falta una parte es un modelo cualitativo: muestra qué depende de qué y en
          qué orden, con tiempos aproximados.
        </p>
      </section>
    </GamePage>
  );
}
