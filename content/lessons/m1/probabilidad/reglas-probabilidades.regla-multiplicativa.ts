import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm1.probabilidad.reglas-probabilidades.regla-multiplicativa',
  version: 1,
  minutes: 16,
  opening: {
    question: md`Pones dos alarmas. Cada una falla 1 de cada 10 mañanas, sin relación entre ellas. ¿Cada cuántas mañanas, en promedio, fallan las dos?`,
    guesses: ['Una de cada 5', 'Una de cada 20', 'Una de cada 100'],
    reveal: md`Una de cada 100. De 100 mañanas, la primera falla en unas 10, y de esas 10 la segunda falla en una. Cuando tienen que pasar dos cosas a la vez, las probabilidades se multiplican.`,
  },
  points: [
    {
      id: 'las-dos-o-al-menos-una',
      title: 'Las dos, ninguna, al menos una',
      idea: md`Dos eventos son **independientes** si uno no cambia la probabilidad del otro. Entonces, que ocurran **los dos**:

$$P(A \cap B) = P(A) \cdot P(B)$$

Que no ocurra ninguno también es un producto: multiplica las de que **no** ocurran.

Para «al menos uno» hay un atajo. Lo contrario de al menos uno es ninguno:

$$P(\text{al menos uno}) = 1 - P(\text{ninguno})$$

Sumar las probabilidades cuenta dos veces el caso en que ocurren ambos.`,
      manipulable: {
        kind: 'probability',
        branches: [
          { label: 'falla', probability: 0.1 },
          { label: 'suena', probability: 0.9 },
        ],
        stages: 2,
        task: 'Sigue cada camino y multiplica: ¿cuánto suman los caminos en que suena al menos una alarma?',
      },
      example: {
        problem: md`Dos bombas de agua funcionan de manera independiente. Una parte al primer intento con probabilidad 0,3 y la otra, con 0,5. ¿Cuál es la probabilidad de que parta al menos una?`,
        steps: [
          { title: 'Escribe lo contrario', text: md`No parten con probabilidad 0,7 y 0,5.` },
          { title: 'Que no parta ninguna', text: md`$0{,}7 \cdot 0{,}5 = 0{,}35$.` },
          { title: 'Que parta al menos una', text: md`$1 - 0{,}35 = 0{,}65$.` },
          { title: 'Comprueba con la suma', text: md`$0{,}3 + 0{,}5 - 0{,}3 \cdot 0{,}5 = 0{,}65$.` },
        ],
      },
      warnings: [
        {
          mistake: 'independientes-suma',
          text: md`Sumar $0{,}3 + 0{,}5 = 0{,}8$. Pueden partir las dos, y ese caso queda contado dos veces.`,
        },
        {
          mistake: 'independientes-ambos',
          text: md`Responder $0{,}15$: esa es la de que partan las dos. «Al menos una» incluye más casos.`,
        },
        {
          mistake: 'independientes-ninguno',
          text: md`Quedarse en $0{,}35$, que es la de ninguna. Falta restarla de 1.`,
        },
      ],
      checks: [
        {
          id: 'dos-sensores',
          question: md`Dos sensores de humo detectan un foco con probabilidad 0,3 y 0,4, de manera independiente. ¿Cuál es la probabilidad de que lo detecte al menos uno?`,
          key: '0,58',
          distractors: [
            {
              text: '0,7',
              feedback: 'Sumaste, y el caso en que detectan los dos quedó contado dos veces.',
              mistake: 'independientes-suma',
            },
            {
              text: '0,12',
              feedback: 'Esa es la de que lo detecten los dos.',
              mistake: 'independientes-ambos',
            },
            {
              text: '0,42',
              feedback: 'Esa es la de que fallen los dos. Réstala de 1.',
              mistake: 'independientes-ninguno',
            },
          ],
          explanation: md`$1 - 0{,}7 \cdot 0{,}6 = 1 - 0{,}42 = 0{,}58$.`,
        },
        {
          id: 'moneda-y-dado',
          question: md`Se lanzan una moneda y un dado. ¿Cuál es la probabilidad de obtener cara **y** un múltiplo de 3?`,
          key: md`$\frac{1}{6}$`,
          distractors: [
            {
              text: md`$\frac{5}{6}$`,
              feedback: 'Sumaste. Si tienen que ocurrir los dos, se multiplica.',
              mistake: 'independientes-suma',
            },
            { text: md`$\frac{2}{3}$`, feedback: 'Esa es la de que ocurra al menos uno.' },
            {
              text: md`$\frac{1}{3}$`,
              feedback: md`Es la de ninguno, $\frac{1}{2} \cdot \frac{2}{3}$, o solo la del dado.`,
              mistake: 'independientes-ninguno',
            },
          ],
          explanation: md`$\frac{1}{2} \cdot \frac{2}{6} = \frac{1}{6}$: los casos cara-3 y cara-6 de 12.`,
        },
        {
          id: 'tres-monedas',
          question: md`Se lanzan tres monedas. ¿Cuál es la probabilidad de obtener al menos una cara?`,
          key: md`$\frac{7}{8}$`,
          distractors: [
            {
              text: md`$\frac{1}{8}$`,
              feedback: 'Esa es la de que no salga ninguna.',
              mistake: 'independientes-ninguno',
            },
            { text: md`$\frac{3}{8}$`, feedback: 'Esa es la de que salga exactamente una.' },
            { text: md`$\frac{1}{2}$`, feedback: 'Esa es la de una sola moneda: con tres es más fácil.' },
          ],
          explanation: md`$1 - \frac{1}{2} \cdot \frac{1}{2} \cdot \frac{1}{2} = \frac{7}{8}$.`,
        },
      ],
    },
    {
      id: 'una-despues-de-otra',
      title: 'Sacar una después de otra, sin devolver',
      idea: md`Si sacas algo y **no lo devuelves**, la segunda vez hay menos. Los números cambian:

- el **total** baja en 1, siempre;
- los **favorables** bajan en 1 si salió uno de ellos.

Con 4 dulces de menta y 6 de fruta, dos de menta seguidos: $\frac{4}{10} \cdot \frac{3}{9}$.

La segunda fracción supone que ya pasó lo primero. Si lo devuelves y revuelves, se repite la primera fracción: son independientes.`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 'inicio', label: '4 menta, 6 fruta', column: 0, row: 1 },
          { id: 'm', label: '3 menta, 6 fruta', column: 1, row: 0 },
          { id: 'f', label: '4 menta, 5 fruta', column: 1, row: 2 },
          { id: 'mm', label: 'dos de menta', column: 2, row: 0 },
        ],
        arrows: [
          { from: 'inicio', to: 'm', label: '4/10' },
          { from: 'inicio', to: 'f', label: '6/10' },
          { from: 'm', to: 'mm', label: '3/9' },
        ],
        alt: 'Árbol de una bolsa con 4 dulces de menta y 6 de fruta. Si sale menta (4 de 10), quedan 3 y 6; después menta otra vez es 3 de 9. Si sale fruta (6 de 10), quedan 4 y 5.',
      },
      example: {
        problem: md`De una bolsa con 4 dulces de menta y 6 de fruta se sacan dos al azar, sin devolver el primero. ¿Cuál es la probabilidad de que los dos sean de menta?`,
        steps: [
          { title: 'El primero', text: md`$\frac{4}{10}$.` },
          { title: 'El segundo, si el primero fue de menta', text: md`Quedan 3 de menta y 9 en total: $\frac{3}{9}$.` },
          { title: 'Multiplica', text: md`$\frac{4}{10} \cdot \frac{3}{9} = \frac{12}{90} = \frac{2}{15}$.` },
        ],
      },
      warnings: [
        {
          mistake: 'extraccion-con-reposicion',
          text: md`Calcular $\frac{4}{10} \cdot \frac{4}{10}$. Eso sería devolviendo el primero.`,
        },
        {
          mistake: 'extraccion-no-descuenta-favorable',
          text: md`Calcular $\frac{4}{10} \cdot \frac{4}{9}$. Quedan 9 dulces, pero también una menta menos.`,
        },
        {
          mistake: 'extraccion-solo-la-primera',
          text: md`Quedarse en $\frac{4}{10}$. Falta que el segundo también sea de menta.`,
        },
      ],
      checks: [
        {
          id: 'dos-entradas-premiadas',
          question: md`En un sobre hay 8 boletos y 5 tienen premio. Se sacan dos sin devolver el primero. ¿Cuál es la probabilidad de que ambos tengan premio?`,
          key: md`$\frac{5}{14}$`,
          distractors: [
            {
              text: md`$\frac{25}{64}$`,
              feedback: 'Eso es devolviendo el primero.',
              mistake: 'extraccion-con-reposicion',
            },
            {
              text: md`$\frac{25}{56}$`,
              feedback: 'Bajaste el total, pero también queda un premio menos.',
              mistake: 'extraccion-no-descuenta-favorable',
            },
            {
              text: md`$\frac{5}{8}$`,
              feedback: 'Esa es la del primero. Falta el segundo.',
              mistake: 'extraccion-solo-la-primera',
            },
          ],
          explanation: md`$\frac{5}{8} \cdot \frac{4}{7} = \frac{20}{56} = \frac{5}{14}$.`,
        },
        {
          id: 'buena-y-despues-mala',
          question: md`De 12 ampolletas, 3 están quemadas. Se sacan dos sin devolver. ¿Cuál es la probabilidad de que la primera esté buena y la segunda, quemada?`,
          key: md`$\frac{9}{44}$`,
          distractors: [
            {
              text: md`$\frac{3}{16}$`,
              feedback: 'Eso es devolviendo la primera: la segunda se saca de 11.',
              mistake: 'extraccion-con-reposicion',
            },
            {
              text: md`$\frac{3}{22}$`,
              feedback: 'Descontaste una quemada, pero la que salió estaba buena: quedan 3.',
            },
            {
              text: md`$\frac{3}{4}$`,
              feedback: 'Esa es la de que la primera esté buena.',
              mistake: 'extraccion-solo-la-primera',
            },
          ],
          explanation: md`$\frac{9}{12} \cdot \frac{3}{11} = \frac{27}{132} = \frac{9}{44}$.`,
        },
        {
          id: 'letras-en-orden',
          question: md`Tres fichas tienen las letras S, O y L. Se sacan las tres de a una, sin devolverlas. ¿Cuál es la probabilidad de que salga SOL, en ese orden?`,
          key: md`$\frac{1}{6}$`,
          distractors: [
            {
              text: md`$\frac{1}{27}$`,
              feedback: 'Eso sería devolviendo cada ficha.',
              mistake: 'extraccion-con-reposicion',
            },
            {
              text: md`$\frac{1}{3}$`,
              feedback: 'Esa es la de que salga primero la S. Faltan las otras.',
              mistake: 'extraccion-solo-la-primera',
            },
            { text: md`$\frac{1}{2}$`, feedback: 'Esa es la de la O si la S ya salió. Multiplica por la primera.' },
          ],
          explanation: md`$\frac{1}{3} \cdot \frac{1}{2} \cdot 1 = \frac{1}{6}$.`,
        },
      ],
    },
    {
      id: 'solo-uno-de-los-dos',
      title: 'Solo uno: dos caminos que se suman',
      idea: md`«Solo uno» se puede dar de dos maneras: el primero sí y el segundo no, o al revés.

1. Dentro de cada camino, **multiplica**.
2. Los caminos no pueden darse juntos: **suma**.

$$P(\text{solo uno}) = P(A) \cdot P(\text{no } B) + P(\text{no } A) \cdot P(B)$$

No es «al menos uno», que incluye además el caso de los dos.

Para revisar: los dos, solo uno y ninguno tienen que sumar 1.`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 'i', label: 'Inicio', column: 0, row: 1 },
          { id: 'si', label: 'Emilia sí', column: 1, row: 0 },
          { id: 'no', label: 'Emilia no', column: 1, row: 2 },
          { id: 'uno', label: 'Tomás no', column: 2, row: 0 },
          { id: 'dos', label: 'Tomás sí', column: 2, row: 2 },
        ],
        arrows: [
          { from: 'i', to: 'si', label: '0,7' },
          { from: 'i', to: 'no', label: '0,3' },
          { from: 'si', to: 'uno', label: '0,4' },
          { from: 'no', to: 'dos', label: '0,6' },
        ],
        alt: 'Los dos caminos de «solo uno»: Emilia sí (0,7) y Tomás no (0,4); Emilia no (0,3) y Tomás sí (0,6).',
      },
      example: {
        problem: md`Emilia pasa una prueba de manejo con probabilidad 0,7 y Tomás, con 0,6, de manera independiente. ¿Cuál es la probabilidad de que pase solo uno?`,
        steps: [
          { title: 'Ella sí y él no', text: md`$0{,}7 \cdot 0{,}4 = 0{,}28$.` },
          { title: 'Ella no y él sí', text: md`$0{,}3 \cdot 0{,}6 = 0{,}18$.` },
          { title: 'Suma los caminos', text: md`$0{,}28 + 0{,}18 = 0{,}46$.` },
          { title: 'Revisa', text: md`Los dos: 0,42. Ninguno: 0,12. $0{,}42 + 0{,}46 + 0{,}12 = 1$.` },
        ],
      },
      warnings: [
        {
          mistake: 'solo-uno-como-al-menos-uno',
          text: md`Responder $0{,}88$, que es la de al menos uno. Incluye que pasen los dos.`,
        },
        {
          mistake: 'solo-uno-como-ambos-o-ninguno',
          text: md`Sumar $0{,}42 + 0{,}12$: son justo los casos que no sirven, los dos o ninguno.`,
        },
        {
          mistake: 'solo-uno-multiplica-los-dos-casos',
          text: md`Multiplicar $0{,}28 \cdot 0{,}18$. Son dos caminos distintos: se da uno **o** el otro, y eso se suma.`,
        },
      ],
      checks: [
        {
          id: 'expresion-de-solo-uno',
          question: md`Un arquero ataja un penal con probabilidad $0{,}8$ y otra arquera, con $0{,}3$, de manera independiente. ¿Qué expresión da la probabilidad de que ataje solo uno?`,
          key: md`$0{,}8 \cdot 0{,}7 + 0{,}2 \cdot 0{,}3$`,
          distractors: [
            {
              text: md`$0{,}8 + 0{,}3 - 0{,}8 \cdot 0{,}3$`,
              feedback: 'Esa es la de al menos uno: incluye que atajen los dos.',
              mistake: 'solo-uno-como-al-menos-uno',
            },
            {
              text: md`$0{,}8 \cdot 0{,}3 + 0{,}2 \cdot 0{,}7$`,
              feedback: 'Esos son los dos o ninguno.',
              mistake: 'solo-uno-como-ambos-o-ninguno',
            },
            {
              text: md`$0{,}8 \cdot 0{,}7 \cdot 0{,}2 \cdot 0{,}3$`,
              feedback: 'Los dos caminos no ocurren juntos: se suman.',
              mistake: 'solo-uno-multiplica-los-dos-casos',
            },
          ],
          explanation: md`Él sí y ella no, más él no y ella sí: $0{,}56 + 0{,}06 = 0{,}62$.`,
        },
        {
          id: 'un-gol-de-dos-penales',
          question: md`Una jugadora convierte cada penal con probabilidad 0,9, sin que uno influya en el otro. Si patea dos, ¿cuál es la probabilidad de que convierta solo uno?`,
          key: '0,18',
          distractors: [
            { text: '0,09', feedback: 'Contaste un solo orden: puede convertir el primero o el segundo.' },
            {
              text: '0,99',
              feedback: 'Esa es la de convertir al menos uno.',
              mistake: 'solo-uno-como-al-menos-uno',
            },
            {
              text: '0,82',
              feedback: 'Sumaste los casos de los dos o ninguno.',
              mistake: 'solo-uno-como-ambos-o-ninguno',
            },
          ],
          explanation: md`$0{,}9 \cdot 0{,}1 + 0{,}1 \cdot 0{,}9 = 0{,}18$.`,
        },
        {
          id: 'una-cara-de-tres',
          question: md`Al lanzar tres monedas, ¿cuál es la probabilidad de obtener exactamente una cara?`,
          key: md`$\frac{3}{8}$`,
          distractors: [
            {
              text: md`$\frac{1}{8}$`,
              feedback: 'Contaste un solo orden. La cara puede salir en cualquiera de las tres.',
            },
            {
              text: md`$\frac{7}{8}$`,
              feedback: 'Esa es la de al menos una.',
              mistake: 'solo-uno-como-al-menos-uno',
            },
            {
              text: md`$\frac{1}{512}$`,
              feedback: 'Multiplicaste los tres caminos: se suman.',
              mistake: 'solo-uno-multiplica-los-dos-casos',
            },
          ],
          explanation: md`Hay tres caminos, cada uno con $\frac{1}{8}$: $3 \cdot \frac{1}{8} = \frac{3}{8}$.`,
        },
      ],
    },
  ],
  summary: [
    md`Los dos, si son independientes: multiplica.`,
    md`Al menos uno: 1 menos ninguno.`,
    md`Sin devolver: baja el total y, si salió uno, también los favorables.`,
    md`Solo uno: multiplica dentro de cada camino y suma los caminos.`,
  ],
});
