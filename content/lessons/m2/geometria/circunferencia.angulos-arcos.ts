import { defineLesson, md, type Point } from '../../authoring/index.ts';

const CENTRE: Point = [14, 13];

/** Point of the circle drawn, or one farther out for its name. */
function on(degrees: number, radius = 10): Point {
  const turn = (degrees * Math.PI) / 180;
  return [CENTRE[0] + radius * Math.cos(turn), CENTRE[1] + radius * Math.sin(turn)];
}

/** Where the lines through two pairs of points of the circle meet. */
function meeting([a, b]: readonly [number, number], [c, d]: readonly [number, number]): Point {
  const [[x1, y1], [x2, y2], [x3, y3], [x4, y4]] = [on(a), on(b), on(c), on(d)];
  const across = (x1 - x2) * (y3 - y4) - (y1 - y2) * (x3 - x4);
  const [first, second] = [x1 * y2 - y1 * x2, x3 * y4 - y3 * x4];
  return [(first * (x3 - x4) - (x1 - x2) * second) / across, (first * (y3 - y4) - (y1 - y2) * second) / across];
}

const INSIDE = meeting([200, 20], [250, 110]);
const OUTSIDE = meeting([20, 120], [-20, 240]);

export default defineLesson({
  content: 'm2.geometria.circunferencia.angulos-arcos',
  version: 1,
  minutes: 18,
  opening: {
    question: md`En una plaza redonda hay un escenario que va de un punto del borde a otro. Te paras en el borde, justo al frente, y lo ves de punta a punta con un ángulo de 40°. Después caminas por el borde hacia un costado, sin llegar al escenario. ¿Qué pasa con ese ángulo?`,
    guesses: [
      'Se achica, porque ahora lo miras de lado',
      'Se agranda, porque te acercas a una punta',
      'Sigue midiendo 40°',
    ],
    reveal: md`Sigue midiendo 40°. Mientras camines por ese lado del borde, tu ángulo abarca siempre el mismo arco, y un ángulo con vértice en la circunferencia depende solo de su arco. En esta lección vas a ver cuánto mide, y qué cambia si el vértice está adentro o afuera.`,
  },
  points: [
    {
      id: 'centro-e-inscrito',
      title: 'El ángulo inscrito mide la mitad del arco',
      idea: md`Un **ángulo del centro** tiene su vértice en el centro O. Mide lo mismo que su arco: si el arco AB mide 80°, el ángulo AOB también.

Un **ángulo inscrito** tiene su vértice en la circunferencia y sus lados son cuerdas. Mide la **mitad** de su arco. Ese arco es el que queda entre los lados, al frente del vértice.

De ahí salen dos atajos:

- Los inscritos que abarcan el mismo arco son iguales.
- Si el arco es media circunferencia, el inscrito mide 90°.`,
      figure: {
        kind: 'drawing',
        width: 28,
        height: 26,
        shapes: [
          { shape: 'circle', centre: CENTRE, radius: 10 },
          { shape: 'arc', centre: CENTRE, radius: 10, from: 230, to: 310, accent: 1 },
          { shape: 'segment', from: CENTRE, to: on(230), accent: 1 },
          { shape: 'segment', from: CENTRE, to: on(310), accent: 1 },
          { shape: 'segment', from: on(112), to: on(230), accent: 2 },
          { shape: 'segment', from: on(112), to: on(310), accent: 2 },
          { shape: 'segment', from: on(68), to: on(230), accent: 3, dashed: true },
          { shape: 'segment', from: on(68), to: on(310), accent: 3, dashed: true },
          { shape: 'angle', at: CENTRE, from: on(230), to: on(310), label: '80°', accent: 1 },
          { shape: 'angle', at: on(112), from: on(230), to: on(310), label: '40°', accent: 2 },
          { shape: 'angle', at: on(68), from: on(230), to: on(310), label: '40°', accent: 3 },
          { shape: 'point', at: CENTRE },
          { shape: 'text', at: [14, 14.3], text: 'O' },
          { shape: 'text', at: on(230, 11.4), text: 'A' },
          { shape: 'text', at: on(310, 11.4), text: 'B' },
          { shape: 'text', at: on(112, 11.3), text: 'C' },
          { shape: 'text', at: on(68, 11.3), text: 'D' },
        ],
        alt: 'Circunferencia de centro O. El arco AB mide 80 grados. El ángulo del centro AOB mide 80 grados. Los ángulos inscritos ACB y ADB, con C y D al otro lado, miden 40 grados cada uno.',
        caption: 'Los tres ángulos abarcan el arco AB.',
      },
      example: {
        problem: md`En una circunferencia de centro O, el ángulo AOB mide 130°. El punto C está en la circunferencia, en el arco AB más largo. ¿Cuánto mide el ángulo ACB?`,
        steps: [
          {
            title: 'Mira dónde está cada vértice',
            text: md`O es el centro, así que AOB es un ángulo del centro. C está en la circunferencia, así que ACB es inscrito.`,
          },
          {
            title: 'Busca el arco',
            text: md`El ángulo del centro mide lo mismo que su arco: el arco AB corto mide 130°. El ángulo ACB mira a ese arco, porque C está en el otro.`,
          },
          { title: 'Saca la mitad', text: md`$\frac{130^\circ}{2} = 65^\circ$. El ángulo ACB mide 65°.` },
        ],
      },
      warnings: [
        {
          mistake: 'circunferencia-da-el-angulo-del-centro',
          text: md`Contestar con el ángulo del centro cuando piden el inscrito. Antes de responder, pon el dedo en el vértice: si está en la circunferencia, falta sacar la mitad.`,
        },
      ],
      checks: [
        {
          id: 'arco-de-noventa-y-seis',
          question: md`Un ángulo inscrito abarca un arco de 96°. ¿Cuánto mide el ángulo?`,
          key: '48°',
          distractors: [
            {
              text: '96°',
              feedback: 'Eso mide el ángulo del centro. El inscrito que abarca el mismo arco es más chico.',
              mistake: 'circunferencia-da-el-angulo-del-centro',
            },
            {
              text: '132°',
              feedback: 'Usaste el resto de la circunferencia, 264°. El arco que abarca ya está en la pregunta.',
              mistake: 'rueda-otro-arco',
            },
            { text: '192°', feedback: 'Duplicaste. Del arco al ángulo inscrito se va sacando la mitad.' },
          ],
          explanation: md`El inscrito es la mitad de su arco: $\frac{96^\circ}{2} = 48^\circ$.`,
        },
        {
          id: 'del-inscrito-al-centro',
          question: md`Un ángulo inscrito mide 35°. ¿Cuánto mide el ángulo del centro que abarca el mismo arco?`,
          key: '70°',
          distractors: [
            {
              text: '35°',
              feedback: 'Serían iguales si los dos fueran inscritos. Aquí uno tiene el vértice en el centro.',
            },
            { text: '17,5°', feedback: 'Sacaste la mitad en el sentido contrario: el inscrito es la mitad del otro.' },
            { text: '145°', feedback: 'Restaste de 180°. Estos dos ángulos no son suplementarios.' },
          ],
          explanation: md`El arco mide el doble del inscrito, $2 \cdot 35^\circ = 70^\circ$, y el ángulo del centro mide lo mismo que el arco.`,
        },
        {
          id: 'sobre-el-diametro',
          question: md`AB es un diámetro de una circunferencia y C es otro punto de ella. El ángulo CAB mide 35°. ¿Cuánto mide el ángulo ABC?`,
          key: '55°',
          distractors: [
            {
              text: '35°',
              feedback:
                'Supusiste que el triángulo es isósceles, y eso no es un dato. Mira cuánto mide el ángulo en C.',
            },
            {
              text: '70°',
              feedback: 'Duplicaste el dato. Primero busca el ángulo en C, que abarca media circunferencia.',
            },
            {
              text: '145°',
              feedback: 'Restaste 35° de 180° y olvidaste el ángulo en C, que también es del triángulo.',
            },
          ],
          explanation: md`El ángulo ACB abarca media circunferencia, así que mide 90°. Entonces $180^\circ - 90^\circ - 35^\circ = 55^\circ$.`,
        },
        {
          id: 'arco-grande',
          question: md`A, B y C están en una circunferencia. El arco AB que **no** contiene a C mide 250°. ¿Cuánto mide el ángulo ACB?`,
          key: '125°',
          distractors: [
            {
              text: '55°',
              feedback: 'Usaste el arco de 110°, que es donde está C. El ángulo abarca el arco que no lo contiene.',
              mistake: 'rueda-otro-arco',
            },
            { text: '110°', feedback: 'Esa es la medida del otro arco, el que contiene a C.' },
            { text: '70°', feedback: 'Restaste 180° de 250°. El inscrito es la mitad del arco que abarca.' },
          ],
          explanation: md`El ángulo mira al arco que no contiene a su vértice: $\frac{250^\circ}{2} = 125^\circ$. Un inscrito puede ser obtuso.`,
        },
      ],
    },
    {
      id: 'radios-escondidos',
      title: 'Dos radios y una cuerda: un triángulo isósceles',
      idea: md`A veces no te dan el arco, sino el ángulo entre un radio y una cuerda. Ese ángulo no es del centro ni es inscrito, porque uno de sus lados es un radio. Así que no se duplica.

La llave es el triángulo que se arma con dos radios. Como los radios miden lo mismo, es **isósceles** y sus dos ángulos de la base son iguales.

El camino siempre es el mismo: de la base al centro, y del centro al inscrito. Con bases de 25°, el del centro mide $180^\circ - 50^\circ = 130^\circ$ y el inscrito, 65°.`,
      figure: {
        kind: 'drawing',
        width: 28,
        height: 26,
        shapes: [
          { shape: 'circle', centre: CENTRE, radius: 10 },
          { shape: 'segment', from: on(205), to: on(335) },
          { shape: 'segment', from: on(70), to: on(205) },
          { shape: 'segment', from: on(70), to: on(335) },
          { shape: 'segment', from: CENTRE, to: on(205), accent: 1 },
          { shape: 'segment', from: CENTRE, to: on(335), accent: 1 },
          { shape: 'angle', at: on(205), from: on(335), to: CENTRE, label: '25°', accent: 2 },
          { shape: 'angle', at: on(335), from: on(205), to: CENTRE, label: '25°', accent: 2 },
          { shape: 'point', at: CENTRE },
          { shape: 'text', at: [14, 14.3], text: 'O' },
          { shape: 'text', at: on(205, 11.4), text: 'A' },
          { shape: 'text', at: on(335, 11.4), text: 'B' },
          { shape: 'text', at: on(70, 11.3), text: 'C' },
        ],
        alt: 'Triángulo ABC inscrito en una circunferencia de centro O, con O dentro del triángulo. Los radios OA y OB forman con la cuerda AB ángulos de 25 grados.',
        caption: 'Los radios OA y OB son iguales: el triángulo OAB es isósceles.',
      },
      example: {
        problem: md`P, Q y R están en una circunferencia, y el centro O queda dentro del triángulo PQR. El ángulo OQR mide 34°. ¿Cuánto mide el ángulo QPR?`,
        steps: [
          {
            title: 'Reconoce el triángulo de radios',
            text: md`OQ y OR son radios: el triángulo OQR es isósceles. El ángulo ORQ también mide 34°.`,
          },
          {
            title: 'Calcula el ángulo del centro',
            text: md`Los tres ángulos suman 180°: $180^\circ - 2 \cdot 34^\circ = 112^\circ$. El ángulo QOR mide 112°.`,
          },
          {
            title: 'Pasa al inscrito',
            text: md`QPR y QOR abarcan el arco QR. El inscrito es la mitad: $\frac{112^\circ}{2} = 56^\circ$.`,
          },
          {
            title: 'Revisa',
            text: md`$34^\circ + 56^\circ = 90^\circ$. En esta figura, el de la base y el inscrito siempre suman 90°: son la mitad de los 180° del triángulo.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'circunferencia-da-el-angulo-de-la-base',
          text: md`Repetir el dato, como si OQR y QPR fueran iguales. Sus vértices están en lugares distintos y sus lados no son los mismos. Solo coinciden si los dos miden 45°.`,
        },
        {
          mistake: 'circunferencia-duplica-el-conocido',
          text: md`Duplicar el dato: de 34° a 68°. El doble sirve para ir del inscrito al centro, y OQR no es inscrito: uno de sus lados es un radio.`,
        },
      ],
      checks: [
        {
          id: 'base-de-veinte',
          question: md`A, B y C están en una circunferencia de centro O, que queda dentro del triángulo ABC. El ángulo OAB mide 20°. ¿Cuánto mide el ángulo ACB?`,
          key: '70°',
          distractors: [
            {
              text: '20°',
              feedback: 'Ese es el dato. El ángulo pedido tiene su vértice en C: pasa por el ángulo del centro.',
              mistake: 'circunferencia-da-el-angulo-de-la-base',
            },
            {
              text: '40°',
              feedback: 'Duplicaste un ángulo que no es inscrito. Empieza por el triángulo isósceles OAB.',
              mistake: 'circunferencia-duplica-el-conocido',
            },
            {
              text: '140°',
              feedback: 'Ese es el ángulo del centro AOB. El vértice C está en la circunferencia: falta la mitad.',
              mistake: 'circunferencia-da-el-angulo-del-centro',
            },
          ],
          explanation: md`El ángulo AOB mide $180^\circ - 40^\circ = 140^\circ$. El inscrito ACB es la mitad: 70°.`,
        },
        {
          id: 'de-vuelta-a-la-base',
          question: md`Ahora al revés: el ángulo ACB mide 52° y el centro O está dentro del triángulo ABC inscrito. ¿Cuánto mide el ángulo OAB?`,
          key: '38°',
          distractors: [
            {
              text: '104°',
              feedback: 'Ese es el ángulo del centro AOB. Sigue: faltan los ángulos de la base del triángulo OAB.',
              mistake: 'circunferencia-da-el-angulo-del-centro',
            },
            { text: '76°', feedback: 'Eso suman los dos ángulos de la base. Como son iguales, cada uno es la mitad.' },
            {
              text: '52°',
              feedback: 'Repetiste el dato. El ángulo OAB tiene otro vértice y un radio como lado.',
              mistake: 'circunferencia-da-el-angulo-de-la-base',
            },
          ],
          explanation: md`El del centro mide $2 \cdot 52^\circ = 104^\circ$. Las bases suman $180^\circ - 104^\circ = 76^\circ$, y cada una mide 38°.`,
        },
        {
          id: 'cuerda-igual-al-radio',
          question: md`La cuerda AB mide lo mismo que el radio. C está en el arco AB más largo. ¿Cuánto mide el ángulo ACB?`,
          key: '30°',
          distractors: [
            {
              text: '60°',
              feedback: 'Ese es el ángulo del centro: el triángulo OAB es equilátero. El inscrito es la mitad.',
              mistake: 'circunferencia-da-el-angulo-del-centro',
            },
            { text: '45°', feedback: 'Así sería con un arco de 90°. Con cuerda y radios iguales, OAB es equilátero.' },
            {
              text: '120°',
              feedback: 'Duplicaste los 60° del triángulo equilátero. Del centro al inscrito se saca la mitad.',
            },
          ],
          explanation: md`OA, OB y AB miden lo mismo: el triángulo es equilátero y AOB mide 60°. El inscrito que abarca ese arco mide 30°.`,
        },
      ],
    },
    {
      id: 'vertice-adentro',
      title: 'Vértice adentro: la mitad de la suma',
      idea: md`Dos cuerdas se cortan en un punto P dentro de la circunferencia. El ángulo APB mira a dos arcos: el AB, que tiene al frente, y el CD, que tiene a la espalda.

Ese ángulo mide la **mitad de la suma** de los dos arcos. En la figura: $\frac{50^\circ + 90^\circ}{2} = 70^\circ$.

¿Por qué? Traza la cuerda BC. El ángulo APB es exterior al triángulo PBC, así que es la suma de dos ángulos inscritos: el de C, que es la mitad de 50°, y el de B, que es la mitad de 90°.`,
      figure: {
        kind: 'drawing',
        width: 28,
        height: 26,
        shapes: [
          { shape: 'circle', centre: CENTRE, radius: 10 },
          { shape: 'segment', from: on(250), to: on(20), dashed: true },
          { shape: 'segment', from: on(200), to: on(20) },
          { shape: 'segment', from: on(250), to: on(110) },
          { shape: 'arc', centre: CENTRE, radius: 10, from: 200, to: 250, accent: 1 },
          { shape: 'arc', centre: CENTRE, radius: 10, from: 20, to: 110, accent: 2 },
          { shape: 'angle', at: INSIDE, from: on(200), to: on(250), accent: 3 },
          { shape: 'text', at: [INSIDE[0] + 1, INSIDE[1] + 1.5], text: 'P' },
          { shape: 'text', at: on(200, 11.4), text: 'A' },
          { shape: 'text', at: on(250, 11.4), text: 'B' },
          { shape: 'text', at: on(20, 11.4), text: 'C' },
          { shape: 'text', at: on(110, 11.4), text: 'D' },
          { shape: 'text', at: on(225, 11.9), text: '50°', accent: 1 },
          { shape: 'text', at: on(65, 11.9), text: '90°', accent: 2 },
        ],
        alt: 'Circunferencia con las cuerdas AC y BD, que se cortan en P. El arco AB mide 50 grados y el arco CD, opuesto, mide 90 grados. La cuerda BC está punteada.',
        caption: 'El ángulo APB mide 70°.',
      },
      example: {
        problem: md`En un vitral redondo, dos varillas rectas AC y BD se cruzan en P. El arco AB mide 64° y el arco CD mide 110°. ¿Cuánto mide el ángulo APB? ¿Y el BPC?`,
        steps: [
          {
            title: 'Ubica el vértice',
            text: md`P está dentro de la circunferencia. El ángulo APB mira al arco AB y, del otro lado, al arco CD.`,
          },
          { title: 'Suma los arcos', text: md`$64^\circ + 110^\circ = 174^\circ$.` },
          { title: 'Saca la mitad', text: md`$\frac{174^\circ}{2} = 87^\circ$: el ángulo APB mide 87°.` },
          {
            title: 'Usa la recta para el otro',
            text: md`A, P y C están en una recta. El ángulo BPC es lo que falta para 180°: $180^\circ - 87^\circ = 93^\circ$.`,
          },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'cuerdas-cuarenta-y-cien',
          question: md`Las cuerdas AC y BD se cortan en P, dentro de la circunferencia. El arco AB mide 40° y el arco CD mide 100°. ¿Cuánto mide el ángulo APB?`,
          key: '70°',
          distractors: [
            { text: '30°', feedback: 'Restaste los arcos. Eso es para un vértice fuera de la circunferencia.' },
            {
              text: '140°',
              feedback: 'Sumaste bien los arcos, pero falta la mitad.',
            },
            {
              text: '50°',
              feedback: 'Usaste solo el arco de 100°, como en un ángulo inscrito. Con P adentro cuentan los dos.',
            },
          ],
          explanation: md`Vértice adentro: la mitad de la suma. $\frac{40^\circ + 100^\circ}{2} = 70^\circ$.`,
        },
        {
          id: 'falta-un-arco',
          question: md`Dos cuerdas AC y BD se cortan en P. El ángulo APB mide 75° y el arco AB mide 60°. ¿Cuánto mide el arco CD?`,
          key: '90°',
          distractors: [
            {
              text: '15°',
              feedback: 'Restaste 75° menos 60°. Primero duplica el ángulo: eso es lo que suman los dos arcos.',
            },
            { text: '150°', feedback: 'Eso suman los dos arcos. Falta descontar el de 60°.' },
            {
              text: '135°',
              feedback: 'Sumaste los datos. El doble del ángulo es la suma de los arcos: despeja desde ahí.',
            },
          ],
          explanation: md`Los arcos suman $2 \cdot 75^\circ = 150^\circ$. Si uno mide 60°, el otro mide 90°. Revisa: $\frac{60^\circ + 90^\circ}{2} = 75^\circ$.`,
        },
        {
          id: 'cruce-en-angulo-recto',
          question: md`Dos cuerdas AC y BD se cortan en ángulo recto, en un punto que no es el centro. ¿Cuánto suman los arcos AB y CD?`,
          key: '180°',
          distractors: [
            { text: '90°', feedback: 'Ese es el ángulo entre las cuerdas. Él es la mitad de la suma de los arcos.' },
            { text: '360°', feedback: 'Eso suman los cuatro arcos. AB y CD son solo dos de ellos, frente a frente.' },
            {
              text: 'No se puede saber',
              feedback: 'Cada arco por separado no se sabe, pero su suma sí: es el doble del ángulo.',
            },
          ],
          explanation: md`Si la mitad de la suma es 90°, la suma es 180°. Cada arco puede cambiar, pero juntos siempre dan media circunferencia.`,
        },
      ],
    },
    {
      id: 'vertice-afuera',
      title: 'Vértice afuera: la mitad de la resta',
      idea: md`Desde un punto P de afuera salen dos secantes, es decir, rectas que cruzan la circunferencia. Entre ellas quedan dos arcos: uno cercano a P y otro lejano.

El ángulo mide la **mitad de la resta**: lejano menos cercano. En la figura: $\frac{120^\circ - 40^\circ}{2} = 40^\circ$.

Para no confundirte, piensa en el borde. Con el vértice en la circunferencia, el ángulo es la mitad de un arco. Si entra, el ángulo crece: se suma. Si sale, el ángulo se achica: se resta.`,
      figure: {
        kind: 'drawing',
        width: 40,
        height: 26,
        shapes: [
          { shape: 'circle', centre: CENTRE, radius: 10 },
          { shape: 'segment', from: OUTSIDE, to: on(120) },
          { shape: 'segment', from: OUTSIDE, to: on(240) },
          { shape: 'arc', centre: CENTRE, radius: 10, from: -20, to: 20, accent: 1 },
          { shape: 'arc', centre: CENTRE, radius: 10, from: 120, to: 240, accent: 2 },
          { shape: 'text', at: [OUTSIDE[0] + 1.6, OUTSIDE[1]], text: 'P' },
          { shape: 'text', at: on(25, 12), text: 'A' },
          { shape: 'text', at: on(120, 11.8), text: 'B' },
          { shape: 'text', at: on(-25, 12), text: 'C' },
          { shape: 'text', at: on(240, 11.8), text: 'D' },
          { shape: 'text', at: [21.6, 13], text: '40°', accent: 1 },
          { shape: 'text', at: [6.9, 13], text: '120°', accent: 2 },
        ],
        alt: 'Desde un punto P exterior salen dos secantes. Una corta la circunferencia en A y luego en B; la otra, en C y luego en D. El arco AC, cercano a P, mide 40 grados y el arco BD, lejano, mide 120 grados.',
        caption: 'El ángulo BPD mide 40°.',
      },
      example: {
        problem: md`Una laguna artificial es circular. Desde un poste P, fuera de ella, se tienden dos líneas rectas de boyas que la cruzan por completo. El arco cercano a P que queda entre las líneas mide 38° y el lejano, 134°. ¿Qué ángulo forman las dos líneas?`,
        steps: [
          { title: 'Ubica el vértice', text: md`P está fuera de la circunferencia, así que los arcos se restan.` },
          { title: 'Resta: lejano menos cercano', text: md`$134^\circ - 38^\circ = 96^\circ$.` },
          { title: 'Saca la mitad', text: md`$\frac{96^\circ}{2} = 48^\circ$. Las líneas forman un ángulo de 48°.` },
          {
            title: 'Compara con el borde',
            text: md`Un inscrito que abarcara el arco de 134° mediría 67°. Desde más lejos el ángulo tiene que ser menor, y 48° lo es.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'exterior-suma-los-arcos',
          text: md`Sumar los arcos con el vértice afuera. La suma es para cuerdas que se cruzan adentro. Desde afuera se ve más chico: se resta.`,
        },
        {
          mistake: 'exterior-olvida-la-mitad',
          text: md`Quedarse en la resta de los arcos. Con vértice adentro, en el borde o afuera, siempre hay una mitad. Solo el ángulo del centro mide lo mismo que su arco.`,
        },
        {
          mistake: 'exterior-usa-un-solo-arco',
          text: md`Usar solo el arco lejano y sacar la mitad. Eso vale si el vértice está en la circunferencia. Desde afuera hay que descontar el arco cercano.`,
        },
      ],
      checks: [
        {
          id: 'lejano-ciento-treinta',
          question: md`Dos secantes salen de un punto exterior. El arco lejano que encierran mide 130° y el cercano, 50°. ¿Cuánto mide el ángulo entre ellas?`,
          key: '40°',
          distractors: [
            {
              text: '90°',
              feedback: 'Sumaste los arcos y sacaste la mitad: eso es para un vértice dentro.',
              mistake: 'exterior-suma-los-arcos',
            },
            {
              text: '80°',
              feedback: 'Restaste bien, pero falta sacar la mitad.',
              mistake: 'exterior-olvida-la-mitad',
            },
            {
              text: '65°',
              feedback: 'Usaste solo el arco lejano, como si el vértice estuviera en la circunferencia.',
              mistake: 'exterior-usa-un-solo-arco',
            },
          ],
          explanation: md`$\frac{130^\circ - 50^\circ}{2} = \frac{80^\circ}{2} = 40^\circ$.`,
        },
        {
          id: 'cercano-desconocido',
          question: md`Dos secantes desde un punto exterior forman un ángulo de 25° y encierran un arco lejano de 90°. ¿Cuánto mide el arco cercano?`,
          key: '40°',
          distractors: [
            {
              text: '65°',
              feedback: 'Restaste el ángulo sin duplicarlo: 25° es la mitad de la diferencia de los arcos.',
              mistake: 'exterior-olvida-la-mitad',
            },
            {
              text: '140°',
              feedback: 'Sumaste 50° al arco lejano. El cercano tiene que ser menor que él.',
            },
            { text: '20°', feedback: 'Restaste 25° a la mitad de 90°: esos 20° son la mitad del arco cercano.' },
          ],
          explanation: md`La diferencia de los arcos es $2 \cdot 25^\circ = 50^\circ$. El cercano mide $90^\circ - 50^\circ = 40^\circ$.`,
        },
        {
          id: 'adentro-contra-afuera',
          question: md`En una figura, un ángulo con vértice interior mira a arcos de 80° y 20°. En otra, un ángulo con vértice exterior encierra arcos de 80° y 20°. ¿Cuántos grados más mide el interior?`,
          key: '20°',
          distractors: [
            {
              text: '40°',
              feedback: 'Comparaste la suma con la resta de los arcos. Cada ángulo es la mitad de eso.',
              mistake: 'exterior-olvida-la-mitad',
            },
            { text: '30°', feedback: 'Ese es el ángulo exterior. Falta compararlo con el interior.' },
            { text: '0°', feedback: 'Con los mismos arcos no miden lo mismo: uno suma y el otro resta.' },
          ],
          explanation: md`Interior: $\frac{80^\circ + 20^\circ}{2} = 50^\circ$. Exterior: $\frac{80^\circ - 20^\circ}{2} = 30^\circ$. La diferencia es 20°.`,
        },
      ],
    },
  ],
  summary: [
    md`Vértice en el centro: el ángulo mide lo mismo que el arco.`,
    md`Vértice en la circunferencia: la mitad del arco que tiene al frente. Media circunferencia da 90°.`,
    md`Vértice adentro: la mitad de la suma de los dos arcos.`,
    md`Vértice afuera: la mitad de la resta, lejano menos cercano.`,
    md`Dos radios y una cuerda forman un triángulo isósceles: de ahí sale el ángulo del centro.`,
  ],
});
