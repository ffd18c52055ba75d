import { defineLesson, md, pesos } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm1.algebra.ecuaciones-inecuaciones.problemas-inecuaciones',
  version: 2,
  minutes: 18,
  opening: {
    question: md`Un estacionamiento cobra ${pesos(1200)} por hora. El del frente cobra ${pesos(3000)} por entrar y después ${pesos(700)} por hora. ¿Cuándo conviene el del frente?`,
    guesses: ['Desde la primera hora, porque su hora es más barata', 'Cuando te quedas más de 6 horas', 'Nunca'],
    reveal: md`Conviene si te quedas más de 6 horas: en 6 horas los dos cobran ${pesos(7200)} y desde ahí gana el de la hora barata. La respuesta no es un número, sino un conjunto de números. Para eso son las inecuaciones.`,
  },
  points: [
    {
      id: 'palabras-que-son-signos',
      title: 'Las palabras que son signos',
      idea: md`Lo difícil es traducir. Esta tabla lo resume:

| Se dice | Se escribe |
| --- | --- |
| a lo menos 20, al menos 20, mínimo 20, no menos de 20 | $\geq 20$ |
| a lo más 20, máximo 20, no más de 20, hasta 20 | $\leq 20$ |
| más de 20, supera 20 | $> 20$ |
| menos de 20 | $< 20$ |

«A lo menos» suena a menos, pero pide **esa cantidad o más**. Para no confundirte, prueba con un número: si piden al menos 20 y hay 25, ¿sirve? Sí. Entonces el signo deja entrar al 25.`,
      example: {
        problem: md`En una rifa, cada número cuesta ${pesos(500)} y los premios costaron ${pesos(35000)}. ¿Cuántos números hay que vender para ganar al menos ${pesos(90000)}?`,
        steps: [
          { title: 'Elige la incógnita', text: md`$n$: números vendidos. Se gana $500n - 35.000$.` },
          { title: 'Traduce «al menos»', text: md`Sirve ganar 90.000 o más: $500n - 35.000 \geq 90.000$.` },
          { title: 'Resuelve', text: md`$500n \geq 125.000$, así que $n \geq 250$.` },
          { title: 'Responde', text: md`Hay que vender 250 números o más. Con 250 se ganan justo ${pesos(90000)}.` },
        ],
      },
      warnings: [
        {
          mistake: 'confunde-a-lo-menos-con-a-lo-mas',
          text: md`Escribir $\leq$ por «a lo menos». Prueba: ¿serviría ganar más? Si sirve, el signo es $\geq$.`,
        },
        {
          mistake: 'lee-al-menos-como-a-lo-mas',
          text: md`Lo mismo en una diferencia: «supera en al menos 27» es que la resta sea 27 **o más**.`,
        },
      ],
      checks: [
        {
          id: 'balsa-con-tripulantes',
          question: md`Una balsa lleva no más de 12 personas, contando a sus 2 tripulantes. Si suben $p$ pasajeros, ¿qué condición se debe cumplir?`,
          key: md`$p + 2 \leq 12$`,
          distractors: [
            {
              text: md`$p + 2 \geq 12$`,
              feedback: '«No más de 12» pone un tope: 13 personas no pueden ir.',
              mistake: 'confunde-a-lo-menos-con-a-lo-mas',
            },
            { text: md`$p + 2 < 12$`, feedback: 'Justo 12 personas sí pueden ir: no son más de 12.' },
            {
              text: md`$p - 2 \leq 12$`,
              feedback: 'Los tripulantes ocupan puesto: se suman a los pasajeros.',
              mistake: 'agrega-la-carga-inicial-al-limite',
            },
          ],
          explanation: md`Pasajeros más tripulantes, a lo más 12. Pueden subir hasta 10 pasajeros.`,
        },
        {
          id: 'largo-supera-al-ancho',
          question: md`El largo $L$ de una cancha debe superar al ancho $a$ en al menos 20 metros. ¿Cómo se escribe?`,
          key: md`$L - a \geq 20$`,
          distractors: [
            {
              text: md`$L - a \leq 20$`,
              feedback: 'Así la diferencia sería de 20 o menos. «Al menos» pide 20 o más.',
              mistake: 'lee-al-menos-como-a-lo-mas',
            },
            { text: md`$a - L \geq 20$`, feedback: 'Así el ancho sería mayor que el largo.' },
            { text: md`$L \geq 20a$`, feedback: '«Superar en 20» es una resta; 20 veces el ancho es otra cosa.' },
          ],
          explanation: md`La diferencia $L - a$ tiene que ser 20 o más. Por ejemplo, 70 y 45 cumplen.`,
        },
        {
          id: 'edades-del-taller',
          question: md`Un taller recibe a quienes tienen más de 14 años y a lo más 18. En años enteros, ¿qué edades pueden entrar?`,
          key: '15, 16, 17 y 18',
          distractors: [
            { text: '14, 15, 16, 17 y 18', feedback: '«Más de 14» no incluye el 14.' },
            { text: '15, 16 y 17', feedback: '«A lo más 18» incluye el 18.' },
            { text: '14, 15, 16 y 17', feedback: 'Los dos bordes quedaron al revés.' },
          ],
          explanation: md`$14 < x \leq 18$: el 14 queda fuera y el 18 entra.`,
        },
      ],
    },
    {
      id: 'topes-y-enteros',
      title: 'Topes: cuándo bajar y cuándo subir',
      idea: md`Muchas veces la respuesta tiene que ser un entero, y la cuenta no da entero. ¿Hacia dónde se redondea?

- Si hay un **máximo**, baja: $n \leq 16{,}4$ permite 16. Con 17 te pasas.
- Si hay un **mínimo**, sube: $n \geq 12{,}4$ pide 13. Con 12 no alcanza.

Y antes de dividir, cuenta lo que **ya estaba**. En un ascensor de 600 kg con un operador de 75 kg, para las cajas quedan $600 - 75$.

Comprueba con el entero elegido y con el siguiente: uno cumple y el otro no.`,
      example: {
        problem: md`Un ascensor soporta a lo más 600 kg. Sube un operador de 75 kg con cajas de 32 kg. ¿Cuántas cajas puede llevar, a lo más?`,
        steps: [
          { title: 'Escribe la condición', text: md`Con $n$ cajas: $75 + 32n \leq 600$.` },
          { title: 'Resta lo que ya estaba', text: md`$32n \leq 525$.` },
          { title: 'Divide', text: md`$n \leq 16{,}4$, aproximadamente. El mayor entero que cumple es 16.` },
          {
            title: 'Comprueba',
            text: md`Con 16: $75 + 512 = 587$ kg, cumple. Con 17: $75 + 544 = 619$ kg, se pasa.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'redondea-hacia-arriba-el-maximo',
          text: md`Responder 17. La caja 17 pasa el tope: un máximo se redondea hacia abajo, aunque el decimal sea grande.`,
        },
        {
          mistake: 'olvida-la-carga-inicial',
          text: md`Dividir $600 : 32$ y responder 18. El operador también pesa.`,
        },
        {
          mistake: 'agrega-la-carga-inicial-al-limite',
          text: md`Sumar, $600 + 75$, y responder 21. Lo que ya está ocupa parte del tope; no lo agranda.`,
        },
      ],
      checks: [
        {
          id: 'camioneta-con-sacos',
          question: md`Una camioneta puede cargar a lo más 900 kg. Ya lleva 140 kg en herramientas y se cargarán sacos de 45 kg. ¿Cuántos sacos, como máximo?`,
          key: '16',
          distractors: [
            {
              text: '17',
              feedback: 'Con 17 sacos lleva 905 kg. Un máximo se redondea hacia abajo.',
              mistake: 'redondea-hacia-arriba-el-maximo',
            },
            { text: '20', feedback: 'Olvidaste los 140 kg que ya lleva.', mistake: 'olvida-la-carga-inicial' },
            {
              text: '23',
              feedback: 'Sumaste los 140 kg al tope. Ocupan parte de él.',
              mistake: 'agrega-la-carga-inicial-al-limite',
            },
          ],
          explanation: md`$140 + 45n \leq 900$, entonces $45n \leq 760$ y $n \leq 16{,}9$: son 16 sacos, que con lo demás pesan 860 kg.`,
        },
        {
          id: 'juegos-del-parque',
          question: md`Con ${pesos(20000)} pagas la entrada de un parque, ${pesos(4500)}, y juegos a ${pesos(1300)} cada uno. ¿A cuántos juegos puedes subir, a lo más?`,
          key: '11',
          distractors: [
            {
              text: '12',
              feedback: 'Para 12 juegos necesitas 20.100 pesos: te faltan 100.',
              mistake: 'redondea-hacia-arriba-el-maximo',
            },
            { text: '15', feedback: 'Falta descontar la entrada.', mistake: 'olvida-la-carga-inicial' },
            {
              text: '18',
              feedback: 'Sumaste la entrada a tu plata, en vez de restarla.',
              mistake: 'agrega-la-carga-inicial-al-limite',
            },
          ],
          explanation: md`$4.500 + 1.300n \leq 20.000$ da $n \leq 11{,}9$: 11 juegos.`,
        },
        {
          id: 'clases-de-guitarra',
          question: md`Josefa quiere juntar al menos ${pesos(150000)}. Tiene ${pesos(38000)} y gana ${pesos(9000)} por cada clase de guitarra. ¿Cuántas clases debe hacer, como mínimo?`,
          key: '13',
          distractors: [
            { text: '12', feedback: 'Con 12 clases junta 146.000. Un mínimo se redondea hacia arriba.' },
            { text: '17', feedback: 'Olvidaste los 38.000 que ya tiene.', mistake: 'olvida-la-carga-inicial' },
            {
              text: '21',
              feedback: 'Sumaste los 38.000 a la meta. Ya los tiene: se restan.',
              mistake: 'agrega-la-carga-inicial-al-limite',
            },
          ],
          explanation: md`$38.000 + 9.000n \geq 150.000$ da $n \geq 12{,}4$: 13 clases, con las que junta ${pesos(155000)}.`,
        },
      ],
    },
    {
      id: 'un-promedio-que-alcanzar',
      title: 'Un promedio que alcanzar',
      idea: md`Para un promedio, lo que falta entra en la **suma** y también en la **cantidad**.

Con tres notas que suman 17,1 y una cuarta $x$, el promedio es $\frac{17{,}1 + x}{4}$. Son cuatro notas: se divide por 4.

Si se pide a lo menos 5,8, la condición es $\frac{17{,}1 + x}{4} \geq 5{,}8$.

También puedes pensarlo en sumas: para promediar 5,8 con cuatro notas hay que juntar $4 \cdot 5{,}8 = 23{,}2$. Ya hay 17,1; el resto lo pone $x$.`,
      example: {
        problem: md`Agustina tiene 5,1; 6,2 y 5,8. Falta una nota, que vale lo mismo. ¿Cuánto necesita para que su promedio sea a lo menos 5,8?`,
        steps: [
          { title: 'Suma lo que hay', text: md`$5{,}1 + 6{,}2 + 5{,}8 = 17{,}1$.` },
          { title: 'Escribe el promedio de las cuatro', text: md`$\frac{17{,}1 + x}{4} \geq 5{,}8$.` },
          { title: 'Multiplica por 4', text: md`$17{,}1 + x \geq 23{,}2$.` },
          { title: 'Despeja', text: md`$x \geq 6{,}1$. Necesita un 6,1 o más.` },
        ],
      },
      warnings: [
        {
          mistake: 'divide-sin-contar-la-nota-nueva',
          text: md`Dividir por 3. Con la que falta, las notas son 4.`,
        },
        {
          mistake: 'suma-la-nota-nueva-al-promedio',
          text: md`Escribir $\frac{17{,}1}{3} + x$. La nota nueva no se agrega al promedio: se promedia con las otras.`,
        },
      ],
      checks: [
        {
          id: 'tiempos-de-una-nadadora',
          question: md`Una nadadora marcó 31, 33 y 32 segundos. Quiere que el promedio de cuatro vueltas sea a lo más 31,5. ¿Qué condición cumple el tiempo $x$ de la cuarta?`,
          key: md`$\frac{96 + x}{4} \leq 31{,}5$`,
          distractors: [
            {
              text: md`$\frac{96 + x}{4} \geq 31{,}5$`,
              feedback: '«A lo más» es ese tiempo o menos.',
              mistake: 'confunde-a-lo-menos-con-a-lo-mas',
            },
            {
              text: md`$\frac{96 + x}{3} \leq 31{,}5$`,
              feedback: 'Con la vuelta nueva son cuatro tiempos.',
              mistake: 'divide-sin-contar-la-nota-nueva',
            },
            {
              text: md`$\frac{96}{3} + x \leq 31{,}5$`,
              feedback: 'El tiempo nuevo también se divide: va dentro de la suma.',
              mistake: 'suma-la-nota-nueva-al-promedio',
            },
          ],
          explanation: md`La suma de los cuatro es $96 + x$ y se divide por 4. Resulta $x \leq 30$.`,
        },
        {
          id: 'nota-que-falta',
          question: md`Catalina tiene 4,8; 5,5; 6,0 y 5,3, y le falta una nota que vale lo mismo. Sin redondear, ¿cuál es la menor que le da promedio 5,5?`,
          key: '5,9',
          distractors: [
            { text: '5,5', feedback: 'Hasta ahora promedia 5,4. Con un 5,5 no llega.' },
            { text: '5,6', feedback: 'Compensaste una décima una sola vez: le falta en cada una de las cuatro.' },
            { text: '6,0', feedback: 'Compensaste cinco notas, y las que hay son cuatro.' },
          ],
          explanation: md`Las cuatro suman 21,6 y hacen falta $5 \cdot 5{,}5 = 27{,}5$: la última aporta $5{,}9$.`,
        },
        {
          id: 'consumo-del-sexto-mes',
          question: md`Una casa gastó en promedio 160 kWh al mes durante 5 meses. Para que el promedio de 6 meses no pase de 150 kWh, ¿cuánto puede gastar, a lo más, el sexto?`,
          key: '100 kWh',
          distractors: [
            { text: '140 kWh', feedback: 'Bajaste 10 una vez. Hay que compensar los cinco meses anteriores.' },
            { text: '150 kWh', feedback: 'Con 150 el promedio queda sobre 158.' },
            { text: '90 kWh', feedback: 'Compensaste seis meses, y los que se pasaron son cinco.' },
          ],
          explanation: md`$\frac{5 \cdot 160 + x}{6} \leq 150$, entonces $800 + x \leq 900$ y $x \leq 100$.`,
        },
      ],
    },
    {
      id: 'dos-condiciones-a-la-vez',
      title: 'Dos condiciones a la vez',
      idea: md`A veces el problema pone dos condiciones. Resuelve cada una y quédate con los números que cumplen **las dos**.

En un rectángulo, el contorno son dos anchos y dos largos. Con 60 m de cinta, un ancho y un largo suman 30: si el ancho es $x$, el largo es $30 - x$.

Antes de responder, mira de quién te preguntan los valores: ¿del ancho o del largo?

Lo mismo sirve para comparar tarifas: escribe el costo de cada una y pon entre ellas el signo de la que conviene.`,
      figure: {
        kind: 'drawing',
        width: 220,
        height: 110,
        shapes: [
          {
            shape: 'polygon',
            points: [
              [20, 20],
              [200, 20],
              [200, 90],
              [20, 90],
            ],
            filled: true,
            accent: 1,
          },
          { shape: 'text', at: [110, 102], text: '30 − x' },
          { shape: 'text', at: [10, 55], text: 'x' },
        ],
        alt: 'Rectángulo de ancho x y largo 30 menos x.',
        caption: 'Un ancho y un largo suman la mitad del contorno.',
      },
      example: {
        problem: md`Con 60 m de cinta se marca el contorno de un rectángulo de ancho $x$. El largo debe superar al ancho en al menos 6 m y no puede pasar del doble del ancho. ¿Qué valores puede tener $x$?`,
        steps: [
          { title: 'Escribe el largo', text: md`La mitad de 60 es 30: el largo es $30 - x$.` },
          {
            title: 'Primera condición',
            text: md`$(30 - x) - x \geq 6$, o sea, $-2x \geq -24$ y $x \leq 12$.`,
          },
          { title: 'Segunda condición', text: md`$30 - x \leq 2x$, o sea, $30 \leq 3x$ y $x \geq 10$.` },
          { title: 'Júntalas', text: md`$10 \leq x \leq 12$. Con $x = 10$ el largo es 20; con $x = 12$, es 18.` },
        ],
      },
      warnings: [
        {
          mistake: 'usa-todo-el-contorno-como-dos-lados',
          text: md`Escribir el largo como $60 - x$ y llegar a $20 \leq x \leq 27$. Con dos anchos de 20 y dos largos de 40 no alcanzan los 60 m.`,
        },
        {
          mistake: 'da-los-valores-del-largo',
          text: md`Responder $18 \leq x \leq 20$: esos son los largos. Se pide $x$, el ancho.`,
        },
      ],
      checks: [
        {
          id: 'huerto-con-malla',
          question: md`Con 96 m de malla se rodea un huerto rectangular de ancho $x$ metros. El largo supera al ancho en al menos 6 m y no pasa del doble del ancho. ¿Entre qué valores está $x$?`,
          key: md`$16 \leq x \leq 21$`,
          distractors: [
            {
              text: md`$32 \leq x \leq 45$`,
              feedback: 'Usaste 96 como un ancho más un largo: suman 48.',
              mistake: 'usa-todo-el-contorno-como-dos-lados',
            },
            {
              text: md`$21 \leq x \leq 24$`,
              feedback: 'Ahí la diferencia es de 6 o menos, y se pide 6 o más.',
              mistake: 'lee-al-menos-como-a-lo-mas',
            },
            {
              text: md`$27 \leq x \leq 32$`,
              feedback: 'Esos son los valores del largo.',
              mistake: 'da-los-valores-del-largo',
            },
          ],
          explanation: md`El largo es $48 - x$. De $48 - 2x \geq 6$, $x \leq 21$; de $48 - x \leq 2x$, $x \geq 16$.`,
        },
        {
          id: 'gimnasio-por-visita',
          question: md`Un gimnasio cobra ${pesos(18000)} al mes. Otro, ${pesos(4000)} al mes más ${pesos(2000)} por visita. ¿Desde cuántas visitas al mes sale más barato el primero?`,
          key: '8',
          distractors: [
            { text: '7', feedback: 'Con 7 visitas los dos cuestan 18.000: todavía no es más barato.' },
            { text: '10', feedback: 'Olvidaste los 4.000 fijos del segundo.', mistake: 'olvida-la-carga-inicial' },
            {
              text: '12',
              feedback: 'Sumaste los 4.000 a los 18.000. Son del otro gimnasio: se restan.',
              mistake: 'agrega-la-carga-inicial-al-limite',
            },
          ],
          explanation: md`$4.000 + 2.000v > 18.000$ da $v > 7$. La primera cantidad entera es 8.`,
        },
        {
          id: 'lado-de-un-cuadrado',
          question: md`El contorno de un cuadrado mide a lo menos 20 cm y a lo más 36 cm. ¿Entre qué valores, en centímetros, está su lado?`,
          key: 'Entre 5 y 9',
          distractors: [
            { text: 'Entre 10 y 18', feedback: 'Dividiste por 2. Un cuadrado tiene cuatro lados.' },
            { text: 'Entre 20 y 36', feedback: 'Esos son los valores del contorno.' },
            { text: 'Entre 80 y 144', feedback: 'Multiplicaste por 4, y el lado es la cuarta parte del contorno.' },
          ],
          explanation: md`$20 \leq 4x \leq 36$. Al dividir por 4: $5 \leq x \leq 9$.`,
        },
      ],
    },
  ],
  summary: [
    md`A lo menos: $\geq$. A lo más: $\leq$. Prueba con un número para no confundirte.`,
    md`Un máximo se redondea hacia abajo; un mínimo, hacia arriba.`,
    md`Lo que ya estaba ocupa parte del tope: se resta.`,
    md`En un promedio, lo que falta entra en la suma y en la cantidad.`,
    md`Con dos condiciones, sirven los números que cumplen las dos.`,
  ],
});
