import type { PageHead, PageProps } from '@travesia/kit-remote';
import { GamePage } from '../../components/GamePage.tsx';
import { FrictionStill, PushTable, StillTable } from '../../features/friction/FrictionStill.tsx';

const load = () => import('../../features/friction/FrictionGame.tsx');

export const head: PageHead = () => ({
  title: 'Fuerza de roce: empuja, mide y mira cuándo parte',
  description:
    'Modelo de roce estático y cinético para la PAES de Ciencias: una caja en el piso o en una rampa, con cuerda y polea, sus fuerzas dibujadas, gráficos, diagrama de cuerpo libre y desafíos.',
});

/** Only for who has signed in: who sees it may play. */
export default function FuerzaRoce({ location }: PageProps) {
  return (
    <GamePage
      kicker="Juegos · Física"
      title="Fuerza de roce"
      lead="Empuja una caja, inclina el piso o cuelga algo de una cuerda, y mira cuándo parte, cuánto acelera y dónde se detiene."
      hash={location.hash}
      load={load}
      start="Probar con la caja"
      still={<FrictionStill />}
      caption="Una caja empujada sobre el piso, dos segundos después de soltarla"
      summary="Caja de 20 kg, madera sobre madera, empujada con 120 N hacia la derecha: el roce cinético de 58,8 N no alcanza a equilibrar el empuje y la caja gana 3,06 m/s cada segundo."
      table={<StillTable />}
      teaches={[
        'Mientras algo está quieto, el roce estático iguala a lo que intenta moverlo, hasta un máximo: el coeficiente estático por la normal.',
        'Apenas desliza actúa el roce cinético, casi siempre menor, a lo largo de la superficie y contra el deslizamiento. No depende de la rapidez.',
        'Si la fuerza neta es cero, la rapidez no cambia: puede estar quieta o deslizar siempre igual.',
        'En una rampa la normal es menor que el peso, y la caja resbala cuando la tangente del ángulo pasa del coeficiente estático, tenga la masa que tenga.',
        'Una cuerda que acelera lo que cuelga tira con menos que su peso.',
        'Dos ensayos se pueden comparar cuando difieren en una sola cosa: el cuaderno anota los que nadie tocó.',
      ]}
      contents={[
        { id: 'ciencias.fisica.mecanica.roce', name: 'Fuerza de roce' },
        { id: 'ciencias.fisica.mecanica.cuerpo-libre', name: 'Diagramas de cuerpo libre' },
        { id: 'ciencias.fisica.mecanica.newton', name: 'Leyes de Newton' },
        { id: 'ciencias.fisica.mecanica.fuerzas', name: 'Peso, normal, tensión y fuerza elástica' },
      ]}
      syllabus="ciencias"
      more={[
        {
          href: '/juegos/simulador-ondas',
          title: 'Simulador de ondas',
          text: 'Una cuerda que se agita: otro modelo de Física.',
        },
        {
          href: '/herramientas/temarios',
          title: 'Temarios de la PAES',
          text: 'La unidad de Mecánica y todo lo demás que entra en Ciencias.',
        },
      ]}
    >
      <section>
        <h2>Cuánto vale el roce</h2>
        <p>
          No es un número fijo. Hasta 98 N iguala al empuje y la caja no parte; desde ahí desliza y el roce baja de
          golpe.
        </p>
        <PushTable />
      </section>
      <section>
        <h2>Qué supone el modelo</h2>
        <p>
          El roce sigue la ley de Coulomb: depende de cuánto se aprietan las superficies y de qué son, no de cuánta área
          se toca ni de la rapidez. No hay aire, la cuerda no se estira y la polea gira sin roce. El tiempo avanza en
          pasos de 1/240 de segundo que se cortan en el momento exacto en que la caja para, se da vuelta o sale, así que
          no hay error de aproximación. Se usa g = 9,8 m/s². En la PAES se suele usar 10 m/s²: con ese valor los pesos y
          los roces salen un 2 % mayores.
        </p>
      </section>
    </GamePage>
  );
}
