import type { Challenge, Verdict } from '../simulation.ts';
import { delayOf, isHeard, writtenSpot } from './describe.ts';
import { CASES, degreesBetween, degreesOfDelay, delayAt, KM_PER_DEGREE } from './epicentre.ts';
import { layerAt, readingAt } from './layers.ts';
import { listed, written, writtenTime, writtenYears } from './numbers.ts';
import { BORDER_FACTS, type Border, crustKm, formedBy, mountainKm, slabDepthKm, tipKm } from './plates.ts';
import { firstArrival } from './rays.ts';
import { type EarthState, QUAKE_SECONDS } from './state.ts';

const INTERIOR = 'ciencias.fisica.tierra.interior';
const PLATES = 'ciencias.fisica.tierra.placas';
const DRIFT = 'ciencias.fisica.tierra.deriva-continental';

const done = (words: string): Verdict => ({ isDone: true, words });
const missing = (words: string): Verdict => ({ isDone: false, words });

/** A challenge of the probe is judged where one can see it. */
function probed(state: EarthState, judge: (state: EarthState) => Verdict): Verdict {
  if (state.view !== 'capas') return missing('Esto se hace en la vista Capas.');
  return state.openDegrees === 0 ? missing('El corte está cerrado: ábrelo para mirar adentro.') : judge(state);
}

/** What a station hears is known once all has come up. */
function heard(state: EarthState, judge: (stations: readonly number[]) => Verdict): Verdict {
  if (state.view !== 'ondas') return missing('Esto se hace en la vista Ondas.');
  if (state.quakeSeconds === null) return missing('El sismo todavía no ocurre.');
  if (state.quakeSeconds < QUAKE_SECONDS) {
    return missing(
      `Van ${writtenTime(state.quakeSeconds)}: faltan ondas por llegar hasta ${writtenTime(QUAKE_SECONDS)}.`,
    );
  }
  return judge(state.stations);
}

function moved(state: EarthState, border: Border, judge: (state: EarthState) => Verdict): Verdict {
  if (state.view !== 'placas') return missing('Esto se hace en la vista Placas.');
  if (state.border !== border) {
    return missing(`El borde es ${BORDER_FACTS[state.border].name}, y con él no se consigue.`);
  }
  return judge(state);
}

/** Seconds by which a delay may be off: the distance of a station goes by whole degrees. */
const DELAY_ERROR = 5;
const DOUBLE_DELAY = 598;

const SHADOW_EDGE_DEGREES = 5;

const FLOOR_KM = 100;
const FLOOR_YEARS = 4e6;

const TOWN_DEPTH_KM = 110;
const TOWN_ERROR_KM = 4;

const FAULT_KM = 200;
const MOUNTAIN_KM = 4;

/** As the issue of the epicentre asks, and no luck: each delay is read, too. */
const EPICENTRE_DEGREES = 1;
const READ_ERROR = 4;

export const CHALLENGES: readonly Challenge<EarthState>[] = [
  {
    id: 'la-capa-liquida',
    level: 1,
    contents: [INTERIOR],
    title: 'La única capa líquida del interior',
    task: 'En la vista Capas, baja la sonda hasta la única capa líquida del interior de la Tierra.',
    from: 'capas.composicion.0.120',
    predict: {
      question: '¿Cuál crees que es?',
      options: ['El manto', 'El núcleo externo', 'El núcleo interno'],
    },
    judge: (state) =>
      probed(state, ({ division, depthKm }) => {
        const layer = layerAt(division, depthKm);
        return layer.isLiquid
          ? done(`La sonda está en el ${layer.name}, que es líquido.`)
          : missing(
              `A ${written(depthKm)} km hay material sólido: las ondas S van a ${written(readingAt(depthKm).s, 1)} km/s.`,
            );
      }),
    explain: {
      question: '¿Qué dato muestra que esa capa es líquida?',
      options: [
        {
          text: 'Que las ondas S no pasan por ella',
          isRight: true,
          feedback: 'Un líquido no tiene rigidez, y sin rigidez no hay ondas S.',
        },
        {
          text: 'Que está muy caliente',
          feedback: 'El núcleo interno está más caliente y es sólido: la temperatura sola no decide.',
        },
        {
          text: 'Que es más densa que el manto',
          feedback: 'Es más densa porque es de hierro. El núcleo interno lo es todavía más, y es sólido.',
        },
      ],
      words:
        'Bajo los 2.891 km las ondas P siguen, más lentas, y las S desaparecen. Las S sacuden de lado y necesitan rigidez, que un líquido no tiene. Así se supo que el núcleo externo está fundido sin que nadie haya llegado ahí.',
    },
  },
  {
    id: 'manto-que-es-placa',
    level: 1,
    contents: [INTERIOR, PLATES],
    title: 'Manto que es placa',
    task: 'Cambia la división a comportamiento y deja la sonda en roca que sea parte de una placa y que, por composición, sea manto.',
    from: 'capas.composicion.1000.120',
    predict: {
      question: '¿De qué está hecha una placa tectónica?',
      options: ['De corteza, sin manto', 'De corteza y algo de manto', 'De manto, sin corteza'],
    },
    judge: (state) =>
      probed(state, ({ division, depthKm }) => {
        const [made, behaves] = [layerAt('composicion', depthKm), layerAt('mecanica', depthKm)];
        if (division !== 'mecanica') return missing('La división es por composición: las placas no se ven en ella.');
        return behaves.id === 'litosfera' && made.within === 'manto'
          ? done(`A ${written(depthKm)} km la roca es manto y pertenece a la litosfera.`)
          : missing(`A ${written(depthKm)} km la capa es ${behaves.name}; por composición es ${made.name}.`);
      }),
    explain: {
      question: '¿En qué se diferencian corteza y litosfera?',
      options: [
        {
          text: 'La litosfera es rígida e incluye la corteza y el manto frío pegado a ella',
          isRight: true,
          feedback: 'Una división mira la composición; la otra, el comportamiento.',
        },
        {
          text: 'Son dos nombres de lo mismo',
          feedback: 'La corteza termina a unos 35 km y la litosfera, a unos 100.',
        },
        {
          text: 'La litosfera es la parte de la corteza que está bajo el mar',
          feedback: 'Hay litosfera bajo los océanos y bajo los continentes.',
        },
      ],
      words:
        'La corteza se distingue del manto por su composición: ahí cambia la roca. La litosfera se distingue de la astenosfera porque es rígida: ahí cambia cómo se comporta. Una placa es un trozo de litosfera, así que lleva corteza y también manto.',
    },
  },
  {
    id: 'al-otro-lado-sin-s',
    level: 1,
    contents: [INTERIOR],
    title: 'Donde la S no llega',
    task: 'En la vista Ondas, deja una estación donde nunca llegue la onda S, pero sí una que cruzó el núcleo. Corre el sismo hasta el final.',
    from: 'ondas.30.60.90.ambas',
    predict: {
      question: '¿Qué llega a una estación justo al otro lado del planeta?',
      options: ['P y S', 'Ondas P, pero no S', 'Ondas S, pero no P', 'Nada'],
    },
    judge: (state) =>
      heard(state, (stations) => {
        const crossed = (degrees: number) => isHeard('PKP', degrees) || isHeard('PKIKP', degrees);
        const found = stations.find((degrees) => !isHeard('S', degrees) && crossed(degrees));
        if (found !== undefined) return done(`A ${found}° no llegó la S y sí una onda que cruzó el núcleo.`);
        const deaf = stations.find((degrees) => !isHeard('S', degrees));
        return missing(
          deaf === undefined
            ? 'A las tres estaciones llegó la S.'
            : `A ${deaf}° no llegó la S, pero tampoco una onda que cruzara el núcleo.`,
        );
      }),
    explain: {
      question: '¿Por qué no llega la S?',
      options: [
        {
          text: 'Porque su camino pasaría por el núcleo externo, que es líquido',
          isRight: true,
          feedback: 'Hasta unos 100° el rayo da la vuelta en el manto; más lejos tendría que cruzar el núcleo.',
        },
        {
          text: 'Porque se queda sin energía con la distancia',
          feedback: 'La P hace un camino parecido y llega. Lo que decide es el material.',
        },
        {
          text: 'Porque es muy lenta y todavía no llega',
          feedback: 'En el modelo ya llegó todo lo que podía llegar.',
        },
      ],
      words:
        'Las ondas S atraviesan todo el manto, que es sólido. Las que apuntan al núcleo se reflejan en él (ScS) y ninguna lo cruza como S, porque es líquido. Por eso hay una zona de sombra de la S desde unos 100° hasta el otro lado del planeta.',
    },
  },
  {
    id: 'corrido-de-lado',
    level: 1,
    contents: [PLATES],
    title: 'Cortado y corrido',
    task: 'En la vista Placas, elige un borde que corte lo que lo cruza y lo desplace 200 km de lado, con sismos y sin un solo volcán ni montaña.',
    from: 'placas.divergente.25.150',
    predict: {
      question: '¿Qué tipo de borde no crea ni destruye corteza?',
      options: ['Divergente', 'Convergente con subducción', 'Transformante'],
    },
    judge: (state) =>
      moved(state, 'transformante', ({ border, rateMm, years }) => {
        const { movedKm } = formedBy(border, rateMm, years);
        const words = `Lo que cruza la falla está corrido ${written(movedKm, 1)} km.`;
        return movedKm >= FAULT_KM ? done(words) : missing(words);
      }),
    explain: {
      question: '¿Por qué ahí no hay volcanes?',
      options: [
        {
          text: 'Porque las placas pasan una junto a la otra: nada se abre ni se hunde',
          isRight: true,
          feedback: 'Sin abertura ni agua que baje, el manto no se funde.',
        },
        {
          text: 'Porque las placas se mueven muy lento',
          feedback: 'San Andrés se mueve el doble de rápido que la dorsal del Atlántico, que sí tiene magma.',
        },
        {
          text: 'Porque el roce enfría la roca',
          feedback: 'El roce la calienta. Lo que falta es una causa que funda el manto.',
        },
      ],
      words:
        'En un borde transformante las placas se deslizan de lado. Se traban y se sueltan, y eso son los sismos, poco profundos. No se abre un espacio por donde suba magma, ni baja una placa con agua: por eso no hay volcanes.',
    },
  },
  {
    id: 'doble-de-atraso',
    level: 2,
    contents: [INTERIOR],
    title: '¿Doble atraso, doble distancia?',
    task: 'A 30° la S llega 299 s después que la P. Encuentra a qué distancia el atraso es el doble, unos 598 s, y deja ahí una estación.',
    from: 'ondas.30.60.150.ambas',
    predict: {
      question: 'La distancia buscada será…',
      options: ['menos de 60°', '60°, justo el doble', 'más de 60°'],
    },
    judge: (state) =>
      heard(state, (stations) => {
        const known = stations
          .filter((degrees) => isHeard('P', degrees) && isHeard('S', degrees))
          .map((degrees) => ({ degrees, delay: delayAt(degrees) }));
        const off = ({ delay }: { readonly delay: number }) => Math.abs(delay - DOUBLE_DELAY);
        const [best] = known.sort((one, other) => off(one) - off(other));
        if (!best) return missing('A ninguna estación llegaron P y S.');
        const words = `A ${best.degrees}° el atraso es de ${written(best.delay)} s.`;
        return off(best) <= DELAY_ERROR ? done(words) : missing(words);
      }),
    explain: {
      question: '¿Por qué hay que ir a más del doble?',
      options: [
        {
          text: 'Porque los rayos a estaciones lejanas bajan más, y más abajo las ondas van más rápido',
          isRight: true,
          feedback: 'Cada grado de más agrega menos atraso que el anterior.',
        },
        {
          text: 'Porque la onda S acelera con el tiempo',
          feedback: 'Su rapidez depende del lugar por donde pasa, y no del tiempo que lleva.',
        },
        {
          text: 'Porque la P frena al alejarse',
          feedback: 'Al bajar por el manto también la P va más rápido.',
        },
      ],
      words:
        'Si las rapideces fueran iguales en todas partes, el atraso sería proporcional a la distancia. En la Tierra aumentan con la profundidad, y el rayo a 79° baja mucho más que el rayo a 30°. Para sismos cercanos la proporción sirve; para lejanos hace falta una tabla.',
    },
  },
  {
    id: 'borde-de-la-sombra',
    level: 2,
    contents: [INTERIOR],
    title: 'Donde empieza la sombra',
    task: 'Encierra el comienzo de la sombra de la P: una estación a la que llegue la P y otra, a 5° o menos de ella, a la que no. Corre el sismo hasta el final.',
    from: 'ondas.40.80.120.p',
    predict: { question: '¿Cerca de qué distancia empieza?', options: ['50°', '100°', '150°'] },
    judge: (state) =>
      heard(state, (stations) => {
        const lit = stations.filter((degrees) => isHeard('P', degrees));
        const dark = stations.filter((degrees) => !isHeard('P', degrees));
        const gaps = lit.flatMap((one) => dark.map((other) => other - one));
        if (gaps.length === 0) return missing('Falta una estación a cada lado del comienzo de la sombra.');
        const least = Math.min(...gaps);
        const words = `Entre la última estación con P y la primera sin ella hay ${written(least)}°.`;
        return least <= SHADOW_EDGE_DEGREES ? done(words) : missing(words);
      }),
    explain: {
      question: '¿Qué produce esa sombra?',
      options: [
        {
          text: 'Los rayos que entran al núcleo se doblan hacia el centro y salen más lejos',
          isRight: true,
          feedback: 'Al pasar de 13,7 a 8 km/s se refractan hacia la normal, y recién salen desde unos 145°.',
        },
        {
          text: 'El núcleo absorbe las ondas P',
          feedback: 'Las P lo cruzan: llegan otra vez desde unos 145°.',
        },
        {
          text: 'La sombra está de noche',
          feedback: 'Las ondas sísmicas viajan igual de día y de noche.',
        },
      ],
      words:
        'El último rayo P roza el núcleo y sale cerca de los 100°. El que baja un poco más entra en un material donde va más lento, se dobla hacia el centro y sale mucho más lejos. En medio queda la sombra (muchos textos la ponen entre 103° y 143°); en los sismogramas reales llega ahí algo de P que bordea el núcleo, muy débil.',
    },
  },
  {
    id: 'fondo-nuevo',
    level: 2,
    contents: [PLATES, DRIFT],
    title: 'Cien kilómetros de fondo nuevo',
    task: 'Elige el borde en que nace fondo oceánico y haz que en 4 millones de años nazcan 100 km en total, entre los dos lados.',
    from: 'placas.transformante.50.150',
    predict: {
      question: '¿A qué rapidez deben separarse las placas?',
      options: ['0,25 cm por año', '2,5 cm por año', '25 cm por año'],
    },
    judge: (state) =>
      moved(state, 'divergente', ({ border, rateMm, years }) => {
        const { movedKm } = formedBy(border, rateMm, years);
        const words = `En ${writtenYears(years)} nacieron ${written(movedKm, 1)} km de fondo.`;
        const isDone = Math.abs(years - FLOOR_YEARS) <= 1e5 && Math.abs(movedKm - FLOOR_KM) <= 3;
        return isDone ? done(words) : missing(words);
      }),
    explain: {
      question: '¿Dónde está la roca más vieja de esos 100 km?',
      options: [
        {
          text: 'En las dos orillas, a 50 km del eje',
          isRight: true,
          feedback: 'Nació primero y fue empujada a los lados por la que nació después.',
        },
        { text: 'En el eje de la dorsal', feedback: 'Ahí está la que nace ahora.' },
        { text: 'En una sola de las orillas', feedback: 'El fondo nace por igual hacia los dos lados.' },
      ],
      words:
        '100 km en 4 millones de años son 25 km por millón de años: 2,5 cm por año, lo que se mide en la dorsal del Atlántico. A cada placa le toca la mitad. Que la edad aumente igual hacia ambos lados fue una prueba decisiva de que los continentes se separan.',
    },
  },
  {
    id: 'arco-volcanico',
    level: 2,
    contents: [PLATES],
    title: 'Volcanes tierra adentro',
    task: 'Elige el borde como el de Chile y deja pasar los años hasta que nazca una cadena de volcanes.',
    from: 'placas.colision.45.150',
    predict: {
      question: '¿Dónde aparecerán los volcanes?',
      options: [
        'En la fosa, donde se tocan las placas',
        'Unos 300 km tierra adentro',
        'Mar adentro, sobre la placa que llega',
      ],
    },
    judge: (state) =>
      moved(state, 'subduccion', ({ border, rateMm, years }) => {
        const { movedKm, hasVolcanoes } = formedBy(border, rateMm, years);
        const words = `Se han hundido ${written(movedKm)} km de placa`;
        return hasVolcanoes ? done(`${words} y hay un arco de volcanes.`) : missing(`${words} y no hay volcanes.`);
      }),
    explain: {
      question: '¿Por qué nacen ahí?',
      options: [
        {
          text: 'La placa, al llegar a unos 100 km de profundidad, libera agua, y con ella se funde el manto de encima',
          isRight: true,
          feedback: 'Con agua, la roca caliente se funde a menor temperatura.',
        },
        {
          text: 'El roce entre las placas funde la corteza',
          feedback: 'El roce está junto a la fosa, donde no hay volcanes.',
        },
        {
          text: 'La lava sube desde el núcleo por la grieta',
          feedback: 'El núcleo está a 2.900 km. El magma se forma a unos 100 km, en el manto.',
        },
      ],
      words:
        'La placa oceánica baja cargada de minerales con agua. A unos 100 km de profundidad la libera; el agua baja el punto de fusión del manto que está encima, y de ahí sube el magma. Como la placa baja inclinada, ese lugar queda tierra adentro: bajo los Andes.',
    },
  },
  {
    id: 'bajo-la-ciudad',
    level: 2,
    contents: [PLATES],
    title: 'Un sismo a 110 km de profundidad',
    task: 'Con el borde como el de Chile, aleja la ciudad de la fosa hasta que la placa que se hunde pase a 110 km de profundidad bajo ella, con un margen de 4 km.',
    from: 'placas.subduccion.72.50',
    predict: {
      question: '¿Dónde queda esa ciudad?',
      options: ['En la costa', 'A unos 300 km de la fosa', 'A más de 450 km de la fosa'],
    },
    judge: (state) =>
      moved(state, 'subduccion', ({ border, rateMm, years, siteKm }) => {
        const { movedKm } = formedBy(border, rateMm, years);
        if (tipKm(movedKm) < siteKm || years === 0) return missing('La placa todavía no llega bajo la ciudad.');
        const depth = slabDepthKm(siteKm);
        const words = `Bajo la ciudad, la placa está a ${written(depth)} km de profundidad.`;
        return Math.abs(depth - TOWN_DEPTH_KM) <= TOWN_ERROR_KM ? done(words) : missing(words);
      }),
    explain: {
      question: '¿Qué dibujan los sismos, de la fosa hacia el este?',
      options: [
        {
          text: 'Una placa que baja inclinada hacia el este',
          isRight: true,
          feedback: 'Es la placa de Nazca, bajo la Sudamericana.',
        },
        {
          text: 'Una placa que baja inclinada hacia el oeste',
          feedback: 'Entonces los profundos estarían bajo el mar.',
        },
        {
          text: 'El fondo de la corteza continental',
          feedback: 'La corteza termina mucho más arriba que esos sismos.',
        },
      ],
      words:
        'Los sismos bajo la costa son someros; bajo San Pedro de Atacama, a unos 320 km de la fosa, pasan de los 100 km de profundidad. Unidos dibujan la placa de Nazca, que se hunde hacia el este. Sin verla, se sabe dónde está.',
    },
  },
  {
    id: 'la-onda-de-lehmann',
    level: 3,
    contents: [INTERIOR],
    title: 'Una onda en plena sombra',
    task: 'Deja una estación en la sombra, donde no llegue ni la P ni la PKP (la P que cruzó el núcleo externo), y donde aun así llegue una onda. Corre el sismo hasta el final.',
    from: 'ondas.60.100.160.p',
    predict: {
      question: '¿Por dónde tuvo que pasar esa onda?',
      options: ['Solo por el manto', 'Por el núcleo externo, sin tocar el interno', 'Por el núcleo interno'],
    },
    judge: (state) =>
      heard(state, (stations) => {
        const isDark = (degrees: number) => !isHeard('P', degrees) && !isHeard('PKP', degrees);
        const found = stations.find((degrees) => isDark(degrees) && isHeard('PKIKP', degrees));
        if (found !== undefined) {
          return done(`A ${found}° llegó solo la PKIKP, a los ${writtenTime(firstArrival('PKIKP', found) ?? 0)}.`);
        }
        return missing(
          stations.some(isDark)
            ? 'Hay una estación en la sombra, pero ahí no llegó nada.'
            : 'Ninguna estación está en la sombra.',
        );
      }),
    explain: {
      question: '¿Qué mostró esa onda?',
      options: [
        {
          text: 'Que dentro del núcleo hay otro, en el que la P va más rápido',
          isRight: true,
          feedback: 'Ese salto de rapidez desvía los rayos hacia la sombra.',
        },
        {
          text: 'Que el manto es líquido',
          feedback: 'Las S cruzan el manto: es sólido.',
        },
        {
          text: 'Que las S sí cruzan el núcleo externo',
          feedback: 'PKIKP es P en todo su camino.',
        },
      ],
      words:
        'Inge Lehmann estudió en 1936 ondas débiles que llegaban donde debía haber sombra. Las explicó con un núcleo interno en el que la P va más rápido, y así lo descubrió. Después se confirmó que es sólido.',
    },
  },
  {
    id: 'montana-con-raiz',
    level: 3,
    contents: [PLATES],
    title: 'Una cordillera sin volcanes',
    task: 'Levanta una cordillera de más de 4 km sobre la llanura, sin volcanes, y mira cuánto mide la corteza bajo ella.',
    from: 'placas.subduccion.72.150',
    predict: {
      question: 'Para una montaña de 5 km, ¿cuánto debe engrosar la corteza?',
      options: ['5 km', 'Unos 10 km', 'Más de 30 km'],
    },
    judge: (state) =>
      moved(state, 'colision', ({ border, rateMm, years }) => {
        const crust = crustKm(formedBy(border, rateMm, years).movedKm);
        const height = mountainKm(crust);
        const words = `La cordillera mide ${written(height, 1)} km y la corteza, ${written(crust, 1)} km.`;
        return height > MOUNTAIN_KM ? done(words) : missing(words);
      }),
    explain: {
      question: '¿Por qué la corteza engruesa tanto más de lo que se alza?',
      options: [
        {
          text: 'Porque flota en un manto sólido que fluye muy lento, y casi todo lo que engruesa queda abajo',
          isRight: true,
          feedback: 'Es su raíz, como la de un témpano: la densidad de la corteza es apenas menor que la del manto.',
        },
        {
          text: 'Porque la lluvia desgasta la mayor parte',
          feedback: 'La erosión existe, pero aquí no se cuenta: la raíz está bajo la montaña.',
        },
        {
          text: 'Porque una de las placas se hunde hasta el núcleo',
          feedback: 'Entre dos continentes ninguno se hunde: son poco densos.',
        },
      ],
      words:
        'La corteza continental es poco densa y no se hunde: se acorta y se engruesa. Con 2,8 g/cm³ sobre un manto de 3,3, solo 15 de cada 100 metros que engruesa se alzan sobre la llanura; el resto es raíz. Por eso bajo el Tíbet la corteza mide unos 70 km. Sin una placa que baje con agua, no hay volcanes.',
    },
  },
  {
    id: 'epicentro-de-tres',
    level: 3,
    contents: [INTERIOR, PLATES],
    title: 'El epicentro',
    task: 'Marca la P y la S en los tres sismogramas y pon el epicentro donde se cruzan los círculos, a menos de 1° del verdadero.',
    from: 'epicentro.1',
    predict: {
      question: 'Con los círculos de solo dos estaciones, ¿cuántos lugares quedan?',
      options: ['Uno', 'Dos', 'Todos los del primer círculo'],
    },
    judge: ({ view, caseIndex, picks, guess }) => {
      const quake = CASES[caseIndex];
      if (view !== 'epicentro' || !quake) return missing('Esto se hace en la vista Epicentro.');
      const read = quake.stations.filter((_, index) => {
        const { p = 0, s = 0 } = picks[index] ?? {};
        return s > p && Math.abs(s - p - delayOf(quake, index)) <= READ_ERROR;
      });
      if (read.length < quake.stations.length) {
        return missing(`Atrasos bien leídos: ${read.length} de ${quake.stations.length}.`);
      }
      const isNear = degreesBetween(quake, guess) <= EPICENTRE_DEGREES;
      if (isNear) return done(`El epicentro está en ${writtenSpot(quake)}: ${quake.name}.`);
      const gaps = quake.stations.map((station, index) => {
        const { p = 0, s = 0 } = picks[index] ?? {};
        const off = Math.abs(degreesBetween(station, guess) - degreesOfDelay(s - p)) * KM_PER_DEGREE;
        return `a ${written(off)} km del ${index === 0 ? 'círculo ' : ''}de ${station.name}`;
      });
      return missing(`Los tres atrasos están bien. Tu epicentro queda ${listed(gaps)}.`);
    },
    explain: {
      question: '¿Por qué hacen falta tres estaciones?',
      options: [
        {
          text: 'Porque dos círculos se cruzan en dos lugares y el tercero decide',
          isRight: true,
          feedback: 'Cada atraso da una distancia y ninguna dirección.',
        },
        {
          text: 'Porque cada estación registra una onda distinta',
          feedback: 'Las tres registran P y S.',
        },
        {
          text: 'Porque se promedian los tres epicentros',
          feedback: 'Cada estación da un círculo y no un epicentro.',
        },
      ],
      words:
        'El atraso entre P y S da la distancia: la estación está en el centro de un círculo y el epicentro, en algún lugar de su orilla. Dos círculos dejan dos lugares; el tercero elige uno. Las estaciones en línea, como las de la costa de Chile, dudan entre mar y tierra: por eso ayuda una isla o el otro lado de la cordillera.',
    },
  },
];
