import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'ciencias.quimica.estructura-atomica.particulas',
  version: 2,
  minutes: 17,
  opening: {
    question: md`Una cañería está hecha de cobre puro: todos sus átomos son de cobre. Si pudieras pesarlos uno por uno, ¿pesarían todos lo mismo?`,
    guesses: [
      'Sí: son el mismo elemento',
      'No: unos pesan más que otros, y todos son cobre',
      'No, pero los que pesan distinto no son cobre',
    ],
    reveal: md`De cada 100, unos 69 pesan 63 unidades y unos 31 pesan 65. Todos son cobre, porque tienen **29 protones**. En esta lección vas a ver qué partícula decide el elemento, cuál cambia la masa y cuál, la carga.`,
  },
  points: [
    {
      id: 'z-y-a',
      title: 'Dos números dicen qué hay en un átomo',
      idea: md`En el núcleo están los **protones** (carga +1) y los **neutrones** (sin carga). Afuera, los **electrones** (carga −1), unas 1.800 veces más livianos que un protón.

- **Número atómico**, $Z$: cuántos protones. Decide **qué elemento es**.
- **Número másico**, $A$: protones **más** neutrones.

Se escribe $^{A}_{Z}\text{X}$: el másico arriba y el atómico abajo. Para los neutrones, resta: $n = A - Z$.

Si el átomo es **neutro**, tiene tantos electrones como protones. Así, $^{27}_{13}\text{Al}$ tiene 13 protones, $27 - 13 = 14$ neutrones y 13 electrones.`,
      figure: {
        kind: 'drawing',
        width: 288,
        height: 110,
        shapes: [
          { shape: 'text', at: [140, 55], text: 'Al', size: 'large', anchor: 'middle' },
          { shape: 'text', at: [122, 76], text: '27', anchor: 'end' },
          { shape: 'text', at: [122, 34], text: '13', anchor: 'end' },
          { shape: 'segment', from: [98, 78], to: [70, 92], accent: 1 },
          { shape: 'text', at: [2, 102], text: 'protones + neutrones', anchor: 'start', size: 'small' },
          { shape: 'segment', from: [98, 32], to: [70, 18], accent: 2 },
          { shape: 'text', at: [18, 8], text: 'solo protones', anchor: 'start', size: 'small' },
          { shape: 'segment', from: [155, 55], to: [185, 55] },
          { shape: 'text', at: [190, 55], text: 'sin carga: neutro', anchor: 'start', size: 'small' },
        ],
        alt: 'Símbolo del aluminio, Al, con 27 arriba a la izquierda, que cuenta protones más neutrones, y 13 abajo a la izquierda, que cuenta solo protones. Arriba a la derecha no hay nada: el átomo es neutro.',
      },
      example: {
        problem: md`¿Cuántas partículas de cada tipo tiene un átomo neutro de $^{56}_{26}\text{Fe}$?`,
        steps: [
          { title: 'Protones', text: md`El número de abajo: $Z = 26$. Son 26 protones.` },
          {
            title: 'Neutrones',
            text: md`El de arriba los junta con los protones. Se descuentan: $56 - 26 = 30$ neutrones.`,
          },
          { title: 'Electrones', text: md`Es neutro: las cargas se compensan. Hay 26 electrones.` },
        ],
      },
      warnings: [
        {
          mistake: 'neutrones-por-numero-masico',
          text: md`Contestar el número de arriba como si fueran los neutrones. Ese número ya incluye a los protones: réstalos.`,
        },
      ],
      checks: [
        {
          id: 'fosforo-31',
          question: md`¿Cuántos neutrones tiene $^{31}_{15}\text{P}$?`,
          key: '16',
          distractors: [
            {
              text: '31',
              feedback: 'Ese es el número másico: protones y neutrones juntos.',
              mistake: 'neutrones-por-numero-masico',
            },
            { text: '46', feedback: 'Sumaste los dos números. El de arriba ya contiene los protones.' },
            { text: '15', feedback: 'Esos son los protones. Los neutrones son lo que falta para llegar a 31.' },
          ],
          explanation: md`$n = A - Z = 31 - 15 = 16$.`,
        },
        {
          id: 'masico-desde-el-nucleo',
          question: md`Un átomo de cinc tiene 30 protones, 34 neutrones y 30 electrones. ¿Cuál es su número másico?`,
          key: '64',
          distractors: [
            {
              text: '34',
              feedback: 'Contaste solo los neutrones; los protones también están en el núcleo.',
              mistake: 'numero-masico-solo-neutrones',
            },
            {
              text: '60',
              feedback: 'Sumaste protones y electrones. El número másico cuenta lo que hay en el núcleo.',
              mistake: 'suma-protones-y-electrones-como-masa',
            },
            { text: '94', feedback: 'Sumaste las tres partículas. Los electrones no entran en el número másico.' },
          ],
          explanation: md`$A$ es protones más neutrones: $30 + 34 = 64$.`,
        },
        {
          id: 'argon-sus-electrones',
          question: md`Un átomo neutro tiene número másico 40 y 22 neutrones. ¿Cuántos electrones tiene?`,
          key: '18',
          distractors: [
            { text: '22', feedback: 'Esos son los neutrones. Los electrones del átomo neutro igualan a los protones.' },
            {
              text: '40',
              feedback: 'Ese es el número másico. Busca primero los protones: 40 menos 22.',
              mistake: 'neutrones-por-numero-masico',
            },
            { text: '62', feedback: 'Sumaste. Si 40 ya contiene los 22 neutrones, los protones salen restando.' },
          ],
          explanation: md`Protones: $40 - 22 = 18$. Es neutro, así que tiene 18 electrones.`,
        },
      ],
    },
    {
      id: 'iones',
      title: 'Iones: ganar o perder electrones',
      idea: md`Al frotar o al reaccionar, lo que se mueve son los electrones. El núcleo queda igual. Un átomo con carga es un **ion**:

- Si **pierde** electrones, sobran protones: **catión**, carga positiva.
- Si **gana** electrones, sobran negativos: **anión**, carga negativa.

La carga es $\text{protones} - \text{electrones}$. Por lo tanto, $\text{electrones} = Z - \text{carga}$.

Con 12 protones y carga $2+$: $12 - 2 = 10$ electrones. Con 8 protones y carga $2-$: $8 - (-2) = 10$ electrones. El signo dice qué **sobra**.`,
      example: {
        problem: md`¿Cuántas partículas tiene el ion $^{31}_{15}\text{P}^{3-}$?`,
        steps: [
          {
            title: 'El núcleo no cambia',
            text: md`15 protones y $31 - 15 = 16$ neutrones, igual que en el átomo neutro.`,
          },
          { title: 'Lee el signo', text: md`Carga $3-$: sobran tres cargas negativas, así que ganó 3 electrones.` },
          { title: 'Cuenta', text: md`$15 + 3 = 18$ electrones. Comprueba: $15 - 18 = -3$, que es su carga.` },
        ],
      },
      warnings: [
        {
          mistake: 'ignora-la-carga-del-ion',
          text: md`Poner tantos electrones como protones aunque haya carga. Eso es un átomo neutro. Antes de contar, mira arriba a la derecha.`,
        },
        {
          mistake: 'carga-con-signo-al-reves',
          text: md`Sumar electrones a un catión o quitárselos a un anión. El electrón es **negativo**: ganarlo hace negativa la carga.`,
        },
      ],
      checks: [
        {
          id: 'calcio-ion',
          question: md`¿Qué partículas forman el ion $^{40}_{20}\text{Ca}^{2+}$?`,
          key: '20 protones, 20 neutrones y 18 electrones',
          distractors: [
            {
              text: '20 protones, 20 neutrones y 22 electrones',
              feedback: 'Con 22 electrones sobrarían negativos: la carga sería 2−.',
              mistake: 'carga-con-signo-al-reves',
            },
            {
              text: '20 protones, 20 neutrones y 20 electrones',
              feedback: 'Eso es el átomo neutro. La carga 2+ dice que faltan dos electrones.',
              mistake: 'ignora-la-carga-del-ion',
            },
            {
              text: '20 protones, 40 neutrones y 18 electrones',
              feedback: 'El 40 junta protones y neutrones: descuenta los 20 protones.',
              mistake: 'neutrones-por-numero-masico',
            },
          ],
          explanation: md`$Z = 20$ protones; $40 - 20 = 20$ neutrones; carga $2+$: $20 - 2 = 18$ electrones.`,
        },
        {
          id: 'carga-y-masa',
          question: md`Una partícula tiene 13 protones, 14 neutrones y 10 electrones. ¿Cuáles son su número másico y su carga?`,
          key: md`27 y $3+$`,
          distractors: [
            {
              text: md`27 y $3-$`,
              feedback: 'Hay más protones que electrones: lo que sobra es positivo.',
              mistake: 'carga-con-signo-al-reves',
            },
            {
              text: md`23 y $3+$`,
              feedback: 'Sumaste protones y electrones. La masa se cuenta en el núcleo: 13 más 14.',
              mistake: 'suma-protones-y-electrones-como-masa',
            },
            {
              text: md`27 y 0`,
              feedback: 'Sería neutra si tuviera 13 electrones, y tiene 10.',
              mistake: 'ignora-la-carga-del-ion',
            },
          ],
          explanation: md`$A = 13 + 14 = 27$. Carga: $13 - 10 = +3$.`,
        },
        {
          id: 'anion-al-reves',
          question: md`Un ion de carga $2-$ tiene 18 electrones y 18 neutrones. ¿Cuál es su número másico?`,
          key: '34',
          distractors: [
            {
              text: '36',
              feedback:
                'Supusiste 18 protones, como si fuera neutro. Con carga 2− hay dos protones menos que electrones.',
              mistake: 'ignora-la-carga-del-ion',
            },
            {
              text: '38',
              feedback: 'Pusiste 20 protones: así la carga sería 2+.',
              mistake: 'carga-con-signo-al-reves',
            },
            {
              text: '18',
              feedback: 'Esos son los neutrones; falta sumar los protones.',
              mistake: 'numero-masico-solo-neutrones',
            },
          ],
          explanation: md`Protones: $18 - 2 = 16$. Entonces $A = 16 + 18 = 34$.`,
        },
      ],
    },
    {
      id: 'isotopos',
      title: 'Isótopos: mismo elemento, otra masa',
      idea: md`Un **espectrómetro de masas** separa los átomos de una muestra según su masa. Con magnesio puro se obtienen **tres** grupos, como muestra el gráfico.

¿Qué cambia entre ellos? No los protones: sería otro elemento. No los electrones: son tan livianos que no se nota. Cambian los **neutrones**: 12, 13 o 14.

Átomos con igual $Z$ y distinto $A$ son **isótopos**. Reaccionan casi igual, porque tienen los mismos electrones. La masa atómica de la tabla es un **promedio** que pesa a cada uno según cuánto hay.`,
      figure: {
        kind: 'chart',
        type: 'bars',
        categories: ['24', '25', '26'],
        series: [{ name: 'Átomos de cada 100', values: [79, 10, 11] }],
        xTitle: 'Número másico',
        yTitle: 'Átomos de cada 100',
        showValues: true,
        alt: 'Gráfico de barras de una muestra de magnesio puro: de cada 100 átomos, 79 tienen número másico 24; 10 tienen 25 y 11 tienen 26.',
        caption: 'Isótopos del magnesio en la naturaleza (valores redondeados).',
      },
      example: {
        problem: md`Con el gráfico, ¿cuántos neutrones tiene cada isótopo del magnesio ($Z = 12$), y cuál es la masa promedio de un átomo?`,
        steps: [
          {
            title: 'Neutrones',
            text: md`Se restan los 12 protones: $24 - 12 = 12$; $25 - 12 = 13$; $26 - 12 = 14$.`,
          },
          {
            title: 'Junta la masa de 100 átomos',
            text: md`$79 \cdot 24 + 10 \cdot 25 + 11 \cdot 26 = 1.896 + 250 + 286 = 2.432$.`,
          },
          {
            title: 'Divide por 100',
            text: md`La masa promedio es cerca de 24,3. Está junto a 24 porque ese isótopo es el que más abunda.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'isotopos-con-distintos-protones',
          text: md`Decir que los isótopos tienen distintos protones. Si cambia $Z$, cambia el elemento. Lo que cambia son los neutrones.`,
        },
        {
          mistake: 'atribuye-la-masa-a-los-electrones',
          text: md`Explicar la masa distinta con los electrones. Para juntar la masa de un solo protón harían falta unos 1.800.`,
        },
        {
          mistake: 'isotopo-como-impureza',
          text: md`Creer que los átomos más pesados son de otro elemento. La muestra es pura: todos tienen los mismos protones.`,
        },
      ],
      checks: [
        {
          id: 'dos-masas-del-boro',
          question: md`Una muestra de boro puro ($Z = 5$) tiene átomos de masa 10 y otros de masa 11. ¿En qué se diferencian?`,
          key: 'Unos tienen 5 neutrones y los otros, 6',
          distractors: [
            {
              text: 'Unos tienen 5 protones y los otros, 6',
              feedback: 'Con 6 protones ya no sería boro, sino carbono.',
              mistake: 'isotopos-con-distintos-protones',
            },
            {
              text: 'Unos tienen 5 electrones y los otros, 6',
              feedback: 'Un electrón de más no alcanza a notarse en la masa.',
              mistake: 'atribuye-la-masa-a-los-electrones',
            },
            {
              text: 'Unos son de boro y los otros, de otro elemento',
              feedback: 'El enunciado dice que es boro puro: todos tienen 5 protones.',
              mistake: 'isotopo-como-impureza',
            },
          ],
          explanation: md`$10 - 5 = 5$ y $11 - 5 = 6$ neutrones. Los protones son 5 en todos.`,
        },
        {
          id: 'promedio-del-boro',
          question: md`De cada 100 átomos de boro, 20 tienen masa 10 y 80, masa 11. ¿Cuál es la masa promedio?`,
          key: '10,8',
          distractors: [
            { text: '10,5', feedback: 'Promediaste 10 y 11 como si hubiera igual cantidad de los dos.' },
            { text: '10,2', feedback: 'Cruzaste las cantidades: los que abundan son los de masa 11.' },
            { text: '21', feedback: 'Sumaste las dos masas. Un promedio queda entre 10 y 11.' },
          ],
          explanation: md`$\frac{20 \cdot 10 + 80 \cdot 11}{100} = \frac{1.080}{100} = 10{,}8$, más cerca de 11.`,
        },
        {
          id: 'electrones-y-masa',
          question: md`Antes de separarlos, el espectrómetro le quita un electrón a cada átomo de magnesio. ¿Explica eso que haya masas 24, 25 y 26?`,
          key: 'No: un electrón casi no cambia la masa',
          distractors: [
            {
              text: 'Sí: cada electrón perdido resta una unidad',
              feedback: 'Una unidad es la masa de un protón o un neutrón, 1.800 veces la de un electrón.',
              mistake: 'atribuye-la-masa-a-los-electrones',
            },
            {
              text: 'Sí: al ionizarse, el átomo pierde un protón',
              feedback: 'Un ion se forma con electrones. El núcleo queda igual.',
              mistake: 'isotopos-con-distintos-protones',
            },
          ],
          explanation: md`A todos se les quitó lo mismo, y además pesa muy poco. La diferencia está en los neutrones.`,
        },
      ],
    },
    {
      id: 'comparar-especies',
      title: 'Comparar dos especies: tres preguntas',
      idea: md`Con una tabla de partículas, compara una columna a la vez:

- ¿Iguales **protones**? Son el mismo elemento. Si además difieren en neutrones, son **isótopos**.
- ¿Igual **suma** de protones y neutrones? Tienen igual número másico. Si son de distinto elemento, se llaman *isóbaros*.
- ¿Iguales **electrones**? Son **isoelectrónicas**, aunque sean de elementos distintos y tengan otra carga.

Son tres preguntas separadas. Una respuesta «sí» en una no dice nada de las otras. En especial, el elemento lo deciden los protones, y solo ellos.`,
      example: {
        problem: md`Compara estas especies:

| Especie | Protones | Neutrones | Electrones |
|---|---|---|---|
| E | 18 | 22 | 18 |
| F | 20 | 20 | 20 |
| G | 18 | 20 | 18 |
| H | 20 | 22 | 18 |`,
        steps: [
          {
            title: 'Mismo elemento',
            text: md`Por protones: E y G (18), y F y H (20). En los dos pares difieren los neutrones: son isótopos.`,
          },
          {
            title: 'Igual número másico',
            text: md`E: 40. F: 40. G: 38. H: 42. E y F tienen igual $A$, pero distinto elemento: no son isótopos.`,
          },
          {
            title: 'Iguales electrones',
            text: md`E, G y H tienen 18. Son isoelectrónicas, aunque H sea de otro elemento y tenga carga $2+$.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'isotopos-por-igual-masa',
          text: md`Llamar isótopos a los de igual número másico. Es al revés: los isótopos comparten **protones** y difieren en ese número.`,
        },
        {
          mistake: 'mismos-electrones-mismo-elemento',
          text: md`Creer que iguales electrones es igual elemento. Los electrones se ganan y se pierden; los protones, no.`,
        },
        {
          mistake: 'isoelectronico-por-igual-carga',
          text: md`Comparar cargas en vez de electrones. Dos átomos neutros tienen igual carga, y pueden tener muy distintos electrones.`,
        },
      ],
      checks: [
        {
          id: 'j-y-k',
          question: md`J tiene 11 protones, 12 neutrones y 10 electrones. K tiene 10 protones, 10 neutrones y 10 electrones. ¿Qué se puede afirmar de J y K?`,
          key: 'Son isoelectrónicas, de elementos distintos',
          distractors: [
            {
              text: 'Son del mismo elemento, con distinta carga',
              feedback: 'Comparten los electrones, pero el elemento lo dan los protones: 11 y 10.',
              mistake: 'mismos-electrones-mismo-elemento',
            },
            {
              text: 'Son isótopos, porque difieren en neutrones',
              feedback: 'Para ser isótopos tienen que compartir los protones, y no lo hacen.',
              mistake: 'isotopos-por-igual-masa',
            },
          ],
          explanation: md`Iguales electrones (10) y distintos protones (11 y 10): isoelectrónicas de dos elementos.`,
        },
        {
          id: 'cual-par-es-isotopos',
          question: md`Mira la tabla:

| Especie | Protones | Neutrones | Electrones |
|---|---|---|---|
| R | 6 | 8 | 6 |
| S | 7 | 7 | 7 |
| T | 7 | 8 | 10 |
| U | 8 | 8 | 10 |

¿Qué par es de isótopos?`,
          key: 'S y T',
          distractors: [
            {
              text: 'R y S',
              feedback: 'Los dos suman 14 en el núcleo, pero tienen distintos protones.',
              mistake: 'isotopos-por-igual-masa',
            },
            {
              text: 'T y U',
              feedback: 'Comparten los electrones. Para isótopos se comparan los protones.',
              mistake: 'mismos-electrones-mismo-elemento',
            },
            { text: 'R y U', feedback: 'Comparten los neutrones. Los isótopos comparten protones.' },
          ],
          explanation: md`S y T tienen 7 protones cada una, con 7 y 8 neutrones. Que T sea un ion no importa.`,
        },
        {
          id: 'isoelectronicas-de-gas-noble',
          question: md`Un átomo neutro de neón tiene 10 electrones. ¿Cuál de estas especies es isoelectrónica con él: $_{8}\text{O}^{2-}$, $_{18}\text{Ar}$ o $_{9}\text{F}$, todas con su $Z$?`,
          key: md`$_{8}\text{O}^{2-}$`,
          distractors: [
            {
              text: md`$_{18}\text{Ar}$`,
              feedback: 'Tiene la misma carga, cero, pero 18 electrones.',
              mistake: 'isoelectronico-por-igual-carga',
            },
            {
              text: md`$_{9}\text{F}$`,
              feedback: 'Neutro, el flúor tiene 9 electrones: le falta uno.',
              mistake: 'ignora-la-carga-del-ion',
            },
          ],
          explanation: md`El ion $\text{O}^{2-}$ tiene $8 + 2 = 10$ electrones, como el neón.`,
        },
      ],
    },
  ],
  summary: [
    md`Los protones ($Z$) deciden el elemento.`,
    md`Número másico: protones más neutrones. Neutrones: $A - Z$.`,
    md`Carga: protones menos electrones. Un ion positivo perdió electrones; uno negativo los ganó.`,
    md`Isótopos: iguales protones, distintos neutrones.`,
    md`Isoelectrónicas: iguales electrones, sin mirar el elemento ni la carga.`,
  ],
  sources: [
    {
      name: 'P. Flowers, K. Theopold, R. Langley y W. Robinson, Chemistry 2e, OpenStax',
      year: 2019,
      detail: 'Abundancia natural de los isótopos del cobre, del magnesio y del boro, redondeada.',
    },
  ],
});
