import { defineLesson, md, type Shape } from '../../authoring/index.ts';

/** Places in a row, each with what is written in it. */
const places = (words: readonly string[], left: number, bottom: number, accent: 0 | 1 | 2 = 0): readonly Shape[] =>
  words.flatMap((text, index): readonly Shape[] => {
    const x = left + 4 * index;
    return [
      {
        shape: 'polygon',
        points: [
          [x, bottom],
          [x + 3.4, bottom],
          [x + 3.4, bottom + 3],
          [x, bottom + 3],
        ],
        filled: true,
        accent,
      },
      { shape: 'text', at: [x + 1.7, bottom + 1.5], text },
    ];
  });

export default defineLesson({
  content: 'm2.probabilidad.combinatoria.conteo',
  version: 1,
  minutes: 19,
  opening: {
    question: md`Seis amigas quieren sacarse una foto en fila por cada orden posible, a una foto por minuto. ¿Cuánto se van a demorar?`,
    guesses: ['6 minutos', '36 minutos', '12 horas'],
    reveal: md`Son 720 minutos: 12 horas. Para el primer lugar hay 6 opciones; por cada una, 5 para el segundo; luego 4, 3, 2 y 1. Multiplicadas dan 720. Contar uno por uno no sirve: en esta lección vas a contar sin hacer la lista.`,
  },
  points: [
    {
      id: 'multiplicar-y-ordenar',
      title: 'Un lugar a la vez: multiplicar las opciones',
      idea: md`Si una elección se hace por pasos, se **multiplican** las opciones de cada paso. Con 3 panes y 4 rellenos hay $3 \cdot 4 = 12$ sándwiches.

Para ordenar en fila cosas distintas, dibuja los lugares. Cada vez que usas una, queda una menos. Cuatro cuadros se cuelgan de $4 \cdot 3 \cdot 2 \cdot 1 = 24$ maneras.

Ese producto se llama **factorial** y se escribe $4!$. En general, $n$ cosas distintas se ordenan de $n!$ maneras. Crece muy rápido: $5! = 120$, $6! = 720$, $7! = 5.040$.`,
      figure: {
        kind: 'drawing',
        width: 17,
        height: 6,
        shapes: [
          ...places(['4', '3', '2', '1'], 0.5, 1.5, 1),
          { shape: 'text', at: [2.2, 0.4], text: '1.º', size: 'small' },
          { shape: 'text', at: [6.2, 0.4], text: '2.º', size: 'small' },
          { shape: 'text', at: [10.2, 0.4], text: '3.º', size: 'small' },
          { shape: 'text', at: [14.2, 0.4], text: '4.º', size: 'small' },
        ],
        alt: 'Cuatro casilleros en fila, del primer al cuarto lugar, con las opciones que hay para cada uno: 4, 3, 2 y 1.',
        caption: 'Opciones para cada lugar: 4 · 3 · 2 · 1 = 24.',
      },
      example: {
        problem: md`Una banda tocará 6 canciones distintas, una vez cada una, y quiere cerrar siempre con la más conocida. ¿Cuántos órdenes puede tener el recital?`,
        steps: [
          {
            title: 'Fija el lugar que tiene condición',
            text: md`El último lugar tiene una sola opción: la más conocida.`,
          },
          {
            title: 'Cuenta los demás lugares',
            text: md`Quedan 5 canciones para 5 lugares: $5 \cdot 4 \cdot 3 \cdot 2 \cdot 1 = 5! = 120$.`,
          },
          { title: 'Multiplica', text: md`$120 \cdot 1 = 120$ órdenes. Sin la condición serían $6! = 720$.` },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'tenida-para-la-gala',
          question: md`Para una gala, Ignacio puede elegir entre 3 camisas, 4 pantalones y 2 pares de zapatos. ¿De cuántas maneras se puede vestir?`,
          key: '24',
          distractors: [
            { text: '9', feedback: 'Sumaste. Cada camisa va con cada pantalón y con cada par: se multiplica.' },
            { text: '12', feedback: 'Combinaste camisas y pantalones. Falta multiplicar por los 2 pares de zapatos.' },
            {
              text: '14',
              feedback: 'Multiplicaste camisas por pantalones y sumaste los zapatos. También se multiplican.',
            },
          ],
          explanation: md`$3 \cdot 4 \cdot 2 = 24$.`,
        },
        {
          id: 'seis-libros-en-repisa',
          question: md`¿De cuántas maneras se pueden ordenar 6 libros distintos en una repisa?`,
          key: '720',
          distractors: [
            { text: '36', feedback: 'Multiplicaste 6 por 6. Hay seis lugares, y en cada uno queda un libro menos.' },
            { text: '21', feedback: 'Sumaste 6 + 5 + 4 + 3 + 2 + 1. Las opciones de cada lugar se multiplican.' },
            {
              text: '46.656',
              feedback: 'Permitiste repetir un libro en varios lugares. Usado uno, quedan cinco.',
              mistake: 'conteo-con-repeticion',
            },
          ],
          explanation: md`$6! = 6 \cdot 5 \cdot 4 \cdot 3 \cdot 2 \cdot 1 = 720$.`,
        },
        {
          id: 'candado-de-tres-ruedas',
          question: md`Un candado tiene 3 ruedas, y cada una puede quedar en cualquier dígito del 0 al 9. ¿Cuántas claves distintas admite?`,
          key: '1.000',
          distractors: [
            { text: '720', feedback: 'No permitiste repetir dígitos, pero dos ruedas pueden quedar en el mismo.' },
            {
              text: '30',
              feedback: 'Multiplicaste las ruedas por los dígitos. Prueba con 2 ruedas: van de 00 a 99, y son 100.',
              mistake: 'conteo-multiplica-cantidades',
            },
            { text: '999', feedback: 'De 000 a 999 hay mil números: también cuenta el 000.' },
          ],
          explanation: md`Cada rueda tiene 10 opciones, porque se puede repetir: $10 \cdot 10 \cdot 10 = 1.000$.`,
        },
      ],
    },
    {
      id: 'elegir-con-orden',
      title: 'Elegir algunos cuando el orden importa',
      idea: md`A veces no se ordenan todos: se eligen algunos y cada lugar es distinto. En una carrera con 8 atletas, ¿cuántos podios puede haber? Para el oro hay 8 opciones, para la plata 7 y para el bronce 6: $8 \cdot 7 \cdot 6 = 336$.

Son tantos factores como lugares, y cada uno baja en 1.

¿Cómo saber si el orden importa? Intercambia dos de los elegidos. Si el resultado **cambia**, importa: no es lo mismo ganar el oro que la plata.`,
      figure: {
        kind: 'drawing',
        width: 13,
        height: 6,
        shapes: [
          ...places(['8', '7', '6'], 0.5, 1.5, 2),
          { shape: 'text', at: [2.2, 0.4], text: 'oro', size: 'small' },
          { shape: 'text', at: [6.2, 0.4], text: 'plata', size: 'small' },
          { shape: 'text', at: [10.2, 0.4], text: 'bronce', size: 'small' },
        ],
        alt: 'Tres casilleros: oro con 8 opciones, plata con 7 y bronce con 6.',
      },
      example: {
        problem: md`Un centro de estudiantes elige presidencia, tesorería y secretaría entre 10 postulantes, sin que una persona tenga dos cargos. ¿De cuántas maneras se puede formar la directiva?`,
        steps: [
          {
            title: 'Decide si importa el orden',
            text: md`Si dos personas intercambian sus cargos, la directiva es otra. El orden importa.`,
          },
          { title: 'Cuenta las opciones de cada cargo', text: md`Presidencia: 10. Tesorería: 9. Secretaría: 8.` },
          { title: 'Multiplica', text: md`$10 \cdot 9 \cdot 8 = 720$ directivas posibles.` },
        ],
      },
      warnings: [
        {
          mistake: 'conteo-con-repeticion',
          text: md`Multiplicar $10 \cdot 10 \cdot 10$. Así una misma persona podría tener los tres cargos. Si no se repite, cada factor baja en 1.`,
        },
        {
          mistake: 'conteo-multiplica-cantidades',
          text: md`Multiplicar personas por lugares, $10 \cdot 3 = 30$. Eso no cuenta elecciones. Prueba con 3 personas y 2 cargos: hay 6 y calza por casualidad; con 4 y 2 hay 12, y no 8.`,
        },
      ],
      checks: [
        {
          id: 'oro-y-plata',
          question: md`En una final de 7 nadadores se entregan oro y plata. ¿Cuántos resultados puede haber?`,
          key: '42',
          distractors: [
            {
              text: '49',
              feedback: 'Permitiste que el mismo nadador gane las dos medallas.',
              mistake: 'conteo-con-repeticion',
            },
            { text: '21', feedback: 'Contaste parejas sin orden. No es lo mismo ganar el oro que la plata.' },
            {
              text: '14',
              feedback: 'Multiplicaste nadadores por medallas. Para la plata quedan 6 opciones.',
              mistake: 'conteo-multiplica-cantidades',
            },
          ],
          explanation: md`7 opciones para el oro y 6 para la plata: $7 \cdot 6 = 42$.`,
        },
        {
          id: 'clave-de-tres-letras',
          question: md`¿Cuántas claves de 3 letras distintas se pueden armar con A, B, C, D y E?`,
          key: '60',
          distractors: [
            {
              text: '125',
              feedback: 'Permitiste repetir letras, y tienen que ser distintas.',
              mistake: 'conteo-con-repeticion',
            },
            { text: '10', feedback: 'Contaste tríos sin orden. ABC y BAC son claves distintas.' },
            {
              text: '15',
              feedback: 'Multiplicaste 5 letras por 3 lugares. Cuenta las opciones de cada lugar.',
              mistake: 'conteo-multiplica-cantidades',
            },
          ],
          explanation: md`$5 \cdot 4 \cdot 3 = 60$.`,
        },
        {
          id: 'donde-importa-el-orden',
          question: md`Entre 12 personas se eligen tres. ¿En qué caso importa el orden?`,
          key: 'Se les da primer, segundo y tercer premio',
          distractors: [
            {
              text: 'Se las invita a una misma entrevista',
              feedback: 'Las tres hacen lo mismo: si cambias el orden, el grupo es igual.',
            },
            {
              text: 'Se les regala a cada una la misma entrada',
              feedback: 'Reciben lo mismo. Intercambiarlas no cambia nada.',
            },
            {
              text: 'Se forma con ellas un grupo de estudio',
              feedback: 'Un grupo no tiene lugares: da lo mismo en qué orden se eligieron.',
            },
          ],
          explanation: md`Solo con premios distintos cambia el resultado al intercambiar a dos personas.`,
        },
      ],
    },
    {
      id: 'elegir-sin-orden',
      title: 'Elegir un grupo: dividir por los órdenes repetidos',
      idea: md`Si el orden **no** importa, la cuenta anterior repite cada grupo. El trío A, B y C aparece 6 veces: una por cada orden, $3! = 6$.

Por eso se divide. Entre 8 personas, los tríos son $\frac{8 \cdot 7 \cdot 6}{3 \cdot 2 \cdot 1} = \frac{336}{6} = 56$. Se escribe $\binom{8}{3}$ y se lee «ocho sobre tres».

Arriba, tantos factores como elegidos, bajando desde el total. Abajo, el factorial de los elegidos.

Un atajo: elegir 5 de 7 es lo mismo que elegir los 2 que quedan fuera.`,
      figure: {
        kind: 'drawing',
        width: 22,
        height: 7,
        shapes: [
          { shape: 'text', at: [2, 5], text: 'ABC' },
          { shape: 'text', at: [6, 5], text: 'ACB' },
          { shape: 'text', at: [10, 5], text: 'BAC' },
          { shape: 'text', at: [2, 2], text: 'BCA' },
          { shape: 'text', at: [6, 2], text: 'CAB' },
          { shape: 'text', at: [10, 2], text: 'CBA' },
          { shape: 'arrow', from: [12.5, 3.5], to: [15.5, 3.5] },
          { shape: 'ellipse', centre: [18.8, 3.5], radii: [2.7, 1.7], accent: 1 },
          { shape: 'text', at: [18.8, 3.5], text: 'A, B, C' },
        ],
        alt: 'Los seis órdenes de A, B y C: ABC, ACB, BAC, BCA, CAB y CBA. Todos llevan a un mismo grupo, formado por A, B y C.',
        caption: 'Seis órdenes, un solo grupo.',
      },
      example: {
        problem: md`De 12 voluntarios se eligen 4 para limpiar una playa. ¿Cuántos grupos distintos se pueden formar?`,
        steps: [
          { title: 'Decide si importa el orden', text: md`Los cuatro harán lo mismo. El orden no importa.` },
          { title: 'Cuenta como si importara', text: md`$12 \cdot 11 \cdot 10 \cdot 9 = 11.880$.` },
          {
            title: 'Divide por los órdenes de cada grupo',
            text: md`Cada grupo de 4 aparece $4! = 24$ veces: $\frac{11.880}{24} = 495$ grupos.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'conteo-importa-el-orden',
          text: md`Olvidar la división y contar 11.880. Ana, Luis, Sol y Teo son el mismo grupo, se nombren en el orden que se nombren.`,
        },
      ],
      checks: [
        {
          id: 'tres-de-nueve-rutas',
          question: md`De 9 rutas de trekking, un club recorrerá 3 este año, en cualquier orden. ¿De cuántas maneras puede elegirlas?`,
          key: '84',
          distractors: [
            {
              text: '504',
              feedback: 'Contaste cada trío varias veces, en distinto orden. Falta dividir por 6.',
              mistake: 'conteo-importa-el-orden',
            },
            {
              text: '729',
              feedback: 'Permitiste repetir una ruta, y además contaste los órdenes.',
              mistake: 'conteo-con-repeticion',
            },
            {
              text: '27',
              feedback: 'Multiplicaste 9 por 3. Prueba con 3 rutas y elegir 3: hay una sola manera, y no 9.',
              mistake: 'conteo-multiplica-cantidades',
            },
          ],
          explanation: md`$\frac{9 \cdot 8 \cdot 7}{3 \cdot 2 \cdot 1} = \frac{504}{6} = 84$.`,
        },
        {
          id: 'saludos-de-mano',
          question: md`Diez personas se saludan todas entre sí, una vez cada par. ¿Cuántos saludos hay?`,
          key: '45',
          distractors: [
            {
              text: '90',
              feedback: 'Contaste dos veces cada saludo: el de Ana con Luis es el mismo que el de Luis con Ana.',
              mistake: 'conteo-importa-el-orden',
            },
            {
              text: '100',
              feedback: 'Ahí cada persona se saluda también a sí misma, y cada par cuenta dos veces.',
              mistake: 'conteo-con-repeticion',
            },
            {
              text: '20',
              feedback: 'Multiplicaste 10 por 2. Prueba con 3 personas: hay 3 saludos, y no 6.',
              mistake: 'conteo-multiplica-cantidades',
            },
          ],
          explanation: md`$\binom{10}{2} = \frac{10 \cdot 9}{2 \cdot 1} = 45$.`,
        },
        {
          id: 'siete-sobre-cinco',
          question: md`¿Cuánto vale $\binom{7}{5}$?`,
          key: '21',
          distractors: [
            {
              text: '2.520',
              feedback: 'Ese es el producto 7 · 6 · 5 · 4 · 3. Falta dividir por 5 factorial.',
              mistake: 'conteo-importa-el-orden',
            },
            {
              text: '35',
              feedback: 'Multiplicaste 7 por 5. Elegir 5 de 7 es dejar fuera a 2: 7 · 6 dividido por 2.',
              mistake: 'conteo-multiplica-cantidades',
            },
            { text: '42', feedback: 'Bien pensado lo de dejar fuera a 2, pero falta dividir 7 · 6 por 2.' },
          ],
          explanation: md`Elegir 5 de 7 es elegir los 2 que quedan fuera: $\frac{7 \cdot 6}{2 \cdot 1} = 21$.`,
        },
      ],
    },
    {
      id: 'los-que-van-juntos',
      title: 'Los que van juntos forman un bloque',
      idea: md`Si algunos tienen que quedar uno al lado del otro, amárralos: forman un **bloque** que se mueve como una sola cosa.

Cuenta en dos pasos y multiplica:

1. Ordena el bloque con los demás. El bloque vale por uno.
2. Ordena a los de adentro del bloque.

Con 6 libros, de los que 3 van juntos, quedan 4 cosas: el bloque y 3 libros. Son $4! \cdot 3! = 24 \cdot 6 = 144$ maneras.

Si te piden que **no** queden juntos, resta: todos los órdenes menos los que quedan juntos.`,
      figure: {
        kind: 'drawing',
        width: 25,
        height: 6,
        shapes: [
          ...places(['A', 'B', 'C'], 0.9, 1.5, 2),
          ...places(['D', 'E', 'F'], 13.5, 1.5, 1),
          {
            shape: 'polygon',
            points: [
              [0.3, 0.9],
              [12.9, 0.9],
              [12.9, 5.1],
              [0.3, 5.1],
            ],
            dashed: true,
          },
          { shape: 'text', at: [6.6, 0], text: 'bloque', size: 'small' },
        ],
        alt: 'Seis libros en fila: A, B y C encerrados en un bloque punteado, y luego D, E y F sueltos.',
        caption: 'Cuatro cosas por ordenar: el bloque, D, E y F.',
      },
      example: {
        problem: md`Cinco amigos se sientan en una fila del cine. Dos de ellos, Maite y Bruno, no quieren quedar juntos. ¿De cuántas maneras se pueden sentar?`,
        steps: [
          { title: 'Cuenta todos los órdenes', text: md`$5! = 120$.` },
          {
            title: 'Cuenta los órdenes con los dos juntos',
            text: md`Bloque y 3 amigos: $4! = 24$. Dentro del bloque, Maite puede ir a la izquierda o a la derecha: $2! = 2$. Son $24 \cdot 2 = 48$.`,
          },
          { title: 'Resta', text: md`$120 - 48 = 72$ maneras en que quedan separados.` },
        ],
      },
      warnings: [
        {
          mistake: 'bloque-sin-orden-interior',
          text: md`Ordenar el bloque y olvidar que adentro también hay órdenes. Maite–Bruno y Bruno–Maite son filas distintas.`,
        },
        {
          mistake: 'bloque-ignora-la-condicion',
          text: md`Ordenar todo sin la condición. El resultado tiene que ser menor que el factorial del total.`,
        },
        {
          mistake: 'bloque-olvida-al-bloque',
          text: md`Ordenar solo a los demás. El bloque también ocupa un lugar y puede ir al principio, al medio o al final.`,
        },
      ],
      checks: [
        {
          id: 'autos-rojos-juntos',
          question: md`En una fila se estacionan 6 autos distintos. De ellos, 3 son rojos y deben quedar juntos. ¿De cuántas maneras se puede hacer?`,
          key: '144',
          distractors: [
            {
              text: '24',
              feedback: 'Ordenaste el bloque con los demás. Dentro del bloque los rojos también se ordenan.',
              mistake: 'bloque-sin-orden-interior',
            },
            {
              text: '720',
              feedback: 'Contaste todos los órdenes, también aquellos en que los rojos quedan separados.',
              mistake: 'bloque-ignora-la-condicion',
            },
            {
              text: '36',
              feedback: 'Ordenaste 3 autos y 3 rojos, pero el bloque también cuenta: son 4 cosas.',
              mistake: 'bloque-olvida-al-bloque',
            },
          ],
          explanation: md`Bloque y 3 autos: $4! = 24$. Adentro, $3! = 6$. En total, $24 \cdot 6 = 144$.`,
        },
        {
          id: 'siete-en-la-fila',
          question: md`Siete personas hacen fila en un banco. Una mamá y su hijo están entre ellas y van juntos. ¿De cuántas maneras se puede formar la fila?`,
          key: '1.440',
          distractors: [
            {
              text: '720',
              feedback: 'Falta lo de adentro: la mamá puede ir delante o detrás de su hijo.',
              mistake: 'bloque-sin-orden-interior',
            },
            {
              text: '5.040',
              feedback: 'Son todas las filas. En muchas de ellas la mamá y el hijo están separados.',
              mistake: 'bloque-ignora-la-condicion',
            },
            {
              text: '240',
              feedback: 'Ordenaste solo a las otras 5 personas. El bloque también ocupa un lugar.',
              mistake: 'bloque-olvida-al-bloque',
            },
          ],
          explanation: md`Bloque y 5 personas: $6! = 720$. Adentro, 2 órdenes: $720 \cdot 2 = 1.440$.`,
        },
        {
          id: 'cuadros-separados',
          question: md`Se cuelgan 4 cuadros distintos en fila. Los dos más grandes **no** pueden quedar juntos. ¿De cuántas maneras se puede hacer?`,
          key: '12',
          distractors: [
            {
              text: '18',
              feedback: 'A los juntos les faltó el orden dentro del bloque: son 6 por 2, y no 6.',
              mistake: 'bloque-sin-orden-interior',
            },
            {
              text: '24',
              feedback: 'Esos son todos los órdenes. Falta restar los que tienen a los grandes juntos.',
              mistake: 'bloque-ignora-la-condicion',
            },
            {
              text: '20',
              feedback: 'Para los juntos contaste 4. El bloque y los otros 2 cuadros se ordenan de 3! maneras.',
              mistake: 'bloque-olvida-al-bloque',
            },
          ],
          explanation: md`Todos: $4! = 24$. Juntos: $3! \cdot 2 = 12$. Separados: $24 - 12 = 12$.`,
        },
      ],
    },
  ],
  summary: [
    md`Por pasos, se multiplican las opciones. Ordenar $n$ cosas: $n!$ maneras.`,
    md`Elegir con orden: un factor por lugar, bajando de a 1.`,
    md`Elegir sin orden: lo mismo, dividido por el factorial de los elegidos.`,
    md`¿Importa el orden? Intercambia a dos y mira si el resultado cambia.`,
    md`Los que van juntos son un bloque: ordénalo con los demás y ordénalo por dentro.`,
  ],
});
