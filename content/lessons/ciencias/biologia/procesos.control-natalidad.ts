import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'ciencias.biologia.procesos.control-natalidad',
  version: 1,
  minutes: 15,
  opening: {
    question: md`Un implante hormonal en el brazo evita el embarazo en más de 99 de cada 100 usuarias durante un año. ¿Qué tan bien protege del VIH?`,
    guesses: [
      'Igual de bien: si no hay embarazo, no hay contagio',
      'Algo, porque las hormonas cambian el cuerpo',
      'Nada',
    ],
    reveal: md`Nada. Evita que salga un ovocito, y eso no detiene a ningún virus. En esta lección vas a clasificar los métodos por **el paso que interrumpen**; con eso se puede decir qué hace cada uno y qué no.`,
  },
  points: [
    {
      id: 'que-paso-interrumpe',
      title: 'Cada método corta un paso del camino',
      idea: md`Para un embarazo hacen falta varios pasos: que salga un ovocito, que los espermatozoides lleguen y que se unan.

- **Hormonales** (píldora, inyección, implante): sobre todo *impiden la ovulación* y espesan el moco del cuello del útero. Reversibles.
- **De barrera** (condón externo o interno): *impiden que los gametos se encuentren*. Reversibles.
- **T de cobre**: el cobre *daña a los espermatozoides* e impide que fecunden. Reversible.
- **Quirúrgicos** (vasectomía, ligadura de trompas): *cierran el paso* de un gameto. Se consideran permanentes.
- **Naturales**: *evitan las relaciones en los días fértiles*. Dependen de estimar bien esos días.`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 'ov', label: 'Ovulación', column: 0, row: 0 },
          { id: 'esp', label: 'Llegan espermatozoides', column: 0, row: 2 },
          { id: 'fec', label: 'Fecundación', column: 1, row: 1 },
          { id: 'emb', label: 'Embarazo', column: 2, row: 1 },
        ],
        arrows: [
          { from: 'ov', to: 'fec', label: 'hormonales' },
          { from: 'esp', to: 'fec', label: 'condón, vasectomía' },
          { from: 'fec', to: 'emb' },
        ],
        alt: 'La ovulación y la llegada de espermatozoides llevan a la fecundación y luego al embarazo. Los hormonales cortan el camino de la ovulación; el condón y la vasectomía, el de los espermatozoides.',
        caption: 'Dónde se corta el camino.',
      },
      example: {
        problem: md`Una pareja no quiere tener más hijos nunca. Otra quiere esperar tres años. ¿Qué tipo de método calza con cada una, mirando solo si es reversible?`,
        steps: [
          {
            title: 'Define reversible',
            text: md`Un método es reversible si, al dejarlo, la persona puede volver a tener un embarazo.`,
          },
          {
            title: 'La que quiere esperar',
            text: md`Necesita uno reversible: hormonal, de barrera o T de cobre. Cualquiera se puede dejar.`,
          },
          {
            title: 'La que no quiere más',
            text: md`Puede elegir uno quirúrgico. La cirugía para revertirlo no siempre resulta, así que se decide pensando que es definitivo.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'la-pildora-mata-espermatozoides',
          text: md`Atribuir a la píldora un efecto sobre los espermatozoides. Ella actúa en el cuerpo de quien ovula: impide que salga el ovocito. Quien los daña es el cobre.`,
        },
        {
          mistake: 'la-pildora-es-barrera',
          text: md`Imaginar que la píldora tapa el paso como una pared. No hay pared: son hormonas que viajan por la sangre. Una barrera física es el condón.`,
        },
      ],
      checks: [
        {
          id: 'como-actua-el-implante',
          question: md`¿Cómo evita el embarazo, principalmente, un implante hormonal?`,
          key: 'Impide que salga un ovocito del ovario',
          distractors: [
            {
              text: 'Destruye a los espermatozoides que entran',
              feedback: 'Las hormonas no atacan a los espermatozoides; eso lo hace el cobre de la T.',
              mistake: 'la-pildora-mata-espermatozoides',
            },
            {
              text: 'Tapa la entrada del útero con una lámina',
              feedback: 'El implante está en el brazo y libera hormonas: no es una barrera física.',
              mistake: 'la-pildora-es-barrera',
            },
            {
              text: 'Corta el conducto por donde viaja el ovocito',
              feedback: 'Eso se parece a la ligadura de trompas, que es quirúrgica.',
            },
          ],
          explanation: md`Libera una hormona parecida a la progesterona, que impide la ovulación en la mayoría de los ciclos.`,
        },
        {
          id: 'vasectomia-y-semen',
          question: md`Después de una vasectomía que resultó bien, ¿qué cambia en el semen?`,
          key: 'Ya no lleva espermatozoides',
          distractors: [
            {
              text: 'Ya no se produce',
              feedback: 'El semen se sigue produciendo: la mayor parte viene de otras glándulas.',
            },
            {
              text: 'Lleva espermatozoides sin flagelo',
              feedback: 'No se dañan: se cierra el conducto por donde salían.',
            },
            {
              text: 'Ya no lleva virus ni bacterias',
              feedback: 'Los agentes infecciosos pueden ir en el líquido, aunque no haya espermatozoides.',
              mistake: 'vasectomia-es-barrera',
            },
          ],
          explanation: md`Se cierran los conductos deferentes. El líquido sigue saliendo, pero sin espermatozoides.`,
        },
        {
          id: 'cual-es-permanente',
          question: md`¿Qué par de métodos se considera permanente?`,
          key: 'Vasectomía y ligadura de trompas',
          distractors: [
            {
              text: 'T de cobre e implante',
              feedback: 'Duran años, pero al retirarlos se puede volver a tener un embarazo.',
            },
            { text: 'Píldora e inyección mensual', feedback: 'Son hormonales: al dejarlos, la ovulación vuelve.' },
            {
              text: 'Implante y ligadura de trompas',
              feedback: 'La ligadura sí; el implante se retira y es reversible.',
            },
          ],
          explanation: md`Las dos son cirugías que cierran un conducto, y revertirlas no siempre resulta.`,
        },
      ],
    },
    {
      id: 'embarazo-no-es-infeccion',
      title: 'Evitar un embarazo no es evitar una infección',
      idea: md`Un embarazo necesita un ovocito y un espermatozoide. Una infección necesita otra cosa: que un virus, una bacteria o un parásito pase de un cuerpo a otro, por **fluidos o por contacto de mucosas o piel**.

Por eso un método que evita la ovulación o quita los espermatozoides no toca ese camino. Solo lo corta una **barrera física** que impida el contacto: el condón, que reduce mucho el riesgo de la mayoría de las infecciones de transmisión sexual (ITS).

Y una infección puede contagiarse **cualquier día**: no hay días fértiles para un virus.

De ahí la **doble protección**: un método eficaz contra el embarazo, más el condón.`,
      example: {
        problem: md`Una tabla de un consultorio dice: «Método A: hormonas. Método B: condón. Método C: cirugía que cierra los conductos. Método D: evita los días fértiles». ¿Cuál ayuda a prevenir la gonorrea?`,
        steps: [
          {
            title: 'Pregunta qué hay que cortar',
            text: md`La gonorrea la causa una bacteria que pasa por contacto entre mucosas y por fluidos. Hay que impedir ese contacto.`,
          },
          {
            title: 'Revisa uno por uno',
            text: md`A: el contacto ocurre igual. C: no salen espermatozoides, pero el fluido sí. D: la bacteria contagia cualquier día.`,
          },
          {
            title: 'Decide',
            text: md`B: el condón separa las mucosas y los fluidos. Es el único que también previene la infección.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'anticonceptivo-protege-de-its',
          text: md`Creer que todo anticonceptivo previene infecciones. Pregunta: ¿impide el contacto entre mucosas y fluidos? Si no, no las previene.`,
        },
        {
          mistake: 'vasectomia-es-barrera',
          text: md`Pensar que un semen sin espermatozoides no contagia. El VIH o una bacteria van en el líquido y en células; no necesitan al espermatozoide.`,
        },
        {
          mistake: 'dias-fertiles-y-contagio',
          text: md`Relacionar los días fértiles con el contagio. Esos días dicen cuándo puede haber un ovocito; el virus no lo necesita.`,
        },
      ],
      checks: [
        {
          id: 'pareja-con-t-de-cobre',
          question: md`Rocío usa una T de cobre y quiere protegerse también de la clamidia. ¿Qué le conviene agregar?`,
          key: 'Un condón en cada relación',
          distractors: [
            {
              text: 'Una píldora hormonal cada día',
              feedback: 'Evitaría la ovulación, pero la bacteria pasa igual.',
              mistake: 'anticonceptivo-protege-de-its',
            },
            {
              text: 'Un registro de sus días fértiles',
              feedback: 'La clamidia se contagia cualquier día del ciclo.',
              mistake: 'dias-fertiles-y-contagio',
            },
            {
              text: 'Una pareja con vasectomía',
              feedback: 'Sin espermatozoides, el semen puede llevar bacterias igual.',
              mistake: 'vasectomia-es-barrera',
            },
          ],
          explanation: md`El condón es el que impide el contacto por donde pasa la bacteria. Es la doble protección.`,
        },
        {
          id: 'por-que-no-protege',
          question: md`¿Por qué una inyección hormonal no previene el VIH?`,
          key: 'Porque no impide el contacto con los fluidos que llevan el virus',
          distractors: [
            {
              text: 'Porque solo previene el VIH durante los días fértiles',
              feedback: 'No lo previene ningún día: el contagio no depende del ciclo.',
              mistake: 'dias-fertiles-y-contagio',
            },
            {
              text: 'Porque deja pasar los espermatozoides que llevan el virus',
              feedback: 'El virus va en los fluidos, con espermatozoides o sin ellos.',
              mistake: 'vasectomia-es-barrera',
            },
            {
              text: 'Porque tarda un mes en formar una barrera contra el virus',
              feedback: 'Nunca forma una barrera: son hormonas que actúan sobre la ovulación.',
              mistake: 'la-pildora-es-barrera',
            },
          ],
          explanation: md`Actúa sobre la ovulación. El virus entra por el contacto con fluidos, y ese camino queda abierto.`,
        },
      ],
    },
    {
      id: 'leer-el-experimento',
      title: '¿Qué hipótesis ponen a prueba estos datos?',
      idea: md`En un estudio, lo que **se mide** dice qué hipótesis se puede probar. Si se mide una hormona que provoca la ovulación, la hipótesis tiene que hablar de la ovulación. Si se cuentan espermatozoides, tiene que hablar de ellos.

Recuerda: la **LH** sube de golpe uno o dos días antes de ovular. Un grupo *con* ese pico ovula; uno *sin* pico, en general, no.

La **eficacia** también se mide: cuántas de cada 100 usuarias tienen un embarazo en un año. Se distingue el *uso perfecto* del *uso habitual*, que incluye olvidos. Los métodos que dependen menos de la memoria fallan menos en la vida diaria.`,
      figure: {
        kind: 'chart',
        type: 'lines',
        categories: ['9', '11', '12', '13', '14', '15', '17'],
        series: [
          { name: 'Sin parche', values: [6, 9, 18, 46, 24, 9, 6] },
          { name: 'Con parche', values: [5, 5, 6, 6, 5, 6, 5] },
        ],
        xTitle: 'Día del ciclo',
        yTitle: 'LH (UI/L)',
        alt: 'LH entre los días 9 y 17. Sin parche sube de 6 a un máximo de 46 el día 13 y vuelve a 6. Con parche se mantiene entre 5 y 6 todos los días.',
        caption: 'LH promedio en dos grupos, uno con un parche hormonal (datos inventados).',
      },
      example: {
        problem: md`Observa el gráfico de la LH con y sin parche hormonal. ¿Qué hipótesis sobre el parche ponen a prueba estos datos?`,
        steps: [
          { title: '¿Qué se midió?', text: md`La LH en la sangre, día a día, en dos grupos. Nada más.` },
          { title: '¿Qué se observa?', text: md`Sin parche hay un pico el día 13. Con parche la LH casi no cambia.` },
          { title: '¿Qué hace la LH?', text: md`Su pico provoca la ovulación. Sin pico, en general, no la hay.` },
          {
            title: 'Hipótesis',
            text: md`«El parche impide la ovulación porque evita el pico de LH». No hay datos de espermatozoides, de barreras ni de infecciones.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'hipotesis-sin-relacion-con-lh',
          text: md`Proponer algo que la medición no toca, como las defensas. Lee el título del eje vertical: la hipótesis tiene que poder cambiar *ese* número.`,
        },
      ],
      checks: [
        {
          id: 'que-medir-para-el-cobre',
          question: md`Se quiere probar la hipótesis «el cobre impide la fecundación porque daña a los espermatozoides». ¿Qué conviene medir?`,
          key: 'Cuántos espermatozoides se mueven con cobre y sin él',
          distractors: [
            {
              text: 'Cuánta LH hay en la sangre con cobre y sin él',
              feedback: 'La LH informa de la ovulación, y la hipótesis habla de espermatozoides.',
            },
            {
              text: 'Cuántas infecciones hay con cobre y sin él',
              feedback: 'Eso sirve para otra pregunta: la hipótesis no trata de infecciones.',
              mistake: 'hipotesis-sin-relacion-con-lh',
            },
            {
              text: 'Cuántos espermatozoides se mueven con cobre',
              feedback: 'Mide lo correcto, pero sin el grupo sin cobre no hay con qué comparar.',
            },
          ],
          explanation: md`Se mide lo que la hipótesis nombra, y en dos grupos que solo difieran en el cobre.`,
        },
        {
          id: 'lh-plana',
          question: md`Un grupo que usa un anillo hormonal no tiene pico de LH y otro sin anillo sí lo tiene. ¿Qué hipótesis apoya este dato?`,
          key: 'El anillo evita el embarazo porque impide la ovulación',
          distractors: [
            {
              text: 'El anillo evita el embarazo porque cierra el paso al semen',
              feedback: 'Medir LH no dice nada de un cierre físico.',
              mistake: 'la-pildora-es-barrera',
            },
            {
              text: 'El anillo evita el embarazo porque destruye espermatozoides',
              feedback: 'Habría que haber contado espermatozoides.',
              mistake: 'la-pildora-mata-espermatozoides',
            },
            {
              text: 'El anillo evita infecciones porque refuerza las defensas',
              feedback: 'Ni infecciones ni defensas se midieron.',
              mistake: 'hipotesis-sin-relacion-con-lh',
            },
          ],
          explanation: md`El pico de LH provoca la ovulación: sin pico, en general, no hay ovulación.`,
        },
        {
          id: 'uso-habitual',
          question: md`De 400 usuarias de un método, 28 tuvieron un embarazo en un año de uso habitual (datos inventados). ¿Cuántas tuvieron un embarazo de cada 100?`,
          key: '7',
          distractors: [
            { text: '28', feedback: 'Ese es el número de casos en 400. Falta llevarlo a 100: divide por 4.' },
            { text: '93', feedback: 'Esas son las que no tuvieron un embarazo, de cada 100.' },
            { text: '14', feedback: 'Dividiste por 2, y 400 es cuatro veces 100.' },
          ],
          explanation: md`$\frac{28}{400} = \frac{7}{100}$: 7 de cada 100.`,
        },
      ],
    },
  ],
  summary: [
    md`Pregunta qué paso corta: ovulación (hormonales), encuentro (condón), espermatozoides (cobre), conductos (cirugía), fechas (naturales).`,
    md`Solo las cirugías se consideran permanentes.`,
    md`Solo el condón previene además la mayoría de las infecciones. Doble protección: un método eficaz más condón.`,
    md`La hipótesis habla de lo que se midió. LH habla de ovulación.`,
  ],
  sources: [
    {
      name: 'Organización Mundial de la Salud y Universidad Johns Hopkins, Planificación familiar: un manual mundial para proveedores',
      year: 2018,
      detail: 'Cómo actúa cada método y eficacia del implante.',
    },
  ],
});
