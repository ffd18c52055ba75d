import { defineItem, defineStimulus, md } from '../../authoring/index.ts';

export default defineStimulus({
  id: 'cl-carta-por-un-pimiento',
  version: 1,
  genre: 'argumentativo',
  title: 'Carta por un pimiento',
  introduction:
    'Carta abierta, publicada en un diario local. Texto escrito para Travesía; la ciudad y quienes se nombran son ficticios.',
  text: md`Señor alcalde:

Le escribe Nancy Olmos, florista, con puesto propio en la esquina de Freire con O’Brien desde hace veintiocho años. Digo «con puesto propio» y debería decir «con techo ajeno», porque el techo me lo presta el pimiento que su municipalidad quiere cortar en septiembre para hacer catorce estacionamientos. Le pido que no lo corte, y que los autos vayan al sitio vacío que la propia municipalidad tiene a media cuadra.

Le doy mis razones, que no son las de una vieja sentimental, aunque también lo sea.

La primera es la sombra. En enero, el termómetro de mi puesto marcó veintinueve grados; el de la farmacia del frente, que no tiene árbol, treinta y cinco. Bajo el pimiento esperan micro los viejos del consultorio, que no se demoran diez minutos, sino cuarenta. Un quitasol no hace lo mismo: hace sombra, pero no refresca.

La segunda es la plata, ya que de eso se habla. El informe que usted presentó dice que el estacionamiento dejará quince millones al año. No dice cuánto costará reponer la vereda, ni cuánto venden los siete puestos que viven de la gente que se detiene. A un negocio al que le anotan solo las entradas siempre le va bien.

La tercera es el sitio de la otra cuadra. Mide más, está plano, es suyo. Se me contestó que queda «lejos». Son noventa metros. Los medí con mi nieto, que tiene seis años y los caminó cantando.

Ahora le hablo como se habla en la calle. Si hoy cortan este árbol, mañana van a cortar los de la plaza, pasado mañana los del cementerio, y dentro de poco, en esta ciudad, los niños van a tener que conocer los árboles en un libro. Y el concejal Barrientos, que defiende el proyecto, no debería ni opinar: llegó aquí hace apenas tres años.

Usted jugó debajo de ese árbol, don Rodrigo. Lo sé porque su mamá le compraba claveles a la mía y lo dejaba sentado en la raíz grande, esa que parece caballo. ¿Se acuerda del caballo?

El sábado, a las once, vamos a abrazar el pimiento todos los que quepamos alrededor. Hacen falta doce personas. Traiga sus dos brazos, que no se los vamos a cobrar.

Lo saluda, con la tijera guardada,

Nancy Olmos`,
  items: [
    defineItem({
      id: 'cl-carta-por-un-pimiento-razon-del-sitio-vacio',
      version: 1,
      content: 'cl.textos.no-literarios.argumentos',
      otherContents: ['cl.localizar.informacion-explicita.literal'],
      skill: 'localizar',
      difficulty: 1,
      stem: '¿Qué razón da la autora para preferir el sitio de la otra cuadra?',
      key: { text: 'Que es más grande, plano y de la municipalidad.' },
      distractors: [
        {
          mistake: 'lectura-otro-lugar',
          text: 'Que dejaría quince millones de pesos cada año.',
          feedback: 'Esa cifra es del informe y se refiere al estacionamiento bajo el árbol.',
        },
        {
          mistake: 'lectura-saber-previo',
          text: 'Que tiene árboles grandes que dan más sombra.',
          feedback: 'De árboles en ese sitio no se habla. Busca tres cualidades seguidas.',
        },
        {
          mistake: 'lectura-voz-ajena',
          text: 'Que queda más lejos de los puestos de la esquina.',
          feedback: '«Lejos» es lo que le contestaron a ella, como un defecto.',
        },
      ],
      solution: [
        {
          title: 'Buscar el sitio',
          text: 'El párrafo de la tercera razón dice: «Mide más, está plano, es suyo».',
        },
        {
          title: 'De quién es',
          text: 'Le habla al alcalde: «suyo» quiere decir de la municipalidad, como había dicho al comienzo.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Que es más grande, plano y de la municipalidad.',
        },
      ],
      evidence: ['Mide más, está plano, es suyo.'],
    }),
    defineItem({
      id: 'cl-carta-por-un-pimiento-tesis-de-la-carta',
      version: 1,
      content: 'cl.textos.no-literarios.tesis',
      otherContents: ['cl.textos.no-literarios.proposito'],
      skill: 'interpretar',
      difficulty: 2,
      stem: '¿Cuál es la tesis que defiende la carta?',
      key: { text: 'Conviene conservar el árbol y llevar los estacionamientos a otro lugar.' },
      distractors: [
        {
          mistake: 'lectura-va-mas-lejos',
          text: 'Conviene que en la ciudad no se construyan más estacionamientos.',
          feedback: 'Ella propone un sitio para los autos: no se opone a todos.',
        },
        {
          mistake: 'lectura-detalle-por-idea',
          text: 'Conviene que los puestos de flores tengan un techo hecho por el municipio.',
          feedback: 'Lo del techo es una imagen para presentarse; nadie pide construir uno.',
        },
        {
          mistake: 'lectura-voz-ajena',
          text: 'Conviene cobrar a los autos para financiar el arreglo de las veredas.',
          feedback: 'La carta reprocha que no se haya calculado la vereda; no propone cobrar.',
        },
      ],
      solution: [
        {
          title: 'Dónde se declara',
          text: '«Le pido que no lo corte, y que los autos vayan al sitio vacío».',
        },
        {
          title: 'Lo demás la apoya',
          text: 'Sombra, plata y sitio son las tres razones con que sostiene esas dos partes del pedido.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Conviene conservar el árbol y llevar los estacionamientos a otro lugar.',
        },
      ],
      evidence: [
        'Le pido que no lo corte, y que los autos vayan al sitio vacío que la propia municipalidad tiene a media cuadra.',
      ],
    }),
    defineItem({
      id: 'cl-carta-por-un-pimiento-proposito-de-publicarla',
      version: 1,
      content: 'cl.textos.no-literarios.proposito',
      otherContents: ['cl.evaluar.emisor.intencion'],
      skill: 'interpretar',
      difficulty: 3,
      stem: 'Aunque va dirigida al alcalde, la carta se publica en un diario. ¿Qué otro propósito cumple así?',
      key: { text: 'Reunir a los vecinos en torno a la defensa del árbol.' },
      distractors: [
        {
          mistake: 'lectura-otro-proposito',
          text: 'Dar publicidad al puesto de flores de la esquina.',
          feedback: 'Ella se presenta como florista, pero no ofrece sus flores.',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'Evitar que el alcalde se entere antes de la convocatoria.',
          feedback: 'La carta lo nombra y lo invita: no le oculta nada.',
        },
        {
          mistake: 'lectura-detalle-por-idea',
          text: 'Contar a los lectores la infancia de la autoridad.',
          feedback: 'Ese recuerdo ocupa un párrafo y sirve a otro fin.',
        },
      ],
      solution: [
        {
          title: 'Qué anuncia al final',
          text: '«El sábado, a las once, vamos a abrazar el pimiento todos los que quepamos alrededor».',
        },
        {
          title: 'A quién le sirve ese dato',
          text: 'El lugar, el día y la hora son para quien lea el diario: faltan doce personas. Además de pedir, convoca.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Reunir a los vecinos en torno a la defensa del árbol.',
        },
      ],
      evidence: [
        'El sábado, a las once, vamos a abrazar el pimiento todos los que quepamos alrededor. Hacen falta doce personas.',
      ],
    }),
    defineItem({
      id: 'cl-carta-por-un-pimiento-el-caballo-de-raiz',
      version: 1,
      content: 'cl.textos.no-literarios.estrategias',
      otherContents: ['cl.evaluar.emisor.intencion'],
      skill: 'interpretar',
      difficulty: 3,
      stem: '¿Para qué recuerda la autora que el alcalde se sentaba en «la raíz grande, esa que parece caballo»?',
      key: { text: 'Para que sienta el árbol como parte de su propia vida.' },
      distractors: [
        {
          mistake: 'lectura-que-por-para-que',
          text: 'Para informarle que las dos madres se conocían.',
          feedback: 'Él ya lo sabría. ¿Qué quiere despertar con ese recuerdo?',
        },
        {
          mistake: 'lectura-tono-equivocado',
          text: 'Para acusarlo de haber dañado las raíces de niño.',
          feedback: 'El tono es cariñoso: termina con «¿Se acuerda del caballo?».',
        },
        {
          mistake: 'lectura-otro-recurso',
          text: 'Para demostrarle con un testigo cuál es la edad del árbol.',
          feedback: 'No da ninguna edad; el recuerdo no prueba nada.',
        },
      ],
      solution: [
        {
          title: 'Qué trae a la escena',
          text: 'La madre, los claveles, un niño que juega: no es un argumento sobre estacionamientos.',
        },
        {
          title: 'Qué busca',
          text: 'La pregunta directa lo obliga a recordar. Apela a su afecto para que la decisión le duela.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Para que sienta el árbol como parte de su propia vida.',
        },
      ],
      evidence: ['Usted jugó debajo de ese árbol, don Rodrigo.', '¿Se acuerda del caballo?'],
    }),
    defineItem({
      id: 'cl-carta-por-un-pimiento-de-un-arbol-a-todos',
      version: 1,
      content: 'cl.textos.no-literarios.fallas-argumentativas',
      otherContents: ['cl.evaluar.contenido.informacion'],
      skill: 'evaluar',
      difficulty: 4,
      stem: '«Si hoy cortan este árbol, mañana van a cortar los de la plaza […], los niños van a tener que conocer los árboles en un libro». ¿Qué debilita este argumento?',
      key: { text: 'Que encadena consecuencias extremas sin mostrar que una lleve a la otra.' },
      distractors: [
        {
          mistake: 'lectura-otro-recurso',
          text: 'Que ataca a una persona del municipio para no responder a lo que propone.',
          feedback: 'Eso pasa en la frase siguiente, con el concejal.',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'Que entrega demasiados datos y deja sin una conclusión clara a quien lee.',
          feedback: 'No hay datos en esa frase, y la conclusión es clarísima. ¿Se sostiene?',
        },
        {
          mistake: 'lectura-saber-previo',
          text: 'Que los libros no son un mal lugar para que los niños conozcan los árboles.',
          feedback: 'No se discute el valor de los libros, sino el paso de un árbol a todos.',
        },
      ],
      solution: [
        {
          title: 'Seguir los pasos',
          text: 'De un árbol se pasa a la plaza, al cementerio y a toda la ciudad.',
        },
        {
          title: 'Qué falta',
          text: 'Nada indica que cortar uno obligue a cortar los otros: no hay planes ni antecedentes. Es una exageración en cadena.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Que encadena consecuencias extremas sin mostrar que una lleve a la otra.',
        },
      ],
      evidence: ['Si hoy cortan este árbol, mañana van a cortar los de la plaza, pasado mañana los del cementerio'],
    }),
    defineItem({
      id: 'cl-carta-por-un-pimiento-desde-donde-mira-la-florista',
      version: 1,
      content: 'cl.textos.no-literarios.perspectiva',
      otherContents: ['cl.evaluar.contenido.informacion'],
      skill: 'evaluar',
      difficulty: 4,
      stem: 'Al evaluar la perspectiva de la carta, ¿qué conviene tener en cuenta?',
      key: { text: 'Que quien escribe también se beneficia de que el árbol siga en pie.' },
      distractors: [
        {
          mistake: 'lectura-lo-contrario',
          text: 'Que quien escribe oculta que vende flores bajo la sombra del árbol.',
          feedback: 'Lo dice en la segunda línea. Que lo diga no significa que no pese.',
        },
        {
          mistake: 'lectura-va-mas-lejos',
          text: 'Que quien escribe defiende su puesto, por lo que sus datos son falsos.',
          feedback: 'Tener un interés obliga a revisar los datos, pero no los vuelve falsos.',
        },
        {
          mistake: 'lectura-voz-ajena',
          text: 'Que quien escribe explica con detalle las razones del concejal Barrientos.',
          feedback: 'De él solo se dice cuándo llegó: sus razones quedan fuera.',
        },
      ],
      solution: [
        {
          title: 'Desde dónde habla',
          text: 'Tiene ahí su puesto y «el techo me lo presta el pimiento».',
        },
        {
          title: 'Qué consecuencia tiene',
          text: 'Su interés no anula sus razones, pero explica qué mira, y por qué las del proyecto apenas aparecen. Faltaría oír a la otra parte.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Que quien escribe también se beneficia de que el árbol siga en pie.',
        },
      ],
      evidence: ['el techo me lo presta el pimiento que su municipalidad quiere cortar en septiembre'],
    }),
  ],
});
