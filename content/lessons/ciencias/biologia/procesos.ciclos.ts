import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'ciencias.biologia.procesos.ciclos',
  version: 1,
  minutes: 19,
  opening: {
    question: md`Fernanda tiene ciclos de 35 días y su hermana Trinidad, de 28. Ambas empezaron a menstruar el mismo día. ¿Quién ovula primero, y por cuánto?`,
    guesses: ['Las dos el día 14', 'Trinidad, unos 7 días antes', 'Trinidad, unos 3 días antes', 'No se puede estimar'],
    reveal: md`Trinidad, cerca del día 14; Fernanda, cerca del día 21. Lo que dura casi lo mismo en todas las personas es lo que viene **después** de ovular, unos 14 días. Por eso se cuenta hacia atrás desde la próxima menstruación.`,
  },
  points: [
    {
      id: 'dos-calendarios',
      title: 'Dos calendarios que avanzan juntos',
      idea: md`El día 1 es el primer día de menstruación. Desde ahí corren dos ciclos a la vez. En uno de 28 días, aproximadamente:

| Días | Ovario | Útero |
|---|---|---|
| 1 a 5 | un folículo comienza a crecer | el endometrio se desprende |
| 6 a 13 | el folículo madura | el endometrio crece |
| 14 | **ovulación**: sale el ovocito | grueso |
| 15 a 28 | cuerpo lúteo (**fase lútea**) | grueso y con secreciones |

Antes de ovular hay folículo. Después, lo que queda del folículo se transforma en **cuerpo lúteo**. Si no hay embarazo, este se desgasta, el endometrio se desprende y empieza otro ciclo.`,
      figure: {
        kind: 'chart',
        type: 'lines',
        categories: ['1', '5', '9', '14', '18', '22', '26', '28'],
        series: [{ name: 'Endometrio', values: [7, 3, 5, 9, 10, 11, 11, 9] }],
        xTitle: 'Día del ciclo',
        yTitle: 'Grosor (mm)',
        alt: 'Línea del grosor del endometrio: 7 mm el día 1, 3 mm el día 5, 5 el 9, 9 el 14, 10 el 18, 11 el 22 y el 26, y 9 mm el día 28.',
        caption: 'Grosor del endometrio en un ciclo de 28 días (datos inventados).',
      },
      example: {
        problem: md`En una ecografía se ve un cuerpo lúteo en el ovario y un endometrio de 11 mm. El ciclo es de 28 días y comenzó el 2 de agosto. ¿En qué fase está la persona, y qué fechas son posibles?`,
        steps: [
          {
            title: 'Lee el ovario',
            text: md`Hay cuerpo lúteo: la ovulación ya pasó. Es la fase lútea, del día 15 al 28.`,
          },
          {
            title: 'Lee el útero',
            text: md`11 mm es grueso. Calza: en la fase lútea el endometrio está en su mayor grosor.`,
          },
          {
            title: 'Pásalo a fechas',
            text: md`El día 1 es el 2 de agosto, así que el día 15 es el 16 de agosto y el día 28, el 29. Está entre el 16 y el 29 de agosto.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'fase-lutea-antes-de-ovular',
          text: md`Poner el cuerpo lúteo antes de la ovulación. Se forma con lo que queda del folículo *después* de soltar el ovocito. Antes: folículo. Después: lúteo.`,
        },
        {
          mistake: 'ovulacion-en-la-menstruacion',
          text: md`Creer que se ovula durante la menstruación. Son dos momentos separados: en la menstruación se desprende el endometrio y el folículo recién crece.`,
        },
        {
          mistake: 'endometrio-grueso-al-menstruar',
          text: md`Ubicar el mayor grosor en la menstruación. Es al revés: entonces se está desprendiendo, y al terminar queda más delgado que nunca.`,
        },
      ],
      checks: [
        {
          id: 'dia-nueve',
          question: md`En un ciclo de 28 días, ¿qué esperas ver el día 9?`,
          key: 'Un folículo que madura y un endometrio que crece',
          distractors: [
            {
              text: 'Un cuerpo lúteo y un endometrio que crece',
              feedback: 'El cuerpo lúteo se forma después de ovular, y eso pasa cerca del día 14.',
              mistake: 'fase-lutea-antes-de-ovular',
            },
            {
              text: 'Un ovocito que sale y un endometrio que se desprende',
              feedback: 'La menstruación va del 1 al 5 y la ovulación es cerca del 14.',
              mistake: 'ovulacion-en-la-menstruacion',
            },
            {
              text: 'Un folículo que madura y un endometrio que se desprende',
              feedback: 'El ovario está bien. El desprendimiento ya terminó el día 5.',
            },
          ],
          explanation: md`El día 9 está entre la menstruación y la ovulación: folículo y endometrio crecen a la vez.`,
        },
        {
          id: 'cuando-es-mas-delgado',
          question: md`¿En qué momento del ciclo el endometrio es más delgado?`,
          key: 'Al terminar la menstruación',
          distractors: [
            {
              text: 'Justo antes de la menstruación',
              feedback: 'Ahí todavía está grueso: el desprendimiento no ha empezado.',
              mistake: 'endometrio-grueso-al-menstruar',
            },
            { text: 'El día de la ovulación', feedback: 'Ese día ya lleva más de una semana creciendo.' },
            {
              text: 'A mitad de la fase lútea',
              feedback: 'En esa fase está en su mayor grosor, listo para recibir a un embrión.',
            },
          ],
          explanation: md`Al terminar de desprenderse queda en su mínimo. Desde ahí vuelve a crecer.`,
        },
      ],
    },
    {
      id: 'contar-hacia-atras',
      title: 'La ovulación se cuenta hacia atrás',
      idea: md`Desde la ovulación hasta la menstruación siguiente pasan **cerca de 14 días**, sea el ciclo corto o largo. Lo que varía es sobre todo la etapa anterior.

Para estimar la fecha: **día 1 + duración del ciclo = próxima menstruación**. A esa fecha, **réstale 14**.

Los espermatozoides pueden vivir hasta unos 5 días en el cuerpo, y el ovocito, cerca de un día. Por eso un embarazo es más probable desde **unos 5 días antes de la ovulación hasta el día siguiente**. Esto es una estimación: un mes de estrés o una enfermedad la corren.`,
      example: {
        problem: md`Javiera tiene ciclos de 26 días y comenzó a menstruar el 3 de mayo. ¿Qué día ovula, aproximadamente, y cuáles son sus días más fértiles?`,
        steps: [
          { title: 'Próxima menstruación', text: md`3 de mayo más 26 días: 29 de mayo.` },
          { title: 'Retrocede 14 días', text: md`29 menos 14: cerca del 15 de mayo.` },
          {
            title: 'Abre la ventana',
            text: md`Desde 5 días antes hasta un día después: del 10 al 16 de mayo, más o menos.`,
          },
          {
            title: 'Compara con lo que no sirve',
            text: md`Sumar 14 al inicio da el 17 y la mitad del ciclo (13 días), el 16. Ninguna cuenta desde la etapa que sí es estable.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'ovulacion-siempre-el-dia-14',
          text: md`Sumar 14 al primer día. Solo resulta con ciclos de 28 días, en que 14 hacia adelante y 14 hacia atrás se encuentran.`,
        },
        {
          mistake: 'ovulacion-a-la-mitad-del-ciclo',
          text: md`Dividir el ciclo por 2. La ovulación no está en la mitad: la segunda etapa no se alarga junto con el ciclo.`,
        },
        {
          mistake: 'confunde-ovulacion-con-menstruacion',
          text: md`Responder con la fecha de la próxima menstruación. Es un paso intermedio: todavía falta restar 14.`,
        },
      ],
      checks: [
        {
          id: 'ciclo-de-treinta-y-cuatro',
          question: md`Un ciclo de 34 días comenzó el 1 de octubre, que tiene 31 días. ¿Cuándo se estima la ovulación?`,
          key: 'El 21 de octubre',
          distractors: [
            {
              text: 'El 15 de octubre',
              feedback: 'Sumaste 14 al inicio: eso sirve en ciclos de 28 días.',
              mistake: 'ovulacion-siempre-el-dia-14',
            },
            {
              text: 'El 18 de octubre',
              feedback: 'Sumaste la mitad del ciclo, 17. La segunda etapa dura cerca de 14.',
              mistake: 'ovulacion-a-la-mitad-del-ciclo',
            },
            {
              text: 'El 4 de noviembre',
              feedback: 'Esa es la próxima menstruación: te falta retroceder 14 días.',
              mistake: 'confunde-ovulacion-con-menstruacion',
            },
          ],
          explanation: md`1 de octubre más 34 días es el 4 de noviembre. Menos 14 días: el 21 de octubre.`,
        },
        {
          id: 'ciclo-de-veinticuatro',
          question: md`Un ciclo de 24 días comenzó el 5 de marzo. ¿Cuándo se estima la ovulación?`,
          key: 'El 15 de marzo',
          distractors: [
            {
              text: 'El 17 de marzo',
              feedback: 'Sumaste 12, la mitad del ciclo. Cuenta 14 hacia atrás desde la próxima menstruación.',
              mistake: 'ovulacion-a-la-mitad-del-ciclo',
            },
            {
              text: 'El 19 de marzo',
              feedback: 'Sumaste 14 al inicio, y este ciclo es más corto que 28.',
              mistake: 'ovulacion-siempre-el-dia-14',
            },
            {
              text: 'El 29 de marzo',
              feedback: 'Ese día empezaría el ciclo siguiente. Falta restar 14.',
              mistake: 'confunde-ovulacion-con-menstruacion',
            },
          ],
          explanation: md`5 de marzo más 24 días es el 29. Menos 14: el 15 de marzo.`,
        },
      ],
    },
    {
      id: 'hormonas-y-embarazo',
      title: 'Qué hormona hace qué',
      idea: md`- **Estrógeno**: lo produce el folículo; hace *crecer* el endometrio.
- **LH**: sube de golpe y *provoca la ovulación*, uno o dos días después.
- **Progesterona**: la produce el cuerpo lúteo; *mantiene* el endometrio.

Si no hay embarazo, el cuerpo lúteo se desgasta, la progesterona cae y el endometrio se desprende.

Si hay embarazo, el embrión produce la hormona **hCG** (la de los test), que conserva al cuerpo lúteo: la progesterona **sigue alta** y no hay menstruación. La fecundación ocurre cerca de la ovulación; la diferencia entre las curvas se nota después.`,
      figure: {
        kind: 'chart',
        type: 'lines',
        categories: ['4', '8', '12', '16', '20', '22', '24', '26', '28'],
        series: [
          { name: 'Ciclo 1', values: [1, 1, 1, 4, 11, 12, 9, 5, 1] },
          { name: 'Ciclo 2', values: [1, 1, 1, 4, 11, 13, 15, 17, 19] },
        ],
        xTitle: 'Día del ciclo',
        yTitle: 'Progesterona (ng/mL)',
        alt: 'Progesterona en dos ciclos. En ambos es 1 hasta el día 12, 4 el 16 y 11 el 20. En el ciclo 1 llega a 12 el día 22 y cae hasta 1 el 28. En el ciclo 2 sigue subiendo hasta 19 el día 28.',
        caption: 'Progesterona en la sangre de una persona en dos ciclos (datos inventados).',
      },
      example: {
        problem: md`Según el gráfico, ¿en qué ciclo hubo embarazo? ¿En cuál hubo ovulación?`,
        steps: [
          {
            title: 'Busca el cuerpo lúteo',
            text: md`En ambos la progesterona sube después del día 14. La produce el cuerpo lúteo, que se forma al ovular: hubo ovulación en los dos.`,
          },
          {
            title: 'Mira el final',
            text: md`En el 1 cae a 1 ng/mL el día 28: el endometrio se desprende. En el 2 sigue alta: el endometrio se mantiene.`,
          },
          {
            title: 'Concluye',
            text: md`El ciclo 2 es compatible con un embarazo. Las curvas se separan cerca del día 22, pero la fecundación fue antes, cerca del 14 o 15.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'progesterona-sube-en-todo-ciclo',
          text: md`Creer que la progesterona baja si hay embarazo. Al revés: si baja, el endometrio se desprende, y un embrión no podría quedarse.`,
        },
        {
          mistake: 'embarazo-ocurre-en-la-menstruacion',
          text: md`Poner la fecundación el día 28 o donde se separan las curvas. El ovocito vive cerca de un día: la fecundación ocurre cerca de la ovulación.`,
        },
        {
          mistake: 'estrogeno-mantiene-cuerpo-luteo',
          text: md`Cruzar las funciones. El estrógeno *hace crecer* el endometrio antes de ovular; la progesterona lo *mantiene* después.`,
        },
      ],
      checks: [
        {
          id: 'bloquear-la-progesterona',
          question: md`Un fármaco impide que la progesterona actúe sobre el útero. Si una persona lo recibe en la fase lútea, ¿qué se espera?`,
          key: 'Que el endometrio se desprenda',
          distractors: [
            {
              text: 'Que el endometrio crezca más',
              feedback: 'El que hace crecer es el estrógeno. La progesterona lo mantiene: sin ella no se sostiene.',
              mistake: 'estrogeno-mantiene-cuerpo-luteo',
            },
            {
              text: 'Que ocurra otra ovulación ese día',
              feedback: 'La ovulación la provoca la LH, y en la fase lútea ya ocurrió.',
            },
            {
              text: 'Que se produzca un embarazo',
              feedback: 'Sin progesterona activa el endometrio no se mantiene: dificulta un embarazo.',
              mistake: 'progesterona-sube-en-todo-ciclo',
            },
          ],
          explanation: md`La progesterona mantiene el endometrio. Si no puede actuar, ocurre lo mismo que cuando cae: se desprende.`,
        },
        {
          id: 'el-test-y-la-hcg',
          question: md`Un test de embarazo detecta hCG en la orina. ¿Por qué una persona embarazada no menstrúa al final de ese ciclo?`,
          key: 'La hCG conserva al cuerpo lúteo y la progesterona sigue alta',
          distractors: [
            {
              text: 'La hCG elimina al cuerpo lúteo y la progesterona baja',
              feedback: 'Si la progesterona bajara, el endometrio se desprendería.',
              mistake: 'progesterona-sube-en-todo-ciclo',
            },
            {
              text: 'La hCG adelanta la ovulación y el endometrio no alcanza a crecer',
              feedback: 'La hCG aparece después de la fecundación, cuando ya se ovuló.',
              mistake: 'embarazo-ocurre-en-la-menstruacion',
            },
            {
              text: 'La hCG detiene el estrógeno y el endometrio queda delgado',
              feedback: 'En un embarazo el endometrio se mantiene grueso, y quien lo mantiene es la progesterona.',
              mistake: 'estrogeno-mantiene-cuerpo-luteo',
            },
          ],
          explanation: md`La hCG del embrión sostiene al cuerpo lúteo, este sigue produciendo progesterona y el endometrio no se desprende.`,
        },
      ],
    },
    {
      id: 'un-dato-no-es-una-regla',
      title: 'El valor más frecuente no es una regla',
      idea: md`«Lo normal es 28 días», dice un folleto. ¿Qué dicen los datos? Antes de creer o rechazar, haz dos cuentas:

1. ¿Qué parte de los casos cumple la frase? El valor más frecuente puede ser minoría.
2. ¿Cuánto se apartan los demás?

Un promedio describe **al grupo**. No dice qué le pasa a una persona, ni a ella en un mes determinado.

Y cuidado con el otro extremo: que los datos varíen no significa que no sirvan. Cien o doscientos ciclos muestran bien *cuánto* varían, y eso basta para juzgar la frase.`,
      figure: {
        kind: 'chart',
        type: 'bars',
        categories: ['25', '26', '27', '28', '29', '30', '31'],
        series: [{ name: 'Ciclos', values: [12, 24, 36, 50, 34, 24, 20] }],
        xTitle: 'Duración (días)',
        yTitle: 'Ciclos',
        showValues: true,
        alt: 'Barras de la duración de 200 ciclos: 12 de 25 días, 24 de 26, 36 de 27, 50 de 28, 34 de 29, 24 de 30 y 20 de 31 días.',
        caption: 'Duración de 200 ciclos (datos inventados).',
      },
      example: {
        problem: md`Un folleto afirma: «Tu ciclo dura 28 días». Usa el gráfico de 200 ciclos para juzgar la frase.`,
        steps: [
          { title: 'Cuenta los que cumplen', text: md`Duraron 28 días 50 de 200: $\frac{50}{200} = 25\ \%$.` },
          {
            title: 'Cuenta los que no',
            text: md`El otro 75 % duró otra cantidad, entre 25 y 31 días. 28 es lo más frecuente, y aun así no le ocurre a la mayoría.`,
          },
          {
            title: 'Juzga',
            text: md`La frase no es confiable para una persona. Una correcta sería: «28 días es lo más frecuente; tres de cada cuatro ciclos duran algo más o algo menos».`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'valor-mas-frecuente-como-regla',
          text: md`Aceptar la frase porque la barra más alta es esa. Suma las demás barras: si juntas son más, la frase falla casi siempre.`,
        },
        {
          mistake: 'promedio-como-caso-individual',
          text: md`Decir que «en promedio se compensa». A quien tiene un ciclo de 31 días no lo compensa que otra lo tenga de 25.`,
        },
        {
          mistake: 'descarta-datos-que-bastan',
          text: md`Responder que «no se puede decir nada». Sí se puede: los datos muestran que la frase falla en la mayoría de los ciclos.`,
        },
      ],
      checks: [
        {
          id: 'dia-quince',
          question: md`En 80 ciclos se midió el día de la ovulación: 24 veces fue el día 15 y 56 veces, otro día entre el 11 y el 20 (datos inventados). Una amiga dice: «Se ovula el día 15». ¿Cuál es el mejor juicio?`,
          key: 'Es poco confiable: en 7 de cada 10 ciclos fue otro día',
          distractors: [
            {
              text: 'Es confiable: el día 15 es el que más se repite',
              feedback: 'Se repite en 24 de 80, el 30 %. En los demás falla.',
              mistake: 'valor-mas-frecuente-como-regla',
            },
            {
              text: 'Es confiable: unos antes y otros después se compensan',
              feedback: 'La compensación es del grupo. A cada persona le importa su propio ciclo.',
              mistake: 'promedio-como-caso-individual',
            },
            {
              text: 'No se puede juzgar: 80 ciclos no dicen nada',
              feedback: 'Sí dicen: muestran cuánto varía el día, y con eso basta para juzgar la frase.',
              mistake: 'descarta-datos-que-bastan',
            },
          ],
          explanation: md`$\frac{56}{80} = 70\ \%$: en 7 de cada 10 ciclos la ovulación fue otro día.`,
        },
        {
          id: 'que-dice-el-promedio',
          question: md`El promedio de los ciclos de un curso es 29 días. ¿Qué se puede asegurar sobre Maite, que es de ese curso?`,
          key: 'Nada sobre su próximo ciclo en particular',
          distractors: [
            {
              text: 'Que su próximo ciclo será de 29 días',
              feedback: 'El promedio es del curso. Nadie tiene por qué coincidir con él.',
              mistake: 'promedio-como-caso-individual',
            },
            {
              text: 'Que la mayoría de sus ciclos son de 29 días',
              feedback: 'Un promedio no dice qué valor es el más frecuente, y menos en una persona.',
              mistake: 'valor-mas-frecuente-como-regla',
            },
          ],
          explanation: md`El promedio resume al grupo. Para hablar de Maite hacen falta los datos de Maite.`,
        },
      ],
    },
  ],
  summary: [
    md`Ovario: folículo, ovulación, cuerpo lúteo. Útero: se desprende, crece, se mantiene grueso.`,
    md`Ovulación: próxima menstruación menos 14 días, aproximadamente.`,
    md`Más probable un embarazo: desde unos 5 días antes de ovular hasta el día siguiente.`,
    md`Estrógeno hace crecer, LH provoca la ovulación, progesterona mantiene.`,
    md`El valor más frecuente o el promedio no es una regla para cada persona.`,
  ],
});
