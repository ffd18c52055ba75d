import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'cl.localizar.informacion-explicita.parafrasis',
  version: 2,
  minutes: 15,
  opening: {
    question: md`Un texto dice: «La panadería no cerró ni un solo día del invierno». Una alternativa dice: «El negocio atendió durante toda la estación fría». Casi no comparten palabras. ¿Dicen lo mismo?`,
    guesses: ['No, porque usan palabras distintas', 'Sí, dicen lo mismo', 'A medias: la segunda agrega un dato'],
    reveal: md`Dicen lo mismo. «No cerró ningún día» es «atendió siempre»; «invierno» es «estación fría». En la prueba, la respuesta correcta suele venir así, con otra ropa. Aquí vas a aprender a reconocerla sin dejarte llevar por las palabras repetidas.`,
  },
  points: [
    {
      id: 'traducir-la-frase',
      title: 'Traduce la frase antes de mirar las opciones',
      idea: md`Una **paráfrasis** dice lo mismo con otras palabras. Para reconocerla, encuentra la frase del texto y repítela a tu manera, como si se la contaras a alguien. Después busca la opción que se parece a **tu** frase.

Se puede cambiar una palabra por su sinónimo, dar vuelta la oración o decir con un sí lo que estaba con un no. Lo que no puede cambiar es el sentido: quién hace qué, en qué orden y por qué.

Desconfía de la opción que copia varias palabras seguidas. Compara lo que **afirma**.`,
      readings: [
        {
          title: 'Los cuadernos de la Meche (novela)',
          by: 'Texto escrito para Travesía',
          text: md`Mi tía Meche arrendaba bicicletas en la costanera y anotaba todo en cuadernos de matemática. Al que devolvía la bicicleta sin un rasguño le dibujaba una hoja al lado del nombre. Al que la traía embarrada, nada. Nunca explicó el sistema. Yo lo entendí a los once años, cuando la vi cobrarle menos a un cabro flaco que tenía seis hojas.

—Ese ya pagó una parte —me dijo—. La pagó cuidando.

Los turistas creían que el precio se decidía según la cara del cliente. Alguno reclamó. La Meche no discutía: abría el cuaderno, mostraba la página y esperaba.

El verano en que se inundó la bodega se perdieron los cuadernos, no las bicicletas. Ella se sentó en la vereda con uno nuevo sobre las rodillas. Al primero que llegó le preguntó: «¿Cuántas hojas tenías tú?». Le creyó.`,
        },
      ],
      example: {
        problem: md`¿Cómo distinguía la tía Meche a los clientes cuidadosos?`,
        steps: [
          {
            title: 'Encuentra la frase',
            text: md`«Al que devolvía la bicicleta sin un rasguño le dibujaba una hoja al lado del nombre».`,
          },
          {
            title: 'Dila a tu manera',
            text: md`A quien entregaba la bicicleta en buen estado le ponía una marca en el cuaderno.`,
          },
          {
            title: 'Busca esa idea en las opciones',
            text: md`Calza «Con una señal junto a sus datos». No repite *hoja* ni *rasguño*, y dice lo mismo.`,
          },
          {
            title: 'Descarta la copia',
            text: md`«Les dibujaba una bicicleta en una hoja del cuaderno» repite palabras y cambia el sentido: la hoja era el dibujo.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-palabra-repetida',
          text: md`Elegir por las palabras que suenan. «Hoja», «cuaderno» y «bicicleta» pueden armar una frase falsa. Compara qué se afirma.`,
        },
        {
          mistake: 'lectura-lo-contrario',
          text: md`Perder un *no* al traducir. «Se perdieron los cuadernos, no las bicicletas» quiere decir que las bicicletas se salvaron.`,
        },
        {
          mistake: 'lectura-cambia-personaje',
          text: md`Cambiar al dueño de una idea. Que el precio dependía de la cara lo creían los turistas, no la narradora.`,
        },
        {
          mistake: 'lectura-detalle-por-idea',
          text: md`Responder con un detalle vecino. «Cuadernos de matemática» dice dónde anotaba, no cómo distinguía a los clientes.`,
        },
      ],
      checks: [
        {
          id: 'meche-inundacion',
          question: md`¿Qué ocurrió en la inundación de la bodega?`,
          key: 'Se arruinó el registro de los clientes',
          distractors: [
            {
              text: 'Se perdieron las bicicletas de arriendo',
              feedback: 'El texto dice «no las bicicletas»: pasaste por alto ese no.',
              mistake: 'lectura-lo-contrario',
            },
            {
              text: 'Se embarraron las hojas del primer cliente',
              feedback: 'Reúne palabras del texto, pero nadie cuenta eso. Vuelve al último párrafo.',
              mistake: 'lectura-palabra-repetida',
            },
          ],
          explanation: md`«Se perdieron los cuadernos, no las bicicletas». Los cuadernos eran el registro.`,
        },
        {
          id: 'meche-reclamo',
          question: md`¿Cómo respondía la Meche a quien le reclamaba por el precio?`,
          key: 'Le dejaba ver lo que tenía anotado',
          distractors: [
            {
              text: 'Le explicaba con calma su sistema',
              feedback: 'El texto dice que nunca lo explicó y que no discutía.',
              mistake: 'lectura-lo-contrario',
            },
            {
              text: 'Le rebajaba una parte de lo que debía',
              feedback: 'La rebaja fue para el cabro de las seis hojas, que no reclamó.',
              mistake: 'lectura-cambia-personaje',
            },
            {
              text: 'Le pedía que abriera un cuaderno nuevo',
              feedback: 'Abría el cuaderno ella; el nuevo aparece después de la inundación.',
              mistake: 'lectura-palabra-repetida',
            },
          ],
          explanation: md`«Abría el cuaderno, mostraba la página y esperaba»: dejaba ver lo anotado.`,
        },
        {
          id: 'meche-seis-hojas',
          question: md`¿Por qué el muchacho flaco pagó menos?`,
          key: 'Porque había tratado bien las bicicletas',
          distractors: [
            {
              text: 'Porque había abonado dinero antes',
              feedback: '«Ya pagó una parte» se aclara enseguida: «la pagó cuidando».',
              mistake: 'lectura-palabra-repetida',
            },
            {
              text: 'Porque el precio dependía de la cara',
              feedback: 'Eso lo creían los turistas. La Meche dice otra cosa.',
              mistake: 'lectura-cambia-personaje',
            },
            {
              text: 'Porque tenía cuadernos de matemática',
              feedback: 'Los cuadernos eran de la Meche, y son un detalle que no explica la rebaja.',
              mistake: 'lectura-detalle-por-idea',
            },
          ],
          explanation: md`Tenía seis hojas, es decir, seis devoluciones sin rasguños. «La pagó cuidando».`,
        },
      ],
    },
    {
      id: 'causas-y-matices',
      title: 'Cuida la causa y las palabras pequeñas',
      idea: md`Al decir lo mismo de otro modo se puede colar un cambio pequeño que lo arruina todo. Revisa tres cosas.

- **La causa**: si A produce B, la opción no puede decir que B produce A.
- **El límite**: *solo*, *casi*, *aunque*, *algunos*, *al menos*. Una sola de ellas cambia el dato.
- **El fondo**: la opción no puede traer un motivo ni una creencia que el texto no da.

Cuando dos opciones se parecen mucho, la diferencia está en una de esas tres.`,
      readings: [
        {
          title: 'El hielo que suena (artículo de divulgación)',
          by: 'Texto escrito para Travesía',
          text: md`Quien vierte agua tibia sobre un cubo de hielo oye un chasquido. No es el hielo derritiéndose, como se suele pensar. El agua tibia calienta la superficie del cubo y la dilata. El interior, en cambio, sigue frío y casi no cambia de tamaño. Esa diferencia tira del hielo desde dentro hasta que se agrieta, y la grieta suena.

El ruido aparece sobre todo con hielo muy frío. Un cubo que lleva un rato fuera del congelador casi no truena, aunque el agua esté igual de tibia, porque su interior ya se acercó a la temperatura de afuera.

Algunos cubos crujen además por otra razón: encierran burbujas de aire. Al abrirse el hielo, el aire sale de golpe.`,
        },
      ],
      example: {
        problem: md`Según el artículo, ¿por qué suena el hielo al recibir agua tibia?`,
        steps: [
          {
            title: 'Ordena la cadena',
            text: md`Agua tibia, superficie que se dilata, interior que no cambia casi, grieta, sonido.`,
          },
          {
            title: 'Dila con tus palabras',
            text: md`Porque una parte del cubo crece más que la otra y eso lo parte.`,
          },
          {
            title: 'Revisa la dirección',
            text: md`«El sonido agrieta el hielo» usa las mismas piezas al revés. La grieta va primero.`,
          },
          {
            title: 'Elige',
            text: md`Sirve «Porque sus partes se dilatan de manera desigual». Dice lo del texto sin copiarlo.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-invierte-causa',
          text: md`Dar la consecuencia como causa. Prueba con «primero… y por eso…»: primero la grieta y por eso el ruido.`,
        },
        {
          mistake: 'lectura-pierde-el-matiz',
          text: md`Borrar un *casi* o un *algunos*. «Algunos cubos encierran burbujas» no permite decir «los cubos encierran burbujas».`,
        },
        {
          mistake: 'lectura-saber-previo',
          text: md`Responder con la idea común. Muchos creen que suena al derretirse, y el artículo parte por negarlo.`,
        },
        {
          mistake: 'lectura-va-mas-lejos',
          text: md`Estirar el dato. «Sobre todo con hielo muy frío» no es «únicamente con hielo muy frío».`,
        },
        {
          mistake: 'lectura-motivo-inventado',
          text: md`Agregar una intención o una razón que no se dio. Si nadie en el texto explica para qué, no lo completes tú.`,
        },
      ],
      checks: [
        {
          id: 'hielo-fuera',
          question: md`¿Por qué un cubo que estuvo fuera del congelador truena menos?`,
          key: 'Porque su centro ya está menos frío',
          distractors: [
            {
              text: 'Porque ya botó el aire de sus burbujas',
              feedback: 'Las burbujas son de otro párrafo y de algunos cubos. Aquí se da otra razón.',
              mistake: 'lectura-otro-lugar',
            },
            {
              text: 'Porque el agua tibia se enfría antes',
              feedback: 'El texto dice «aunque el agua esté igual de tibia»: el agua no cambió.',
              mistake: 'lectura-pierde-el-matiz',
            },
            {
              text: 'Porque al sonar se calentó su interior',
              feedback: 'Está al revés: el interior menos frío hace que suene menos.',
              mistake: 'lectura-invierte-causa',
            },
          ],
          explanation: md`«Su interior ya se acercó a la temperatura de afuera» es lo mismo que decir que su centro está menos frío.`,
        },
        {
          id: 'hielo-burbujas',
          question: md`¿Qué se afirma sobre las burbujas de aire?`,
          key: 'Que en ciertos cubos suman otro ruido',
          distractors: [
            {
              text: 'Que en todo cubo provocan el crujido',
              feedback: 'El texto dice «algunos cubos» y «además»: se te fueron los dos límites.',
              mistake: 'lectura-pierde-el-matiz',
            },
            {
              text: 'Que se forman cuando el hielo se abre',
              feedback: 'Ya estaban encerradas; al abrirse el hielo, salen.',
              mistake: 'lectura-invierte-causa',
            },
            {
              text: 'Que están ahí para que el hielo suene',
              feedback: 'El texto no dice para qué están: ese propósito lo pusiste tú.',
              mistake: 'lectura-motivo-inventado',
            },
          ],
          explanation: md`«Algunos cubos crujen además por otra razón»: ciertos cubos, y sumado a lo anterior.`,
        },
        {
          id: 'hielo-idea-comun',
          question: md`¿Qué dice el artículo de la explicación que se da habitualmente?`,
          key: 'Que el sonido no viene del derretimiento',
          distractors: [
            {
              text: 'Que el hielo suena mientras se derrite',
              feedback: 'Eso es lo que «se suele pensar». El artículo lo niega con un no.',
              mistake: 'lectura-saber-previo',
            },
            {
              text: 'Que el hielo nunca se derrite con agua tibia',
              feedback: 'El texto no dice tanto: solo dice que el chasquido tiene otro origen.',
              mistake: 'lectura-va-mas-lejos',
            },
          ],
          explanation: md`«No es el hielo derritiéndose, como se suele pensar». Niega el origen del ruido, no que el hielo se derrita.`,
        },
      ],
    },
    {
      id: 'dos-voces-y-numeros',
      title: 'Dos voces, una tabla y la misma pregunta',
      idea: md`A veces hay que juntar datos: dos cartas, un texto y su tabla. La pregunta dice «ambos», «en total» o «coinciden».

Haz una lista corta por cada voz. Lo que aparece en **las dos listas** es el acuerdo. Lo que está en una sola, por cierto que sea, no sirve.

En una tabla, «quienes estudian» puede ser la suma de dos filas. Traduce la pregunta a nombres de filas y suma solo esas.`,
      readings: [
        {
          title: 'Dos cartas sobre la cancha',
          by: 'Texto escrito para Travesía',
          text: md`**Señora directora:** La cancha de tierra se usa cada tarde. En enero midieron el polvo y hubo que cerrarla cuatro días. Pido pasto sintético. Mi hermano se dobló un tobillo en un hoyo. *Ignacio Sáez*

**Señora directora:** Es cierto que en enero la cancha se cerró cuatro días. Pero el pasto sintético cuesta y calienta. En verano se riega con agua de la noria, que alcanza, y el polvo baja. Emparejar los hoyos es trabajo de un sábado. *Rayén Cayuqueo*`,
        },
        {
          title: 'Quiénes usan la cancha en una semana (datos inventados)',
          by: 'Texto escrito para Travesía',
          text: md`| Grupo | Personas |
|---|---|
| Enseñanza básica | 30 |
| Enseñanza media | 45 |
| Club de adultos | 20 |
| Otros | 5 |`,
        },
      ],
      example: {
        problem: md`¿En qué hecho coinciden las dos cartas?`,
        steps: [
          {
            title: 'Lista de Ignacio',
            text: md`Se usa cada tarde, cuatro días cerrada en enero, un tobillo doblado, pide pasto.`,
          },
          {
            title: 'Lista de Rayén',
            text: md`Cuatro días cerrada en enero, el pasto cuesta y calienta, se puede regar, los hoyos se emparejan.`,
          },
          {
            title: 'Cruza las listas',
            text: md`Las dos contienen el cierre de cuatro días. El pasto aparece en ambas, pero con posiciones opuestas: no es un acuerdo.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-voz-ajena',
          text: md`Cargar a los dos lo que dice uno. Que el pasto calienta lo sostiene solo Rayén.`,
        },
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: md`Responder después de leer la primera carta. Si dicen «ambas», falta revisar la segunda.`,
        },
        {
          mistake: 'lectura-otro-lugar',
          text: md`Tomar un dato real de otra zona. El tobillo es cierto, pero no es lo que comparten.`,
        },
        {
          mistake: 'lectura-otra-fila',
          text: md`Usar la fila del lado. «Estudiantes» son básica y media; los adultos no entran.`,
        },
      ],
      checks: [
        {
          id: 'cancha-estudiantes',
          question: md`Según la tabla, ¿cuántas personas que usan la cancha son estudiantes de enseñanza básica o media?`,
          key: '75',
          distractors: [
            {
              text: '45',
              feedback: 'Tomaste solo la fila de media. Falta la de básica.',
              mistake: 'lectura-se-queda-en-una-parte',
            },
            {
              text: '80',
              feedback: 'Sumaste también la fila «Otros». Se piden solo básica y media.',
              mistake: 'lectura-pierde-el-matiz',
            },
            {
              text: '65',
              feedback: 'Sumaste media con el club de adultos, que es otra fila.',
              mistake: 'lectura-otra-fila',
            },
          ],
          explanation: md`Básica más media: $30 + 45 = 75$.`,
        },
        {
          id: 'cancha-hoyos',
          question: md`¿Qué opina Rayén de reparar el suelo?`,
          key: 'Que se logra en poco tiempo',
          distractors: [
            {
              text: 'Que conviene cubrirlo con pasto',
              feedback: 'Eso pide Ignacio. Ella responde que el pasto cuesta y calienta.',
              mistake: 'lectura-voz-ajena',
            },
            {
              text: 'Que exige cerrar cuatro días',
              feedback: 'Los cuatro días son del cierre de enero, no de la reparación.',
              mistake: 'lectura-otro-lugar',
            },
          ],
          explanation: md`«Emparejar los hoyos es trabajo de un sábado»: un día, poco tiempo.`,
        },
        {
          id: 'cancha-polvo',
          question: md`¿Qué medida propone Rayén para el polvo?`,
          key: 'Humedecer la tierra durante el verano',
          distractors: [
            {
              text: 'Suspender los partidos todo enero',
              feedback: 'Se cerró cuatro días, y ella no propone repetirlo ni alargarlo.',
              mistake: 'lectura-va-mas-lejos',
            },
            {
              text: 'Reemplazar la tierra por pasto sintético',
              feedback: 'Esa es la petición de la primera carta.',
              mistake: 'lectura-voz-ajena',
            },
            {
              text: 'Traer agua de fuera porque la noria no alcanza',
              feedback: 'Dice que el agua de la noria alcanza: es lo contrario.',
              mistake: 'lectura-lo-contrario',
            },
          ],
          explanation: md`«Se riega con agua de la noria, que alcanza, y el polvo baja». Regar es humedecer.`,
        },
      ],
    },
  ],
  summary: [
    md`Encuentra la frase, dila a tu manera y busca la opción que se parece a la tuya.`,
    md`Copiar palabras del texto no vuelve verdadera una opción.`,
    md`Vigila los *no*, los *casi*, los *algunos* y la dirección de la causa.`,
    md`Si preguntan por dos voces, haz dos listas y crúzalas.`,
  ],
});
