import { defineLesson, md, pesos } from '../../authoring/index.ts';

export default defineLesson({
  content: 'ciencias.fisica.electricidad.consumo',
  version: 1,
  minutes: 18,
  opening: {
    question: md`En una casa, el hervidor es de 2.000 W y se usa 10 minutos al día. La etiqueta del refrigerador dice 25 kWh al mes. ¿Cuál de los dos pesa más en la cuenta de la luz?`,
    guesses: ['El hervidor, por sus 2.000 W', 'El refrigerador', 'Pesan casi lo mismo'],
    reveal: md`El hervidor gasta 10 kWh al mes: mucha potencia, poco rato. El refrigerador gasta 25. En la cuenta no se pagan watts, se paga energía. Vas a calcularla y a decidir con ella.`,
  },
  points: [
    {
      id: 'de-watts-a-pesos',
      title: 'De los watts a los pesos',
      idea: md`La cuenta cobra **energía**, en kilowatt-hora (kWh). Se llega en tres pasos:

- Pasa la potencia a kilowatts: watts divididos por 1.000.
- Multiplica por **todas** las horas del mes: horas por día por días de uso.
- Multiplica por la tarifa, los pesos de cada kWh.

Dos aparatos iguales pueden costar muy distinto si uno se usa más rato. Y uno potente puede costar poco. En el gráfico, los cinco juntos suman 75 kWh.`,
      figure: {
        kind: 'chart',
        type: 'bars',
        categories: ['Refrigerador', 'Televisor', 'Luces', 'Hervidor', 'Lavadora'],
        series: [{ name: 'Energía', values: [30, 15, 12, 10, 8] }],
        yTitle: 'kWh al mes',
        showValues: true,
        alt: 'Barras de energía al mes: refrigerador 30 kWh, televisor 15, luces 12, hervidor 10 y lavadora 8.',
        caption: 'Consumo de una casa (datos inventados).',
      },
      example: {
        problem: md`Una estufa de 1.200 W se usa 5 horas diarias durante 30 días. El kWh cuesta ${pesos(180)}. ¿Cuánto agrega a la cuenta?`,
        steps: [
          { title: 'Pasa a kilowatts', text: md`$\frac{1.200}{1.000} = 1{,}2\ \text{kW}$.` },
          { title: 'Cuenta las horas del mes', text: md`$5 \cdot 30 = 150\ \text{h}$.` },
          { title: 'Saca la energía', text: md`$1{,}2 \cdot 150 = 180\ \text{kWh}$.` },
          { title: 'Multiplica por la tarifa', text: md`180 kWh a ${pesos(180)} cada uno son ${pesos(32400)}.` },
        ],
      },
      warnings: [
        { mistake: 'gasto-de-un-solo-dia', text: md`Olvidar los días: 6 kWh y ${pesos(1080)} son de **un** día.` },
        {
          mistake: 'no-convierte-a-kilowatts',
          text: md`Dejar los watts sin dividir bien por 1.000. Si una estufa te sale en millones de pesos, revisa las comas.`,
        },
        {
          mistake: 'cobra-por-potencia-y-no-por-energia',
          text: md`Olvidar las horas de uso: $1{,}2 \cdot 30 \cdot 180$ da ${pesos(6480)}. Potencia por días no es energía.`,
        },
      ],
      checks: [
        {
          id: 'plancha-doce-dias',
          question: md`Una plancha de 1.000 W se usa media hora diaria, 12 días al mes. El kWh cuesta ${pesos(200)}. ¿Cuánto cuesta al mes?`,
          key: md`${pesos(1200)}`,
          distractors: [
            {
              text: md`${pesos(100)}`,
              feedback: 'Ese es el gasto de un solo día: faltan los 12.',
              mistake: 'gasto-de-un-solo-dia',
            },
            {
              text: md`${pesos(2400)}`,
              feedback: 'Faltó la media hora: cobraste como si estuviera una hora.',
              mistake: 'cobra-por-potencia-y-no-por-energia',
            },
            {
              text: md`${pesos(12000)}`,
              feedback: 'Dividiste los watts por 100: un kilowatt son 1.000 watts.',
              mistake: 'no-convierte-a-kilowatts',
            },
          ],
          explanation: md`$1 \cdot 0{,}5 \cdot 12 = 6\ \text{kWh}$, y 6 por ${pesos(200)} son ${pesos(1200)}.`,
        },
        {
          id: 'televisor-en-kwh',
          question: md`Un televisor de 150 W se usa 4 horas diarias durante 30 días. ¿Cuánta energía gasta?`,
          key: '18 kWh',
          distractors: [
            { text: '0,6 kWh', feedback: 'Esa es la energía de un día.', mistake: 'gasto-de-un-solo-dia' },
            {
              text: '4,5 kWh',
              feedback: 'Multiplicaste por los días y no por las 4 horas.',
              mistake: 'cobra-por-potencia-y-no-por-energia',
            },
            {
              text: '180 kWh',
              feedback: 'Las cifras están bien: 150 W son 0,15 kW, y no 1,5 kW.',
              mistake: 'no-convierte-a-kilowatts',
            },
          ],
          explanation: md`$0{,}15 \cdot 4 \cdot 30 = 18\ \text{kWh}$.`,
        },
        {
          id: 'parte-del-refrigerador',
          figure: 'of-the-point',
          question: md`Según el gráfico de la casa, ¿qué porcentaje de la energía gasta el refrigerador?`,
          key: '40 %',
          distractors: [
            { text: '30 %', feedback: 'Leíste los 30 kWh como porcentaje; el total es 75 kWh.' },
            { text: '60 %', feedback: 'Ese es el porcentaje de los demás aparatos.' },
          ],
          explanation: md`El total es $30 + 15 + 12 + 10 + 8 = 75$, y $\frac{30}{75} = 0{,}4$.`,
        },
      ],
    },
    {
      id: 'etiqueta-y-boleta',
      title: 'Leer la etiqueta y la boleta',
      idea: md`Un aparato es más **eficiente** si da lo mismo con menos energía. La etiqueta de eficiencia ayuda a comparar: trae una letra y el consumo. Solo sirve entre aparatos del mismo tipo y tamaño, y con el mismo período: no mezcles kWh al mes con kWh al año.

En la boleta, el consumo es una **resta**: lectura de hoy menos lectura anterior. Esa energía se multiplica por la tarifa y se suman los cargos fijos.

Pocos watts no significa eficiente: hay que mirar qué se obtiene con ellos.`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 'hoy', label: 'Lectura actual: 12.655', column: 0, row: 0 },
          { id: 'antes', label: 'Lectura anterior: 12.480', column: 0, row: 1 },
          { id: 'dif', label: 'Consumo: 175 kWh', column: 1, row: 0 },
          { id: 'pagar', label: 'Total a pagar', column: 1, row: 1 },
        ],
        arrows: [
          { from: 'hoy', to: 'dif' },
          { from: 'antes', to: 'dif' },
          { from: 'dif', to: 'pagar' },
        ],
        alt: 'Esquema de una boleta: la lectura actual, 12.655, menos la anterior, 12.480, da un consumo de 175 kWh, con el que se calcula el total a pagar.',
        caption: 'Datos inventados.',
      },
      example: {
        problem: md`Con las lecturas del esquema, la energía cuesta ${pesos(190)} por kWh y el cargo fijo es de ${pesos(1000)}. ¿Cuánto se paga?`,
        steps: [
          { title: 'Resta las lecturas', text: md`$12.655 - 12.480 = 175\ \text{kWh}$.` },
          { title: 'Cobra la energía', text: md`175 por ${pesos(190)} son ${pesos(33250)}.` },
          { title: 'Suma el cargo fijo', text: md`${pesos(33250)} más ${pesos(1000)}: ${pesos(34250)}.` },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'boleta-ocho-mil',
          question: md`Una boleta trae lectura anterior 8.310 kWh y actual 8.430 kWh. El kWh cuesta ${pesos(200)} y el cargo fijo, ${pesos(1500)}. ¿Cuál es el total?`,
          key: md`${pesos(25500)}`,
          distractors: [
            { text: md`${pesos(24000)}`, feedback: 'Esa es la energía; falta sumar el cargo fijo.' },
            {
              text: md`${pesos(1687500)}`,
              feedback: 'Cobraste la lectura completa. El consumo del mes es la diferencia.',
            },
            { text: md`${pesos(22500)}`, feedback: 'Restaste el cargo fijo en vez de sumarlo.' },
          ],
          explanation: md`Consumo: 120 kWh. A ${pesos(200)} son ${pesos(24000)}, más ${pesos(1500)} de cargo fijo.`,
        },
        {
          id: 'cual-es-mas-eficiente',
          question: md`La ampolleta A usa 9 W y da 720 lúmenes de luz. La B usa 12 W y da 840. ¿Cuál es más eficiente?`,
          key: 'La A, porque da más luz por cada watt',
          distractors: [
            {
              text: 'La B, porque da más luz en total',
              feedback: 'Da más luz, pero gasta más: 70 lúmenes por watt contra 80.',
            },
            {
              text: 'La A, porque usa menos watts',
              feedback: 'Usar menos watts no basta: podría alumbrar muy poco. Compara lúmenes por watt.',
            },
          ],
          explanation: md`A: $\frac{720}{9} = 80$ lúmenes por watt. B: $\frac{840}{12} = 70$.`,
        },
        {
          id: 'lavadoras-por-ciclo',
          question: md`Dos lavadoras del mismo tamaño gastan 0,6 kWh y 0,9 kWh en cada ciclo. Con 20 ciclos al mes, ¿cuánta energía ahorra la más eficiente?`,
          key: '6 kWh',
          distractors: [
            { text: '0,3 kWh', feedback: 'Ese es el ahorro de un ciclo, y al mes son 20.' },
            { text: '12 kWh', feedback: 'Eso es lo que gasta la eficiente; se pide la diferencia.' },
            { text: '30 kWh', feedback: 'Sumaste los dos consumos en vez de restarlos.' },
          ],
          explanation: md`$(0{,}9 - 0{,}6) \cdot 20 = 6\ \text{kWh}$.`,
        },
      ],
    },
    {
      id: 'cuando-se-recupera',
      title: 'Cuándo se recupera lo que se pagó',
      idea: md`Cambiar un aparato por otro eficiente cuesta plata al principio. Se recupera con lo que **se deja de gastar**.

El aparato nuevo también consume. Por eso el ahorro es la **diferencia** entre lo que gastaba el antiguo y lo que gasta el nuevo.

Meses para recuperar: precio dividido por ahorro mensual. Cuida que el ahorro sea del mes si quieres meses. Con el ahorro de un día, el resultado queda en días.`,
      example: {
        problem: md`Se cambia una ampolleta de 50 W por una LED de 8 W que alumbra lo mismo y cuesta ${pesos(6300)}. Se usa 5 horas diarias, 30 días al mes; el kWh vale ${pesos(200)}. ¿En cuántos meses se recupera?`,
        steps: [
          { title: 'Diferencia de potencia', text: md`$50 - 8 = 42\ \text{W} = 0{,}042\ \text{kW}$.` },
          { title: 'Energía ahorrada al mes', text: md`$0{,}042 \cdot 5 \cdot 30 = 6{,}3\ \text{kWh}$.` },
          { title: 'Ahorro en pesos', text: md`6,3 por ${pesos(200)} son ${pesos(1260)} al mes.` },
          { title: 'Divide', text: md`$\frac{6.300}{1.260} = 5$ meses.` },
        ],
      },
      warnings: [
        {
          mistake: 'recupera-con-el-gasto-antiguo',
          text: md`Dividir por todo lo que gastaba la antigua (${pesos(1500)}): da 4,2 meses. La LED también gasta.`,
        },
        {
          mistake: 'olvida-el-costo-de-lo-antiguo',
          text: md`Dividir por lo que gasta la LED (${pesos(240)}): da 26 meses. Eso es lo que se sigue pagando, no lo que se ahorra.`,
        },
        {
          mistake: 'ahorro-de-un-solo-dia',
          text: md`Dividir por el ahorro de un día (${pesos(42)}): da 150, pero son días.`,
        },
      ],
      checks: [
        {
          id: 'led-del-pasillo',
          question: md`En un pasillo se cambia una ampolleta de 60 W por una LED de 10 W que cuesta ${pesos(4500)}. Se usa 4 h diarias, 30 días al mes, a ${pesos(250)} el kWh. ¿En cuánto tiempo se recupera?`,
          key: '3 meses',
          distractors: [
            {
              text: '2,5 meses',
              feedback: 'Dividiste por todo el gasto de la antigua; la LED también consume.',
              mistake: 'recupera-con-el-gasto-antiguo',
            },
            {
              text: '15 meses',
              feedback: 'Dividiste por lo que gasta la LED y no por el ahorro.',
              mistake: 'olvida-el-costo-de-lo-antiguo',
            },
            {
              text: '90 meses',
              feedback: 'Usaste el ahorro de un día: son 90 días.',
              mistake: 'ahorro-de-un-solo-dia',
            },
          ],
          explanation: md`$0{,}05 \cdot 4 \cdot 30 = 6\ \text{kWh}$, que son ${pesos(1500)} al mes. Y $\frac{4.500}{1.500} = 3$.`,
        },
        {
          id: 'refrigerador-nuevo',
          question: md`Un refrigerador viejo gasta 50 kWh al mes y uno nuevo, 20 kWh. El nuevo cuesta ${pesos(240000)} y el kWh, ${pesos(200)}. ¿En cuántos meses se recupera?`,
          key: '40 meses',
          distractors: [
            {
              text: '24 meses',
              feedback: 'Usaste los 50 kWh completos. El nuevo sigue gastando 20.',
              mistake: 'recupera-con-el-gasto-antiguo',
            },
            {
              text: '60 meses',
              feedback: 'Usaste los 20 kWh del nuevo; el ahorro es la diferencia.',
              mistake: 'olvida-el-costo-de-lo-antiguo',
            },
          ],
          explanation: md`Ahorra 30 kWh, ${pesos(6000)} al mes: $\frac{240.000}{6.000} = 40$.`,
        },
      ],
    },
    {
      id: 'juzgar-una-promesa',
      title: 'Juzgar una promesa de ahorro',
      idea: md`Si el consumo baja después de instalar algo, ¿fue por eso? Puede haber otra causa: se apagó la estufa, alguien salió de viaje, llegó la primavera.

Una prueba justa cambia **solo** el aparato. Se compara el mismo mes del año anterior, o una casa parecida que no lo tiene.

En el gráfico, las dos curvas bajan en septiembre. Pero en 2023 nadie había instalado nada: la baja viene de la estación.

Y recuerda qué se compara: kWh, que es energía. Los pesos dependen además de la tarifa.`,
      figure: {
        kind: 'chart',
        type: 'lines',
        categories: ['Jun', 'Jul', 'Ago', 'Sep', 'Oct', 'Nov'],
        series: [
          { name: '2023, sin aparato', values: [310, 320, 300, 240, 190, 180] },
          { name: '2024, con aparato desde septiembre', values: [305, 325, 298, 238, 192, 181] },
        ],
        yTitle: 'kWh',
        alt: 'Dos líneas de consumo de junio a noviembre. 2023, sin aparato: 310, 320, 300, 240, 190, 180 kWh. 2024, con aparato desde septiembre: 305, 325, 298, 238, 192, 181.',
        caption: 'Una casa en Valdivia con estufa eléctrica (datos inventados).',
      },
      example: {
        problem: md`Un vendedor muestra solo 2024: «De 298 kWh en agosto a 181 kWh en noviembre, gracias a mi aparato». ¿Lo demuestra?`,
        steps: [
          { title: 'Comprueba el dato', text: md`Es cierto que bajó 117 kWh. El dato no está en discusión.` },
          { title: 'Busca otra causa', text: md`En noviembre ya no se usa la estufa. Cambió algo más que el aparato.` },
          { title: 'Compara sin el aparato', text: md`En 2023, sin él, bajó de 300 a 180: casi lo mismo.` },
          { title: 'Concluye', text: md`La baja se explica por la estación. No hay prueba de que el aparato ahorre.` },
        ],
      },
      warnings: [
        {
          mistake: 'consumo-se-mide-en-pesos',
          text: md`Pedir que se compare en pesos. La tarifa puede cambiar; la energía usada está en kWh.`,
        },
        {
          mistake: 'descuenta-lo-que-ya-esta-medido',
          text: md`Querer sumar aparte lo que gasta el aparato. El medidor ya registra todo lo enchufado.`,
        },
        {
          mistake: 'juzga-solo-por-el-tamano-del-cambio',
          text: md`Aceptar o rechazar por lo grande de la baja. Lo que importa es a qué se debe.`,
        },
      ],
      checks: [
        {
          id: 'chip-del-refrigerador',
          question: md`Una familia pega un «chip ahorrador» en el refrigerador. En enero gastó 240 kWh; en febrero, con el chip y dos semanas de vacaciones fuera, 200 kWh. ¿Por qué no queda probado que el chip ahorre?`,
          key: 'Porque la casa también estuvo vacía dos semanas',
          distractors: [
            {
              text: 'Porque falta restar lo que consume el chip',
              feedback: 'El medidor ya cuenta todo lo que está conectado.',
              mistake: 'descuenta-lo-que-ya-esta-medido',
            },
            {
              text: 'Porque una baja de 40 kWh es muy pequeña',
              feedback: 'El problema no es el tamaño, sino que hay otra causa posible.',
              mistake: 'juzga-solo-por-el-tamano-del-cambio',
            },
            {
              text: 'Porque no se sabe cuánto bajó en pesos',
              feedback: 'La energía se compara en kWh. Los pesos dependen de la tarifa.',
              mistake: 'consumo-se-mide-en-pesos',
            },
          ],
          explanation: md`Cambiaron dos cosas a la vez: el chip y las vacaciones. No se puede saber cuál bajó el consumo.`,
        },
        {
          id: 'mejor-prueba',
          question: md`¿Qué prueba diría mejor si el chip ahorra?`,
          key: 'Usar la casa igual, unas semanas con chip y otras sin él',
          distractors: [
            {
              text: 'Preguntar a diez compradores si pagan menos pesos',
              feedback: 'Lo que se paga depende de la tarifa y de cómo usan la casa.',
              mistake: 'consumo-se-mide-en-pesos',
            },
            {
              text: 'Poner cinco chips para que la baja sea más grande',
              feedback: 'Una baja grande no dice a qué se debe.',
              mistake: 'juzga-solo-por-el-tamano-del-cambio',
            },
          ],
          explanation: md`Así cambia solo el chip, y lo demás se mantiene igual.`,
        },
      ],
    },
  ],
  summary: [
    md`Energía en kWh: potencia en kW por todas las horas del mes. Después, la tarifa.`,
    md`La boleta resta lecturas y suma cargos fijos.`,
    md`Recuperar: precio dividido por el ahorro mensual, que es la diferencia entre antiguo y nuevo.`,
    md`Para creer en un ahorro tiene que haber cambiado una sola cosa.`,
  ],
});
