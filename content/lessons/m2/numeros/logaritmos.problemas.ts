import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm2.numeros.logaritmos.problemas',
  version: 1,
  minutes: 16,
  opening: {
    question: md`El jugo de limón tiene un pH cercano a 2 y el agua pura, 7. ¿Cuántas veces más iones hidrógeno hay en un litro de jugo que en uno de agua?`,
    guesses: ['5 veces más', '3,5 veces más', '50 veces más', '100.000 veces más'],
    reveal: md`Son 100.000 veces más. Cada unidad de pH multiplica por 10, y entre 2 y 7 hay cinco unidades: $10^5$. Las escalas logarítmicas encogen números enormes, y hay que saber leerlas.`,
  },
  points: [
    {
      id: 'despejar-el-exponente',
      title: 'Despejar un exponente',
      idea: md`¿En cuántos años se triplica algo que crece un 8 % anual? La ecuación es $1{,}08^n = 3$, con la incógnita en el exponente.

Aplica logaritmo a los dos lados y baja el exponente:

$$n \cdot \log 1{,}08 = \log 3 \qquad n = \frac{\log 3}{\log 1{,}08}$$

Es un cociente de dos logaritmos, que **no** es el logaritmo de un cociente.

La base es el **factor**: crecer un 8 % es multiplicar por 1,08, y disminuir un 8 % es multiplicar por 0,92. No hace falta el valor inicial: solo cuántas veces crece.`,
      example: {
        problem: md`El número de paneles solares de una comuna crece un 20 % cada año. ¿En cuántos años se cuadruplica? Usa $\log 2 \approx 0{,}301$ y $\log 1{,}2 \approx 0{,}079$.`,
        steps: [
          { title: 'Escribe la ecuación', text: md`El factor anual es 1,2, y debe llegar a 4: $1{,}2^n = 4$.` },
          { title: 'Aplica logaritmo', text: md`$n \cdot \log 1{,}2 = \log 4$, y $\log 4 = 2\log 2 \approx 0{,}602$.` },
          {
            title: 'Divide',
            text: md`$n \approx \frac{0{,}602}{0{,}079}$, cerca de 7,6. Al cabo de 8 años ya pasó del cuádruple.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'divide-dentro-del-logaritmo',
          text: md`Escribir $\log \left(\frac{4}{1{,}2}\right)$. Eso es $\log 4 - \log 1{,}2$, una resta, y aquí se divide un logaritmo por el otro.`,
        },
        {
          mistake: 'despeja-el-exponente-al-reves',
          text: md`Escribir $\frac{\log 1{,}2}{\log 4}$. De $n \cdot \log 1{,}2 = \log 4$ pasa dividiendo lo que acompaña a $n$. Al revés daría 0,13 años.`,
        },
        {
          mistake: 'usa-la-tasa-en-vez-del-factor',
          text: md`Poner $\log 0{,}2$. Crecer un 20 % es quedar con el 120 %. Con 0,2 como base la cantidad se achicaría.`,
        },
      ],
      checks: [
        {
          id: 'vida-media-de-un-glaciar',
          question: md`En un modelo, la superficie de un glaciar disminuye un 10 % cada década. ¿Qué expresión da el número de décadas en que queda la mitad?`,
          key: md`$\frac{\log 0{,}5}{\log 0{,}9}$`,
          distractors: [
            {
              text: md`$\log \left(\frac{0{,}5}{0{,}9}\right)$`,
              feedback: 'Ese es el logaritmo de un cociente. Al despejar se dividen dos logaritmos.',
              mistake: 'divide-dentro-del-logaritmo',
            },
            {
              text: md`$\frac{\log 0{,}9}{\log 0{,}5}$`,
              feedback: 'Despejaste al revés: lo que acompaña a la incógnita va abajo.',
              mistake: 'despeja-el-exponente-al-reves',
            },
            {
              text: md`$\frac{\log 0{,}5}{\log 0{,}1}$`,
              feedback: 'Usaste lo que se pierde. Si se va el 10 %, el factor es 0,9.',
              mistake: 'usa-la-tasa-en-vez-del-factor',
            },
          ],
          explanation: md`$0{,}9^n = 0{,}5$, así que $n \cdot \log 0{,}9 = \log 0{,}5$ y se divide por $\log 0{,}9$. Son cerca de 6,6 décadas.`,
        },
        {
          id: 'tres-elevado-da-veinte',
          question: md`Con $\log 2 \approx 0{,}30$ y $\log 3 \approx 0{,}48$, ¿cuánto vale aproximadamente $x$ si $3^x = 20$?`,
          key: '2,71',
          distractors: [
            {
              text: '0,82',
              feedback: 'Restaste 1,30 − 0,48: eso es el logaritmo de 20 : 3.',
              mistake: 'divide-dentro-del-logaritmo',
            },
            {
              text: '0,37',
              feedback: 'Dividiste 0,48 por 1,30, al revés. Como 3² es 9, x pasa de 2.',
              mistake: 'despeja-el-exponente-al-reves',
            },
            { text: '6,67', feedback: 'Dividiste 20 por 3. La incógnita es un exponente, no un factor.' },
          ],
          explanation: md`$\log 20 = \log 2 + \log 10 \approx 1{,}30$. Entonces $x \approx \frac{1{,}30}{0{,}48}$, cerca de 2,71. Calza: $3^2 = 9$ y $3^3 = 27$.`,
        },
        {
          id: 'mil-veces-duplicando',
          question: md`Una levadura se duplica cada hora. Con $\log 2 \approx 0{,}301$, ¿en cuántas horas, aproximadamente, hay 1.000 veces la cantidad inicial?`,
          key: 'En unas 10 horas',
          distractors: [
            {
              text: 'En unas 500 horas',
              feedback: 'Dividiste 1.000 por 2. Cada hora se duplica lo que hay, y eso crece mucho más rápido.',
            },
            {
              text: 'En unas 3 horas',
              feedback: 'El 3 es el logaritmo de 1.000 solo, o restado con el de 2. Falta dividir por log 2.',
              mistake: 'divide-dentro-del-logaritmo',
            },
            {
              text: 'En unos 6 minutos',
              feedback: 'Dividiste 0,301 por 3, al revés: da 0,1 horas.',
              mistake: 'despeja-el-exponente-al-reves',
            },
          ],
          explanation: md`$2^n = 1.000$ da $n = \frac{3}{0{,}301}$, cerca de 10. Comprueba: $2^{10} = 1.024$.`,
        },
      ],
    },
    {
      id: 'ph-y-sismos',
      title: 'El pH y los sismos',
      idea: md`En química, $\text{pH} = -\log C$, con $C$ la concentración de iones hidrógeno en moles por litro. Al despejar, $C = 10^{-\text{pH}}$. Cada unidad que **baja** el pH multiplica $C$ por 10.

En la escala de Richter, cada unidad que **sube** la magnitud multiplica por 10 la amplitud de las ondas en el registro.

Para comparar dos valores: cuenta las unidades que los separan y eleva 10 a ese número. Tres unidades son $10 \cdot 10 \cdot 10 = 10^3 = 1.000$ veces.`,
      figure: {
        kind: 'drawing',
        width: 15,
        height: 5,
        shapes: [
          { shape: 'segment', from: [1, 2], to: [14, 2] },
          { shape: 'point', at: [2, 2] },
          { shape: 'point', at: [5.5, 2] },
          { shape: 'point', at: [9, 2] },
          { shape: 'point', at: [12.5, 2] },
          { shape: 'text', at: [2, 1.1], text: 'pH 3', anchor: 'middle' },
          { shape: 'text', at: [5.5, 1.1], text: 'pH 4', anchor: 'middle' },
          { shape: 'text', at: [9, 1.1], text: 'pH 5', anchor: 'middle' },
          { shape: 'text', at: [12.5, 1.1], text: 'pH 6', anchor: 'middle' },
          { shape: 'arrow', from: [5.3, 2.7], to: [2.2, 2.7], accent: 1 },
          { shape: 'arrow', from: [8.8, 2.7], to: [5.7, 2.7], accent: 1 },
          { shape: 'arrow', from: [12.3, 2.7], to: [9.2, 2.7], accent: 1 },
          { shape: 'text', at: [3.75, 3.4], text: '× 10', anchor: 'middle' },
          { shape: 'text', at: [7.25, 3.4], text: '× 10', anchor: 'middle' },
          { shape: 'text', at: [10.75, 3.4], text: '× 10', anchor: 'middle' },
        ],
        alt: 'Recta con los valores de pH 3, 4, 5 y 6. Una flecha va de cada uno al anterior y dice «por 10»: al bajar una unidad de pH, la concentración se multiplica por 10.',
      },
      example: {
        problem: md`Una lluvia tiene pH 4 y otra, pH 6. ¿Cuántas veces la concentración de iones hidrógeno de la segunda tiene la primera?`,
        steps: [
          {
            title: 'Pasa a concentraciones',
            text: md`La de pH 4 tiene $10^{-4}$ y la de pH 6, $10^{-6}$ moles por litro.`,
          },
          { title: 'Divide', text: md`$\frac{10^{-4}}{10^{-6}} = 10^{-4 - (-6)} = 10^2$.` },
          {
            title: 'Interpreta',
            text: md`La de pH 4 tiene 100 veces la concentración de la otra: dos unidades, dos veces por 10.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'compara-restando-los-ph',
          text: md`Decir «2 veces» porque $6 - 4 = 2$. La resta cuenta **pasos**, y cada paso multiplica por 10.`,
        },
        {
          mistake: 'diez-por-cada-unidad-de-ph',
          text: md`Decir «20 veces», sumando 10 por cada unidad. Los pasos se encadenan: 10 veces 10 son 100.`,
        },
        {
          mistake: 'cuenta-una-unidad-de-mas',
          text: md`Contar los valores 4, 5 y 6 y decir $10^3$. Se cuentan los saltos, no los valores: de 4 a 6 hay dos saltos.`,
        },
      ],
      checks: [
        {
          id: 'vinagre-y-agua',
          question: md`Un vinagre tiene pH 3 y un agua, pH 7. ¿Por cuánto hay que multiplicar la concentración de iones del agua para obtener la del vinagre?`,
          key: '10.000',
          distractors: [
            {
              text: '4',
              feedback: 'Restaste los pH. Esos son los pasos, y cada uno multiplica por 10.',
              mistake: 'compara-restando-los-ph',
            },
            {
              text: '40',
              feedback: 'Sumaste 10 por cada unidad. Los factores se multiplican entre sí.',
              mistake: 'diez-por-cada-unidad-de-ph',
            },
            {
              text: '100.000',
              feedback: 'Contaste cinco valores, del 3 al 7. Los saltos son cuatro.',
              mistake: 'cuenta-una-unidad-de-mas',
            },
          ],
          explanation: md`De 7 a 3 hay cuatro saltos: $10^4 = 10.000$.`,
        },
        {
          id: 'dos-sismos',
          question: md`Dos sismos se registran a la misma distancia, con magnitudes 4,5 y 7,5 en la escala de Richter. ¿Cuántas veces la amplitud del menor tiene el registro del mayor?`,
          key: '1.000',
          distractors: [
            {
              text: '3',
              feedback: 'Esa es la diferencia de magnitudes. Cada unidad multiplica la amplitud por 10.',
              mistake: 'compara-restando-los-ph',
            },
            {
              text: '30',
              feedback: 'Sumaste 10 tres veces. Cada paso multiplica lo que ya había.',
              mistake: 'diez-por-cada-unidad-de-ph',
            },
            {
              text: '10.000',
              feedback: 'De 4,5 a 7,5 hay tres saltos, no cuatro.',
              mistake: 'cuenta-una-unidad-de-mas',
            },
          ],
          explanation: md`$7{,}5 - 4{,}5 = 3$ unidades, y $10^3 = 1.000$.`,
        },
        {
          id: 'calcular-un-ph',
          question: md`Una muestra tiene $C = 0{,}00001$ moles de iones hidrógeno por litro. ¿Cuál es su pH?`,
          key: '5',
          distractors: [
            { text: md`$-5$`, feedback: 'Ese es log C. La fórmula lleva un signo menos delante.' },
            {
              text: '4',
              feedback: 'Contaste los ceros después de la coma. El 1 está en el quinto lugar: es 10 elevado a −5.',
            },
            {
              text: '6',
              feedback: 'Contaste una posición de más: el 1 está en el quinto lugar decimal.',
              mistake: 'cuenta-una-unidad-de-mas',
            },
          ],
          explanation: md`$0{,}00001 = 10^{-5}$, así que $\text{pH} = -(-5) = 5$.`,
        },
      ],
    },
    {
      id: 'leer-un-eje-logaritmico',
      title: 'Leer un eje logarítmico',
      idea: md`En un eje común, avanzar la misma distancia **suma** lo mismo. En un eje logarítmico, avanzar la misma distancia **multiplica** por lo mismo: 1, 10, 100, 1.000 están a distancias iguales.

¿Qué número está justo al medio entre 1 y 100? El 10, porque dos pasos iguales multiplican por 100 en total, y cada uno por $\sqrt{100} = 10$.

Entonces, a mitad de camino entre dos marcas se multiplica por la **raíz cuadrada** del factor que las separa.`,
      figure: {
        kind: 'drawing',
        width: 14,
        height: 4,
        shapes: [
          { shape: 'segment', from: [1, 2], to: [13, 2] },
          { shape: 'segment', from: [1, 1.7], to: [1, 2.3] },
          { shape: 'segment', from: [5, 1.7], to: [5, 2.3] },
          { shape: 'segment', from: [9, 1.7], to: [9, 2.3] },
          { shape: 'segment', from: [13, 1.7], to: [13, 2.3] },
          { shape: 'text', at: [1, 0.8], text: '2', anchor: 'middle' },
          { shape: 'text', at: [5, 0.8], text: '18', anchor: 'middle' },
          { shape: 'text', at: [9, 0.8], text: '162', anchor: 'middle' },
          { shape: 'text', at: [13, 0.8], text: '1.458', anchor: 'middle' },
          { shape: 'point', at: [3, 2], label: 'P', accent: 1 },
        ],
        alt: 'Eje con cuatro marcas a distancias iguales: 2, 18, 162 y 1.458. El punto P está justo a la mitad entre las marcas 2 y 18.',
      },
      example: {
        problem: md`En el eje de la figura, ¿qué número representa P, que está a la mitad entre 2 y 18?`,
        steps: [
          {
            title: 'Busca el factor entre marcas',
            text: md`$18 : 2 = 9$, y $162 : 18 = 9$: cada tramo multiplica por 9.`,
          },
          {
            title: 'Saca el de medio tramo',
            text: md`Dos medios tramos multiplican por 9, así que cada uno multiplica por $\sqrt{9} = 3$.`,
          },
          { title: 'Avanza desde la marca', text: md`$2 \cdot 3 = 6$. Comprueba: $6 \cdot 3 = 18$.` },
        ],
      },
      warnings: [
        {
          mistake: 'promedia-valores-en-una-escala-logaritmica',
          text: md`Promediar: $(2 + 18) : 2 = 10$. De 2 a 10 se multiplica por 5 y de 10 a 18, por 1,8: no son pasos iguales.`,
        },
        {
          mistake: 'toma-la-mitad-de-la-diferencia',
          text: md`Tomar la mitad de la diferencia, $(18 - 2) : 2 = 8$. Restar marcas no dice nada en un eje que multiplica.`,
        },
        {
          mistake: 'suma-el-factor-de-la-escala',
          text: md`Sumar el factor a la marca: $2 + 9 = 11$. El factor multiplica, y para medio tramo se usa su raíz.`,
        },
      ],
      checks: [
        {
          id: 'entre-cinco-y-ochenta',
          question: md`En un eje logarítmico hay marcas consecutivas en 5 y en 80. ¿Qué número está a la mitad de la distancia entre ellas?`,
          key: '20',
          distractors: [
            {
              text: '42,5',
              feedback: 'Promediaste las marcas. En este eje la mitad del camino multiplica por una raíz.',
              mistake: 'promedia-valores-en-una-escala-logaritmica',
            },
            {
              text: '37,5',
              feedback: 'Tomaste la mitad de la diferencia. Busca el factor: 80 : 5 es 16.',
              mistake: 'toma-la-mitad-de-la-diferencia',
            },
            {
              text: '21',
              feedback: 'Sumaste el factor 16 a la marca. Se multiplica, y por la raíz de 16.',
              mistake: 'suma-el-factor-de-la-escala',
            },
          ],
          explanation: md`El factor es $80 : 5 = 16$; medio tramo multiplica por $\sqrt{16} = 4$: $5 \cdot 4 = 20$.`,
        },
        {
          id: 'la-marca-que-sigue',
          question: md`Las marcas de un eje logarítmico, a distancias iguales, son 4, 12 y 36. ¿Qué número lleva la marca que sigue?`,
          key: '108',
          distractors: [
            {
              text: '60',
              feedback: 'Sumaste 24, la última diferencia. A distancias iguales se multiplica por lo mismo.',
            },
            {
              text: '39',
              feedback: 'Sumaste el factor 3. Hay que multiplicar por 3.',
              mistake: 'suma-el-factor-de-la-escala',
            },
            { text: '44', feedback: 'Sumaste 8, la primera diferencia, como en un eje común.' },
          ],
          explanation: md`$12 : 4 = 3$ y $36 : 12 = 3$. La que sigue es $36 \cdot 3 = 108$.`,
        },
        {
          id: 'habitantes-en-escala',
          question: md`En un gráfico de habitantes, el eje logarítmico marca 100 y, a la distancia siguiente, 10.000. Una barra termina justo a la mitad entre ambas. ¿Cuántos habitantes representa?`,
          key: '1.000',
          distractors: [
            {
              text: '5.050',
              feedback: 'Ese es el promedio, que estaría a la mitad en un eje común.',
              mistake: 'promedia-valores-en-una-escala-logaritmica',
            },
            {
              text: '4.950',
              feedback: 'Esa es la mitad de la diferencia. Aquí avanzar es multiplicar.',
              mistake: 'toma-la-mitad-de-la-diferencia',
            },
            {
              text: '200',
              feedback: 'Sumaste el factor 100. Multiplica por la raíz de 100, que es 10.',
              mistake: 'suma-el-factor-de-la-escala',
            },
          ],
          explanation: md`El factor es $10.000 : 100 = 100$. Medio tramo multiplica por 10: $100 \cdot 10 = 1.000$.`,
        },
      ],
    },
  ],
  summary: [
    md`Si $b^n = k$, entonces $n = \frac{\log k}{\log b}$, y $b$ es el factor, no la tasa.`,
    md`Un cociente de logaritmos no es el logaritmo de un cociente.`,
    md`En el pH y en los sismos, $d$ unidades de diferencia son $10^d$ veces.`,
    md`En un eje logarítmico, medio tramo multiplica por la raíz del factor.`,
  ],
  sources: [
    {
      name: 'Richter, Charles F., «An instrumental earthquake magnitude scale», Bulletin of the Seismological Society of America',
      year: 1935,
      detail: 'La magnitud como logaritmo decimal de la amplitud registrada.',
    },
  ],
});
