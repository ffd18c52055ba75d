import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'ciencias.biologia.procesos.gametos',
  version: 2,
  minutes: 17,
  opening: {
    question: md`La yema de un huevo de gallina es, antes de ser fecundada, una sola célula: el gameto de la hembra. Mide unos 3 cm. El espermatozoide del gallo mide cerca de 0,1 mm. ¿De quién hereda más cromosomas el pollito?`,
    guesses: [
      'De la gallina, porque su gameto es enorme',
      'Del gallo, porque la yema es solo comida',
      'De los dos por igual',
    ],
    reveal: md`De los dos por igual: 39 de cada uno. La yema es tan grande por las **reservas**. En esta lección vas a separar dos cosas que se confunden: lo que un gameto trae de alimento y lo que trae de información.`,
  },
  points: [
    {
      id: 'lo-que-aporta-cada-uno',
      title: 'Igual información, distinta carga',
      idea: md`Los gametos se forman por meiosis y llevan **un solo juego** de cromosomas ($n$). En humanos, 23. Al unirse sus núcleos se forma el **cigoto**, con los dos juegos ($2n$): 46.

- El **ovocito** es grande y no se mueve solo. Aporta 23 cromosomas, el citoplasma, las reservas y casi todas las mitocondrias.
- El **espermatozoide** es pequeño y se mueve con un flagelo. Aporta 23 cromosomas. Y como lleva un cromosoma X o un Y, de él depende que el cigoto sea XX o XY: el ovocito siempre lleva X.

El tamaño habla de reservas. El número de cromosomas se busca aparte.`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 'ovo', label: 'Ovocito: 23', column: 0, row: 0 },
          { id: 'esp', label: 'Espermatozoide: 23', column: 0, row: 2 },
          { id: 'cig', label: 'Cigoto: 46', column: 1, row: 1 },
          { id: 'emb', label: 'Células del embrión: 46', column: 2, row: 1 },
        ],
        arrows: [
          { from: 'ovo', to: 'cig' },
          { from: 'esp', to: 'cig' },
          { from: 'cig', to: 'emb', label: 'mitosis' },
        ],
        alt: 'Un ovocito con 23 cromosomas y un espermatozoide con 23 se unen en un cigoto con 46. Por mitosis, el cigoto forma las células del embrión, con 46.',
        caption: 'Número de cromosomas en la especie humana.',
      },
      game: {
        game: 'celula',
        state: 'division.meiosis.46.gametos',
        words: 'Cuenta los cromosomas de cada gameto humano.',
      },
      example: {
        problem: md`En la gallina, una célula de la piel tiene 78 cromosomas. ¿Cuántos aporta la gallina, cuántos el gallo y cuántos tiene cada célula de la piel del pollito?`,
        steps: [
          {
            title: 'De la célula del cuerpo al gameto',
            text: md`$2n = 78$. Un gameto lleva un juego: $n = 78 : 2 = 39$. Vale para ambos gametos, sea cual sea su tamaño.`,
          },
          { title: 'Del gameto al cigoto', text: md`En la fecundación se suman: $39 + 39 = 78$.` },
          {
            title: 'Del cigoto al pollito',
            text: md`Las demás células se forman por mitosis, que conserva el número: 78 en cada célula de la piel.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'mas-grande-mas-cromosomas',
          text: md`Creer que el gameto más grande aporta más cromosomas. El volumen extra es citoplasma y reservas. En una tabla, tamaño y cromosomas están en filas distintas.`,
        },
        {
          mistake: 'ovocito-sin-informacion',
          text: md`Pensar que el ovocito solo da alimento. Da alimento **y** la mitad de los cromosomas. Por eso heredas rasgos de ambas familias.`,
        },
        {
          mistake: 'gametos-diploides',
          text: md`Poner 46 cromosomas en cada gameto. La suma daría 92. Y ninguna mitad «se elimina después»: la reducción ocurrió antes, en la meiosis.`,
        },
      ],
      checks: [
        {
          id: 'perro-y-perra',
          question: md`Una neurona de perro tiene 78 cromosomas. ¿Cuántos hay en un ovocito de perra y cuántos en un cigoto?`,
          key: '39 y 78',
          distractors: [
            {
              text: '78 y 156',
              feedback: 'Diste al ovocito el número de una célula del cuerpo; un gameto lleva la mitad.',
              mistake: 'gametos-diploides',
            },
            {
              text: '78 y 78',
              feedback: 'El cigoto está bien. Si el ovocito ya tuviera 78, el espermatozoide no podría aportar.',
              mistake: 'ovocito-sin-informacion',
            },
            { text: '39 y 39', feedback: 'El ovocito está bien; en el cigoto se suman los de ambos gametos.' },
          ],
          explanation: md`El gameto lleva $n = 39$ y el cigoto, $2n = 78$.`,
        },
        {
          id: 'cien-mil-veces-mas-volumen',
          question: md`El volumen de un ovocito humano es miles de veces el de un espermatozoide. ¿Qué explica esa diferencia?`,
          key: 'El citoplasma y las reservas del ovocito',
          distractors: [
            {
              text: 'El mayor número de cromosomas del ovocito',
              feedback: 'Los dos aportan 23. Lo que sobra en el ovocito no son cromosomas.',
              mistake: 'mas-grande-mas-cromosomas',
            },
            {
              text: 'La falta de información en el espermatozoide',
              feedback: 'El espermatozoide aporta 23 cromosomas, lo mismo que el ovocito.',
            },
            {
              text: 'Los dos juegos de cromosomas del ovocito',
              feedback: 'Un gameto lleva un solo juego: con dos, el cigoto tendría de más.',
              mistake: 'gametos-diploides',
            },
          ],
          explanation: md`El embrión vive de lo que trae el ovocito en los primeros días. Eso ocupa volumen; los cromosomas, casi nada.`,
        },
        {
          id: 'mitocondrias-de-quien',
          question: md`Una persona tiene una falla en el ADN de sus mitocondrias y sus hermanos también. ¿De quién es más probable que la heredaran?`,
          key: 'De su madre, porque el ovocito aporta casi todas las mitocondrias',
          distractors: [
            {
              text: 'De su padre, porque el espermatozoide aporta la información',
              feedback: 'Los dos gametos aportan información. Piensa cuál aporta el citoplasma.',
              mistake: 'ovocito-sin-informacion',
            },
            {
              text: 'De ambos en partes iguales, como con los cromosomas',
              feedback: 'Con los cromosomas del núcleo es así, pero las mitocondrias están en el citoplasma.',
            },
            {
              text: 'De su madre, porque el ovocito aporta más cromosomas',
              feedback: 'Es la madre, pero no por eso: ambos aportan 23 cromosomas.',
              mistake: 'mas-grande-mas-cromosomas',
            },
          ],
          explanation: md`Las mitocondrias tienen algo de ADN propio y llegan con el citoplasma del ovocito.`,
        },
      ],
    },
    {
      id: 'un-solo-espermatozoide',
      title: 'Entra uno: el ovocito cierra la puerta',
      idea: md`En la mayoría de los animales, si entran dos espermatozoides al ovocito, el cigoto queda con un juego de más y el embrión no prospera. ¿Cómo se evita?

En el erizo de mar se **observa** que, apenas entra uno, sube el calcio dentro del ovocito y en menos de un minuto se levanta una envoltura alrededor.

La **explicación**: el calcio hace que unas vesículas del ovocito se abran, y lo que sueltan forma la envoltura que detiene a los demás. El bloqueo lo hace **el ovocito**, y ocurre **después** de la primera entrada. No sirve para que entre el primero, sino para que no entre el segundo.`,
      example: {
        problem: md`A ovocitos de erizo **sin** espermatozoides se les puso una sustancia que hace subir el calcio. Después se agregaron espermatozoides (datos inventados).

| Grupo | Con envoltura | Fecundados |
|---|---|---|
| Sin la sustancia | 0 % antes de agregarlos | 94 % |
| Con la sustancia | 96 % antes de agregarlos | 3 % |

¿Qué muestra este resultado?`,
        steps: [
          {
            title: 'Compara la primera columna',
            text: md`Sin ningún espermatozoide, subir el calcio basta para formar la envoltura: 96 % contra 0 %.`,
          },
          {
            title: 'Compara la segunda',
            text: md`Con la envoltura ya formada, casi ninguno se fecunda: 3 % contra 94 %. La envoltura detiene la entrada.`,
          },
          {
            title: 'Concluye',
            text: md`El calcio del ovocito produce la barrera. No ayuda a entrar al espermatozoide: hace lo contrario. Y nada se midió sobre cómo nadan.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'calcio-impide-fecundar',
          text: md`Creer que sin el cambio de calcio no hay entrada. Si se le impide subir, los espermatozoides **sí** entran, y entran demasiados. El calcio sirve para cerrar.`,
        },
        {
          mistake: 'bloqueo-por-el-espermatozoide',
          text: md`Atribuir el bloqueo al espermatozoide, como si avisara a los otros. El calcio cambia en el ovocito y la envoltura es del ovocito.`,
        },
        {
          mistake: 'muchos-nucleos-mejor-desarrollo',
          text: md`Pensar que más espermatozoides aseguran el desarrollo. Cada uno suma un juego de cromosomas: con dos, el cigoto tiene tres juegos y el embrión no llega a término.`,
        },
      ],
      checks: [
        {
          id: 'poco-sodio',
          question: md`El ovocito de erizo tiene también un cierre rápido, que depende del sodio del agua (datos inventados).

| Agua | Ovocitos con un espermatozoide | Con dos o más |
|---|---|---|
| Normal | 95 % | 2 % |
| Con poco sodio | 38 % | 59 % |

¿Qué hace, según los datos, el cierre que depende del sodio?`,
          key: 'Impide que entren los demás',
          distractors: [
            {
              text: 'Permite que entre el primero',
              feedback: 'Con poco sodio entraron igual, y de a varios: suma las dos columnas.',
              mistake: 'calcio-impide-fecundar',
            },
            {
              text: 'Permite que entren varios',
              feedback: 'Con sodio normal casi ninguno recibió varios: es al revés.',
              mistake: 'muchos-nucleos-mejor-desarrollo',
            },
            {
              text: 'Frena a los que nadan lejos',
              feedback: 'No se midió el movimiento: se contó cuántos entraron en cada ovocito.',
              mistake: 'bloqueo-por-el-espermatozoide',
            },
          ],
          explanation: md`Con poco sodio falla el cierre: en ambos grupos entra alguno en el 97 %, pero los de dos o más pasan de 2 % a 59 %.`,
        },
        {
          id: 'tres-juegos',
          question: md`En una especie con $2n = 42$, dos espermatozoides entran al mismo ovocito y los tres núcleos se unen. ¿Con cuántos cromosomas queda el cigoto?`,
          key: '63',
          distractors: [
            { text: '42', feedback: 'Ese es el número normal, con un solo espermatozoide.' },
            {
              text: '84',
              feedback: 'Los gametos llevan 21 y no 42: son tres gametos de 21.',
              mistake: 'gametos-diploides',
            },
            {
              text: '126',
              feedback: 'Sumaste tres veces 42; cada gameto lleva un solo juego.',
              mistake: 'gametos-diploides',
            },
          ],
          explanation: md`$n = 21$. Un ovocito y dos espermatozoides: $3 \cdot 21 = 63$, tres juegos.`,
        },
      ],
    },
    {
      id: 'variables-del-experimento',
      title: '¿Qué se cambió y qué se midió?',
      idea: md`Muchas preguntas de este tema son sobre el experimento. Clasifica cada cosa:

- **Variable independiente**: lo que el equipo *cambió a propósito*.
- **Variable dependiente**: lo que *midió* como resultado.
- **Controladas**: lo que *mantuvo igual*, para que no confunda.

La pregunta de investigación tiene siempre la misma forma: **¿cómo influye** la independiente **en** la dependiente?

Y hay un tercer filtro: solo se puede preguntar por lo que está en el experimento. Si no había ovocitos, no se sabe de fecundación.`,
      figure: {
        kind: 'chart',
        type: 'bars',
        categories: ['24', '28', '32', '36'],
        series: [{ name: 'Espermatozoides móviles', values: [22, 51, 83, 80] }],
        xTitle: 'Sal del agua (g/L)',
        yTitle: 'Móviles (%)',
        showValues: true,
        alt: 'Barras del porcentaje de espermatozoides que se mueven según la sal del agua: 22 % con 24 g/L, 51 % con 28, 83 % con 32 y 80 % con 36.',
        caption: 'Espermatozoides de erizo rojo después de 10 minutos en agua a 14 °C (datos inventados).',
      },
      example: {
        problem: md`En un criadero de erizos de Chiloé se puso igual cantidad de esperma de erizo en cuatro frascos a 14 °C, con distinta sal. A los 10 minutos se contó cuántos espermatozoides se movían (gráfico). ¿Qué pregunta se investigó?`,
        steps: [
          {
            title: 'Lo que se cambió',
            text: md`La sal del agua: 24, 28, 32 y 36 g/L. Es la independiente y va en el eje horizontal.`,
          },
          {
            title: 'Lo que se midió',
            text: md`El porcentaje que se mueve. Es la dependiente y va en el eje vertical.`,
          },
          {
            title: 'Lo que quedó igual',
            text: md`La temperatura, el tiempo, la cantidad de esperma. No se puede preguntar por su efecto.`,
          },
          {
            title: 'Arma la pregunta',
            text: md`¿Cómo influye la sal del agua en el porcentaje de espermatozoides que se mueven?`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'intercambia-variables',
          text: md`Preguntar cómo influye el movimiento en la sal. La sal la fijó el equipo: no puede ser el resultado. Lo que resulta va después de «en».`,
        },
        {
          mistake: 'toma-por-variable-lo-que-se-mantuvo',
          text: md`Preguntar por la temperatura, que fue de 14 °C en todos los frascos. De algo que no cambió no se puede ver el efecto.`,
        },
        {
          mistake: 'hipotesis-ajena-a-los-datos',
          text: md`Preguntar por los ovocitos fecundados, aunque no había ninguno. Revisa qué se contó, y no de qué trata el tema.`,
        },
      ],
      checks: [
        {
          id: 'cafeina-y-movimiento',
          question: md`Un laboratorio agregó 0, 1, 2 y 4 mg de cafeína a cuatro tubos con igual semen de toro, a 37 °C, y midió la rapidez de los espermatozoides. ¿Qué pregunta responde el experimento?`,
          key: '¿Cómo influye la cafeína en la rapidez de los espermatozoides?',
          distractors: [
            {
              text: '¿Cómo influye la rapidez de los espermatozoides en la cafeína?',
              feedback: 'La cafeína es lo que se puso; la rapidez es lo que resultó.',
              mistake: 'intercambia-variables',
            },
            {
              text: '¿Cómo influye la temperatura en la rapidez de los espermatozoides?',
              feedback: 'Todos los tubos estaban a 37 °C: de la temperatura no se sabe nada.',
              mistake: 'toma-por-variable-lo-que-se-mantuvo',
            },
            {
              text: '¿Cómo influye la cafeína en la cantidad de vacas preñadas?',
              feedback: 'No se midió ninguna preñez, solo la rapidez en los tubos.',
              mistake: 'hipotesis-ajena-a-los-datos',
            },
          ],
          explanation: md`Cambió la cafeína, se midió la rapidez y la temperatura quedó igual.`,
        },
        {
          id: 'cual-es-la-dependiente',
          question: md`Para saber si la luz afecta a los ovocitos de un pez, se guardan ovocitos iguales bajo luz y en oscuridad, se agrega la misma cantidad de esperma y se cuenta qué parte se fecunda. ¿Cuál es la variable dependiente?`,
          key: 'La parte de los ovocitos que se fecunda',
          distractors: [
            {
              text: 'La luz que reciben los ovocitos',
              feedback: 'Eso es lo que el equipo cambió: la independiente.',
              mistake: 'intercambia-variables',
            },
            {
              text: 'La cantidad de esperma que se agrega',
              feedback: 'Fue la misma en ambos grupos: está controlada.',
              mistake: 'toma-por-variable-lo-que-se-mantuvo',
            },
            {
              text: 'La rapidez con que nada el esperma',
              feedback: 'Podría importar, pero no se midió en este experimento.',
              mistake: 'hipotesis-ajena-a-los-datos',
            },
          ],
          explanation: md`Es lo que se mide como resultado: la parte fecundada.`,
        },
      ],
    },
  ],
  summary: [
    md`Cada gameto humano aporta 23 cromosomas; el cigoto tiene 46.`,
    md`El ovocito es grande por sus reservas y su citoplasma, no por sus cromosomas.`,
    md`Tras la primera entrada sube el calcio del ovocito y se forma una barrera contra los demás.`,
    md`Con dos espermatozoides hay un juego de más y el embrión no prospera.`,
    md`¿Cómo influye lo que cambié en lo que medí? Lo que mantuve igual queda fuera.`,
  ],
});
