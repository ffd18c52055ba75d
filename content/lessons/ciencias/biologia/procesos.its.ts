import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'ciencias.biologia.procesos.its',
  version: 2,
  minutes: 18,
  opening: {
    question: md`En una feria de salud de Temuco, 500 jóvenes se hacen un examen de clamidia. Resultan 30 positivos, y 21 de ellos se sentían perfectamente bien (datos inventados). Si solo se hubieran examinado quienes tenían molestias, ¿cuántos casos se habrían encontrado?`,
    guesses: ['Los 30', '9', '21', 'Ninguno'],
    reveal: md`Solo 9. Los otros 21 no habrían ido, y podían contagiar sin saberlo. En esta lección vas a ver qué causa cada infección, cómo se pasa, y por qué *a quién se examina* cambia lo que creemos saber.`,
  },
  points: [
    {
      id: 'causa-y-tratamiento',
      title: 'Según la causa, el tratamiento',
      idea: md`Las infecciones de transmisión sexual (ITS) pasan por fluidos sexuales, sangre o contacto de mucosas o piel. Algunas pasan también en el embarazo o el parto.

| Causa | Ejemplos | Tratamiento |
|---|---|---|
| Bacteria | clamidia, gonorrea, sífilis | antibióticos: se curan |
| Virus | VIH, herpes, VPH, hepatitis B | se controlan; vacuna en VPH y hepatitis B |
| Protista | tricomoniasis | fármacos que la curan |

Muchas **no dan síntomas** por meses o años. Sin examen, no se sabe. No todo virus queda para siempre: la mayoría de las infecciones por VPH desaparece sola, pero algunas persisten y pueden causar cáncer.`,
      example: {
        problem: md`A Bastián le confirman gonorrea y a Noelia, herpes genital. A los dos les ofrecen un tratamiento. ¿Qué puede esperar cada uno?`,
        steps: [
          { title: 'Busca la causa', text: md`Gonorrea: una bacteria. Herpes: un virus.` },
          {
            title: 'Bastián',
            text: md`Un antibiótico adecuado elimina la bacteria. También conviene avisar y tratar a su pareja, o pueden volver a contagiarse: curarse no deja protección.`,
          },
          {
            title: 'Noelia',
            text: md`El antiviral acorta los brotes y baja el riesgo de contagiar, pero el virus queda en el cuerpo. Un antibiótico no le serviría.`,
          },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'antibiotico-para-cual',
          question: md`¿Cuál de estas infecciones se cura con antibióticos?`,
          key: 'La sífilis',
          distractors: [
            {
              text: 'El herpes genital',
              feedback: 'Lo causa un virus: los antivirales lo controlan y los antibióticos no le hacen nada.',
            },
            {
              text: 'La infección por VIH',
              feedback: 'Es un virus: los antirretrovirales lo controlan, pero no es una bacteria.',
            },
            { text: 'La infección por VPH', feedback: 'Es un virus. Para él existe una vacuna, que previene.' },
          ],
          explanation: md`La sífilis la causa una bacteria, y la penicilina la elimina.`,
        },
        {
          id: 'sin-sintomas',
          question: md`Sofía no tiene molestias y dice: «Entonces no tengo clamidia». ¿Qué problema tiene su razonamiento?`,
          key: 'La infección puede estar sin dar molestias',
          distractors: [
            {
              text: 'La infección siempre da molestias más tarde',
              feedback: 'No siempre: puede pasar años sin dar ninguna.',
            },
            {
              text: 'La clamidia solo da molestias a los hombres',
              feedback: 'Puede darlas o no en cualquier persona; lo que falla es otra cosa.',
            },
            {
              text: 'Las molestias aparecen solo en los virus',
              feedback: 'La clamidia es una bacteria, y tanto bacterias como virus pueden dar síntomas.',
            },
          ],
          explanation: md`En muchas personas la clamidia no da síntomas. Solo un examen lo dice.`,
        },
        {
          id: 'como-se-pasa',
          question: md`¿En qué situación puede contagiarse el VIH?`,
          key: 'Al compartir una jeringa',
          distractors: [
            { text: 'Al compartir un vaso', feedback: 'La saliva no transmite el VIH.' },
            { text: 'Al darse un abrazo', feedback: 'El contacto con la piel sana no transmite el VIH.' },
            {
              text: 'Al picar un zancudo',
              feedback: 'El zancudo no transmite el VIH: el virus no se multiplica en él.',
            },
          ],
          explanation: md`El VIH va en la sangre, en los fluidos sexuales y en la leche materna. En la jeringa puede quedar sangre.`,
        },
      ],
    },
    {
      id: 'a-quien-se-examina',
      title: 'Casos conocidos no son todos los casos',
      idea: md`Los **casos confirmados** son los que un examen encontró. Los **contagios** son todos, incluidos los que nadie buscó.

Así, si una comuna hace el doble de exámenes, puede encontrar más casos sin que haya más contagios. Mira siempre las **dos** series: casos y exámenes. Y compara su cociente: positivos de cada 100 exámenes.

Para estimar qué parte de una población está infectada, la muestra se elige **al azar**, de toda esa población. Si se eligen quienes tienen síntomas, quienes se ofrecen o quienes ya la tuvieron, el resultado queda torcido.`,
      figure: {
        kind: 'chart',
        type: 'lines',
        categories: ['Año 1', 'Año 2', 'Año 3', 'Año 4'],
        series: [
          { name: 'Exámenes', values: [500, 1000, 2000, 2500] },
          { name: 'Positivos', values: [40, 80, 160, 200] },
        ],
        yTitle: 'Cantidad',
        alt: 'Exámenes y positivos en cuatro años: 500 y 40, 1.000 y 80, 2.000 y 160, 2.500 y 200.',
        caption: 'Exámenes de gonorrea y resultados positivos en una provincia (datos inventados).',
      },
      example: {
        problem: md`En el gráfico, los positivos pasan de 40 a 200. Un titular dice: «La gonorrea se multiplicó por cinco». ¿Lo muestran los datos?`,
        steps: [
          { title: 'Mira la otra serie', text: md`Los exámenes pasan de 500 a 2.500: también por cinco.` },
          {
            title: 'Calcula el cociente',
            text: md`Año 1: $\frac{40}{500} = 8\ \%$. Año 4: $\frac{200}{2.500} = 8\ \%$.`,
          },
          {
            title: 'Juzga',
            text: md`De cada 100 exámenes, siempre 8 positivos. El aumento se puede deber a que se examinó a más personas. No se puede afirmar que haya más contagios, ni que sean menos que los casos.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'campana-causa-contagios',
          text: md`Culpar a una campaña de exámenes por los casos nuevos. Un examen encuentra, no contagia. Que dos cosas suban juntas no dice cuál causa a cuál.`,
        },
        {
          mistake: 'ignora-la-segunda-serie',
          text: md`Leer solo la línea de los casos. Sin los exámenes no se sabe si hay más contagios o si se buscó más.`,
        },
        {
          mistake: 'casos-notificados-son-contagios',
          text: md`Tomar los casos confirmados por todos los contagios, o pensar que son más. Quedan fuera quienes no se examinan.`,
        },
        {
          mistake: 'muestra-solo-con-sintomas',
          text: md`Examinar solo a quienes consultan por molestias. Se pierden los infectados sin síntomas y también los sanos: la muestra no representa a la población.`,
        },
        {
          mistake: 'muestra-de-voluntarios',
          text: md`Usar a quienes responden a un aviso. Suelen tener más motivos de sospecha que el resto.`,
        },
        {
          mistake: 'muestra-elegida-por-el-resultado',
          text: md`Elegir a quienes ya tuvieron la infección para estimar cuántos la tienen: es escoger por la respuesta.`,
        },
      ],
      checks: [
        {
          id: 'muestra-de-liceos',
          question: md`Se quiere estimar qué parte de los 8.000 estudiantes de una universidad tiene clamidia. ¿A quiénes conviene examinar?`,
          key: 'A 400 elegidos por sorteo en la lista de matrícula',
          distractors: [
            {
              text: 'A 400 que consultaron por molestias en la enfermería',
              feedback: 'Quienes no sienten nada quedarían fuera, y son muchos de los infectados.',
              mistake: 'muestra-solo-con-sintomas',
            },
            {
              text: 'A 400 que se anotaron después de ver un afiche',
              feedback: 'Quien se anota puede tener más sospechas que el resto.',
              mistake: 'muestra-de-voluntarios',
            },
            {
              text: 'A 400 que tuvieron clamidia el año anterior',
              feedback: 'Los eliges por lo que quieres medir: nada dirían de los demás.',
              mistake: 'muestra-elegida-por-el-resultado',
            },
          ],
          explanation: md`Con un sorteo, cada estudiante tiene la misma posibilidad de quedar, con síntomas o sin ellos.`,
        },
        {
          id: 'mas-examenes-menos-porcentaje',
          question: md`Una comuna hizo 300 exámenes de sífilis y encontró 18 casos. Al año siguiente hizo 900 y encontró 36. ¿Qué se puede afirmar?`,
          key: 'Hubo más casos, pero menos positivos de cada 100 exámenes',
          distractors: [
            {
              text: 'Los contagios se duplicaron, porque los casos se duplicaron',
              feedback: 'Los exámenes se triplicaron: mira las dos series.',
              mistake: 'ignora-la-segunda-serie',
            },
            {
              text: 'Los nuevos exámenes causaron 18 contagios más',
              feedback: 'Un examen encuentra casos que ya estaban, no los produce.',
              mistake: 'campana-causa-contagios',
            },
            {
              text: 'En el segundo año se contagiaron exactamente 36 personas',
              feedback: 'Esos son los confirmados. Quienes no se examinaron no se cuentan.',
              mistake: 'casos-notificados-son-contagios',
            },
          ],
          explanation: md`$\frac{18}{300} = 6\ \%$ y $\frac{36}{900} = 4\ \%$. Que los casos suban puede deberse a que se buscó más.`,
        },
      ],
    },
    {
      id: 'ensayo-con-comparacion',
      title: 'Probar un tratamiento: cambiar una sola cosa',
      idea: md`¿Qué antibiótico sirve contra una bacteria? Se siembra la bacteria en una placa y se ponen discos de papel, cada uno con un antibiótico. Donde actúa queda un **halo** sin bacterias.

Para que la comparación valga:

1. **La misma** cepa y la misma cantidad en todo.
2. Cambia **solo** el antibiótico.
3. Un disco **sin** antibiótico, como control.
4. Se mide lo que responde la pregunta: el **diámetro del halo**.

Con los mismos cuidados se prueba una vacuna: un grupo la recibe, otro no, y se comparan los contagios.`,
      figure: {
        kind: 'drawing',
        width: 300,
        height: 200,
        shapes: [
          { shape: 'circle', centre: [100, 100], radius: 90 },
          { shape: 'circle', centre: [65, 135], radius: 34, dashed: true, accent: 1 },
          { shape: 'circle', centre: [65, 135], radius: 7, filled: true, accent: 1 },
          { shape: 'circle', centre: [140, 130], radius: 18, dashed: true, accent: 2 },
          { shape: 'circle', centre: [140, 130], radius: 7, filled: true, accent: 2 },
          { shape: 'circle', centre: [100, 55], radius: 7, filled: true },
          { shape: 'segment', from: [158, 130], to: [212, 150] },
          { shape: 'text', at: [216, 147], text: 'halo', anchor: 'start', size: 'small' },
          { shape: 'segment', from: [107, 55], to: [212, 45] },
          { shape: 'text', at: [216, 42], text: 'control', anchor: 'start', size: 'small' },
        ],
        alt: 'Placa redonda con tres discos. Uno tiene un halo grande; otro, un halo pequeño; el tercero, el control sin antibiótico, no tiene halo.',
        caption: 'Mientras mayor el halo, más frena ese antibiótico a esa bacteria (si los discos son comparables).',
      },
      example: {
        problem: md`Un equipo siembra una cepa de gonorrea en una placa y pone tres discos: antibiótico P, antibiótico Q y uno con agua. Los halos miden 24 mm, 11 mm y 0 mm. ¿Qué se concluye y para qué sirvió el agua?`,
        steps: [
          {
            title: 'El control',
            text: md`El disco con agua no tiene halo: el papel y la humedad no detienen a la bacteria. El efecto se debe a los antibióticos.`,
          },
          {
            title: 'La comparación',
            text: md`Misma cepa y misma placa; cambia el antibiótico. P dejó un halo mayor: 24 contra 11 mm.`,
          },
          {
            title: 'El alcance',
            text: md`Con esta cepa, P la frenó más en la placa. No dice nada de otras cepas ni de cómo actuará en una persona.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'cambia-dos-condiciones-a-la-vez',
          text: md`Cambiar la cepa y el antibiótico a la vez. Si el halo cambia, no se sabe por cuál.`,
        },
        {
          mistake: 'ensayo-sin-grupo-de-comparacion',
          text: md`Poner todos los antibióticos en un mismo disco. Habrá halo, pero no se sabrá a cuál se debe.`,
        },
        {
          mistake: 'mide-otra-cosa',
          text: md`Armar bien el ensayo y medir otra cosa, como el color del disco. Relee la pregunta y busca qué medición la contesta.`,
        },
      ],
      checks: [
        {
          id: 'cual-montaje',
          question: md`Se quiere saber cuál de dos fármacos, F o G, frena más a la bacteria de la gonorrea en un cultivo. ¿Qué montaje sirve?`,
          key: 'La misma cepa con F, con G y sin fármaco, y contar las bacterias',
          distractors: [
            {
              text: 'Una cepa con F y otra cepa con G, y contar las bacterias',
              feedback: 'Cambian la cepa y el fármaco: no se sabe a cuál se debe la diferencia.',
              mistake: 'cambia-dos-condiciones-a-la-vez',
            },
            {
              text: 'La misma cepa con F y G mezclados, y contar las bacterias',
              feedback: 'Mezclados no se puede saber cuál actúa más.',
              mistake: 'ensayo-sin-grupo-de-comparacion',
            },
            {
              text: 'La misma cepa con F, con G y sin fármaco, y medir el pH',
              feedback: 'El montaje compara bien, pero el pH no dice cuántas bacterias quedan.',
              mistake: 'mide-otra-cosa',
            },
          ],
          explanation: md`Cambia solo el fármaco, hay un control y se mide lo que se pregunta.`,
        },
        {
          id: 'para-que-el-control',
          question: md`En una placa, el disco sin antibiótico también dejó un halo de 10 mm. ¿Qué indica eso?`,
          key: 'Que algo distinto del antibiótico frena a la bacteria',
          distractors: [
            {
              text: 'Que la bacteria resiste a todos los antibióticos',
              feedback: 'Un halo indica lo contrario de resistir, y el disco no llevaba antibiótico.',
            },
            {
              text: 'Que conviene quitar ese disco del ensayo',
              feedback: 'Ese disco es el control: quitarlo escondería el problema.',
              mistake: 'ensayo-sin-grupo-de-comparacion',
            },
            {
              text: 'Que los demás antibióticos funcionan bien',
              feedback: 'Si el control ya da halo, parte del efecto de los demás podría deberse a otra cosa.',
            },
          ],
          explanation: md`El control avisa: puede ser el papel o el líquido del disco. Así no se puede atribuir el halo al antibiótico.`,
        },
      ],
    },
    {
      id: 'eficacia-de-una-vacuna',
      title: 'Qué quiere decir «eficacia del 80 %»',
      idea: md`La **eficacia** de una vacuna compara el riesgo de dos grupos:

1. Calcula el riesgo de cada grupo: $\frac{\text{casos}}{\text{personas}}$.
2. Divide el riesgo de los vacunados por el de los otros: es la parte del riesgo que **queda**.
3. Réstala de 100 %: es la parte que **se evita**. Eso es la eficacia.

Si los grupos no tienen igual cantidad de personas, no se pueden comparar los casos directamente. Y «80 % de eficacia» *no* quiere decir que 80 % de los vacunados quedó sano: quiere decir que se evitó el 80 % de los casos que habría habido entre ellos.`,
      example: {
        problem: md`Ensayo de una vacuna contra la hepatitis B (datos inventados):

| Grupo | Personas | Casos |
|---|---|---|
| Con vacuna | 4.000 | 20 |
| Sin vacuna | 2.000 | 50 |

¿Cuál es la eficacia?`,
        steps: [
          {
            title: 'Riesgo de cada grupo',
            text: md`Con vacuna: $\frac{20}{4.000} = 0{,}5\ \%$. Sin vacuna: $\frac{50}{2.000} = 2{,}5\ \%$.`,
          },
          { title: 'Parte del riesgo que queda', text: md`$\frac{0{,}5}{2{,}5} = 0{,}2$: queda el 20 % del riesgo.` },
          { title: 'Parte que se evita', text: md`$100\ \% - 20\ \% = 80\ \%$. La eficacia es 80 %.` },
          {
            title: 'Comprueba con los casos',
            text: md`Sin vacuna, entre 4.000 se esperarían 100 casos. Hubo 20: se evitaron 80 de 100.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'compara-casos-sin-considerar-el-grupo',
          text: md`Comparar 20 con 50 casos y decir 60 %. Los grupos no tienen la misma cantidad de personas: primero el riesgo de cada uno.`,
        },
        {
          mistake: 'riesgo-que-queda',
          text: md`Responder 20 %, que es el riesgo que *queda*. La eficacia es lo que se *evita*: el otro 80 %.`,
        },
        {
          mistake: 'eficacia-como-proporcion-de-sanos',
          text: md`Responder 99,5 %, los vacunados sanos. También sin vacuna estuvo sano el 97,5 %: ese número solo no muestra el efecto.`,
        },
      ],
      checks: [
        {
          id: 'vacuna-mil-y-tres-mil',
          question: md`Con una vacuna hubo 30 casos entre 3.000 personas. Sin ella, 40 casos entre 1.000 (datos inventados). ¿Cuál es la eficacia?`,
          key: '75 %',
          distractors: [
            {
              text: '25 %',
              feedback: 'Esa es la parte del riesgo que queda: 1 % de 4 %. Se pide la que se evita.',
              mistake: 'riesgo-que-queda',
            },
            {
              text: '99 %',
              feedback: 'Esos son los vacunados que no se infectaron. La eficacia compara con el otro grupo.',
              mistake: 'eficacia-como-proporcion-de-sanos',
            },
          ],
          explanation: md`Riesgos: $\frac{30}{3.000} = 1\ \%$ y $\frac{40}{1.000} = 4\ \%$. Queda $\frac{1}{4} = 25\ \%$; se evita el 75 %.`,
        },
        {
          id: 'grupos-de-distinto-tamano',
          question: md`En un ensayo, entre 5.000 vacunados hubo 10 casos y entre 1.000 no vacunados, 20 (datos inventados). ¿Cuál es la eficacia?`,
          key: '90 %',
          distractors: [
            {
              text: '50 %',
              feedback: 'Comparaste 10 con 20 casos, y un grupo tiene cinco veces más personas que el otro.',
              mistake: 'compara-casos-sin-considerar-el-grupo',
            },
            {
              text: '10 %',
              feedback: 'Es lo que queda del riesgo: 0,2 % de 2 %. Se pide lo que se evita.',
              mistake: 'riesgo-que-queda',
            },
            {
              text: '99,8 %',
              feedback: 'Son los vacunados sanos; falta comparar con los no vacunados.',
              mistake: 'eficacia-como-proporcion-de-sanos',
            },
          ],
          explanation: md`Riesgos: $\frac{10}{5.000} = 0{,}2\ \%$ y $\frac{20}{1.000} = 2\ \%$. Queda la décima parte: eficacia de 90 %.`,
        },
      ],
    },
  ],
  summary: [
    md`Bacterias: antibióticos, se curan. Virus: se controlan; hay vacuna para VPH y hepatitis B.`,
    md`Muchas no dan síntomas: solo el examen lo dice. El condón reduce el riesgo.`,
    md`Casos confirmados no son contagios; mira también cuántos exámenes se hicieron. La muestra, al azar.`,
    md`Un ensayo cambia una sola cosa, tiene control y mide lo que se pregunta.`,
    md`Eficacia: 100 % menos (riesgo con vacuna : riesgo sin vacuna).`,
  ],
  sources: [
    {
      name: 'Organización Mundial de la Salud, Infecciones de transmisión sexual (nota descriptiva)',
      year: 2024,
      detail: 'Causas, vías de transmisión, tratamientos y vacunas.',
    },
  ],
});
