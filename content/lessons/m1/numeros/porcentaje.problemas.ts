import { defineLesson, md, pesos } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm1.numeros.porcentaje.problemas',
  version: 1,
  minutes: 17,
  opening: {
    question: md`Una farmacia ofrece «la segunda unidad al 50 %». La del frente, «lleva 3 y paga 2». Por unidad, ¿cuál de las dos rebaja más?`,
    guesses: ['La primera: 50 % es más', 'La segunda', 'Rebajan lo mismo'],
    reveal: md`La segunda. En la primera pagas 1,5 por llevar 2: un 25 % menos. En la otra pagas 2 por llevar 3: cerca de un 33 % menos. En todo porcentaje la pregunta es la misma: ¿por ciento *de qué*?`,
  },
  points: [
    {
      id: 'un-solo-factor',
      title: 'Subir o bajar con una multiplicación',
      idea: md`Si un precio sube 15 %, pagas el 100 % más el 15 %: el 115 %. O sea, **multiplicas por $1{,}15$**. Si baja 15 %, queda el 85 %: multiplicas por $0{,}85$.

Ese número se llama **factor**:

- sube $p\ \%$: factor $1 + \frac{p}{100}$;
- baja $p\ \%$: factor $1 - \frac{p}{100}$.

El IVA en Chile es de 19 %. Un precio neto $P$ queda en $1{,}19 \cdot P$. En cambio, $0{,}19 \cdot P$ es solo el impuesto.

Mayor que 1, sube; menor que 1, baja. Así revisas de un vistazo.`,
      example: {
        problem: md`Una bicicleta cuesta ${pesos(80000)} netos. ¿Cuánto se paga con IVA (19 %)?`,
        steps: [
          { title: 'Arma el factor', text: md`El 100 % del precio más el 19 % del impuesto: 119 %, o sea, $1{,}19$.` },
          { title: 'Multiplica', text: md`$1{,}19 \cdot 80.000 = 95.200$.` },
          {
            title: 'Revisa por partes',
            text: md`El 20 % de ${pesos(80000)} es ${pesos(16000)} y el 1 % es ${pesos(800)}. El IVA es ${pesos(15200)}, y la suma da ${pesos(95200)}.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'da-solo-el-impuesto',
          text: md`Contestar ${pesos(15200)}, que es el IVA. Un precio con impuesto tiene que ser mayor que el neto: si te dio menos, falta sumar.`,
        },
        {
          mistake: 'cobra-lo-descontado',
          text: md`Con un 30 % de descuento, multiplicar por $0{,}3$. Eso es lo que te ahorras. Lo que pagas es el 70 %: el factor es $0{,}7$.`,
        },
      ],
      checks: [
        {
          id: 'plan-de-telefono',
          question: md`Un plan de teléfono de ${pesos(12000)} sube un 8 %. ¿Cuánto cuesta ahora?`,
          key: pesos(12960),
          distractors: [
            {
              text: pesos(960),
              feedback: 'Eso es lo que sube. Falta sumarlo a lo que costaba.',
              mistake: 'da-solo-el-impuesto',
            },
            { text: pesos(21600), feedback: 'Multiplicaste por 1,8, que es subir un 80 %. El factor es 1,08.' },
            {
              text: pesos(12008),
              feedback: 'Sumaste 8 pesos. El 8 % se calcula sobre los 12.000.',
              mistake: 'lee-la-cantidad-como-porcentaje',
            },
          ],
          explanation: md`El factor es $1{,}08$: $1{,}08 \cdot 12.000 = 12.960$.`,
        },
        {
          id: 'chaqueta-con-descuento',
          question: md`A una chaqueta de ${pesos(45000)} le descuentan un 30 %. ¿Cuánto se paga por ella?`,
          key: pesos(31500),
          distractors: [
            {
              text: pesos(13500),
              feedback: 'Ese es el descuento. Se paga el 70 % que queda.',
              mistake: 'cobra-lo-descontado',
            },
            { text: pesos(58500), feedback: 'Sumaste el 30 %: un descuento se resta.' },
            {
              text: pesos(44970),
              feedback: 'Restaste 30 pesos. El 30 % se calcula sobre los 45.000.',
              mistake: 'lee-la-cantidad-como-porcentaje',
            },
          ],
          explanation: md`Queda el 70 %: $0{,}7 \cdot 45.000 = 31.500$.`,
        },
        {
          id: 'factor-cero-coma-noventa-y-cinco',
          question: md`Al precio de un producto lo multiplican por $0{,}95$. ¿Qué le pasó?`,
          key: 'Bajó un 5 %',
          distractors: [
            { text: 'Bajó un 95 %', feedback: 'Queda el 95 %. Lo que bajó es lo que falta para 100.' },
            { text: 'Subió un 95 %', feedback: 'Un factor menor que 1 achica. Subir 95 % es multiplicar por 1,95.' },
            { text: 'Subió un 5 %', feedback: 'Subir un 5 % es multiplicar por 1,05.' },
          ],
          explanation: md`Queda el 95 % del precio, así que se descontó el 5 %.`,
        },
      ],
    },
    {
      id: 'uno-tras-otro',
      title: 'Un cambio después de otro',
      idea: md`El segundo porcentaje se calcula sobre lo que dejó el primero. Por eso los porcentajes **no se suman ni se restan: se multiplican los factores**.

Sube 40 % y después baja 40 %: $1{,}4 \cdot 0{,}6 = 0{,}84$. No vuelve al inicio; queda un 16 % abajo. La baja se saca de una cantidad más grande que el alza.

Con un descuento de 10 % y luego IVA: $0{,}9 \cdot 1{,}19 = 1{,}071$, un 7,1 % más que el neto.

¿Dudas? Parte de 100 y haz los cambios uno por uno.`,
      figure: {
        kind: 'chart',
        type: 'bars',
        categories: ['Diciembre', 'Enero', 'Marzo'],
        series: [{ name: 'Precio por noche (miles de pesos)', values: [50, 70, 42] }],
        yTitle: 'Miles de pesos',
        showValues: true,
        alt: 'Gráfico de barras del precio de una cabaña por noche, en miles de pesos: 50 en diciembre, 70 en enero y 42 en marzo.',
        caption: 'Sube 40 % y después baja 40 % (datos inventados).',
      },
      example: {
        problem: md`Una cabaña en Pucón costaba ${pesos(50000)} la noche. En enero subió un 40 % y en marzo bajó un 40 %. ¿Cómo quedó, comparada con el comienzo?`,
        steps: [
          { title: 'Aplica el alza', text: md`$1{,}4 \cdot 50.000 = 70.000$.` },
          { title: 'Aplica la baja a ese precio', text: md`$0{,}6 \cdot 70.000 = 42.000$.` },
          { title: 'Compara con el inicio', text: md`$\frac{42.000}{50.000} = 0{,}84$: quedó en el 84 %.` },
          { title: 'Contesta', text: md`Cuesta un 16 % menos que al comienzo.` },
        ],
      },
      warnings: [
        {
          mistake: 'cree-que-alza-y-baja-se-anulan',
          text: md`Pensar que 40 % arriba y 40 % abajo se borran. Uno es el 40 % de ${pesos(50000)} y el otro, de ${pesos(70000)}: no son la misma plata.`,
        },
        {
          mistake: 'invierte-el-sentido-del-cambio',
          text: md`Encontrar el 16 % y decir que es mayor. Mira el factor total: $0{,}84$ es menor que 1, así que el precio bajó.`,
        },
        {
          mistake: 'mira-solo-la-baja',
          text: md`Contestar 40 % menos, como si el alza no hubiera ocurrido. Escribe un factor por cada cambio que cuenta el enunciado.`,
        },
        {
          mistake: 'suma-descuento-e-impuesto',
          text: md`Juntar $1{,}19 - 0{,}1 = 1{,}09$. El IVA se cobra sobre el precio ya rebajado, y el descuento se hizo sobre el neto: son cantidades distintas.`,
        },
      ],
      checks: [
        {
          id: 'sube-y-baja-la-palta',
          question: md`El kilo de palta subió un 25 % y al mes siguiente bajó un 20 %. ¿Cómo quedó respecto del precio inicial?`,
          key: 'Igual al inicial',
          distractors: [
            {
              text: 'Un 5 % mayor',
              feedback: 'Restaste 25 menos 20, pero son de precios distintos: prueba con 100.',
              mistake: 'suma-descuento-e-impuesto',
            },
            {
              text: 'Un 20 % menor',
              feedback: 'Contaste solo la baja y olvidaste el alza.',
              mistake: 'mira-solo-la-baja',
            },
            { text: 'Un 5 % menor', feedback: 'Restaste los porcentajes, y además al revés. Prueba con 100.' },
          ],
          explanation: md`$1{,}25 \cdot 0{,}8 = 1$. De 100 sube a 125, y el 20 % de 125 es 25: vuelve a 100.`,
        },
        {
          id: 'colmenas',
          question: md`Un apicultor perdió el 30 % de sus colmenas en un año y al siguiente aumentó las que tenía en un 30 %. ¿Cuántas tiene, comparado con el comienzo?`,
          key: 'Un 9 % menos',
          distractors: [
            {
              text: 'Las mismas',
              feedback: 'El segundo 30 % es de un grupo más chico: prueba con 100 colmenas.',
              mistake: 'cree-que-alza-y-baja-se-anulan',
            },
            {
              text: 'Un 9 % más',
              feedback: 'El tamaño está bien. De 100 pasó a 70 y a 91: ¿es más o menos?',
              mistake: 'invierte-el-sentido-del-cambio',
            },
            {
              text: 'Un 30 % menos',
              feedback: 'Olvidaste que después aumentaron.',
              mistake: 'mira-solo-la-baja',
            },
          ],
          explanation: md`$0{,}7 \cdot 1{,}3 = 0{,}91$: quedó el 91 % de las colmenas, un 9 % menos.`,
        },
        {
          id: 'hostal-en-verano',
          question: md`Un hostal cobra $P$ pesos por noche. En verano sube un 10 %, y sobre ese precio descuenta un 25 % a quien reserva antes. ¿Qué expresión da lo que paga esa persona?`,
          key: md`$1{,}1 \cdot 0{,}75 \cdot P$`,
          distractors: [
            {
              text: md`$(1{,}1 - 0{,}25) \cdot P$`,
              feedback: 'Restaste un porcentaje del otro, y se calculan sobre precios distintos.',
              mistake: 'suma-descuento-e-impuesto',
            },
            {
              text: md`$1{,}1 \cdot 0{,}25 \cdot P$`,
              feedback: 'Esa es la parte que le descuentan. Paga el 75 %.',
              mistake: 'cobra-lo-descontado',
            },
            {
              text: md`$0{,}1 \cdot 0{,}75 \cdot P$`,
              feedback: 'Usaste solo el alza del 10 %, sin el precio que se alza.',
              mistake: 'da-solo-el-impuesto',
            },
          ],
          explanation: md`El alza multiplica por $1{,}1$ y el descuento deja el 75 % de eso.`,
        },
      ],
    },
    {
      id: 'volver-al-precio',
      title: 'Volver al precio de antes',
      idea: md`Conoces el precio final y quieres el de antes. El camino es **deshacer la multiplicación: dividir por el factor**.

Si después de un 30 % de descuento algo quedó en ${pesos(33600)}, esos pesos son el 70 % del precio. Entonces $33.600 : 0{,}7 = 48.000$.

También puedes pasar por el 10 %: si el 70 % son ${pesos(33600)}, el 10 % son ${pesos(4800)} y el 100 %, ${pesos(48000)}.

Lo que no sirve es sumarle el 30 % a lo que pagaste, porque ese 30 % era del precio de antes.`,
      example: {
        problem: md`Una boleta por arreglar un computador es de ${pesos(23800)}, con IVA (19 %) incluido. ¿Cuál era el precio neto?`,
        steps: [
          { title: 'Di qué porcentaje conoces', text: md`Los ${pesos(23800)} son el 119 % del neto.` },
          { title: 'Divide por el factor', text: md`$23.800 : 1{,}19 = 20.000$.` },
          {
            title: 'Comprueba hacia adelante',
            text: md`$1{,}19 \cdot 20.000 = 23.800$. Calza. En cambio, quitarle el 19 % a ${pesos(23800)} da ${pesos(19278)}, que no calza.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'aumenta-en-vez-de-deshacer',
          text: md`Sumar el 30 % a ${pesos(33600)}: da ${pesos(43680)}. Si a eso le descuentas el 30 %, no vuelves a ${pesos(33600)}. Comprueba siempre.`,
        },
        {
          mistake: 'toma-el-descuento-por-el-total',
          text: md`Contestar ${pesos(14400)}, que es la rebaja. El precio de antes de un descuento tiene que ser mayor que lo pagado.`,
        },
        {
          mistake: 'resta-el-porcentaje-como-pesos',
          text: md`Dividir por el 30 %: $33.600 : 0{,}3 = 112.000$. Lo que pagaste no es el 30 %: es el 70 % que quedó.`,
        },
      ],
      checks: [
        {
          id: 'mesa-de-pino',
          question: md`Con un descuento del 25 %, una mesa de pino quedó en ${pesos(36000)}. ¿Cuánto costaba antes?`,
          key: pesos(48000),
          distractors: [
            {
              text: pesos(45000),
              feedback: 'Le sumaste el 25 % al precio rebajado. El 25 % era del precio de antes.',
              mistake: 'aumenta-en-vez-de-deshacer',
            },
            {
              text: pesos(12000),
              feedback: 'Esa es la rebaja; se pregunta por el precio completo.',
              mistake: 'toma-el-descuento-por-el-total',
            },
            {
              text: pesos(144000),
              feedback: 'Dividiste por 0,25. Lo pagado es el 75 % del precio.',
              mistake: 'resta-el-porcentaje-como-pesos',
            },
          ],
          explanation: md`$36.000 : 0{,}75 = 48.000$. Se comprueba: el 75 % de ${pesos(48000)} es ${pesos(36000)}.`,
        },
        {
          id: 'arriendo-reajustado',
          question: md`Un arriendo subió un 5 % y quedó en ${pesos(336000)}. ¿Cuánto era antes del alza?`,
          key: pesos(320000),
          distractors: [
            {
              text: pesos(319200),
              feedback: 'Le quitaste el 5 % al precio nuevo. El 5 % se calculó sobre el antiguo.',
              mistake: 'aumenta-en-vez-de-deshacer',
            },
            {
              text: pesos(352800),
              feedback: 'Lo subiste de nuevo: antes del alza tenía que ser menor.',
              mistake: 'aumenta-en-vez-de-deshacer',
            },
            {
              text: pesos(16000),
              feedback: 'Eso es lo que subió, no lo que costaba.',
              mistake: 'toma-el-descuento-por-el-total',
            },
          ],
          explanation: md`${pesos(336000)} es el 105 %: $336.000 : 1{,}05 = 320.000$.`,
        },
        {
          id: 'estanque-que-se-vacio',
          question: md`Un estanque perdió el 40 % de su agua y quedan 90 litros. ¿Cuántos litros tenía?`,
          key: '150',
          distractors: [
            {
              text: '126',
              feedback: 'Sumaste el 40 % de 90. El 40 % era del agua que había al comienzo.',
              mistake: 'aumenta-en-vez-de-deshacer',
            },
            {
              text: '60',
              feedback: 'Esos son los litros que perdió.',
              mistake: 'toma-el-descuento-por-el-total',
            },
            {
              text: '225',
              feedback: 'Dividiste por 0,4. Los 90 litros son el 60 % que quedó.',
              mistake: 'resta-el-porcentaje-como-pesos',
            },
          ],
          explanation: md`90 litros son el 60 %. El 10 % son 15 litros, y el 100 %, 150.`,
        },
      ],
    },
    {
      id: 'en-cuanto-cambio',
      title: 'En qué porcentaje cambió',
      idea: md`Para saber en qué porcentaje cambió algo, **divide el cambio por el valor inicial**.

Un pasaje que va de ${pesos(640)} a ${pesos(800)} sube $\frac{160}{640} = 0{,}25$: un 25 %. Si vuelve a ${pesos(640)}, baja $\frac{160}{800} = 0{,}2$: un 20 %. Los mismos ${pesos(160)} son otro porcentaje, porque el inicio es otro.

Y si lo que cambia ya es un porcentaje, hay dos formas de decirlo. De 40 % a 50 % sube **10 puntos porcentuales**, que son un **25 %** más, porque $\frac{10}{40} = 0{,}25$. Los diarios suelen mezclarlas.`,
      example: {
        problem: md`La asistencia a un liceo pasó de 80 % en junio a 92 % en agosto. ¿Cuántos puntos subió y en qué porcentaje?`,
        steps: [
          { title: 'Resta los porcentajes', text: md`$92 - 80 = 12$: subió 12 puntos porcentuales.` },
          { title: 'Compara con el inicio', text: md`$\frac{12}{80} = 0{,}15$.` },
          { title: 'Contesta', text: md`Subió 12 puntos, que son un 15 % más de asistencia que en junio.` },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'visitas-al-museo',
          question: md`Un museo pasó de 1.500 a 1.800 visitas al mes. ¿En qué porcentaje aumentaron?`,
          key: '20 %',
          distractors: [
            {
              text: '120 %',
              feedback: 'Quedaron en el 120 % de las de antes. El aumento es lo que pasa de 100.',
            },
            {
              text: '300 %',
              feedback: 'Son 300 visitas más: compáralas con las 1.500 del comienzo.',
              mistake: 'lee-la-cantidad-como-porcentaje',
            },
            { text: '16,7 %', feedback: 'Dividiste por las 1.800 del final. Se compara con el inicio.' },
          ],
          explanation: md`Aumentaron 300, y $\frac{300}{1.500} = 0{,}2$: un 20 %.`,
        },
        {
          id: 'puntos-o-porcentaje',
          question: md`El uso de la bicicleta en un liceo pasó de 20 % a 25 % de los estudiantes. ¿Cómo se dice bien ese cambio?`,
          key: 'Subió 5 puntos, que son un 25 % más',
          distractors: [
            {
              text: 'Subió 5 puntos, que son un 5 % más',
              feedback: 'Cinco puntos sobre 20 son un cuarto: compara con el valor inicial.',
            },
            {
              text: 'Subió 25 puntos, que son un 5 % más',
              feedback: 'Diste vuelta los dos números: los puntos salen de restar 25 menos 20.',
            },
            {
              text: 'Subió 5 puntos, que son un 20 % más',
              feedback: 'Dividiste por 25, el valor final. Se compara con el inicial, 20.',
            },
          ],
          explanation: md`$25 - 20 = 5$ puntos, y $\frac{5}{20} = 0{,}25$: un 25 % más.`,
        },
        {
          id: 'lleva-cuatro-paga-tres',
          question: md`Una oferta dice «lleva 4 y paga 3». ¿Qué descuento recibe quien lleva cuatro?`,
          key: '25 %',
          distractors: [
            { text: '33 %', feedback: 'Comparaste la unidad gratis con las 3 que pagas. El total son 4.' },
            {
              text: '75 %',
              feedback: 'Esa es la parte que paga.',
              mistake: 'da-el-porcentaje-del-resto',
            },
            { text: '50 %', feedback: 'La mitad sería pagar 2 de 4: aquí se pagan 3.' },
          ],
          explanation: md`Se deja de pagar 1 de 4: $\frac{1}{4} = 25\ \%$.`,
        },
      ],
    },
  ],
  summary: [
    md`Subir $p\ \%$ es multiplicar por $1 + \frac{p}{100}$; bajar, por $1 - \frac{p}{100}$.`,
    md`Cambios seguidos: multiplica los factores y no sumes los porcentajes.`,
    md`Para volver atrás, divide por el factor.`,
    md`El cambio en porcentaje se compara con el valor inicial.`,
    md`De 40 % a 50 % hay 10 puntos, que son un 25 % más.`,
  ],
  sources: [
    {
      name: 'Decreto Ley 825, Ley sobre Impuesto a las Ventas y Servicios, Biblioteca del Congreso Nacional',
      year: 1974,
      detail: 'Tasa del IVA, hoy de 19 %.',
    },
  ],
});
