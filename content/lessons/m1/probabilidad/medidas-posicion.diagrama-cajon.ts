import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm1.probabilidad.medidas-posicion.diagrama-cajon',
  version: 1,
  minutes: 14,
  opening: {
    question: md`En un diagrama de cajón, la parte derecha de la caja es el triple de larga que la izquierda. ¿En cuál de las dos partes hay más datos?`,
    guesses: ['En la derecha, porque es más larga', 'En la izquierda', 'En las dos hay cerca de la misma cantidad'],
    reveal: md`En cada parte hay cerca de un cuarto de los datos. Que una sea más larga no dice que tenga más: dice que ahí los datos están más separados. El cajón muestra distancias, no cantidades.`,
  },
  points: [
    {
      id: 'cinco-numeros',
      title: 'Cinco números hacen un cajón',
      idea: md`Un diagrama de cajón se dibuja con cinco números: el **menor**, el primer cuartil $Q_1$, la mediana, el tercer cuartil $Q_3$ y el **mayor**.

La **caja** va de $Q_1$ a $Q_3$, con una línea en la mediana. Los **bigotes** salen de la caja hasta los extremos.

Los cinco números cortan los datos en cuatro partes, y cada una reúne cerca del 25 %. En la caja completa está cerca de la mitad de los datos.`,
      figure: {
        kind: 'box-plot',
        boxes: [{ name: 'Pan', least: 4, firstQuartile: 7, median: 12, thirdQuartile: 18, most: 24 }],
        xTitle: 'Kilogramos al mes',
        alt: 'Diagrama de cajón: el menor valor es 4, el primer cuartil 7, la mediana 12, el tercer cuartil 18 y el mayor 24.',
        caption: 'Kilogramos de pan al mes en once familias (datos inventados).',
      },
      example: {
        problem: md`Siete perros pesan 3, 5, 8, 9, 11, 14 y 20 kg. ¿Entre qué valores se dibujan la caja y los bigotes?`,
        steps: [
          { title: 'Extremos', text: md`El menor es 3 y el mayor, 20: hasta ahí llegan los bigotes.` },
          { title: 'Mediana', text: md`El cuarto dato de la fila es 9: ahí va la línea.` },
          {
            title: 'Cuartiles',
            text: md`La mitad baja es 3, 5, 8: $Q_1 = 5$. La mitad alta es 11, 14, 20: $Q_3 = 14$. La caja va de 5 a 14.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'cajon-mediana-como-promedio',
          text: md`Leer la línea de la caja como el promedio. Es la mediana. En los perros es 9, y el promedio es 10: el diagrama no lo muestra.`,
        },
      ],
      checks: [
        {
          id: 'linea-dentro-de-la-caja',
          question: md`En un diagrama de cajón de los sueldos de una empresa, ¿qué indica la línea que está dentro de la caja?`,
          key: 'El sueldo que deja la mitad de los datos a cada lado',
          distractors: [
            {
              text: 'El sueldo promedio de quienes trabajan ahí',
              feedback: 'La línea es la mediana. El promedio no se dibuja en el cajón.',
              mistake: 'cajon-mediana-como-promedio',
            },
            {
              text: 'El sueldo que más se repite en la empresa',
              feedback: 'Esa es la moda, y el cajón no la muestra.',
            },
            {
              text: 'El sueldo que está a igual distancia de los extremos',
              feedback: 'La línea cuenta datos. Puede quedar cerca de un extremo.',
            },
          ],
          explanation: md`Es la mediana: cerca de la mitad de los sueldos está bajo ella y la otra mitad, sobre ella.`,
        },
        {
          id: 'cuantos-en-el-bigote',
          question: md`Un cajón resume 80 datos y su bigote derecho es muy largo. ¿Cerca de cuántos datos hay en ese bigote?`,
          key: '20',
          distractors: [
            {
              text: '40',
              feedback: 'Cerca de la mitad está en la caja. Cada bigote reúne cerca de un cuarto.',
              mistake: 'cajon-largo-como-cantidad',
            },
            {
              text: '60',
              feedback: 'Que sea largo no significa que tenga más datos: significa que están más separados.',
              mistake: 'cajon-largo-como-cantidad',
            },
          ],
          explanation: md`De $Q_3$ al mayor hay cerca del 25 % de los datos: $0{,}25 \cdot 80 = 20$.`,
        },
      ],
    },
    {
      id: 'rango-e-intercuartil',
      title: 'Dos anchos: el de todo y el de la caja',
      idea: md`El **rango** mide todos los datos: mayor menos menor, de la punta de un bigote a la del otro.

El **rango intercuartil** mide solo la caja: $Q_3 - Q_1$. Dice qué tan separada está la mitad central de los datos, sin fijarse en los extremos.

En el cajón del pan, el rango es $24 - 4 = 20$ kg y el rango intercuartil, $18 - 7 = 11$ kg. Antes de restar, marca con el dedo dónde empieza y dónde termina lo que piden.`,
      example: {
        problem: md`Un cajón de estaturas tiene menor 148 cm, $Q_1$ 155 cm, mediana 160 cm, $Q_3$ 168 cm y mayor 180 cm. ¿Cuánto mide el rango intercuartil?`,
        steps: [
          { title: 'Ubica la caja', text: md`Va de $Q_1$, 155 cm, a $Q_3$, 168 cm.` },
          { title: 'Resta', text: md`$168 - 155 = 13$ cm.` },
          {
            title: 'Interprétalo',
            text: md`La mitad central de las personas está en una franja de 13 cm. El rango completo es $180 - 148 = 32$ cm.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'cajon-rango-completo',
          text: md`Restar los extremos de los bigotes: 32 cm. Ese es el rango de todos los datos.`,
        },
        {
          mistake: 'cajon-media-caja',
          text: md`Restar desde la mediana: $168 - 160 = 8$ cm. Eso es media caja.`,
        },
        {
          mistake: 'cajon-hasta-el-maximo',
          text: md`Ir de un cuartil al extremo: $180 - 155 = 25$ cm. La caja termina en $Q_3$.`,
        },
      ],
      checks: [
        {
          id: 'tiempos-de-la-fila',
          question: md`¿Cuánto mide el rango intercuartil del diagrama?`,
          figure: {
            kind: 'box-plot',
            boxes: [{ name: 'Espera', least: 5, firstQuartile: 15, median: 20, thirdQuartile: 35, most: 60 }],
            xTitle: 'Minutos',
            alt: 'Diagrama de cajón de minutos de espera: menor 5, primer cuartil 15, mediana 20, tercer cuartil 35 y mayor 60.',
          },
          key: '20 minutos',
          distractors: [
            {
              text: '55 minutos',
              feedback: 'Restaste los extremos de los bigotes: ese es el rango de todos los datos.',
              mistake: 'cajon-rango-completo',
            },
            {
              text: '15 minutos',
              feedback: 'Mediste desde la mediana. La caja completa va de 15 a 35.',
              mistake: 'cajon-media-caja',
            },
            {
              text: '45 minutos',
              feedback: 'Llegaste hasta el extremo del bigote. La caja termina en 35.',
              mistake: 'cajon-hasta-el-maximo',
            },
          ],
          explanation: md`$Q_3 - Q_1 = 35 - 15 = 20$ minutos.`,
        },
        {
          id: 'tercer-cuartil-desde-el-ancho',
          question: md`En un cajón, $Q_1$ es 12 y el rango intercuartil es 9. ¿Cuánto vale $Q_3$?`,
          key: '21',
          distractors: [
            { text: '3', feedback: 'Restaste. El tercer cuartil está a la derecha del primero: se suma.' },
            {
              text: '30',
              feedback: 'Sumaste 9 dos veces, como si fuera media caja. El 9 es la caja completa.',
              mistake: 'cajon-media-caja',
            },
          ],
          explanation: md`$Q_3 - 12 = 9$, así que $Q_3 = 21$.`,
        },
      ],
    },
    {
      id: 'comparar-cajones',
      title: 'Comparar dos cajones',
      idea: md`Dos cajones sobre la misma escala se comparan en tres cosas: la **mediana** (cuál está más a la derecha), el **rango intercuartil** (qué caja es más larga) y el **rango** (de qué punta a qué punta llegan los bigotes).

Lo que un cajón **no** dice: cuántos datos hay ni cuál es el promedio. Una caja larga indica datos centrales más separados, no más datos.

Revisa cada afirmación por separado, leyendo los números.`,
      figure: {
        kind: 'box-plot',
        boxes: [
          { name: 'Norte', least: 10, firstQuartile: 20, median: 25, thirdQuartile: 30, most: 50 },
          { name: 'Sur', least: 15, firstQuartile: 18, median: 30, thirdQuartile: 40, most: 45 },
        ],
        xTitle: 'Minutos de viaje',
        alt: 'Dos cajones. Norte: menor 10, primer cuartil 20, mediana 25, tercer cuartil 30, mayor 50. Sur: menor 15, primer cuartil 18, mediana 30, tercer cuartil 40, mayor 45.',
      },
      example: {
        problem: md`Con los cajones de los viajes al liceo Norte y al liceo Sur, ¿en cuál es mayor la mediana, el rango y el rango intercuartil?`,
        steps: [
          { title: 'Medianas', text: md`Norte, 25; Sur, 30. Es mayor la del Sur.` },
          { title: 'Rangos', text: md`Norte, $50 - 10 = 40$; Sur, $45 - 15 = 30$. Es mayor el del Norte.` },
          { title: 'Intercuartiles', text: md`Norte, $30 - 20 = 10$; Sur, $40 - 18 = 22$. Es mayor el del Sur.` },
        ],
      },
      warnings: [
        {
          mistake: 'cajon-largo-como-cantidad',
          text: md`Decir que en el Sur hay más estudiantes porque su caja es más larga. El largo mide separación. La cantidad no aparece.`,
        },
        {
          mistake: 'cajon-confunde-rangos',
          text: md`Ver la caja larga del Sur y decir que su rango es mayor. El rango va de bigote a bigote, y el del Norte es mayor.`,
        },
      ],
      checks: [
        {
          id: 'dos-panaderias',
          question: md`La masa de las marraquetas de una panadería A tiene menor 80 g, $Q_1$ 90 g, mediana 95 g, $Q_3$ 100 g y mayor 130 g; las de B, 85 g, 88 g, 98 g, 110 g y 115 g. ¿Qué se puede afirmar?`,
          key: 'El rango intercuartil es menor en A.',
          distractors: [
            {
              text: 'El rango es menor en A.',
              feedback: 'El rango va de punta a punta: 50 g en A y 30 g en B.',
              mistake: 'cajon-confunde-rangos',
            },
            {
              text: 'La cantidad de datos es menor en A.',
              feedback: 'El cajón no dice cuántos datos hay, aunque la caja sea más corta.',
              mistake: 'cajon-largo-como-cantidad',
            },
            {
              text: 'El promedio es menor en A.',
              feedback: 'Es menor la mediana. El promedio no se puede leer del cajón.',
              mistake: 'cajon-mediana-como-promedio',
            },
          ],
          explanation: md`La caja de A mide $100 - 90 = 10$ g y la de B, $110 - 88 = 22$ g.`,
        },
        {
          id: 'caja-mas-corta',
          question: md`Dos grupos tienen cajones con la misma mediana y los mismos extremos, pero la caja de uno es más corta. ¿Qué significa?`,
          key: 'Que su mitad central está más junta',
          distractors: [
            {
              text: 'Que tiene menos datos en el centro',
              feedback: 'En toda caja hay cerca de la mitad de los datos, sea corta o larga.',
              mistake: 'cajon-largo-como-cantidad',
            },
            {
              text: 'Que su rango es menor',
              feedback: 'Los extremos son los mismos, así que el rango es igual.',
              mistake: 'cajon-confunde-rangos',
            },
            {
              text: 'Que su promedio es menor',
              feedback: 'El cajón no muestra el promedio.',
              mistake: 'cajon-mediana-como-promedio',
            },
          ],
          explanation: md`Una caja corta encierra la mitad central de los datos en una franja más angosta.`,
        },
      ],
    },
  ],
  summary: [
    md`Menor, $Q_1$, mediana, $Q_3$ y mayor: cada tramo reúne cerca del 25 % de los datos.`,
    md`Rango: de bigote a bigote. Rango intercuartil: $Q_3 - Q_1$, el largo de la caja.`,
    md`Una parte más larga tiene datos más separados, no más datos. El promedio no se ve.`,
  ],
});
