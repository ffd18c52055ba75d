import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'ciencias.biologia.herencia-evolucion.seleccion-natural',
  version: 1,
  minutes: 16,
  opening: {
    question: md`En un hospital, un antibiótico curaba casi todas las infecciones por cierta bacteria. Diez años después, falla en la mitad. Antes de usarlo ya había unas pocas bacterias resistentes. ¿Qué pasó?`,
    guesses: [
      'Las bacterias se acostumbraron',
      'El antibiótico les produjo la resistencia',
      'Las resistentes sobrevivieron y dejaron más descendencia',
    ],
    reveal: md`Las pocas resistentes sobrevivieron y se multiplicaron. Ninguna bacteria aprendió ni se acostumbró: cambió **la proporción**. En esta lección vas a explicar casos así y a medirlos.`,
  },
  points: [
    {
      id: 'tres-condiciones',
      title: 'Tres condiciones, un resultado',
      idea: md`Hay **selección natural** cuando se juntan tres cosas:

1. **Variación**: los individuos son distintos. Las diferencias nuevas vienen de **mutaciones**, que ocurren **al azar** y no porque se necesiten.
2. **Herencia**: la diferencia pasa a los descendientes.
3. **Distinto éxito**: en ese ambiente, unos dejan más crías que otros.

Resultado: con las generaciones, el rasgo que ayuda se vuelve **más común**. Cambia la población, no cada individuo.

Y «ayudar» depende del ambiente: si cambia, puede ayudar otro rasgo.`,
      figure: {
        kind: 'chart',
        type: 'lines',
        categories: ['0', '2', '4', '6', '8', '10'],
        series: [{ name: 'Resistentes', values: [2, 6, 17, 39, 68, 88] }],
        xTitle: 'Aplicaciones del insecticida',
        yTitle: 'Resistentes (%)',
        alt: 'Porcentaje de moscas resistentes según las aplicaciones: 2 % antes de la primera, y 6, 17, 39, 68 y 88 % tras 2, 4, 6, 8 y 10.',
        caption: 'Moscas de un galpón cerrado; la resistencia se hereda (datos inventados).',
      },
      example: {
        problem: md`Explica el gráfico de las moscas del galpón cerrado.`,
        steps: [
          {
            title: 'Lee el punto de partida',
            text: md`Con 0 aplicaciones ya hay 2 % de resistentes. El insecticida no las creó.`,
          },
          { title: 'Herencia', text: md`El enunciado dice que la resistencia se hereda.` },
          {
            title: 'Distinto éxito',
            text: md`El insecticida mata a la mayoría de las otras. Las resistentes sobreviven y se reproducen.`,
          },
          { title: 'Resultado', text: md`De 2 % pasan a 88 %. Como el galpón está cerrado, no llegaron de afuera.` },
        ],
      },
      warnings: [
        {
          mistake: 'el-acaricida-crea-la-resistencia',
          text: md`Decir que el veneno produjo la resistencia. Mira el primer punto: ya existía antes. El veneno **selecciona**.`,
        },
        {
          mistake: 'cada-individuo-se-adapta',
          text: md`Pensar que cada mosca se acostumbró y le enseñó a sus crías. Lo aprendido o adquirido no pasa a los genes. Cambia la proporción.`,
        },
        {
          mistake: 'resistencia-sin-herencia',
          text: md`Suponer que llegaron otras de afuera, aunque el lugar está cerrado. Usa solo lo que el enunciado permite.`,
        },
      ],
      checks: [
        {
          id: 'piojos-y-champu',
          question: md`En un internado aislado se usa por años el mismo champú contra piojos. El 1 % era resistente al comienzo y ahora lo es el 70 %; la resistencia se hereda. ¿Qué lo explica?`,
          key: 'Los resistentes sobrevivieron y dejaron más descendencia',
          distractors: [
            {
              text: 'El champú produjo en los piojos la resistencia que requerían',
              feedback: 'El 1 % ya era resistente antes: el champú seleccionó.',
              mistake: 'el-acaricida-crea-la-resistencia',
            },
            {
              text: 'Los piojos se acostumbraron y lo enseñaron a sus crías',
              feedback: 'Acostumbrarse no se hereda. Cambió la proporción.',
              mistake: 'cada-individuo-se-adapta',
            },
            {
              text: 'Los piojos resistentes llegaron desde otro lugar',
              feedback: 'El internado está aislado, y la resistencia ya estaba.',
              mistake: 'resistencia-sin-herencia',
            },
          ],
          explanation: md`Variación (1 %), herencia y distinto éxito: la proporción sube.`,
        },
        {
          id: 'que-condicion-falta',
          question: md`En un vivero, las plantas cerca de la ventana crecen más y dan más semillas. Todas tienen los mismos genes. ¿Habrá selección natural por el tamaño?`,
          key: 'No, porque la diferencia no se hereda',
          distractors: [
            {
              text: 'Sí, porque unas dan más semillas que otras',
              feedback: 'Falta una condición: sus semillas llevan los mismos genes.',
              mistake: 'cada-individuo-se-adapta',
            },
            {
              text: 'Sí, porque el ambiente las hizo crecer más',
              feedback: 'Lo que el ambiente hace en la vida no pasa a los genes.',
              mistake: 'el-acaricida-crea-la-resistencia',
            },
            {
              text: 'No, porque las plantas no evolucionan',
              feedback: 'Las plantas evolucionan. Aquí falta la herencia.',
            },
          ],
          explanation: md`Hay variación y distinto éxito, pero la diferencia viene de la luz y no se hereda.`,
        },
      ],
    },
    {
      id: 'comparar-supervivencia',
      title: 'Medir: comparar proporciones',
      idea: md`Para saber si un color ayuda, se **marcan** individuos de cada color, se liberan y después se cuentan los que siguen vivos.

Calcula para cada color:

$$\frac{\text{recuperados}}{\text{liberados}}$$

y compara **dividiendo** las dos proporciones. No sirven los recuperados solos, porque quizás se liberó distinta cantidad; ni restar porcentajes si te piden «cuántas veces».

Los no recuperados pueden haber muerto o haberse ido: es una estimación.`,
      example: {
        problem: md`En dunas claras se liberaron lagartijas marcadas: 120 claras y 80 oscuras. En un mes se recuperaron 54 claras y 12 oscuras (datos inventados). ¿Cuántas veces mayor es la supervivencia de las claras?`,
        steps: [
          { title: 'Claras', text: md`$\frac{54}{120} = 45\ \%$.` },
          { title: 'Oscuras', text: md`$\frac{12}{80} = 15\ \%$.` },
          {
            title: 'Compara dividiendo',
            text: md`$45 : 15 = 3$. La supervivencia de las claras es 3 veces la de las oscuras.`,
          },
          { title: 'Comprueba el atajo', text: md`Dividir 54 por 12 daría 4,5. Es un error: se liberaron más claras.` },
        ],
      },
      warnings: [
        {
          mistake: 'compara-recapturas-sin-proporcion',
          text: md`Dividir los recuperados sin mirar cuántos se liberaron. Primero la proporción de cada grupo.`,
        },
        {
          mistake: 'supervivencia-como-diferencia',
          text: md`Restar los porcentajes: 45 menos 15 da 30. «Cuántas veces» pide un cociente.`,
        },
        {
          mistake: 'compara-solo-lo-liberado',
          text: md`Dividir los liberados: 120 por 80. Eso lo decidió el equipo; no dice nada de sobrevivir.`,
        },
      ],
      checks: [
        {
          id: 'saltamontes-verdes',
          question: md`Se liberaron 200 saltamontes verdes y 50 cafés en un pastizal verde. Se recuperaron 80 verdes y 5 cafés (datos inventados). ¿Cuántas veces mayor es la supervivencia de los verdes?`,
          key: '4',
          distractors: [
            {
              text: '16',
              feedback: 'Dividiste 80 por 5, pero se liberaron más verdes.',
              mistake: 'compara-recapturas-sin-proporcion',
            },
            {
              text: '30',
              feedback: 'Restaste 40 % menos 10 %; se pide un cociente.',
              mistake: 'supervivencia-como-diferencia',
            },
          ],
          explanation: md`Verdes: $\frac{80}{200} = 40\ \%$. Cafés: $\frac{5}{50} = 10\ \%$. $40 : 10 = 4$.`,
        },
        {
          id: 'caracoles-del-roquerio',
          question: md`Se marcaron 60 caracoles lisos y 90 rayados. Se recuperaron 30 lisos y 18 rayados (datos inventados). ¿Cuántas veces mayor es la supervivencia de los lisos?`,
          key: '2,5',
          distractors: [
            {
              text: '1,7',
              feedback: 'Dividiste 30 por 18, sin mirar cuántos se liberaron.',
              mistake: 'compara-recapturas-sin-proporcion',
            },
            {
              text: '30',
              feedback: 'Restaste 50 % menos 20 %: «cuántas veces» pide dividir.',
              mistake: 'supervivencia-como-diferencia',
            },
            {
              text: '1,5',
              feedback: 'Dividiste 90 por 60, lo liberado. Falta cuántos sobrevivieron.',
              mistake: 'compara-solo-lo-liberado',
            },
          ],
          explanation: md`Lisos: 50 %. Rayados: 20 %. $50 : 20 = 2{,}5$.`,
        },
      ],
    },
    {
      id: 'hipotesis-de-seleccion',
      title: 'Una hipótesis que calce con la tabla',
      idea: md`Un mismo rasgo puede tener ventajas y costos. En algunos peces, las manchas vistosas de los machos atraen a las hembras, y también a los depredadores. El equilibrio depende de **cuántos depredadores hay**.

Una hipótesis de selección tiene que:

1. ir en el **sentido** de los datos;
2. decir **quién deja más crías** y por qué;
3. usar lo que **se midió**;
4. no apelar a la **necesidad**.

Y se puede probar: cambiar de lugar a un grupo y seguirlo por varias generaciones.`,
      figure: {
        kind: 'chart',
        type: 'bars',
        categories: ['0', '3', '6', '12'],
        series: [{ name: 'Largo de la cola', values: [48, 41, 33, 24] }],
        xTitle: 'Halcones por sector',
        yTitle: 'Largo de la cola (mm)',
        showValues: true,
        alt: 'Largo medio de la cola de los machos según los halcones del sector: 48 mm con 0; 41 con 3; 33 con 6, y 24 con 12.',
        caption: 'Aves de una misma especie en cuatro sectores; el largo se hereda (datos inventados).',
      },
      example: {
        problem: md`Las hembras prefieren machos de cola larga, y la cola larga frena el vuelo. Con el gráfico, propón una hipótesis.`,
        steps: [
          { title: 'Lee la tendencia', text: md`Con más halcones, la cola es más corta: de 48 a 24 mm.` },
          {
            title: 'Di quién deja más crías',
            text: md`Con muchos halcones, los de cola larga mueren más y dejan menos crías. Con pocos, los prefieren las hembras.`,
          },
          {
            title: 'Escríbela',
            text: md`«Donde hay más halcones, los machos de cola corta sobreviven más y dejan más crías, y por eso la cola corta es más común».`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'hipotesis-por-necesidad',
          text: md`Decir que la acortaron «porque lo necesitaban». Di quién sobrevive y deja más crías.`,
        },
        {
          mistake: 'tendencia-al-reves-en-peces',
          text: md`Proponer algo que daría la tendencia contraria. Prueba: si tu hipótesis fuera cierta, ¿dónde estarían las barras altas?`,
        },
        {
          mistake: 'hipotesis-por-alimento-sin-datos',
          text: md`Explicarlo con el alimento, que no se midió. Puede ser interesante, pero esta tabla no la apoya.`,
        },
      ],
      checks: [
        {
          id: 'ratones-y-buhos',
          question: md`En dunas con más búhos hay una proporción mayor de ratones claros. El color se hereda y la arena es clara. ¿Qué hipótesis calza?`,
          key: 'Donde hay más búhos, los claros sobreviven y se reproducen más',
          distractors: [
            {
              text: 'Donde hay más búhos, los ratones se aclaran porque lo necesitan',
              feedback: 'La necesidad no cambia un rasgo heredado.',
              mistake: 'hipotesis-por-necesidad',
            },
            {
              text: 'Donde hay más búhos, los oscuros sobreviven y se reproducen más',
              feedback: 'Habría más oscuros, y hay más claros.',
              mistake: 'tendencia-al-reves-en-peces',
            },
            {
              text: 'Donde hay menos búhos, los ratones comen más y se oscurecen',
              feedback: 'El alimento no se midió, y el color se hereda.',
              mistake: 'hipotesis-por-alimento-sin-datos',
            },
          ],
          explanation: md`Sobre arena clara, a los claros se los ve menos. Con más búhos, esa ventaja pesa más.`,
        },
        {
          id: 'como-probarla',
          question: md`¿Qué experimento pone mejor a prueba la hipótesis de los halcones y la cola?`,
          key: 'Seguir por generaciones a grupos iguales, con halcones y sin ellos',
          distractors: [
            {
              text: 'Alimentar mejor a las aves de un sector con halcones',
              feedback: 'Así se prueba el alimento, otra cosa.',
              mistake: 'hipotesis-por-alimento-sin-datos',
            },
            {
              text: 'Medir por un día la cola de las aves de un sector con halcones',
              feedback: 'Sin comparación ni generaciones no se ve un cambio.',
            },
            {
              text: 'Acercar un halcón y ver si a cada ave se le acorta la cola',
              feedback: 'La selección no cambia a cada individuo: cambia la población.',
              mistake: 'cada-individuo-se-adapta',
            },
          ],
          explanation: md`Cambia solo la presencia de halcones, y se espera a ver la proporción en las generaciones siguientes.`,
        },
      ],
    },
  ],
  summary: [
    md`Variación, herencia y distinto éxito: el rasgo que ayuda se vuelve más común.`,
    md`Las mutaciones ocurren al azar; el ambiente selecciona, no fabrica lo que hace falta.`,
    md`Cambia la población, no cada individuo.`,
    md`Supervivencia: recuperados dividido por liberados; después se comparan dividiendo.`,
  ],
});
