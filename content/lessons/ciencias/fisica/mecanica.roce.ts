import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'ciencias.fisica.mecanica.roce',
  version: 1,
  minutes: 20,
  opening: {
    question: md`Empujas un sillón con 100 N y no se mueve. Con 200 N, tampoco. Con 310 N parte, y después te basta empujar con 240 N para que siga igual. ¿Cuánto valía el roce cuando empujabas con 100 N?`,
    guesses: ['310 N: por eso no se movía', '240 N: es el roce de ese piso', '100 N'],
    reveal: md`100 N. Si el roce hubiera sido mayor que tu empuje, el sillón habría partido hacia ti. Mientras está quieto, el roce se ajusta: hace justo lo necesario, hasta un máximo.`,
  },
  points: [
    {
      id: 'estatico-se-ajusta',
      title: 'Quieto: el roce iguala al empuje',
      idea: md`El **roce estático** actúa mientras el cuerpo no desliza. No tiene un valor fijo: iguala a la fuerza que intenta moverlo, hasta un **máximo**.

Si el empuje pasa ese máximo, el cuerpo parte. Desde ahí actúa el **roce cinético**, que es casi constante y menor que el máximo.

Pregunta siempre primero: ¿está quieto o desliza? Si está quieto, la fuerza neta es cero y el roce vale lo mismo que el empuje. El máximo y el cinético son otros datos.`,
      figure: {
        kind: 'plane',
        x: [0, 500],
        y: [0, 400],
        step: [100, 100],
        xTitle: 'Empuje (N)',
        yTitle: 'Roce (N)',
        shapes: [
          { shape: 'segment', from: [0, 0], to: [300, 300], accent: 1 },
          { shape: 'segment', from: [300, 300], to: [300, 240], dashed: true },
          { shape: 'segment', from: [300, 240], to: [500, 240], accent: 2 },
          { shape: 'point', at: [300, 300] },
          { shape: 'text', at: [120, 200], text: 'quieto', anchor: 'middle' },
          { shape: 'text', at: [410, 275], text: 'desliza', anchor: 'middle' },
        ],
        alt: 'Roce según el empuje: sube igual que el empuje hasta 300 N, mientras está quieto; después cae a 240 N y se mantiene, mientras desliza.',
        caption: 'Un sillón sobre un piso de madera (datos inventados).',
      },
      game: {
        game: 'fuerza-roce',
        state: 'desafio=roce-se-ajusta',
        words: 'Empuja una caja de a poco y mira cómo el roce la iguala hasta que parte.',
      },
      example: {
        problem: md`Para un refrigerador en la cocina, el roce estático máximo es de 240 N y el cinético, de 200 N. Lo empujan con 150 N. ¿Cuánto vale el roce? ¿Y si empujan con 260 N?`,
        steps: [
          { title: 'Compara 150 con el máximo', text: md`150 N es menos que 240 N: no parte.` },
          { title: 'Usa el reposo', text: md`Fuerza neta cero: el roce es de 150 N.` },
          {
            title: 'Compara 260 con el máximo',
            text: md`260 N supera 240 N: parte. Ya deslizando, el roce es el cinético, 200 N.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'roce-estatico-siempre-maximo',
          text: md`Dar 240 N con un empuje de 150 N. Con ese roce partiría **contra** el empuje.`,
        },
        { mistake: 'roce-cinetico-en-reposo', text: md`Dar 200 N. El cinético vale solo cuando desliza.` },
        {
          mistake: 'roce-menor-que-el-empuje',
          text: md`Dar 90 N, lo que falta para partir. Eso es un margen, no una fuerza que actúe.`,
        },
      ],
      checks: [
        {
          id: 'ropero-doscientos-diez',
          question: md`Un escritorio tiene roce estático máximo de 320 N y cinético de 260 N. Se empuja con 210 N y no se mueve. ¿Cuánto vale el roce?`,
          key: '210 N',
          distractors: [
            {
              text: '320 N',
              feedback: 'Ese es el máximo posible; ahora solo hace falta igualar el empuje.',
              mistake: 'roce-estatico-siempre-maximo',
            },
            {
              text: '260 N',
              feedback: 'Ese es el roce de un cuerpo que desliza; este está quieto.',
              mistake: 'roce-cinetico-en-reposo',
            },
            {
              text: '110 N',
              feedback: 'Eso es lo que falta para partir, no el roce que actúa.',
              mistake: 'roce-menor-que-el-empuje',
            },
          ],
          explanation: md`En reposo la fuerza neta es cero: el roce iguala los 210 N.`,
        },
        {
          id: 'mismo-escritorio-parte',
          question: md`El mismo escritorio (máximo 320 N, cinético 260 N) se empuja con 350 N. Ya deslizando, ¿cuánto vale el roce?`,
          key: '260 N',
          distractors: [
            { text: '350 N', feedback: 'Iguala al empuje solo mientras está quieto. Aquí desliza.' },
            { text: '320 N', feedback: 'Ese es el máximo antes de partir.', mistake: 'roce-estatico-siempre-maximo' },
            { text: '90 N', feedback: 'Esa es la fuerza neta, 350 menos 260.' },
          ],
          explanation: md`350 N supera el máximo; al deslizar actúa el cinético.`,
        },
        {
          id: 'nadie-empuja',
          question: md`Un piano está en un piso horizontal y nadie lo toca. ¿Cuánto vale el roce entre el piano y el piso?`,
          key: 'Cero',
          distractors: [
            {
              text: 'Su valor máximo',
              feedback: 'Si valiera eso, el piano partiría: nadie lo empuja al otro lado.',
              mistake: 'roce-estatico-siempre-maximo',
            },
            { text: 'Lo mismo que su peso', feedback: 'El peso es vertical y lo equilibra la normal.' },
          ],
          explanation: md`No hay fuerza horizontal que equilibrar, así que no hay roce.`,
        },
      ],
    },
    {
      id: 'cinetico-y-aceleracion',
      title: 'Deslizando: el roce se descuenta',
      idea: md`Al deslizar, el roce depende de las superficies y de cuánto se aprietan: $f = \mu \cdot N$. El **coeficiente** $\mu$ no tiene unidad. En un piso horizontal, sin otras fuerzas verticales, $N = m \cdot g$.

El roce se opone al deslizamiento. Por eso la fuerza neta es el empuje **menos** el roce, y recién esa se divide por la masa.

Si el empuje iguala al roce, la rapidez no cambia. Si nadie empuja, el roce queda solo y frena.`,
      game: {
        game: 'fuerza-roce',
        state: 'superficie=madera&masa=20&empuje=100',
        words: 'Suelta la caja del ejemplo y mide su aceleración: con g = 9,8 m/s² da 2,06 m/s².',
      },
      example: {
        problem: md`Una caja de 20 kg desliza sobre un piso horizontal, empujada con 100 N. El coeficiente cinético es 0,3 y $g = 10\ \text{m/s}^2$. ¿Cuál es su aceleración?`,
        steps: [
          { title: 'Normal', text: md`$N = 20 \cdot 10 = 200\ \text{N}$.` },
          { title: 'Roce', text: md`$f = 0{,}3 \cdot 200 = 60\ \text{N}$, contra el movimiento.` },
          { title: 'Fuerza neta', text: md`$100 - 60 = 40\ \text{N}$.` },
          { title: 'Aceleración', text: md`$a = \frac{40}{20} = 2\ \text{m/s}^2$.` },
        ],
      },
      warnings: [
        {
          mistake: 'ignora-el-roce-al-acelerar',
          text: md`Dividir los 100 N por la masa: da $5\ \text{m/s}^2$. Así aceleraría sobre hielo perfecto.`,
        },
        {
          mistake: 'suma-el-roce-a-la-fuerza',
          text: md`Sumar 100 y 60: da $8\ \text{m/s}^2$. El roce frena la caja: no puede ayudar a acelerarla.`,
        },
        {
          mistake: 'da-solo-el-efecto-del-roce',
          text: md`Dividir solo los 60 N: da $3\ \text{m/s}^2$. Eso es lo que el roce quita; falta combinarlo.`,
        },
      ],
      checks: [
        {
          id: 'diez-kilos-setenta',
          question: md`Una maleta de 10 kg desliza empujada con 70 N. El coeficiente cinético es 0,4 y $g = 10\ \text{m/s}^2$. ¿Cuál es su aceleración?`,
          key: md`$3\ \text{m/s}^2$`,
          distractors: [
            {
              text: md`$7\ \text{m/s}^2$`,
              feedback: 'Usaste solo el empuje; falta descontar el roce de 40 N.',
              mistake: 'ignora-el-roce-al-acelerar',
            },
            {
              text: md`$11\ \text{m/s}^2$`,
              feedback: 'Sumaste el roce, y se opone al movimiento.',
              mistake: 'suma-el-roce-a-la-fuerza',
            },
            {
              text: md`$4\ \text{m/s}^2$`,
              feedback: 'Ese es solo el efecto del roce.',
              mistake: 'da-solo-el-efecto-del-roce',
            },
          ],
          explanation: md`$f = 0{,}4 \cdot 100 = 40\ \text{N}$; neta, 30 N; $a = \frac{30}{10} = 3$.`,
        },
        {
          id: 'constante-quince-kilos',
          question: md`Un cajón de 15 kg se arrastra por un piso horizontal con rapidez constante. El coeficiente cinético es 0,2 y $g = 10\ \text{m/s}^2$. ¿Qué fuerza horizontal se le aplica?`,
          key: '30 N',
          distractors: [
            {
              text: '0 N',
              feedback: 'Cero es la fuerza neta. Sin empuje, el roce lo detendría.',
              mistake: 'rapidez-constante-sin-fuerzas',
            },
            { text: '150 N', feedback: 'Ese es el peso. El roce es una fracción de la normal.' },
            { text: '3 N', feedback: 'Multiplicaste 0,2 por 15 kg: falta g para tener la normal en newton.' },
          ],
          explanation: md`El empuje iguala al roce: $0{,}2 \cdot 150 = 30\ \text{N}$.`,
        },
        {
          id: 'curling-que-frena',
          question: md`Un trineo de 8 kg, ya sin empuje, desliza por nieve horizontal con coeficiente 0,1 ($g = 10\ \text{m/s}^2$). ¿Con qué aceleración frena?`,
          key: md`$1\ \text{m/s}^2$`,
          distractors: [
            {
              text: md`$0\ \text{m/s}^2$`,
              feedback: 'Nadie empuja, pero el roce sí actúa y lo frena.',
              mistake: 'ignora-el-roce-al-acelerar',
            },
            { text: md`$8\ \text{m/s}^2$`, feedback: 'El 8 es el roce en newton: falta dividir por la masa.' },
          ],
          explanation: md`$f = 0{,}1 \cdot 80 = 8\ \text{N}$ y $\frac{8}{8} = 1\ \text{m/s}^2$, contra el movimiento.`,
        },
      ],
    },
    {
      id: 'comparar-ensayos',
      title: 'De qué depende: comparar los ensayos justos',
      idea: md`¿Depende el roce del material, de la masa o del tamaño de la cara que toca? Para responder una de esas preguntas se comparan dos ensayos en que cambia **solo esa** condición.

El método: tapa con el dedo la columna que investigas. Las otras tienen que ser iguales en los dos ensayos.

No sirve que cambie una sola cosa si es **otra** cosa. Tampoco sirve elegir los dos ensayos más distintos: si todo cambia, no se sabe a qué se debe la diferencia.`,
      game: {
        game: 'fuerza-roce',
        state: 'desafio=la-masa-no-frena',
        words: 'Haz tú los ensayos: lanza dos cajas que difieran solo en la masa y compara.',
      },
      example: {
        problem: md`Se tira de un bloque a rapidez constante y se mide la fuerza (datos inventados).

| Ensayo | Material | Masa (kg) | Cara | Fuerza (N) |
|---|---|---|---|---|
| 1 | madera | 2 | grande | 6 |
| 2 | madera | 4 | grande | 12 |
| 3 | lija | 2 | grande | 14 |
| 4 | madera | 2 | chica | 6 |
| 5 | lija | 4 | chica | 28 |

¿Qué ensayos muestran el efecto del material? ¿Y el de la cara?`,
        steps: [
          { title: 'Material', text: md`Igual masa e igual cara: 1 y 3. Con lija hay más roce: 14 N contra 6 N.` },
          {
            title: 'Cara',
            text: md`Igual material e igual masa: 1 y 4. La fuerza es la misma: el tamaño de la cara casi no influye.`,
          },
          {
            title: 'Descarta',
            text: md`Entre 1 y 2 cambia la masa. Entre 2 y 3 cambian dos cosas. Entre 1 y 5 cambian las tres.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'compara-ensayos-con-otra-variable',
          text: md`Elegir dos ensayos en que cambia una sola cosa, pero no la que se investiga.`,
        },
        {
          mistake: 'cambia-fuerza-y-masa-a-la-vez',
          text: md`Elegir dos en que cambia lo investigado **y** algo más. La diferencia queda sin dueño.`,
        },
        {
          mistake: 'compara-ensayos-muy-distintos',
          text: md`Elegir los más distintos porque «se nota más». Se nota todo junto, y no se puede separar.`,
        },
      ],
      checks: [
        {
          id: 'ensayos-para-la-masa',
          question: md`En la tabla del ejemplo, ¿qué ensayos permiten ver el efecto de la masa?`,
          key: 'El 1 y el 2',
          distractors: [
            {
              text: 'El 1 y el 4',
              feedback: 'Cambia una sola cosa, pero es la cara y no la masa.',
              mistake: 'compara-ensayos-con-otra-variable',
            },
            {
              text: 'El 2 y el 3',
              feedback: 'Cambia la masa, pero también el material.',
              mistake: 'cambia-fuerza-y-masa-a-la-vez',
            },
            {
              text: 'El 1 y el 5',
              feedback: 'Cambian las tres condiciones a la vez.',
              mistake: 'compara-ensayos-muy-distintos',
            },
          ],
          explanation: md`En el 1 y el 2 son iguales el material y la cara. Con el doble de masa, el doble de fuerza.`,
        },
        {
          id: 'zapatillas-en-cancha',
          question: md`Quieren saber si el roce depende de la humedad del piso. Ensayos: 1, zapatilla A, piso seco, 50 kg; 2, zapatilla A, piso seco, 70 kg; 3, zapatilla B, piso mojado, 70 kg; 4, zapatilla A, piso mojado, 50 kg. ¿Cuáles hay que comparar?`,
          key: 'El 1 y el 4',
          distractors: [
            {
              text: 'El 1 y el 2',
              feedback: 'Entre ellos cambia solo la masa.',
              mistake: 'compara-ensayos-con-otra-variable',
            },
            {
              text: 'El 2 y el 3',
              feedback: 'Cambia la humedad, pero también la zapatilla.',
              mistake: 'cambia-fuerza-y-masa-a-la-vez',
            },
            {
              text: 'El 1 y el 3',
              feedback: 'Cambian las tres condiciones.',
              mistake: 'compara-ensayos-muy-distintos',
            },
          ],
          explanation: md`En el 1 y el 4 son iguales la zapatilla y la masa; cambia solo el piso.`,
        },
      ],
    },
    {
      id: 'roce-del-aire',
      title: 'El aire: un roce que crece con la rapidez',
      idea: md`Suelta un filtro de papel para café. Parte acelerando y muy pronto cae con rapidez constante.

Sobre él actúan dos fuerzas: el peso, que **no cambia**, y el roce del aire, que **crece con la rapidez**. Al soltarlo, el roce es cero y la fuerza neta es el peso. Mientras gana rapidez, el roce aumenta y la neta disminuye.

Cuando el roce **iguala** al peso, la neta es cero: la rapidez deja de cambiar. Se llama rapidez terminal. Las dos fuerzas siguen ahí.`,
      figure: {
        kind: 'plane',
        x: [0, 0.5],
        y: [0, 1.2],
        step: [0.1, 0.2],
        xTitle: 'Tiempo (s)',
        yTitle: 'Rapidez (m/s)',
        shapes: [
          {
            shape: 'path',
            points: [
              [0, 0],
              [0.025, 0.245],
              [0.05, 0.462],
              [0.075, 0.635],
              [0.1, 0.762],
              [0.15, 0.905],
              [0.2, 0.964],
              [0.25, 0.987],
              [0.3, 0.995],
              [0.4, 1],
              [0.5, 1],
            ],
            smooth: true,
            accent: 1,
          },
        ],
        alt: 'Rapidez del filtro según el tiempo: parte en 0, sube cada vez menos y desde unos 0,3 s se mantiene en 1 m/s.',
        caption: 'Caída de un filtro de papel (datos inventados).',
      },
      example: {
        problem: md`El filtro pesa 0,01 N. ¿Cuánto vale el roce del aire al soltarlo, mientras acelera y después de 0,3 s?`,
        steps: [
          { title: 'Al soltarlo', text: md`Rapidez cero: roce cero. La fuerza neta es el peso, 0,01 N.` },
          {
            title: 'Mientras acelera',
            text: md`La rapidez todavía aumenta: el roce está entre 0 y 0,01 N, y creciendo.`,
          },
          {
            title: 'Después de 0,3 s',
            text: md`Rapidez constante: fuerza neta cero. El roce vale 0,01 N, igual que el peso.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'rapidez-constante-sin-fuerzas',
          text: md`Decir que en el tramo plano no hay fuerzas, o que el peso desapareció. Hay dos, y se equilibran.`,
        },
        {
          mistake: 'roce-del-aire-constante',
          text: md`Decir que el roce iguala al peso desde el comienzo. Entonces nunca habría acelerado.`,
        },
        {
          mistake: 'sigue-acelerando-por-el-peso',
          text: md`Decir que el roce termina superando al peso, o que mientras haya peso acelera. Si lo superara, frenaría.`,
        },
      ],
      checks: [
        {
          id: 'gota-de-lluvia',
          question: md`Una gota de lluvia cae, gana rapidez y llega a una rapidez que ya no cambia. ¿Qué pasó con las fuerzas?`,
          key: 'El roce creció hasta igualar al peso, que no cambió',
          distractors: [
            {
              text: 'El peso se gastó y ya no actúan fuerzas sobre ella',
              feedback: 'La Tierra la atrae igual todo el camino.',
              mistake: 'rapidez-constante-sin-fuerzas',
            },
            {
              text: 'El roce fue siempre igual al peso, desde la nube',
              feedback: 'Entonces no habría ganado rapidez al comienzo.',
              mistake: 'roce-del-aire-constante',
            },
            {
              text: 'El roce creció hasta superar al peso de la gota',
              feedback: 'Si lo superara, la gota perdería rapidez.',
              mistake: 'sigue-acelerando-por-el-peso',
            },
          ],
          explanation: md`Neta igual al peso al comienzo, y cada vez menor hasta cero.`,
        },
        {
          id: 'dos-filtros-juntos',
          question: md`Se sueltan dos filtros encajados uno en otro: el doble de peso y la misma forma. ¿Qué pasa con su rapidez terminal, comparada con la de uno solo?`,
          key: 'Es mayor: hace falta más roce para igualar al peso',
          distractors: [
            {
              text: 'Es igual: el roce del aire vale siempre lo mismo',
              feedback: 'El roce crece con la rapidez; con más peso hay que llegar a más rapidez.',
              mistake: 'roce-del-aire-constante',
            },
            {
              text: 'No existe: con más peso sigue acelerando',
              feedback: 'El roce también crece, y alcanza al peso a una rapidez mayor.',
              mistake: 'sigue-acelerando-por-el-peso',
            },
          ],
          explanation: md`Con el doble de peso, el roce lo iguala recién a una rapidez mayor.`,
        },
        {
          id: 'abrir-el-paracaidas',
          question: md`Un paracaidista cae a rapidez constante y abre el paracaídas. ¿Qué ocurre en ese momento?`,
          key: 'El roce supera al peso y pierde rapidez',
          distractors: [
            {
              text: 'El peso baja y por eso pierde rapidez',
              feedback: 'El peso es el mismo. Lo que cambió es el roce.',
            },
            {
              text: 'El roce iguala al peso y empieza a subir',
              feedback: 'Lo igualaba antes de abrir. Y no sube: sigue bajando, más lento.',
            },
          ],
          explanation: md`Más superficie, más roce: la fuerza neta apunta hacia arriba y frena, hasta una rapidez terminal menor.`,
        },
      ],
    },
  ],
  summary: [
    md`Quieto: el roce iguala al empuje, hasta un máximo.`,
    md`Deslizando: $f = \mu \cdot N$, y la fuerza neta es empuje menos roce.`,
    md`Ensayos comparables: cambia solo lo que se investiga.`,
    md`El roce del aire crece con la rapidez; cuando iguala al peso, la rapidez ya no cambia.`,
  ],
});
