import { defineLesson, md, type Shape } from '../../authoring/index.ts';

const glass = (x: number, level: number, says: string): readonly Shape[] => [
  {
    shape: 'path',
    points: [
      [x, 130],
      [x, 25],
      [x + 56, 25],
      [x + 56, 130],
    ],
  },
  { shape: 'segment', from: [x, level], to: [x + 56, level], accent: 1 },
  { shape: 'text', at: [x + 28, 10], text: says, size: 'small' },
];

export default defineLesson({
  content: 'ciencias.quimica.reacciones-estequiometria.soluciones',
  version: 1,
  minutes: 15,
  opening: {
    question: md`Mides 50 mL de agua y 50 mL de alcohol, con buenas probetas. Los juntas en una de 100 mL, sin derramar nada. ¿Cuánto marca?`,
    guesses: ['100 mL justos', 'Unos 96 mL', 'Unos 104 mL'],
    reveal: md`Unos 96 mL. No se perdió nada: la **masa** es la suma exacta. Las moléculas de alcohol y de agua se atraen y se acomodan más juntas que por separado. En una solución se conserva la masa; el volumen, no siempre.`,
  },
  points: [
    {
      id: 'soluto-y-solvente',
      title: 'Qué es una solución, y quién disuelve a quién',
      idea: md`Una **solución** es una mezcla **homogénea**: cualquier gota tiene la misma composición. No se separa al reposar ni queda en un filtro, porque sus partículas son del tamaño de moléculas o iones.

El que está en mayor cantidad es, por lo general, el **solvente**; los demás son **solutos**. Si hay agua, suele llamarse solvente al agua.

Y no todas son líquidas:

| Solución | Solvente | Solutos |
|---|---|---|
| Aire | nitrógeno (gas) | oxígeno y otros |
| Bronce | cobre (sólido) | estaño |
| Bebida con gas | agua (líquido) | azúcar, $\text{CO}_2$ |
| Agua de mar | agua (líquido) | sales |

La leche y la niebla se ven parejas, y no lo son.`,
      example: {
        problem: md`¿Cuáles son soluciones: a) vinagre filtrado y transparente; b) agua con harina; c) una moneda de bronce?`,
        steps: [
          {
            title: 'a) Vinagre',
            text: md`Se ve uniforme, no deja nada en el filtro ni en el fondo: es solución. El agua es el solvente y el ácido acético, un soluto.`,
          },
          { title: 'b) Agua con harina', text: md`Al reposar, la harina baja; un filtro la retiene. No es solución.` },
          {
            title: 'c) Bronce',
            text: md`Cobre con estaño, mezclados de modo parejo: es una solución sólida. El solvente es el cobre.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'homogenea-es-sustancia-pura',
          text: md`Creer que lo transparente y parejo es una sustancia pura. Una solución también lo es a la vista, y al evaporarla aparece el soluto.`,
        },
      ],
      checks: [
        {
          id: 'solvente-del-aire',
          question: md`El aire seco tiene cerca de 78 % de nitrógeno, 21 % de oxígeno y 1 % de otros gases. ¿Cuál es el solvente?`,
          key: 'El nitrógeno',
          distractors: [
            { text: 'El oxígeno', feedback: 'Es el que respiramos, pero no el más abundante.' },
            {
              text: 'No hay: un gas no puede ser solvente',
              feedback: 'Las soluciones pueden ser gases, líquidos o sólidos.',
            },
          ],
          explanation: md`Es el que está en mayor cantidad. Los demás gases son solutos.`,
        },
        {
          id: 'cual-no-es-solucion',
          question: md`Se dejan tres vasos en reposo un día. ¿Cuál de ellos no contiene una solución?`,
          key: 'El que tiene un sólido en el fondo, con líquido turbio',
          distractors: [
            {
              text: 'El que tiene un líquido azul, parejo y transparente',
              feedback: 'Tener color no impide ser solución: es parejo y nada se separó.',
            },
            {
              text: 'El que tiene un líquido incoloro, que deja sal al secarse',
              feedback: 'La sal estaba disuelta: sí es una solución.',
              mistake: 'homogenea-es-sustancia-pura',
            },
          ],
          explanation: md`Lo disuelto no se asienta ni enturbia. Lo turbio tiene partículas más grandes.`,
        },
      ],
    },
    {
      id: 'que-pasa-al-disolver',
      title: 'Al disolver, el soluto sigue ahí',
      idea: md`A 200 g de agua se agregan 20 g de azúcar. Se revuelve y ya no se ve. La balanza marca **220 g**. Al evaporar el agua quedan los mismos 20 g de azúcar.

Entonces el azúcar **no desapareció**, **no se fundió** y **no se convirtió** en agua. Sus moléculas se separaron y quedaron repartidas entre las del agua, que las rodean. Disolver es un cambio **físico**.

La masa se suma siempre. El **volumen**, no: puede quedar menos que la suma, como con agua y alcohol. Por eso no se dice «220 g de agua» ni se suman mililitros sin avisar.`,
      figure: {
        kind: 'drawing',
        width: 288,
        height: 140,
        shapes: [
          ...glass(10, 76, '50 mL de agua'),
          ...glass(110, 76, '50 mL de alcohol'),
          ...glass(215, 124, '96 mL'),
          { shape: 'text', at: [88, 76], text: '+' },
          { shape: 'text', at: [191, 76], text: '=' },
        ],
        alt: 'Un vaso con 50 mL de agua más otro con 50 mL de alcohol dan un vaso con 96 mL de mezcla, y no 100.',
        caption: 'El volumen puede encoger; la masa no cambia.',
      },
      example: {
        problem: md`Se disuelven 35 g de sal en 165 g de agua. ¿Cuál es la masa de la solución? ¿Cuánta sal queda si se evapora toda el agua de la mitad de ella?`,
        steps: [
          { title: 'Suma masas', text: md`$35 + 165 = 200\ \text{g}$ de solución.` },
          { title: 'Toma la mitad', text: md`100 g. Como es homogénea, tiene la mitad de la sal: 17,5 g.` },
          { title: 'Evapora', text: md`El agua se va y la sal se queda: se recuperan 17,5 g de la misma sal.` },
        ],
      },
      warnings: [
        {
          mistake: 'soluto-desaparece-al-disolver',
          text: md`«Ya no se ve, así que no está». La balanza y el sabor dicen lo contrario: se repartió en partes que no se ven.`,
        },
        {
          mistake: 'confunde-disolver-con-reaccionar',
          text: md`Creer que se formó otra sustancia. Si al evaporar recuperas lo mismo, no hubo reacción.`,
        },
        {
          mistake: 'volumenes-siempre-se-suman',
          text: md`Sumar mililitros como si fueran gramos, o decir que el azúcar «se volvió agua». Se suma la masa de la solución completa.`,
        },
      ],
      checks: [
        {
          id: 'sal-que-no-se-ve',
          question: md`Se disuelven 15 g de sal en 300 g de agua hasta que no se ve. ¿Qué marca la balanza, y por qué?`,
          key: '315 g, porque la sal sigue repartida en el agua',
          distractors: [
            {
              text: '300 g, porque la sal desapareció',
              feedback: 'Lo que no se ve también pesa: la sal está entre las moléculas de agua.',
              mistake: 'soluto-desaparece-al-disolver',
            },
            {
              text: '315 g, porque la sal se convirtió en agua',
              feedback: 'La masa está bien, pero al evaporar recuperas sal: no se convirtió.',
              mistake: 'confunde-disolver-con-reaccionar',
            },
            {
              text: 'Menos de 315 g, porque el conjunto se encoge',
              feedback: 'Lo que puede encogerse es el volumen. La masa se suma exacta.',
              mistake: 'volumenes-siempre-se-suman',
            },
          ],
          explanation: md`La masa se conserva: $15 + 300 = 315\ \text{g}$.`,
        },
        {
          id: 'setenta-y-treinta',
          question: md`Se mezclan 70 mL de agua con 30 mL de alcohol, sin pérdidas. ¿Qué se puede afirmar de la mezcla?`,
          key: 'Su masa es la suma de las masas; su volumen puede ser menor que 100 mL',
          distractors: [
            {
              text: 'Su masa es menor que la suma; su volumen es 100 mL justos',
              feedback: 'Es al revés: se conserva la masa, y el volumen puede cambiar.',
              mistake: 'volumenes-siempre-se-suman',
            },
            {
              text: 'Su masa es la suma de las masas; su volumen es 100 mL justos',
              feedback: 'El volumen de una mezcla no siempre es la suma.',
              mistake: 'volumenes-siempre-se-suman',
            },
          ],
          explanation: md`Las moléculas se acomodan de otra manera. Nada se pierde: la masa es la misma.`,
        },
        {
          id: 'fisico-o-quimico',
          question: md`¿Qué prueba muestra que disolver azúcar en agua es un cambio físico?`,
          key: 'Al evaporar el agua se recupera la misma azúcar',
          distractors: [
            {
              text: 'Al revolver, el azúcar deja de verse',
              feedback: 'Eso pasa también en algunas reacciones: no distingue.',
              mistake: 'soluto-desaparece-al-disolver',
            },
            {
              text: 'Al disolverla, la masa total no cambia',
              feedback: 'También se conserva en una reacción química: no distingue.',
              mistake: 'confunde-disolver-con-reaccionar',
            },
          ],
          explanation: md`Si la sustancia se recupera sin cambios, con un medio físico, no se formó otra.`,
        },
      ],
    },
    {
      id: 'conducir-corriente',
      title: 'Qué soluciones conducen la corriente',
      idea: md`Se conectan dos electrodos y una ampolleta a cuatro vasos:

| Vaso | Contenido | ¿Prende? |
|---|---|---|
| 1 | agua destilada | no |
| 2 | agua con 20 g de azúcar | no |
| 3 | agua con 5 g de sal | sí |
| 4 | agua con un poco de vinagre | débil |

No decide la masa de soluto ni el agua: el vaso 2 tiene más soluto que el 3. Conduce la que tiene **iones** libres. La sal se separa en $\text{Na}^+$ y $\text{Cl}^-$. El azúcar se reparte en moléculas **sin carga**. El ácido acético forma pocos iones.

El soluto que da iones se llama **electrolito**. El agua de la llave conduce algo porque trae sales.`,
      figure: {
        kind: 'drawing',
        width: 288,
        height: 150,
        shapes: [
          {
            shape: 'path',
            points: [
              [15, 110],
              [15, 25],
              [125, 25],
              [125, 110],
            ],
          },
          { shape: 'segment', from: [15, 95], to: [125, 95], accent: 1 },
          { shape: 'circle', centre: [38, 75], radius: 11, accent: 2 },
          { shape: 'text', at: [38, 75], text: 'Na⁺', size: 'small' },
          { shape: 'circle', centre: [72, 55], radius: 11, accent: 3 },
          { shape: 'text', at: [72, 55], text: 'Cl⁻', size: 'small' },
          { shape: 'circle', centre: [104, 74], radius: 11, accent: 2 },
          { shape: 'text', at: [104, 74], text: 'Na⁺', size: 'small' },
          { shape: 'circle', centre: [40, 43], radius: 11, accent: 3 },
          { shape: 'text', at: [40, 43], text: 'Cl⁻', size: 'small' },
          { shape: 'text', at: [70, 128], text: 'sal: iones' },
          {
            shape: 'path',
            points: [
              [163, 110],
              [163, 25],
              [273, 25],
              [273, 110],
            ],
          },
          { shape: 'segment', from: [163, 95], to: [273, 95], accent: 1 },
          { shape: 'ellipse', centre: [188, 72], radii: [15, 8] },
          { shape: 'ellipse', centre: [222, 48], radii: [15, 8] },
          { shape: 'ellipse', centre: [250, 76], radii: [15, 8] },
          { shape: 'text', at: [218, 128], text: 'azúcar: moléculas' },
        ],
        alt: 'Dos vasos. En el de sal hay iones sodio con carga positiva y cloruro con carga negativa, separados. En el de azúcar hay moléculas sin carga.',
      },
      example: {
        problem: md`Se prueban agua destilada, agua con 30 g de alcohol y agua con 1 g de cloruro de potasio. ¿En cuál prende la ampolleta?`,
        steps: [
          { title: 'Agua destilada', text: md`Casi no tiene iones: no prende.` },
          {
            title: 'Con alcohol',
            text: md`El alcohol se disuelve como moléculas enteras, sin carga. Hay mucho soluto y aun así no prende.`,
          },
          {
            title: 'Con cloruro de potasio',
            text: md`Es una sal: se separa en $\text{K}^+$ y $\text{Cl}^-$. Con solo 1 g, prende.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'conduce-por-el-color-o-la-masa',
          text: md`Elegir el vaso de más soluto o de color más fuerte. Pregunta por iones, no por gramos.`,
        },
        {
          mistake: 'agua-pura-conduce',
          text: md`Pensar que conduce el agua. El vaso de agua destilada no prende: hacen falta iones. Pero nunca pruebes con agua de la llave y enchufes: sí conduce.`,
        },
        {
          mistake: 'todo-soluto-conduce',
          text: md`Creer que cualquier soluto sirve. Compara azúcar con sal: los dos se disuelven, y uno solo da iones.`,
        },
      ],
      checks: [
        {
          id: 'cuatro-vasos-conduccion',
          question: md`De los datos (agua sola: no; 20 g de azúcar: no; 5 g de sal: sí), ¿qué se concluye?`,
          key: 'Conduce la solución cuyo soluto forma iones',
          distractors: [
            {
              text: 'Conduce la solución que tiene más soluto',
              feedback: 'La de azúcar tiene cuatro veces más soluto y no conduce.',
              mistake: 'conduce-por-el-color-o-la-masa',
            },
            {
              text: 'Conduce cualquier solución acuosa',
              feedback: 'La de azúcar es una solución acuosa y no conduce.',
              mistake: 'todo-soluto-conduce',
            },
            {
              text: 'Conduce el agua, y el azúcar lo impide',
              feedback: 'El vaso de agua sola tampoco conduce.',
              mistake: 'agua-pura-conduce',
            },
          ],
          explanation: md`Lo que distingue a la sal es que se separa en iones.`,
        },
        {
          id: 'sal-seca',
          question: md`La sal de mesa **seca** no conduce, y disuelta sí. ¿Por qué?`,
          key: 'Porque en el agua sus iones pueden moverse',
          distractors: [
            {
              text: 'Porque el agua es la que conduce',
              feedback: 'El agua destilada sola no conduce: hace falta que haya iones.',
              mistake: 'agua-pura-conduce',
            },
            {
              text: 'Porque al disolverse se forma otra sustancia',
              feedback: 'Al evaporar el agua se recupera la sal: no reaccionó.',
              mistake: 'confunde-disolver-con-reaccionar',
            },
            {
              text: 'Porque todo lo que se disuelve conduce',
              feedback: 'El azúcar se disuelve y no conduce.',
              mistake: 'todo-soluto-conduce',
            },
          ],
          explanation: md`En el sólido los iones están fijos. Disueltos, se mueven y llevan la carga.`,
        },
        {
          id: 'comparar-dos-vasos',
          question: md`Se quiere saber si el azúcar disuelta conduce la corriente. ¿Qué dos vasos conviene comparar?`,
          key: 'Agua destilada, y agua destilada con azúcar',
          distractors: [
            {
              text: 'Agua de la llave, y agua destilada con azúcar',
              feedback: 'El agua de la llave trae sales: cambian dos cosas a la vez.',
              mistake: 'agua-pura-conduce',
            },
            {
              text: 'Agua destilada con azúcar, y agua destilada con sal',
              feedback: 'Así comparas dos solutos, pero falta el vaso sin soluto.',
            },
          ],
          explanation: md`Para ver el efecto del azúcar, lo único distinto tiene que ser el azúcar.`,
        },
      ],
    },
  ],
  summary: [
    md`Solución: mezcla homogénea de soluto y solvente; puede ser gas, líquido o sólido.`,
    md`Disolver es un cambio físico: el soluto sigue ahí y se puede recuperar.`,
    md`La masa se suma siempre; el volumen, no siempre.`,
    md`Conduce la solución que tiene iones libres.`,
  ],
});
