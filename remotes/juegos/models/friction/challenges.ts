import type { Challenge, Verdict } from '../simulation.ts';
import { checkDiagram, forcesNow } from './diagram.ts';
import { forcesOf } from './forces.ts';
import {
  type FrictionState,
  GRAVITY,
  SETTLED_STEPS,
  type Settings,
  STEP_SECONDS,
  type Trial,
} from './friction-state.ts';
import { SURFACES, type SurfaceId } from './surfaces.ts';
import { number, quantity, toward } from './words.ts';

const NEWTON = 'ciencias.fisica.mecanica.newton';
const FREE_BODY = 'ciencias.fisica.mecanica.cuerpo-libre';
const FORCES = 'ciencias.fisica.mecanica.fuerzas';
const FRICTION = 'ciencias.fisica.mecanica.roce';

/** How long something has to go on until it counts as seen. */
const stepsOf = (seconds: number) => Math.round(seconds / STEP_SECONDS);

export const FRICTION_CHALLENGES: readonly Challenge<FrictionState>[] = [
  {
    id: 'roce-se-ajusta',
    level: 1,
    contents: [FRICTION],
    title: 'El roce que se ajusta',
    task: 'Haz que el roce valga 40 N sin que la caja se mueva.',
    from: 'superficie=madera&masa=20&empuje=0',
    predict: {
      question: 'El roce de esta caja puede llegar a 98 N. Si la empujas con 40 N y no parte, ¿cuánto vale el roce?',
      options: ['40 N', '98 N', '58 N', 'Cero'],
    },
    judge: (state) => {
      const { friction } = nowOf(state);
      const isQuiet = isResting(state);
      if (!isOnFloor(state, 'madera', 20)) return otherBox('madera', 20);
      return {
        isDone: isQuiet && Math.abs(Math.abs(friction) - 40) < 0.01,
        words: isQuiet
          ? `La caja está quieta y el roce vale ${quantity(Math.abs(friction), 'N', 1)}.`
          : notQuiet(state),
      };
    },
    explain: {
      question: 'El máximo es 98 N. ¿Por qué ahora el roce no vale eso?',
      options: [
        {
          text: 'Porque quieta la fuerza neta es cero: el roce iguala al empuje',
          isRight: true,
          feedback: 'Así es: hace lo justo, y 98 N es solo hasta donde puede llegar.',
        },
        {
          text: 'Porque el roce es siempre menor que el empuje',
          feedback: 'Si fuera menor, la fuerza neta no sería cero y la caja partiría.',
        },
        {
          text: 'Porque actúa el roce cinético, que es menor',
          feedback: 'El cinético actúa cuando desliza. Esta caja está quieta.',
        },
      ],
      words:
        'Quieta, la fuerza neta es cero: el roce estático equilibra al empuje, sea de 10 N, de 40 N o de 97 N. Si valiera siempre 98 N, la caja partiría contra tu mano.',
    },
  },
  {
    id: 'justo-antes-de-partir',
    level: 1,
    contents: [FRICTION],
    title: 'Justo antes de partir',
    task: 'Encuentra el mayor empuje, en newtons enteros, con que la caja todavía no parte.',
    from: 'superficie=acero&masa=20&empuje=50',
    predict: {
      question: 'Cuando por fin parta, ¿qué pasará con el roce?',
      options: ['Bajará de golpe', 'Seguirá igual', 'Subirá con la rapidez', 'Desaparecerá'],
    },
    judge: (state) => {
      const { push, staticMost } = nowOf(state);
      const isQuiet = isResting(state, SETTLED_STEPS);
      const spare = staticMost - Math.abs(push);
      if (!isOnFloor(state, 'acero', 20)) return otherBox('acero', 20);
      return {
        isDone: isQuiet && spare >= 0 && spare < 1,
        words: isQuiet
          ? `Con ${quantity(Math.abs(push), 'N', 1)} no parte${spare < 1 ? '.' : ', y aguanta al menos 1 N más.'}`
          : notQuiet(state),
      };
    },
    explain: {
      question: 'Con 117 N el roce era de 117 N. Si empujas con 118 N parte. ¿Cuánto vale el roce entonces?',
      options: [
        {
          text: '58,8 N: el cinético, 0,3 veces la normal',
          isRight: true,
          feedback: 'Sí: apenas desliza, el roce baja y se queda en ese valor.',
        },
        {
          text: '117,6 N: el máximo estático',
          feedback: 'Ese máximo vale mientras está quieta. Al deslizar usa el coeficiente cinético.',
        },
        {
          text: '118 N: iguala al empuje',
          feedback: 'Si lo igualara, no aceleraría. Mira la flecha de la fuerza neta.',
        },
      ],
      words:
        'La normal es 20 · 9,8 = 196 N. El roce estático llega hasta 0,6 · 196 = 117,6 N; apenas desliza queda en 0,3 · 196 = 58,8 N. Por eso la caja no parte de a poco, sino de golpe.',
    },
  },
  {
    id: 'siempre-igual',
    level: 1,
    contents: [NEWTON, FRICTION],
    title: 'Siempre igual de rápido',
    task: 'La caja sale lanzada a 3 m/s. Elige el empuje con que mantiene la misma rapidez durante 2 segundos.',
    from: 'superficie=madera&masa=25&empuje=0&lanzada=3',
    predict: {
      question: 'Para que la rapidez no cambie, ¿cómo tiene que ser el empuje?',
      options: ['Mayor que el roce cinético', 'Igual al roce cinético', 'Cero', 'Igual al máximo del roce estático'],
    },
    judge: (state) => {
      const { acceleration } = nowOf(state);
      const isMoving = state.phase === 'running' && state.velocity !== 0;
      if (!isOnFloor(state, 'madera', 25)) return otherBox('madera', 25);
      return {
        isDone: isMoving && acceleration === 0 && state.sameSteps >= stepsOf(2),
        words: isMoving
          ? `Va a ${quantity(Math.abs(state.velocity), 'm/s')} y su rapidez ${acceleration === 0 ? 'no cambia' : `cambia ${quantity(Math.abs(acceleration), 'm/s')} cada segundo`}.`
          : notMoving(state),
      };
    },
    explain: {
      question: '¿Cuánto vale la fuerza neta mientras la rapidez no cambia?',
      options: [
        {
          text: 'Cero: el empuje y el roce se equilibran',
          isRight: true,
          feedback: 'Sí. Fuerza neta cero no es estar quieto: es no cambiar.',
        },
        {
          text: 'Lo mismo que el empuje: algo tiene que llevarla',
          feedback: 'El empuje solo repone lo que quita el roce. La rapidez que trae no necesita fuerza.',
        },
        {
          text: 'Un poco más que cero, hacia delante',
          feedback: 'Con cualquier fuerza neta hacia delante ganaría rapidez.',
        },
      ],
      words:
        'El roce cinético es 0,3 · 25 · 9,8 = 73,5 N. Con un empuje igual la fuerza neta es cero y la caja sigue a 3 m/s, como dice la primera ley. Los 122,5 N del máximo estático solo harían falta para partir desde el reposo.',
    },
  },
  {
    id: 'diagrama-que-frena',
    level: 1,
    contents: [FREE_BODY, FRICTION],
    title: 'Las fuerzas de lo que frena',
    task: 'La caja sale lanzada y nadie la empuja. Dibuja sus fuerzas mientras desliza y frena.',
    from: 'superficie=madera&masa=20&empuje=0&lanzada=4&flechas=no',
    predict: {
      question: 'Ya salió de la mano y va hacia la derecha, frenando. ¿Qué fuerzas horizontales actúan sobre ella?',
      options: [
        'Solo el roce, hacia la izquierda',
        'La del lanzamiento, hacia la derecha, y el roce, hacia la izquierda',
        'Solo la del lanzamiento, que se va gastando',
      ],
    },
    judge: (state) => {
      const { slope, push, hanging } = state.settings;
      return judgeDiagram(
        state,
        slope === 0 && push === 0 && hanging === 0,
        'en el piso horizontal y sin que nadie la empuje',
      );
    },
    explain: {
      question: 'Va hacia la derecha y la fuerza neta apunta hacia la izquierda. ¿Puede ser?',
      options: [
        {
          text: 'Sí: la fuerza neta apunta hacia donde cambia la velocidad, no hacia donde va',
          isRight: true,
          feedback: 'Exacto: por eso pierde rapidez.',
        },
        {
          text: 'No: falta la fuerza que la lleva hacia la derecha',
          feedback: 'Pregúntate quién la haría: ya nadie la toca por detrás.',
        },
        {
          text: 'Sí, pero solo en el instante en que se detiene',
          feedback: 'Al detenerse el roce desaparece. Apunta hacia la izquierda mientras desliza.',
        },
      ],
      words:
        'Cada flecha tiene un autor: la Tierra hace el peso y el piso, la normal y el roce. Nadie hace una fuerza hacia delante; la caja sigue por la rapidez que traía y el roce se la quita.',
    },
  },
  {
    id: 'acelera-a-dos',
    level: 2,
    contents: [NEWTON, FRICTION],
    title: 'Dos metros por segundo, cada segundo',
    task: 'Haz que la caja de 25 kg acelere a 2 m/s² sobre el piso horizontal durante un segundo.',
    from: 'superficie=madera&masa=25&empuje=0',
    predict: {
      question: '¿Cuánto habrá que empujar?',
      options: ['50 N', 'Más de 50 N', 'Menos de 50 N'],
    },
    judge: (state) => {
      const { acceleration, slides } = nowOf(state);
      const isMoving = state.phase === 'running' && state.velocity !== 0;
      // Half a newton, the least by which the push can be changed, is 0.02 m/s² here.
      const isRight = Math.abs(acceleration * slides - 2) < 0.011;
      if (!isOnFloor(state, 'madera', 25)) return otherBox('madera', 25);
      return {
        isDone: isMoving && isRight && state.sameSteps >= stepsOf(1),
        words: isMoving
          ? `${acceleration * slides < 0 ? 'Frena' : 'Acelera'} a ${quantity(Math.abs(acceleration), 'm/s²')}.`
          : notMoving(state),
      };
    },
    explain: {
      question: '¿Por qué no basta con 25 kg · 2 m/s² = 50 N?',
      options: [
        {
          text: 'Porque 50 N es la fuerza neta: además hay que compensar el roce',
          isRight: true,
          feedback: 'Sí: el empuje es la neta más el roce.',
        },
        {
          text: 'Porque hay que sumar el máximo del roce estático',
          feedback: 'Ese hay que pasarlo para partir. Mientras acelera actúa el cinético.',
        },
        { text: 'Porque también hay que empujar el peso', feedback: 'El peso es vertical y lo equilibra la normal.' },
      ],
      words:
        'La segunda ley habla de la fuerza neta: 25 · 2 = 50 N. El roce cinético quita 0,3 · 245 = 73,5 N, así que el empuje es 50 + 73,5 = 123,5 N. Y alcanza para partir, porque pasa del máximo estático, 122,5 N.',
    },
  },
  {
    id: 'angulo-en-que-resbala',
    level: 2,
    contents: [FRICTION],
    title: 'El ángulo en que resbala',
    task: 'Sin empujarla, encuentra dos ángulos seguidos: uno en que la caja se queda y el siguiente, en que resbala sola.',
    from: 'superficie=madera&masa=20&angulo=10&empuje=0',
    predict: {
      question: 'Con el doble de masa y las mismas superficies, ¿con qué ángulo resbala?',
      options: ['Con uno menor: pesa más y cae antes', 'Con uno mayor: se agarra más', 'Con el mismo'],
    },
    judge: (state) => {
      const free = experimentsOf(state).filter(
        ({ push, hanging, launch }) => push === 0 && hanging === 0 && launch === 0,
      );
      const held = free.filter(({ outcome }) => outcome === 'held');
      const slid = free.filter(({ outcome }) => outcome !== 'held');
      const isDone = held.some((stays) =>
        slid.some((goes) => goes.slope === stays.slope + 1 && isSameBut(['slope'], stays, goes)),
      );
      return {
        isDone,
        words: `${anglesOf(held, 'Se quedó quieta')} ${anglesOf(slid, 'Resbaló')}${isDone ? '' : ' Tienen que ser dos ángulos seguidos.'}`,
      };
    },
    explain: {
      question: '¿De qué depende el ángulo en que resbala?',
      options: [
        {
          text: 'Solo de las superficies: ahí la tangente del ángulo iguala a μe',
          isRight: true,
          feedback: 'Sí: la masa está a los dos lados y se cancela.',
        },
        {
          text: 'De la masa: la más pesada resbala antes',
          feedback:
            'Con más masa tira más el peso, pero también crece la normal y, con ella, el roce. Prueba con 40 kg.',
        },
        {
          text: 'Del roce cinético de las superficies',
          feedback: 'El cinético actúa cuando ya desliza. Para partir hay que vencer el estático.',
        },
      ],
      words:
        'A lo largo de la rampa el peso tira con m · g · sen θ y el roce aguanta hasta μe · m · g · cos θ. Resbala cuando tan θ pasa de μe: para 0,5 es 26,6°, cualquiera sea la masa.',
    },
  },
  {
    id: 'la-masa-no-frena',
    level: 2,
    contents: [FRICTION],
    title: 'Dos masas, un mismo lanzamiento',
    task: 'Lanza una caja y deja que pare sola. Repite con al menos el doble de masa, sin cambiar nada más.',
    from: 'superficie=madera&masa=20&empuje=0&lanzada=5',
    predict: {
      question: '¿Cuál avanza más hasta detenerse?',
      options: ['La de más masa: cuesta más pararla', 'La de menos masa: tiene menos roce', 'Las dos lo mismo'],
    },
    judge: (state) => judgePair(state, 'mass', (less, more) => more >= 2 * less, 'con al menos el doble de masa'),
    explain: {
      question: '¿Por qué la masa no cambió la distancia?',
      options: [
        {
          text: 'Con el doble de masa el roce es el doble, y también hace falta el doble de fuerza para frenarla igual',
          isRight: true,
          feedback: 'Sí: la aceleración es μc · g, sin la masa.',
        },
        {
          text: 'Porque el roce es el mismo para las dos',
          feedback: 'No es el mismo: con el doble de masa la normal es el doble, y el roce también.',
        },
        {
          text: 'Porque las dos traen la misma energía',
          feedback: 'La de más masa trae más energía. También el roce le quita más en cada metro.',
        },
      ],
      words:
        'El roce es μc · m · g y la aceleración, roce dividido por masa: μc · g. La masa se cancela y la distancia, v² / (2 · μc · g), solo depende de la rapidez y de las superficies. Cambiaste una sola cosa: por eso la comparación vale.',
    },
  },
  {
    id: 'doble-de-rapidez',
    level: 2,
    contents: [FRICTION, NEWTON],
    title: 'El doble de rapidez',
    task: 'Lanza la caja y deja que pare sola. Repite con el doble de rapidez, sin cambiar nada más.',
    from: 'superficie=goma-seca&masa=20&empuje=0&lanzada=4',
    predict: {
      question: 'Con el doble de rapidez, ¿cuánto avanza hasta detenerse?',
      options: ['Lo mismo', 'El doble', 'El triple', 'Cuatro veces más lejos'],
    },
    judge: (state) => judgePair(state, 'launch', (less, more) => more === 2 * less, 'con el doble de rapidez'),
    explain: {
      question: '¿Por qué llega cuatro veces más lejos y no dos?',
      options: [
        {
          text: 'Tarda el doble en parar y, además, en promedio va al doble de rapidez',
          isRight: true,
          feedback: 'Sí: dos veces el tiempo por dos veces la rapidez media.',
        },
        {
          text: 'Porque a más rapidez el roce es menor',
          feedback: 'El roce cinético no depende de la rapidez: mira que la flecha mide lo mismo.',
        },
        {
          text: 'Porque tarda cuatro veces más en parar',
          feedback: 'Mira el gráfico de la velocidad: baja al mismo ritmo, así que tarda el doble.',
        },
      ],
      words:
        'Frena a un ritmo fijo, μc · g, de modo que el tiempo crece con la rapidez y la distancia, con su cuadrado: v² / (2 · μc · g). Por eso un auto a 100 km/h necesita cuatro veces la distancia de uno a 50 para frenar.',
    },
  },
  {
    id: 'diagrama-en-la-rampa',
    level: 2,
    contents: [FREE_BODY, FRICTION],
    title: 'Las fuerzas en la rampa',
    task: 'La caja baja deslizando por la rampa y nadie la empuja. Dibuja sus fuerzas, con su dirección y su largo.',
    from: 'superficie=madera&masa=20&angulo=35&empuje=0&flechas=no',
    predict: {
      question: 'En la rampa, ¿cómo es la normal comparada con el peso?',
      options: ['Igual de grande y opuesta', 'Más chica e inclinada', 'Más grande e inclinada'],
    },
    judge: (state) => {
      const { slope, push, hanging } = state.settings;
      const isAsked = slope > 0 && push === 0 && hanging === 0 && forcesNow(state).slides < 0;
      return judgeDiagram(state, isAsked, 'mientras baja por la rampa sin que nadie la empuje');
    },
    explain: {
      question: '¿Por qué la normal es menor que el peso?',
      options: [
        {
          text: 'Solo equilibra la parte del peso que aprieta contra la rampa',
          isRight: true,
          feedback: 'Sí: m · g · cos θ. La otra parte tira rampa abajo.',
        },
        {
          text: 'Porque en la rampa la caja pesa menos',
          feedback: 'El peso es el mismo: la Tierra la atrae igual.',
        },
        {
          text: 'Porque el roce sostiene lo que falta',
          feedback: 'El roce va a lo largo de la rampa: no sostiene hacia fuera de ella.',
        },
      ],
      words:
        'El peso es vertical; la rampa solo empuja perpendicular a ella. La normal equilibra m · g · cos θ y lo que queda, m · g · sen θ, tira rampa abajo. El roce va contra el deslizamiento: rampa arriba.',
    },
  },
  {
    id: 'la-masa-que-la-hace-partir',
    level: 3,
    contents: [FORCES, NEWTON],
    title: 'Lo que cuelga la hace partir',
    task: 'Busca dos masas colgantes que difieran en 0,5 kg: con la menor la caja se queda; con la mayor, parte.',
    from: 'superficie=madera&masa=10&empuje=0&cuelga=2',
    predict: {
      question: 'Apenas la caja parte, ¿qué pasa con la fuerza con que tira la cuerda?',
      options: ['Aumenta', 'Baja', 'Sigue igual al peso de lo que cuelga'],
    },
    judge: (state) => {
      const roped = experimentsOf(state).filter(
        ({ push, hanging, launch }) => push === 0 && hanging > 0 && launch === 0,
      );
      const held = roped.filter(({ outcome }) => outcome === 'held');
      const slid = roped.filter(({ outcome }) => outcome !== 'held');
      const isDone = held.some((stays) =>
        slid.some((goes) => goes.hanging === stays.hanging + 0.5 && isSameBut(['hanging'], stays, goes)),
      );
      return {
        isDone,
        words: `${massesOf(held, 'Se quedó')} ${massesOf(slid, 'Partió')}${isDone ? '' : ' Tienen que diferir en 0,5 kg.'}`,
      };
    },
    explain: {
      question: 'Mientras baja acelerando, ¿cómo es la tensión comparada con el peso de lo que cuelga?',
      options: [
        {
          text: 'Menor: por eso lo que cuelga acelera hacia abajo',
          isRight: true,
          feedback: 'Sí: su fuerza neta, peso menos tensión, apunta hacia abajo.',
        },
        {
          text: 'Igual: la cuerda transmite todo el peso',
          feedback: 'Si fueran iguales, lo que cuelga tendría fuerza neta cero y no aceleraría.',
        },
        {
          text: 'Mayor: además tiene que mover la caja',
          feedback: 'Si fuera mayor, lo que cuelga aceleraría hacia arriba.',
        },
      ],
      words:
        'Quieta, la cuerda tira con el peso de lo que cuelga, y el roce llega hasta 0,5 · 98 = 49 N, el peso de 5 kg. Con 5,5 kg parte; entonces la tensión es M · (g − a), con M la masa que cuelga: menor que su peso, y las dos masas comparten la aceleración.',
    },
  },
  {
    id: 'media-tension',
    level: 3,
    contents: [NEWTON, FORCES],
    title: 'La mitad del peso en la cuerda',
    task: 'Consigue que, mientras todo se mueve, la cuerda tire con la mitad de lo que pesa lo que cuelga (entre 45 % y 55 %).',
    from: 'superficie=madera&masa=10&empuje=0&cuelga=6',
    predict: {
      question: 'Si la tensión es la mitad del peso de lo que cuelga, ¿con qué aceleración cae?',
      options: ['Con g', 'Con la mitad de g', 'Con un cuarto de g', 'Con rapidez constante'],
    },
    judge: (state) => {
      const { tension, slides } = nowOf(state);
      const { hanging } = state.settings;
      const isMoving = state.phase === 'running' && state.velocity !== 0 && hanging > 0;
      const share = hanging > 0 ? tension / (hanging * GRAVITY) : 0;
      const isHalf = share >= 0.45 && share <= 0.55;
      return {
        isDone: isMoving && slides > 0 && isHalf && state.sameSteps >= stepsOf(0.25),
        words:
          hanging === 0
            ? 'Falta la cuerda: cuelga algo de ella.'
            : isMoving
              ? `La cuerda tira con el ${number(share * 100, 0)} % de lo que pesa lo que cuelga.`
              : notMoving(state),
      };
    },
    explain: {
      question: '¿Qué hay que hacer para que la tensión sea una parte menor del peso de lo que cuelga?',
      options: [
        {
          text: 'Que todo acelere más: con más masa colgando o menos roce',
          isRight: true,
          feedback: 'Sí: T = M · (g − a). A mayor aceleración, menor parte del peso.',
        },
        {
          text: 'Colgar menos masa',
          feedback:
            'Así la tensión baja en newtons, pero el peso baja más: acelera menos y la tensión se acerca al peso.',
        },
        {
          text: 'Poner más masa en la caja',
          feedback: 'Así cuesta más acelerarla: la tensión se acerca al peso de lo que cuelga.',
        },
      ],
      words:
        'Para lo que cuelga, la fuerza neta es M · g − T = M · a; si T es la mitad del peso, a es la mitad de g. Las dos masas aceleran juntas: a = (M · g − roce) / (m + M). Por eso, con mucha masa colgando, la tensión es una parte pequeña de su peso, aunque en newtons sea mayor; con poca, se acerca al peso.',
    },
  },
  {
    id: 'roce-para-los-dos-lados',
    level: 3,
    contents: [FRICTION, FORCES],
    title: 'El roce, para los dos lados',
    task: 'En la rampa con cuerda, deja la caja quieta dos veces cambiando solo lo que cuelga: una con el roce rampa arriba y otra con el roce rampa abajo.',
    from: 'superficie=madera&masa=10&angulo=30&empuje=0&cuelga=0.5',
    predict: {
      question: 'En una rampa, con la caja quieta, ¿el roce puede apuntar rampa abajo?',
      options: ['No: siempre sostiene', 'Sí, si algo la tira rampa arriba lo suficiente', 'Solo si la caja se mueve'],
    },
    judge: (state) => {
      const held = experimentsOf(state).filter(
        ({ outcome, slope, hanging }) => outcome === 'held' && slope > 0 && hanging > 0,
      );
      const up = held.filter(({ friction }) => friction > 0);
      const down = held.filter(({ friction }) => friction < 0);
      const isDone = up.some((one) => down.some((other) => isSameBut(['hanging'], one, other)));
      return {
        isDone,
        words: `${massesOf(up, 'Con el roce rampa arriba')} ${massesOf(down, 'Con el roce rampa abajo')}`,
      };
    },
    explain: {
      question: '¿Qué decide hacia dónde apunta el roce estático?',
      options: [
        {
          text: 'Hacia dónde partiría la caja si no hubiera roce: va en contra',
          isRight: true,
          feedback: 'Sí: si gana la cuerda, apunta rampa abajo; si gana el peso, rampa arriba.',
        },
        {
          text: 'La rampa: el roce siempre apunta hacia arriba de ella',
          feedback: 'Con mucha masa colgando apuntó hacia abajo.',
        },
        {
          text: 'Hacia dónde se mueve la caja: va en contra',
          feedback: 'Eso vale para el cinético. Aquí la caja está quieta.',
        },
      ],
      words:
        'Rampa abajo tira 10 · 9,8 · sen 30° = 49 N; rampa arriba, lo que cuelga. El roce pone la diferencia, hasta 42,4 N a cualquiera de los dos lados. Por eso la caja se queda con cualquier masa entre 0,67 y 9,33 kg.',
    },
  },
  {
    id: 'vuelve-mas-lenta',
    level: 3,
    contents: [NEWTON, FRICTION],
    title: 'Vuelve más lenta',
    task: 'Lanza la caja rampa arriba y consigue que vuelva a pasar por la partida con menos de la mitad de la rapidez con que salió.',
    from: 'superficie=hielo&masa=20&angulo=30&empuje=0&lanzada=8',
    predict: {
      question: '¿Qué demora más: subir o volver a la partida?',
      options: ['Subir', 'Volver', 'Lo mismo: es el mismo camino'],
    },
    judge: ({ settings: { slope, push, hanging, launch }, returnSpeed, isTouched, velocity, phase }) => {
      const isAsked = slope > 0 && push === 0 && hanging === 0 && launch > 0 && !isTouched;
      return {
        isDone: isAsked && returnSpeed !== null && returnSpeed < launch / 2,
        words: !isAsked
          ? 'Tiene que salir lanzada rampa arriba, sin cuerda y sin que nadie la empuje.'
          : returnSpeed !== null
            ? `Salió a ${quantity(launch, 'm/s')} y volvió a ${quantity(returnSpeed, 'm/s')}.`
            : phase === 'running' && velocity === 0
              ? 'Se quedó arriba: el roce la sostiene.'
              : 'Todavía no vuelve a la partida.',
      };
    },
    explain: {
      question: '¿Por qué vuelve más lenta de lo que salió?',
      options: [
        {
          text: 'Al subir, el roce y el peso frenan juntos; al bajar, el roce le resta al peso',
          isRight: true,
          feedback: 'Sí: frena rápido y después gana rapidez despacio.',
        },
        {
          text: 'Porque el roce es mayor al bajar',
          feedback: 'El roce cinético vale lo mismo en los dos sentidos: solo cambia hacia dónde apunta.',
        },
        {
          text: 'Porque arriba se detiene y pierde toda su energía',
          feedback: 'Arriba conserva la energía de la altura. Lo que se perdió es lo que calentó el roce en el camino.',
        },
      ],
      words:
        'Al subir la aceleración es g · (sen θ + μc · cos θ), contra el movimiento; al bajar, g · (sen θ − μc · cos θ). El camino es el mismo, pero la caja vuelve más lenta, y lo que falta de energía es el calor del roce en la ida y en la vuelta.',
    },
  },
];

const nowOf = ({ settings, velocity }: FrictionState) => forcesOf(settings, velocity);

/** Whether nothing but the push differs from the box on level ground whose figures the explanation tells. */
function isOnFloor({ settings }: FrictionState, surface: SurfaceId, kilograms: number): boolean {
  return settings.surface === surface && settings.mass === kilograms && settings.slope === 0 && settings.hanging === 0;
}

const otherBox = (surface: SurfaceId, kilograms: number): Verdict => ({
  isDone: false,
  words: `La caja tiene que ser de ${quantity(kilograms, 'kg')}, de ${SURFACES[surface].name}, en un piso horizontal y sin cuerda.`,
});

function isResting({ phase, velocity, restSteps }: FrictionState, steps = stepsOf(0.25)): boolean {
  return phase === 'running' && velocity === 0 && restSteps >= steps;
}

function notQuiet({ phase, velocity, settings }: FrictionState): string {
  if (phase === 'ready') return 'Una mano sostiene la caja: suéltala.';
  return velocity === 0 ? 'Espera un momento: recién cambió algo.' : `La caja va ${toward(velocity, settings.slope)}.`;
}

function notMoving({ phase }: FrictionState): string {
  return phase === 'ready' ? 'Una mano sostiene la caja: suéltala.' : 'La caja no se mueve.';
}

function judgeDiagram(state: FrictionState, isAsked: boolean, asked: string): Verdict {
  const arrows = Object.keys(state.diagram).length;
  const isSliding = forcesNow(state).slides !== 0;
  if (!isAsked || !isSliding)
    return { isDone: false, words: `Pon la caja en la partida: el diagrama es de cuando desliza ${asked}.` };
  const isDone = checkDiagram(state).length === 0;
  const has =
    arrows === 0
      ? 'Tu diagrama no tiene flechas'
      : `Tu diagrama tiene ${arrows === 1 ? 'una flecha' : `${arrows} flechas`}`;
  return { isDone, words: isDone ? `${has} y es el de esta caja.` : `${has} y todavía no es el de esta caja.` };
}

/** Two boxes that were thrown the same way on level ground and stopped by themselves, alike in all but `name`. */
function judgePair(
  state: FrictionState,
  name: 'mass' | 'launch',
  isFarther: (less: number, more: number) => boolean,
  asked: string,
): Verdict {
  const thrown = state.trials.filter(
    ({ outcome, launch, push, slope, hanging }) =>
      outcome === 'stopped' && launch !== 0 && push === 0 && slope === 0 && hanging === 0,
  );
  const pairs = thrown.flatMap((one) =>
    thrown
      .filter((other) => isSameBut([name], one, other) && isFarther(one[name], other[name]))
      .map((other) => [one, other]),
  );
  const [pair] = pairs;
  const last = thrown.at(-1);
  if (pair) return { isDone: true, words: pair.map(stopOf).join(' ') };
  return {
    isDone: false,
    words: last
      ? `${stopOf(last)} Falta otro ensayo ${asked}, igual en todo lo demás.`
      : 'Todavía no hay una caja lanzada en el piso horizontal y sin cuerda que se haya detenido sola.',
  };
}

function stopOf({ mass, launch, position }: Trial): string {
  return `La caja de ${quantity(mass, 'kg')} lanzada a ${quantity(Math.abs(launch), 'm/s')} paró a ${quantity(Math.abs(position), 'm')}.`;
}

/** Those of the notebook and, where it moves and nobody touched it, the one that goes on. */
function experimentsOf(state: FrictionState): readonly Trial[] {
  const { settings, phase, velocity, isTouched, isNoted, seconds, position, trials } = state;
  if (phase !== 'running' || velocity === 0 || isTouched || isNoted) return trials;
  return [...trials, { ...settings, outcome: 'left', seconds, position, friction: nowOf(state).friction }];
}

const SETTING_NAMES = [
  'mass',
  'slope',
  'staticCoefficient',
  'kineticCoefficient',
  'push',
  'hanging',
  'launch',
] as const satisfies readonly (keyof Settings)[];

function isSameBut(free: readonly (keyof Settings)[], one: Settings, other: Settings): boolean {
  return SETTING_NAMES.every((name) => free.includes(name) || one[name] === other[name]);
}

function anglesOf(trials: readonly Trial[], did: string): string {
  return listOf(
    did,
    trials.map(({ slope }) => slope),
    '°',
  );
}

function massesOf(trials: readonly Trial[], did: string): string {
  return listOf(
    did,
    trials.map(({ hanging }) => hanging),
    '\u00a0kg',
  );
}

function listOf(did: string, values: readonly number[], unit: string): string {
  const sorted = [...new Set(values)].sort((one, other) => one - other).map((value) => number(value) + unit);
  return `${did}: ${sorted.length === 0 ? 'todavía nunca' : sorted.join(', ')}.`;
}
