import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'ciencias.fisica.ondas.tecnologia',
  version: 2,
  minutes: 16,
  opening: {
    question: md`Un video que ves en el celular puede venir de otro continente, por un hilo de vidrio delgado como un pelo, en el fondo del mar. Dentro del hilo va luz. ¿Por qué no se escapa por los costados?`,
    guesses: [
      'Porque el hilo está pintado por fuera',
      'Porque la luz se refleja por completo en el borde',
      'Porque la luz siempre va derecha y el hilo también',
    ],
    reveal: md`Por reflexión total: la luz llega tan inclinada al borde que no puede salir. Cada tecnología aprovecha un fenómeno de las ondas. Si sabes cuál, sabes qué se puede calcular y qué la limita.`,
  },
  points: [
    {
      id: 'eco-sonar-radar',
      title: 'Medir con un eco: sonar, radar, ecografía',
      idea: md`Se emite un pulso y se mide cuánto demora en volver. El **sonar** y la **ecografía** usan sonido; el **radar**, ondas de radio o microondas.

El pulso **va y vuelve**: en ese tiempo recorrió dos veces la distancia. Por eso $d = \frac{v \cdot t}{2}$.

La rapidez es la del medio por donde viaja: el sonido va a unos 340 m/s en el aire y a unos 1.500 m/s en el mar. Las ondas de radio van a $3 \cdot 10^8\ \text{m/s}$. El radar mide además rapideces, con el efecto Doppler.`,
      figure: {
        kind: 'drawing',
        width: 20,
        height: 12,
        shapes: [
          {
            shape: 'polygon',
            points: [
              [6, 11.5],
              [14, 11.5],
              [12.8, 10],
              [7.2, 10],
            ],
            filled: true,
          },
          { shape: 'segment', from: [1, 10.3], to: [7, 10.3], accent: 1 },
          { shape: 'segment', from: [13, 10.3], to: [19, 10.3], accent: 1 },
          {
            shape: 'path',
            points: [
              [1, 1],
              [6, 1.4],
              [10, 1],
              [14, 1.3],
              [19, 1],
            ],
            smooth: true,
          },
          { shape: 'arrow', from: [9, 9.7], to: [9, 1.4], accent: 2 },
          { shape: 'arrow', from: [11, 1.4], to: [11, 9.7], accent: 3 },
          { shape: 'text', at: [8.4, 5.5], text: 'va', anchor: 'end' },
          { shape: 'text', at: [11.6, 5.5], text: 'vuelve', anchor: 'start' },
          { shape: 'text', at: [10, 0], text: 'fondo', anchor: 'middle' },
        ],
        alt: 'Barco en la superficie. Una flecha baja hasta el fondo y otra sube de vuelta: el pulso recorre dos veces la profundidad.',
      },
      game: {
        game: 'simulador-ondas',
        state: 'fin=libre&roce=0&b=1&usa=regla.reloj&mide=crestas',
        words: 'Mide cuánto tarda un pulso en ir y volver, como un sonar.',
      },
      example: {
        problem: md`Un barco frente a Valparaíso emite un pulso y el eco del fondo vuelve en 0,6 s. El sonido viaja a 1.500 m/s en el mar. ¿Qué profundidad hay?`,
        steps: [
          { title: 'Distancia total', text: md`$1.500 \cdot 0{,}6 = 900\ \text{m}$: bajada y subida.` },
          { title: 'Divide por dos', text: md`$\frac{900}{2} = 450\ \text{m}$.` },
          { title: 'Comprueba', text: md`Bajar 450 m demora 0,3 s; subir, otros 0,3 s. Total, 0,6 s.` },
        ],
      },
      warnings: [
        { mistake: 'olvida-que-el-eco-va-y-vuelve', text: md`Dar 900 m. Ese camino incluye la vuelta.` },
        {
          mistake: 'duplica-la-distancia-del-eco',
          text: md`Multiplicar por dos: 1.800 m. El tiempo ya trae la ida y la vuelta; se divide.`,
        },
        {
          mistake: 'usa-la-rapidez-del-sonido-en-el-aire',
          text: md`Usar 340 m/s: da 102 m. Pregunta por dónde viaja el pulso.`,
        },
      ],
      checks: [
        {
          id: 'cardumen',
          question: md`Un pesquero detecta un cardumen: el eco vuelve en 0,08 s. En el mar el sonido va a 1.500 m/s; en el aire, a 340 m/s. ¿A qué profundidad está?`,
          key: '60 m',
          distractors: [
            { text: '120 m', feedback: 'Ese camino incluye ida y vuelta.', mistake: 'olvida-que-el-eco-va-y-vuelve' },
            {
              text: '240 m',
              feedback: 'Multiplicaste por dos en vez de dividir.',
              mistake: 'duplica-la-distancia-del-eco',
            },
            {
              text: '13,6 m',
              feedback: 'Usaste la rapidez en el aire; el pulso va por el agua.',
              mistake: 'usa-la-rapidez-del-sonido-en-el-aire',
            },
          ],
          explanation: md`$\frac{1.500 \cdot 0{,}08}{2} = 60\ \text{m}$.`,
        },
        {
          id: 'radar-a-un-avion',
          question: md`Un radar recibe el eco de un avión 0,0002 s después de emitir. Las ondas de radio viajan a $3 \cdot 10^8\ \text{m/s}$. ¿A qué distancia está el avión?`,
          key: '30 km',
          distractors: [
            {
              text: '60 km',
              feedback: 'Falta dividir por dos: el pulso fue y volvió.',
              mistake: 'olvida-que-el-eco-va-y-vuelve',
            },
            {
              text: '120 km',
              feedback: 'Duplicaste, y había que dividir por dos.',
              mistake: 'duplica-la-distancia-del-eco',
            },
          ],
          explanation: md`$3 \cdot 10^8 \cdot 0{,}0002 = 60.000\ \text{m}$; la mitad son 30 km.`,
        },
        {
          id: 'tiempo-del-eco',
          question: md`El fondo está a 750 m y el sonido va a 1.500 m/s en el mar. ¿Cuánto demora en volver el eco?`,
          key: '1 s',
          distractors: [
            {
              text: '0,5 s',
              feedback: 'Ese es el tiempo de bajada; falta la subida.',
              mistake: 'olvida-que-el-eco-va-y-vuelve',
            },
            { text: '2 s', feedback: 'Dividiste 1.500 por 750. El tiempo es camino dividido por rapidez.' },
          ],
          explanation: md`Recorre 1.500 m en total: $\frac{1.500}{1.500} = 1\ \text{s}$.`,
        },
      ],
    },
    {
      id: 'fibra-optica',
      title: 'Fibra óptica: luz que no se escapa',
      idea: md`La fibra tiene un núcleo de vidrio y una cubierta en que la luz va más rápido. La luz llega al borde con un ángulo mayor que el límite y ocurre **reflexión total**, una y otra vez.

Aun así, el vidrio absorbe y dispersa un poco. La **atenuación** dice cuánto se debilita la señal por kilómetro. Mientras **menor**, más lejos llega.

Depende de la longitud de onda. Por eso no se usa luz visible, sino infrarroja, cerca de 1.550 nm: ahí la curva tiene su punto más **bajo**.`,
      figure: {
        kind: 'chart',
        type: 'lines',
        categories: ['700', '850', '1.000', '1.310', '1.550', '1.700'],
        series: [{ name: 'Atenuación', values: [5, 2.2, 1.2, 0.4, 0.2, 0.5] }],
        xTitle: 'Longitud de onda (nm)',
        yTitle: 'Atenuación (dB/km)',
        alt: 'Atenuación de una fibra según la longitud de onda: 5 en 700 nm, 2,2 en 850, 1,2 en 1.000, 0,4 en 1.310, 0,2 en 1.550 y 0,5 en 1.700.',
        caption: 'Valores simplificados de una fibra de vidrio.',
      },
      example: {
        problem: md`Según el gráfico, ¿qué luz conviene para un cable entre Arica y Santiago, y por qué?`,
        steps: [
          { title: 'Lee el eje vertical', text: md`Mide cuánto **se debilita** la luz por kilómetro: conviene poco.` },
          { title: 'Busca el mínimo', text: md`0,2 dB/km, en 1.550 nm.` },
          {
            title: 'No te guíes por lo visible',
            text: md`700 nm se ve (rojo), pero su atenuación es 25 veces mayor.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'elige-la-mayor-atenuacion',
          text: md`Elegir el punto más alto sin leer qué mide. Alto aquí es malo.`,
        },
        {
          mistake: 'lee-el-eje-equivocado',
          text: md`Elegir la mayor longitud de onda, a la derecha. El eje horizontal no dice cuánto se pierde.`,
        },
        {
          mistake: 'elige-luz-visible-por-costumbre',
          text: md`Preferir la luz visible, o la más cercana a ella. Que el ojo la vea no la hace llegar más lejos.`,
        },
      ],
      checks: [
        {
          id: 'que-luz-elegir',
          question: md`En otra fibra la atenuación, en dB/km, es de 3 en 650 nm, 1 en 850 nm, 0,3 en 1.300 nm y 0,6 en 1.600 nm. ¿Qué luz llega más lejos?`,
          key: 'La de 1.300 nm',
          distractors: [
            {
              text: 'La de 650 nm',
              feedback: 'Tiene el valor más alto, pero mide lo que se pierde.',
              mistake: 'elige-la-mayor-atenuacion',
            },
            {
              text: 'La de 1.600 nm',
              feedback: 'Tiene la mayor longitud de onda, pero su atenuación es el doble.',
              mistake: 'lee-el-eje-equivocado',
            },
            {
              text: 'La de 850 nm',
              feedback: 'Estar cerca de la luz visible no ayuda: su atenuación es más del triple.',
              mistake: 'elige-luz-visible-por-costumbre',
            },
          ],
          explanation: md`Es la de menor atenuación, 0,3.`,
        },
        {
          id: 'fenomeno-de-la-fibra',
          question: md`¿Qué fenómeno mantiene la luz dentro de la fibra, aunque el cable se curve?`,
          key: 'La reflexión total en el borde del núcleo',
          distractors: [
            {
              text: 'La difracción en la punta del cable',
              feedback: 'La difracción abre la luz; no la mantiene adentro.',
            },
            {
              text: 'La absorción de la luz en la cubierta',
              feedback: 'Si la cubierta la absorbiera, la señal se perdería.',
            },
          ],
          explanation: md`El ángulo con que llega al borde es mayor que el límite: no puede salir.`,
        },
      ],
    },
    {
      id: 'telescopio-laser-celular',
      title: 'Telescopios, láser y celular',
      idea: md`- **Telescopio**: un espejo cóncavo grande **refleja** y junta la luz débil en el foco. Mientras mayor su diámetro, más luz recoge y más detalle separa. Los radiotelescopios, como ALMA en el desierto de Atacama, hacen lo mismo con ondas milimétricas.
- **Láser**: luz de casi **un solo color**, con todas sus ondas al mismo paso y en un haz muy angosto. Sirve para cortar, medir y enviar señales.
- **Celular**: emite y recibe **ondas de radio y microondas**, que atraviesan muros. La antena más cercana las lleva a la red.

Pregunta siempre: ¿qué onda es y qué le pasa?`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 'tele', label: 'Telescopio', column: 0, row: 0 },
          { id: 'fibra', label: 'Fibra óptica', column: 0, row: 1 },
          { id: 'radar', label: 'Radar de rapidez', column: 0, row: 2 },
          { id: 'reflex', label: 'Reflexión', column: 1, row: 0 },
          { id: 'total', label: 'Reflexión total', column: 1, row: 1 },
          { id: 'dop', label: 'Eco y Doppler', column: 1, row: 2 },
        ],
        arrows: [
          { from: 'tele', to: 'reflex' },
          { from: 'fibra', to: 'total' },
          { from: 'radar', to: 'dop' },
        ],
        alt: 'Tres pares: el telescopio usa reflexión; la fibra óptica, reflexión total; el radar de rapidez, eco y efecto Doppler.',
      },
      example: {
        problem: md`Un carabinero apunta un radar a un auto que se acerca. La onda vuelve con una frecuencia un poco mayor que la emitida. ¿Qué fenómeno se usa y qué indica?`,
        steps: [
          { title: 'La onda vuelve', text: md`Rebotó en el auto: reflexión.` },
          { title: 'La frecuencia cambió', text: md`Es el efecto Doppler: hay movimiento.` },
          {
            title: 'Cambió hacia arriba',
            text: md`Frecuencia mayor: el auto se acerca. Mientras mayor el cambio, más rápido va.`,
          },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'por-que-espejos-grandes',
          question: md`¿Para qué sirve que el espejo de un telescopio sea muy grande?`,
          key: 'Para juntar más luz y distinguir más detalle',
          distractors: [
            {
              text: 'Para que la luz llegue más rápido al foco',
              feedback: 'La rapidez de la luz no depende del espejo.',
            },
            {
              text: 'Para acercar el telescopio a las estrellas',
              feedback: 'Unos metros no cambian nada en esas distancias. Lo que cambia es cuánta luz se junta.',
            },
          ],
          explanation: md`Más superficie recoge más luz. Y una abertura mayor difracta menos: separa detalles más finos.`,
        },
        {
          id: 'celular-en-la-pieza',
          question: md`El celular funciona dentro de una pieza cerrada, sin ventanas a la antena. ¿Por qué?`,
          key: 'Sus ondas atraviesan muros que detienen la luz visible',
          distractors: [
            {
              text: 'Sus ondas son sonido que entra por las rendijas',
              feedback: 'Son ondas electromagnéticas; el parlante produce el sonido al final.',
            },
            {
              text: 'Sus ondas son luz visible que rebota por los pasillos',
              feedback: 'No se ven: son ondas de radio y microondas.',
              mistake: 'elige-luz-visible-por-costumbre',
            },
          ],
          explanation: md`Las ondas de radio y microondas pasan en parte por muros de ladrillo o madera.`,
        },
        {
          id: 'laser-y-ampolleta',
          question: md`¿Qué distingue a un láser rojo de una ampolleta roja?`,
          key: 'Sus ondas van al mismo paso y en un haz angosto',
          distractors: [
            { text: 'Sus ondas viajan más rápido por el aire', feedback: 'Toda la luz viaja igual en el aire.' },
            {
              text: 'Sus ondas son de radio y no de luz',
              feedback: 'El láser rojo es luz visible; lo especial es lo ordenada que va.',
            },
          ],
          explanation: md`La ampolleta emite hacia todos lados, con muchas longitudes de onda y sin orden.`,
        },
      ],
    },
  ],
  summary: [
    md`Eco: $d = \frac{v \cdot t}{2}$, con la rapidez del medio por donde viaja el pulso.`,
    md`Fibra: reflexión total; conviene la luz de **menor** atenuación, que es infrarroja.`,
    md`Telescopio: reflexión que junta luz. Láser: ondas al mismo paso. Celular: radio y microondas.`,
  ],
});
