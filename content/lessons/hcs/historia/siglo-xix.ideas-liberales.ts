import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'hcs.historia.siglo-xix.ideas-liberales',
  version: 2,
  minutes: 16,
  opening: {
    question: md`En 1789, Francia declaró que los hombres nacen «libres e iguales en derechos». Dos años después, su primera Constitución dividió a los ciudadanos en «activos», que votaban, y «pasivos», que no. ¿Cómo pudieron hacer las dos cosas?`,
    guesses: [
      'Se arrepintieron de la igualdad',
      'Para ellos, ser iguales ante la ley no obligaba a que todos votaran',
      'La Declaración era una mentira desde el principio',
    ],
    reveal: md`La igualdad que defendían era **ante la ley**: nadie vale más por haber nacido noble. Votar era otra cosa, y la reservaron a los hombres que pagaban cierto impuesto. En esta lección vas a distinguir lo que el liberalismo cambió de lo que dejó fuera.`,
  },
  points: [
    {
      id: 'de-donde-viene-el-poder',
      title: 'De súbditos a ciudadanos',
      idea: md`En el Antiguo Régimen, el rey decía gobernar por voluntad de Dios. La ley distinguía estamentos: clero y nobleza tenían privilegios por nacimiento.

Las ideas ilustradas cambiaron tres cosas:

- **Soberanía de la nación**: la autoridad nace de los ciudadanos, no del rey.
- **División de poderes**: quien hace la ley no la aplica ni juzga.
- **Derechos individuales**: libertad, igualdad ante la ley y propiedad.

El **liberalismo** pide limitar el poder con una Constitución. El **republicanismo** pide que nadie herede el gobierno. Van juntos a veces, pero no siempre: una monarquía con Constitución puede ser liberal sin ser república.`,
      readings: [
        {
          title: 'Artículo 1',
          by: 'Declaración de los Derechos del Hombre y del Ciudadano, Francia, 1789',
          text: md`«Los hombres nacen y permanecen libres e iguales en derechos. Las distinciones sociales solo pueden fundarse en la utilidad común.»`,
        },
        {
          title: 'Artículo 16',
          by: 'Declaración de los Derechos del Hombre y del Ciudadano, Francia, 1789',
          text: md`«Toda sociedad en la que no está asegurada la garantía de los derechos, ni determinada la separación de los poderes, carece de Constitución.»`,
        },
      ],
      example: {
        problem: md`¿Qué principio afirma el artículo 1 y a quién quita poder?`,
        steps: [
          {
            title: 'Busca la palabra que manda',
            text: md`El artículo dice «iguales en derechos» y «nacen». Habla de la condición de las personas, no de cómo se organiza el gobierno.`,
          },
          {
            title: 'Pregunta contra qué se escribió',
            text: md`En 1789 la ley francesa reconocía estamentos. Un noble nacía con privilegios que un campesino no podía tener.`,
          },
          {
            title: 'Une las dos cosas',
            text: md`El principio es la **igualdad ante la ley**. Quita su base a los privilegios de nacimiento del clero y la nobleza.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'historia-otra-medida',
          text: md`Responder «división de poderes» ante cualquier texto liberal. Mira el tema del artículo: de dónde viene la autoridad, cómo se reparte o qué derechos protege.`,
        },
        {
          mistake: 'historia-dato-sin-relacion',
          text: md`Elegir un hecho verdadero de la Revolución que ese texto no toca. Que sea cierto no basta: la respuesta tiene que salir de las palabras del documento.`,
        },
      ],
      checks: [
        {
          id: 'articulo-dieciseis',
          question: md`Según el artículo 16, ¿qué necesita una sociedad para tener de verdad una Constitución?`,
          key: 'Derechos asegurados y poderes separados',
          distractors: [
            {
              text: 'Un presidente elegido y un territorio propio',
              feedback: 'El artículo no habla de presidentes. Vuelve a sus dos condiciones.',
              mistake: 'historia-otra-medida',
            },
            {
              text: 'Igualdad de riquezas y tierras repartidas',
              feedback: 'Eso no aparece en el artículo, y el liberalismo defendía la propiedad.',
              mistake: 'historia-otro-regimen',
            },
            {
              text: 'El fin de los impuestos que cobraba el clero',
              feedback: 'La Revolución abolió el diezmo, pero este artículo trata de otra cosa.',
              mistake: 'historia-dato-sin-relacion',
            },
          ],
          explanation: md`El artículo nombra dos condiciones: que estén garantizados los derechos y que los poderes estén separados. Si falta una, dice, no hay Constitución.`,
        },
        {
          id: 'monarquia-liberal',
          question: md`Un reino tiene un rey hereditario, un Parlamento elegido que hace las leyes y una Constitución que protege la libertad de imprenta. ¿Cómo se describe mejor?`,
          key: 'Es un Estado liberal, pero no una república',
          distractors: [
            {
              text: 'Es una república, pero no un Estado liberal',
              feedback: 'En una república nadie hereda el mando; aquí hay un rey hereditario.',
              mistake: 'historia-otro-regimen',
            },
            {
              text: 'Es una monarquía absoluta, porque hay un rey',
              feedback: 'Un rey absoluto hace la ley él mismo. Aquí la hace el Parlamento.',
              mistake: 'historia-otro-regimen',
            },
            {
              text: 'Es un Estado liberal y también una república',
              feedback: 'Tiene límites al poder, que es lo liberal, pero el mando se hereda.',
            },
          ],
          explanation: md`Hay Constitución, derechos y un Parlamento que limita al rey: es liberal. Pero la jefatura se hereda, y eso no es republicano.`,
        },
        {
          id: 'que-cambio-con-la-igualdad',
          question: md`En un país que adopta la igualdad ante la ley, ¿qué deja de ser legal?`,
          key: 'Que los nobles no paguen impuestos por ser nobles',
          distractors: [
            {
              text: 'Que unas familias tengan más tierras que otras',
              feedback: 'La igualdad ante la ley no reparte bienes: el liberalismo protegía la propiedad.',
              mistake: 'historia-otro-regimen',
            },
            {
              text: 'Que exista un rey junto con un Parlamento',
              feedback: 'Eso pudo seguir: hubo monarquías con Constitución.',
              mistake: 'historia-ruptura-total',
            },
            {
              text: 'Nada: cambian los nombres, no los derechos',
              feedback: 'Sí cambió algo: se acabaron los privilegios que se heredaban.',
              mistake: 'historia-sin-cambio',
            },
          ],
          explanation: md`Igualdad ante la ley significa que la misma ley rige para todos. Un privilegio tributario por nacimiento la contradice.`,
        },
      ],
    },
    {
      id: 'como-se-extendieron',
      title: 'Un camino de ida, vuelta y retrocesos',
      idea: md`Las ideas cruzaron el Atlántico más de una vez. Estados Unidos se declaró independiente en 1776. Francia hizo su Revolución en 1789. Haití, donde las personas esclavizadas se rebelaron, fue independiente en 1804. En 1810 hubo juntas en varias ciudades de América española, y en 1812 las Cortes de Cádiz dictaron una Constitución liberal.

Después de vencer a Napoleón, los reyes intentaron volver atrás: es la **Restauración** de 1815. Respondieron tres olas de revoluciones en Europa: 1820, 1830 y 1848.

O sea: ni nacieron en un solo lugar ni triunfaron de una vez.`,
      figure: {
        kind: 'timeline',
        from: 1770,
        to: 1855,
        events: [
          { year: 1776, label: 'Independencia de Estados Unidos' },
          { year: 1789, label: 'Revolución francesa' },
          { year: 1804, label: 'Independencia de Haití' },
          { year: 1812, label: 'Constitución de Cádiz' },
          { year: 1820, label: 'Primera ola de revoluciones' },
          { year: 1830, label: 'Segunda ola' },
          { year: 1848, label: 'Tercera ola' },
        ],
        periods: [{ from: 1815, to: 1848, label: 'Restauración europea' }],
        alt: 'Línea de tiempo de 1770 a 1855: independencia de Estados Unidos en 1776, Revolución francesa en 1789, independencia de Haití en 1804, Constitución de Cádiz en 1812, y olas de revoluciones europeas en 1820, 1830 y 1848. Entre 1815 y 1848 se marca la Restauración.',
      },
      example: {
        problem: md`«El liberalismo nació en Francia y en 1789 ya había triunfado en Europa». ¿Qué dice la línea de tiempo sobre esta frase?`,
        steps: [
          {
            title: 'Revisa el origen',
            text: md`Antes de 1789 hay un hecho: la independencia de Estados Unidos, en 1776. Así que no empezó solo en Francia.`,
          },
          {
            title: 'Revisa el triunfo',
            text: md`Después de 1789 hay una Restauración y tres olas de revoluciones. Si ya hubiera triunfado, no habrían hecho falta.`,
          },
          {
            title: 'Escribe lo que sí se puede decir',
            text: md`Las ideas liberales circularon entre América y Europa y se impusieron con avances y retrocesos.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'historia-otro-lugar',
          text: md`Poner en un continente lo que pasó en otro. Antes de decir dónde nació algo, busca el hecho más antiguo de la línea y fíjate en el país.`,
        },
        {
          mistake: 'historia-ruptura-total',
          text: md`Creer que una revolución cambia todo de golpe. Si después hay restauraciones y nuevas revueltas, es que el asunto seguía abierto.`,
        },
        {
          mistake: 'historia-lee-mal-los-datos',
          text: md`Decir que las ideas «desaparecieron» de un lugar sin mirar los hechos posteriores. Recorre la línea completa antes de concluir.`,
        },
      ],
      checks: [
        {
          id: 'que-prueba-1848',
          question: md`¿Qué muestra la existencia de revoluciones en 1820, 1830 y 1848?`,
          key: 'Que el orden liberal todavía estaba en disputa',
          distractors: [
            {
              text: 'Que el orden liberal se había impuesto en 1789',
              feedback: 'Si se hubiera impuesto, no habrían seguido las revoluciones liberales.',
              mistake: 'historia-ruptura-total',
            },
            {
              text: 'Que las ideas liberales ya no existían en Europa',
              feedback: 'Es al revés: las revoluciones se hacían en su nombre.',
              mistake: 'historia-lee-mal-los-datos',
            },
            {
              text: 'Que el liberalismo llegó a Europa desde Chile',
              feedback: 'En Europa hay hechos anteriores a 1810, como la Revolución de 1789.',
              mistake: 'historia-otro-lugar',
            },
          ],
          explanation: md`Tres olas en menos de treinta años indican que los reyes habían recuperado poder y que los liberales seguían intentando limitarlo.`,
        },
        {
          id: 'haiti-y-1804',
          question: md`¿Qué agrega el caso de Haití a la historia de estas ideas?`,
          key: 'Que personas esclavizadas llevaron la libertad más lejos que la metrópoli',
          distractors: [
            {
              text: 'Que la libertad llegó a América después de las revoluciones de 1848',
              feedback: 'Haití es de 1804: más de cuarenta años antes.',
              mistake: 'historia-otra-epoca',
            },
            {
              text: 'Que España aprobó en su Constitución la independencia de la isla',
              feedback: 'Haití era colonia francesa, y Cádiz es de 1812.',
              mistake: 'historia-otro-lugar',
            },
            {
              text: 'Que los dueños de plantaciones encabezaron la rebelión por la igualdad',
              feedback: 'La rebelión fue de las personas esclavizadas contra los plantadores.',
              mistake: 'historia-otros-actores',
            },
          ],
          explanation: md`En la colonia francesa de Saint-Domingue, quienes estaban esclavizados tomaron en serio la promesa de libertad. De esa lucha nació Haití en 1804.`,
        },
        {
          id: 'orden-de-los-hechos',
          question: md`¿Cuál de estos hechos es anterior a las juntas de gobierno de 1810?`,
          key: 'La independencia de Estados Unidos',
          distractors: [
            {
              text: 'La Constitución liberal de Cádiz',
              feedback: 'Es de 1812, dos años después de las primeras juntas.',
              mistake: 'historia-orden-de-los-hechos',
            },
            {
              text: 'La Restauración de los reyes europeos',
              feedback: 'Comienza en 1815, tras la derrota de Napoleón.',
              mistake: 'historia-orden-de-los-hechos',
            },
            {
              text: 'La primera ola de revoluciones',
              feedback: 'Es de 1820: mira su lugar en la línea.',
              mistake: 'historia-lee-mal-los-datos',
            },
          ],
          explanation: md`Estados Unidos se declaró independiente en 1776. Cádiz es de 1812, la Restauración de 1815 y la primera ola de 1820.`,
        },
      ],
    },
    {
      id: 'quienes-quedaban-fuera',
      title: 'Iguales ante la ley, pero no todos votan',
      idea: md`Los liberales del siglo XIX temían al rey absoluto y también al voto de los pobres. Pensaban que solo votaba con independencia quien tenía bienes o instrucción. Por eso hubo **voto censitario**: solo hombres con cierta renta o propiedad. En Chile, la Constitución de 1833 exigía además saber leer y escribir.

Las mujeres quedaban fuera en casi todas partes. En 1791, Olympe de Gouges lo denunció.

La esclavitud también siguió en muchos lugares. Chile la abolió en 1823; Brasil, recién en 1888.

Hubo, entonces, un cambio real (fin de los privilegios de nacimiento) y un límite real (la política quedó en manos de pocos).`,
      readings: [
        {
          title: 'Artículo primero',
          by: 'Olympe de Gouges, Declaración de los Derechos de la Mujer y de la Ciudadana, 1791',
          text: md`«La mujer nace libre y permanece igual al hombre en derechos.»`,
        },
      ],
      example: {
        problem: md`Compara la frase de Olympe de Gouges con el artículo 1 de la Declaración de 1789. ¿Qué buscaba al escribirla así?`,
        steps: [
          {
            title: 'Mira la forma',
            text: md`Copia la estructura del artículo de 1789, pero cambia «los hombres» por «la mujer».`,
          },
          {
            title: 'Mira la fecha',
            text: md`Es de 1791, dos años después. La Declaración ya estaba vigente y las mujeres no votaban.`,
          },
          {
            title: 'Deduce el propósito',
            text: md`Usa las palabras de la Revolución para mostrar que su igualdad estaba incompleta. No la rechaza: exige que se cumpla.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'historia-otro-regimen',
          text: md`Imaginar a los liberales contra la propiedad privada. La defendían, y la usaban como requisito para votar. Quien la criticaba era el socialismo.`,
        },
        {
          mistake: 'historia-presentismo',
          text: md`Suponer que «elecciones» quería decir voto para todos, mujeres incluidas. En esos años era excepcional; pregunta siempre quiénes podían votar.`,
        },
        {
          mistake: 'historia-sin-cambio',
          text: md`Decir que todo siguió igual porque votaban pocos. Se acabaron los privilegios de nacimiento ante la ley, y eso fue un cambio.`,
        },
        {
          mistake: 'historia-otra-epoca',
          text: md`Llevar el voto censitario a un documento que no trata de quién vota, o el voto universal a un tiempo en que no existía. Ubica la fecha primero.`,
        },
      ],
      checks: [
        {
          id: 'contradiccion-censitaria',
          question: md`Un Estado de 1840 declara que la ley es igual para todos y solo deja votar a hombres con renta. ¿Qué muestra esto del liberalismo de la época?`,
          key: 'Separaba los derechos civiles, más amplios, de los políticos',
          distractors: [
            {
              text: 'Quería volver a la sociedad dividida en estamentos',
              feedback: 'La renta no es lo mismo que nacer noble: los estamentos sí se rechazaban.',
              mistake: 'historia-sin-cambio',
            },
            {
              text: 'Rechazaba que existieran propietarios en la política',
              feedback: 'Es lo contrario: la política quedaba en manos de propietarios.',
              mistake: 'historia-otro-regimen',
            },
            {
              text: 'Dejaba votar a las mujeres que tuvieran renta propia',
              feedback: 'El requisito incluía ser hombre. No leas el pasado con las reglas de hoy.',
              mistake: 'historia-presentismo',
            },
          ],
          explanation: md`Ante la ley civil, nacer noble ya no daba privilegios. Votar, en cambio, se veía como función de quienes tenían bienes o instrucción.`,
        },
        {
          id: 'abolicion-en-brasil',
          question: md`Chile abolió la esclavitud en 1823 y Brasil en 1888. ¿Qué permite afirmar la comparación?`,
          key: 'Que la libertad personal avanzó a ritmos distintos en la región',
          distractors: [
            {
              text: 'Que en América la esclavitud terminó con las independencias',
              feedback: 'Brasil fue independiente en 1822 y abolió la esclavitud en 1888.',
              mistake: 'historia-ruptura-total',
            },
            {
              text: 'Que Brasil abolió la esclavitud antes que las repúblicas vecinas',
              feedback: 'Compara las fechas: 1888 es posterior a 1823.',
              mistake: 'historia-lee-mal-los-datos',
            },
            {
              text: 'Que las ideas liberales no llegaron a Brasil en ese siglo',
              feedback: 'Dos fechas de abolición no alcanzan para probar eso.',
              mistake: 'historia-excede-la-fuente',
            },
          ],
          explanation: md`Hay 65 años entre una fecha y otra. Las mismas ideas circulaban, pero cada país las aplicó a su propio ritmo.`,
        },
        {
          id: 'proposito-de-gouges',
          question: md`¿Para qué sirve la frase de Olympe de Gouges como fuente histórica?`,
          key: 'Para mostrar que ya entonces se criticó la exclusión de las mujeres',
          distractors: [
            {
              text: 'Para probar que las francesas votaban desde el año 1791',
              feedback: 'Que alguien lo pida no quiere decir que se haya logrado.',
              mistake: 'historia-discurso-por-realidad',
            },
            {
              text: 'Para saber qué pensaban todas las mujeres de esa época',
              feedback: 'Es la voz de una autora; no se extiende a todas.',
              mistake: 'historia-generaliza',
            },
            {
              text: 'Para demostrar que ella rechazaba la idea de igualdad',
              feedback: 'Al contrario: pide que la igualdad valga también para las mujeres.',
              mistake: 'historia-contradice-la-fuente',
            },
          ],
          explanation: md`La fuente prueba que existía esa crítica en 1791. No prueba que se haya cumplido ni que todas las mujeres pensaran igual.`,
        },
      ],
    },
  ],
  summary: [
    md`Liberalismo: poder limitado por una Constitución, derechos y división de poderes. Republicanismo: nadie hereda el gobierno.`,
    md`Las ideas circularon entre América y Europa, con avances y retrocesos: 1776, 1789, 1804, 1812, 1820, 1830, 1848.`,
    md`Cambio: se acaban los privilegios de nacimiento. Límite: voto censitario y solo masculino.`,
    md`Ante un documento: de qué trata, contra qué se escribió, de qué fecha es.`,
  ],
  sources: [
    { name: 'Asamblea Nacional de Francia, Declaración de los Derechos del Hombre y del Ciudadano', year: 1789 },
    { name: 'Constitución francesa', year: 1791, detail: 'ciudadanos activos y pasivos' },
    { name: 'Olympe de Gouges, Declaración de los Derechos de la Mujer y de la Ciudadana', year: 1791 },
    { name: 'Constitución Política de la República de Chile', year: 1833, detail: 'requisitos para votar' },
    { name: 'Eric Hobsbawm, La era de la revolución, 1789-1848', year: 1962, detail: 'olas revolucionarias' },
  ],
});
