import { defineItem, defineStimulus, md } from '../../authoring/index.ts';

export default defineStimulus({
  id: 'cl-lo-que-tejia-la-penelope',
  version: 1,
  genre: 'literario',
  title: 'Lo que tejía la Penélope',
  introduction: 'Cuento. Texto escrito para Travesía.',
  text: md`En la caleta le decíamos la Penélope, aunque se llamaba Rosa, porque en la escuela la profesora nos había contado la historia y porque una caleta es un sitio donde un apodo cae una sola vez.

El Ulises se llamaba Lautaro. Se embarcó en un pesquero de altura el mismo año en que se casaron, y prometió volver en diez meses. A los dos años mandó una postal de un puerto con palmeras. A los cinco, nada. Rosa instaló un telar en la ventana que da al muelle y se puso a tejer, y nosotros, que pasábamos por ahí a comprar pan, decidimos que lo esperaba.

Era bonito tener a alguien que esperara. Las madres la ponían de ejemplo. El cura la nombró en dos sermones. Cuando venían visitas de la ciudad les mostrábamos el bote varado, la gruta y la ventana de la Penélope, en ese orden.

Llegaron los pretendientes, como manda el cuento. El primero fue don Segundo Barría, dueño de dos lanchas, que anunciaba en la cantina, cada viernes, que le faltaba una semana para conquistarla. Había peleado con una orca, había cruzado el golfo a remo, había rechazado a la hija de un senador. Rosa le vendió una bufanda y le dio el vuelto exacto. Don Segundo mostró la bufanda como un trofeo durante todo un invierno, y nadie le dijo que nosotros también teníamos una.

Porque eso hacía ella: tejía y vendía. De noche, afirmaban algunos, deshacía lo tejido, igual que la otra. Lo afirmaban los que nunca entraron. Si alguno hubiera contado las mantas, las medias, los choapinos que salían de esa casa cada jueves en el camión de la feria, habría sospechado antes.

En el año doce volvió Lautaro. Venía gordo, con un diente de oro, contando islas. Caminó por el muelle entre todos nosotros, que íbamos detrás, callados, para no perdernos el abrazo. La ventana estaba abierta. El telar no estaba. En su lugar colgaba una manta grande, azul y gris, con una lancha bordada en una esquina, y prendido en la manta, un papel.

Lautaro lo leyó. Después lo leímos todos, por turno. Decía: «Ya terminé. La lancha la compré con lo mío. No me esperen».

Durante un tiempo seguimos mostrando la ventana a las visitas. No sabíamos qué decirles. Hasta que una niña, que oyó la historia entera sin interrumpir, preguntó lo que ninguno de nosotros había preguntado en doce años:

—¿Y ella dijo alguna vez que lo estaba esperando?`,
  sources: [
    {
      name: 'Homero, Odisea, cantos II y XIX',
      detail: 'Episodio del tejido de Penélope, resumido en una pregunta',
    },
  ],
  items: [
    defineItem({
      id: 'cl-lo-que-tejia-la-penelope-destino-de-los-tejidos',
      version: 1,
      content: 'cl.textos.literarios.hechos-clave',
      otherContents: ['cl.localizar.informacion-explicita.literal'],
      skill: 'localizar',
      difficulty: 1,
      stem: '¿Qué ocurría con las mantas, las medias y los choapinos que Rosa tejía?',
      key: { text: 'Salían todos los jueves en el camión de la feria.' },
      distractors: [
        {
          mistake: 'lectura-saber-previo',
          text: 'Se deshacían cada noche para volver a empezar.',
          feedback: 'Eso afirmaban «los que nunca entraron», porque conocían la otra historia.',
        },
        {
          mistake: 'lectura-otro-lugar',
          text: 'Se mostraban en la ventana a las visitas de la ciudad.',
          feedback: 'A las visitas les mostraban la ventana; busca qué pasaba con los tejidos.',
        },
        {
          mistake: 'lectura-cambia-personaje',
          text: 'Se guardaban como trofeos en la cantina de la caleta.',
          feedback: 'El trofeo era una bufanda y era de don Segundo.',
        },
      ],
      solution: [
        {
          title: 'Buscar los tejidos',
          text: 'El párrafo 5 los nombra: «las mantas, las medias, los choapinos que salían de esa casa cada jueves en el camión de la feria».',
        },
        {
          title: 'Separar hecho y rumor',
          text: 'Que los deshacía de noche lo dicen algunos; el narrador agrega que nunca entraron en la casa.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Salían todos los jueves en el camión de la feria.',
        },
      ],
      evidence: ['las mantas, las medias, los choapinos que salían de esa casa cada jueves en el camión de la feria'],
    }),
    defineItem({
      id: 'cl-lo-que-tejia-la-penelope-don-segundo-el-fanfarron',
      version: 1,
      content: 'cl.textos.literarios.personajes-tipo',
      otherContents: ['cl.textos.literarios.personajes'],
      skill: 'interpretar',
      difficulty: 2,
      stem: '¿A qué personaje tipo corresponde don Segundo Barría?',
      key: { text: 'Al fanfarrón, que presume de hazañas y conquistas que no son tales.' },
      distractors: [
        {
          mistake: 'lectura-palabra-repetida',
          text: 'Al avaro, que cuenta el vuelto y acumula embarcaciones y mucho dinero.',
          feedback: 'El vuelto lo da Rosa; de él se cuentan otras cosas cada viernes.',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'Al enamorado tímido, que oculta lo que siente tras una compra.',
          feedback: 'Lo anuncia en la cantina cada semana: de tímido no tiene nada.',
        },
        {
          mistake: 'lectura-cambia-personaje',
          text: 'Al viajero astuto, que vuelve a su tierra tras vencer peligros.',
          feedback: 'Ese modelo es el de Ulises, y en la caleta le correspondería a Lautaro.',
        },
      ],
      solution: [
        {
          title: 'Qué dice de sí mismo',
          text: '«Había peleado con una orca, había cruzado el golfo a remo, había rechazado a la hija de un senador».',
        },
        {
          title: 'Qué pasa en realidad',
          text: 'Su triunfo es una bufanda comprada como la de cualquiera. La distancia entre lo que cuenta y lo que consigue define al fanfarrón.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Al fanfarrón, que presume de hazañas y conquistas que no son tales.',
        },
      ],
      evidence: [
        'Había peleado con una orca, había cruzado el golfo a remo, había rechazado a la hija de un senador.',
        'Don Segundo mostró la bufanda como un trofeo durante todo un invierno',
      ],
    }),
    defineItem({
      id: 'cl-lo-que-tejia-la-penelope-el-telar-como-simbolo',
      version: 1,
      content: 'cl.textos.literarios.simbolos-topicos',
      otherContents: ['cl.interpretar.sentido.significado'],
      skill: 'interpretar',
      difficulty: 4,
      stem: '¿Qué cambio de sentido tiene el telar entre el comienzo y el final del cuento?',
      key: { text: 'De señal de espera pasa a ser el medio con que Rosa se hizo libre.' },
      distractors: [
        {
          mistake: 'lectura-lo-contrario',
          text: 'De señal de libertad pasa a ser la prueba de que Rosa obedeció.',
          feedback: 'Mira el papel: quién compró la lancha y para qué.',
        },
        {
          mistake: 'lectura-literal',
          text: 'De herramienta de trabajo pasa a ser un adorno en una ventana vacía.',
          feedback: 'Al final «El telar no estaba». Piensa en qué creían de él y qué resultó ser.',
        },
        {
          mistake: 'lectura-motivo-inventado',
          text: 'De recuerdo de Lautaro pasa a ser un regalo que Rosa hizo a la caleta.',
          feedback: 'El cuento no dice que el telar fuera de Lautaro ni que se lo regalara a nadie.',
        },
      ],
      solution: [
        {
          title: 'Lo que creían',
          text: 'Rosa teje frente al muelle «y nosotros, que pasábamos por ahí a comprar pan, decidimos que lo esperaba».',
        },
        {
          title: 'Lo que era',
          text: '«La lancha la compré con lo mío»: lo ganó tejiendo. El telar no la ataba al muelle; le pagó la partida.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: De señal de espera pasa a ser el medio con que Rosa se hizo libre.',
        },
      ],
      evidence: [
        'nosotros, que pasábamos por ahí a comprar pan, decidimos que lo esperaba',
        '«Ya terminé. La lancha la compré con lo mío. No me esperen».',
      ],
    }),
    defineItem({
      id: 'cl-lo-que-tejia-la-penelope-tema-la-vida-que-otros-inventan',
      version: 1,
      content: 'cl.textos.literarios.temas',
      otherContents: ['cl.interpretar.sentido.sintesis'],
      skill: 'interpretar',
      difficulty: 3,
      stem: '¿Cuál de las siguientes oraciones formula mejor el tema del cuento?',
      key: { text: 'Una comunidad impone a una mujer una historia que no es la suya.' },
      distractors: [
        {
          mistake: 'lectura-saber-previo',
          text: 'Una esposa guarda fidelidad a su marido pese al paso de los años.',
          feedback: 'Así es la historia antigua. ¿Dónde dice Rosa que lo esperaba?',
        },
        {
          mistake: 'lectura-detalle-por-idea',
          text: 'Un pescador regresa a su tierra cuando ya nadie se acuerda de él.',
          feedback: 'Todos van detrás de Lautaro para ver el abrazo: lo recuerdan muy bien.',
        },
        {
          mistake: 'lectura-va-mas-lejos',
          text: 'Una caleta pierde sus costumbres por la llegada de los turistas.',
          feedback: 'Las visitas solo escuchan el relato; no cambian ninguna costumbre.',
        },
      ],
      solution: [
        {
          title: 'El dato decisivo',
          text: 'La niña pregunta si «ella dijo alguna vez que lo estaba esperando». Nadie puede decir que sí.',
        },
        {
          title: 'La mirada del cuento',
          text: 'El apodo, los sermones y las visitas guiadas construyeron a la Penélope. Rosa hacía otra cosa delante de todos.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Una comunidad impone a una mujer una historia que no es la suya.',
        },
      ],
      evidence: [
        '—¿Y ella dijo alguna vez que lo estaba esperando?',
        'Era bonito tener a alguien que esperara. Las madres la ponían de ejemplo.',
      ],
    }),
    defineItem({
      id: 'cl-lo-que-tejia-la-penelope-la-voz-de-la-caleta',
      version: 1,
      content: 'cl.textos.literarios.narrador',
      otherContents: ['cl.evaluar.forma.forma-contenido'],
      skill: 'evaluar',
      difficulty: 4,
      stem: 'El cuento está narrado por un «nosotros». ¿Por qué esa voz resulta adecuada para esta historia?',
      key: { text: 'Porque los mismos que inventaron la espera muestran, al contarla, su error.' },
      distractors: [
        {
          mistake: 'lectura-narrador-por-autor',
          text: 'Porque así se conocen los planes que Rosa mantuvo en secreto durante doce años.',
          feedback: 'El «nosotros» se entera de sus planes por el papel, igual que Lautaro.',
        },
        {
          mistake: 'lectura-tono-equivocado',
          text: 'Porque así los vecinos de la caleta pueden acusar a Rosa de engañarlos.',
          feedback: 'No la acusan: al final «No sabíamos qué decirles».',
        },
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: 'Porque los vecinos estuvieron en el muelle el día del regreso de Lautaro.',
          feedback: 'Estuvieron, pero esa voz hace más que atestiguar: revisa «decidimos que lo esperaba».',
        },
      ],
      solution: [
        {
          title: 'Quiénes cuentan',
          text: 'Los vecinos que pusieron el apodo y que la mostraban. Solo vieron la ventana desde afuera.',
        },
        {
          title: 'Qué consigue',
          text: 'Al decir «decidimos que lo esperaba» y reconocer que «habría sospechado antes» quien contara las mantas, la voz se delata a sí misma.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Porque los mismos que inventaron la espera muestran, al contarla, su error.',
        },
      ],
      evidence: ['decidimos que lo esperaba', 'preguntó lo que ninguno de nosotros había preguntado en doce años'],
    }),
    defineItem({
      id: 'cl-lo-que-tejia-la-penelope-la-penelope-de-homero',
      version: 1,
      content: 'cl.textos.literarios.otros-textos',
      otherContents: ['cl.evaluar.contenido.nuevos-contextos'],
      skill: 'evaluar',
      difficulty: 3,
      stem: 'En la *Odisea*, Penélope teje de día y desteje de noche para aplazar la elección de un nuevo marido mientras espera a Ulises. ¿Cómo se relaciona el cuento con ese episodio?',
      key: { text: 'Conserva los papeles y la situación, y cambia lo que el tejido significa.' },
      distractors: [
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: 'Conserva el tejido y la ausencia, y traslada la misma espera a una caleta.',
          feedback: 'Traslada la situación a una caleta, pero Rosa no repite la espera: lee su papel.',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'Cambia los papeles y la situación, y conserva lo que el tejido significa.',
          feedback: 'Hay marido ausente, pretendientes y tejido: eso se mantiene. ¿Y el sentido?',
        },
        {
          mistake: 'lectura-tono-equivocado',
          text: 'Imita el episodio para burlarse de quienes leen historias tan antiguas.',
          feedback: 'No hay burla de los lectores: el cuento juega con lo que la caleta esperaba.',
        },
      ],
      solution: [
        {
          title: 'Qué se conserva',
          text: 'Un marido que se embarca, una mujer que teje, pretendientes: el cuento lo subraya con «como manda el cuento».',
        },
        {
          title: 'Qué cambia',
          text: 'Penélope desteje para ganar tiempo; Rosa teje, vende y compra una lancha. El tejido ya no detiene el tiempo: paga una salida.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Conserva los papeles y la situación, y cambia lo que el tejido significa.',
        },
      ],
      evidence: [
        'Llegaron los pretendientes, como manda el cuento.',
        'De noche, afirmaban algunos, deshacía lo tejido, igual que la otra. Lo afirmaban los que nunca entraron.',
      ],
    }),
  ],
});
