import type { Challenge, Verdict } from '../simulation.ts';
import { cellsOf, chromatidsOf, chromosomesOf, dnaOf, isFinished, lineOf, stageOf } from './division.ts';
import { SWITCH_WORDS } from './missing.ts';
import { condition, isBalanced, turgor } from './osmosis.ts';
import type { CellState } from './state.ts';
import { count, list, number, percent } from './words.ts';

const CELULA = 'ciencias.biologia.celula';
const HERENCIA = 'ciencias.biologia.herencia-evolucion';
const AMBIENTE = 'ciencias.biologia.ambiente';

const verdict = (isDone: boolean, words: string): Verdict => ({ isDone, words });

/** What is off, in words that a colon may follow. */
const off = ({ missing }: CellState): string =>
  missing.off.length === 0 ? 'Célula completa' : `Sin ${list(missing.off.map((part) => SWITCH_WORDS[part].within))}`;

const NAMED_ENOUGH = 6;
const TUMOUR_CELLS = 8;

export const CELL_CHALLENGES: readonly Challenge<CellState>[] = [
  {
    id: 'nombrar-animal',
    level: 1,
    contents: [`${CELULA}.organelos`],
    title: 'Ponle nombre a lo que ves',
    task: `Nombra bien al menos ${NAMED_ENOUGH} partes de la célula animal.`,
    from: 'partes.animal.celula.-.nombrar',
    predict: {
      question: '¿Cuál de estas partes esperas ver más grande?',
      options: ['El lisosoma', 'La mitocondria', 'El núcleo'],
    },
    judge({ parts }) {
      const named = parts.named.animal.length;
      return verdict(named >= NAMED_ENOUGH, `Llevas ${number(named)} de ${NAMED_ENOUGH} partes de la célula animal.`);
    },
    explain: {
      question: 'Una célula del páncreas fabrica y exporta muchas proteínas. ¿Qué esperas que tenga en abundancia?',
      options: [
        {
          text: 'Retículo rugoso y Golgi',
          isRight: true,
          feedback: 'En el retículo rugoso se fabrican y el Golgi las empaca para enviarlas.',
        },
        { text: 'Retículo liso y vacuola', feedback: 'El retículo liso fabrica lípidos, y esa vacuola es de plantas.' },
        { text: 'Lisosomas y centríolos', feedback: 'Los lisosomas digieren, y los centríolos ayudan a dividirse.' },
      ],
      words:
        'El núcleo es el más grande: unos 6 µm, contra menos de 1 µm de ancho de una mitocondria. Saber qué hace cada parte permite deducir el trabajo de una célula mirando de qué tiene más.',
    },
  },
  {
    id: 'nombrar-bacteria',
    level: 1,
    contents: [`${CELULA}.tipos`],
    title: 'Una célula sin núcleo',
    task: 'Encuentra la célula que no tiene núcleo y nombra en ella el ADN, los ribosomas y la pared.',
    from: 'partes.animal.celula.-.nombrar',
    predict: {
      question: 'Si no tiene núcleo, ¿dónde está su ADN?',
      options: ['No tiene ADN', 'En el citoplasma', 'En las mitocondrias'],
    },
    judge({ parts }) {
      const wanted = (['nucleoide', 'ribosomas', 'pared'] as const).filter((part) =>
        parts.named.bacteria.includes(part),
      );
      return verdict(wanted.length === 3, `Llevas ${number(wanted.length)} de las 3 partes en la célula sin núcleo.`);
    },
    explain: {
      question: '¿Qué tienen en común esa célula y una célula animal?',
      options: [
        {
          text: 'Membrana, ribosomas y ADN',
          isRight: true,
          feedback: 'Toda célula tiene un límite, ADN y con qué fabricar proteínas.',
        },
        { text: 'Membrana, pared y ADN', feedback: 'La célula animal no tiene pared.' },
        {
          text: 'Ribosomas, mitocondrias y ADN',
          feedback: 'La bacteria no tiene mitocondrias: respira en su membrana.',
        },
      ],
      words:
        'La bacteria es procarionte: su ADN está en el citoplasma, sin envoltura. Tampoco tiene organelos con membrana. Comparte con las demás la membrana, el citoplasma, los ribosomas y el ADN.',
    },
  },
  {
    id: 'encoger-globulo',
    level: 1,
    contents: [`${CELULA}.organelos`],
    title: 'Agua que se va',
    task: 'Haz que el glóbulo rojo quede en equilibrio con menos del 75 % de su volumen.',
    from: 'osmosis.globulo.300',
    predict: {
      question: 'Lo pones en agua con mucha más sal que él. ¿Qué le pasa?',
      options: ['Se hincha', 'Se encoge', 'Queda igual'],
    },
    judge({ osmosis }) {
      const isSmall = osmosis.cell === 'globulo' && !osmosis.hasBurst && osmosis.volume < 0.75;
      return verdict(
        isSmall && isBalanced(osmosis),
        `El volumen es ${percent(osmosis.volume)} y ${isBalanced(osmosis) ? 'ya no cambia' : 'todavía cambia'}.`,
      );
    },
    explain: {
      question: '¿Por qué dejó de encogerse?',
      options: [
        {
          text: 'Adentro quedó tan concentrado como afuera',
          isRight: true,
          feedback: 'Entra tanta agua como sale: ese es el equilibrio.',
        },
        { text: 'Se quedó sin agua', feedback: 'Todavía tiene agua: se detuvo antes de perderla toda.' },
        { text: 'La sal tapó la membrana', feedback: 'El agua sigue cruzando, pero igual hacia ambos lados.' },
      ],
      words:
        'El agua cruza la membrana y casi ningún soluto lo hace. En una solución hipertónica sale más agua de la que entra, hasta que la concentración de adentro alcanza a la de afuera. Con el doble de concentración, el glóbulo queda en 70 %.',
    },
  },
  {
    id: 'doce-cromosomas',
    level: 1,
    contents: [`${HERENCIA}.mitosis`],
    title: 'Cuenta en plena anafase',
    task: 'Con 2n = 6, lleva la mitosis hasta que en una sola célula haya 12 cromosomas.',
    from: 'division.mitosis.6.g1.ninguno.sin-cruce.0',
    predict: {
      question: '¿En qué momento una célula con 2n = 6 tiene 12 cromosomas?',
      options: ['Al copiar su ADN', 'En la metafase', 'En la anafase'],
    },
    judge({ division }) {
      const [cell] = cellsOf(division);
      const chromosomes = cell ? chromosomesOf(cell) : 0;
      const isDone = division.kind === 'mitosis' && division.pairs === 3 && chromosomes === 12;
      return verdict(isDone, `${stageOf(division).name}: ${count(chromosomes, 'cromosoma')} en una célula.`);
    },
    explain: {
      question: '¿Por qué pasó de 6 a 12?',
      options: [
        {
          text: 'Cada cromátida que se separa cuenta como un cromosoma',
          isRight: true,
          feedback: 'Hay tantos cromosomas como centrómeros, y al separarse hay 12.',
        },
        { text: 'Se copió el ADN', feedback: 'La copia fue en S: agregó cromátidas, no cromosomas.' },
        {
          text: 'Entraron cromosomas de otra célula',
          feedback: 'No entró nada: las cromátidas ya estaban unidas de a dos.',
        },
      ],
      words:
        'Copiar el ADN da 12 cromátidas en 6 cromosomas. En la anafase las hermanas se separan y cada una pasa a ser un cromosoma: 12 en la misma célula. Después quedan 6 en cada hija.',
    },
  },
  {
    id: 'copiar-sin-compactar',
    level: 1,
    contents: [`${HERENCIA}.ciclo-celular`],
    title: 'El doble de ADN, los mismos cromosomas',
    task: 'Deja una célula en interfase, justo antes de dividirse, con 4C de ADN (C es el ADN de un juego de cromosomas sin copiar).',
    from: 'division.mitosis.4.g1.ninguno.sin-cruce.0',
    predict: {
      question: 'Cuando el ADN se duplica, ¿cambia el número de cromosomas?',
      options: ['Se duplica', 'Queda igual', 'Baja a la mitad'],
    },
    judge({ division }) {
      const [cell] = cellsOf(division);
      const dna = cell ? dnaOf(cell, division.pairs) : 0;
      return verdict(
        stageOf(division).id === 'g2',
        `Está en ${stageOf(division).name}, con ${number(dna, 2)}C de ADN.`,
      );
    },
    explain: {
      question: 'Una célula tiene 8 pg (picogramos) de ADN en G1. ¿Cuánto tiene en G2?',
      options: [
        { text: '16 pg', isRight: true, feedback: 'En S se copió todo su ADN: el doble.' },
        { text: '8 pg', feedback: 'Entre G1 y G2 está S, donde el ADN se copia.' },
        { text: '4 pg', feedback: 'Solo baja al repartirse, cuando la célula se divide.' },
      ],
      words:
        'En la fase S cada cromosoma se copia: de 2C a 4C. El número de cromosomas no cambia, porque las dos cromátidas siguen unidas en un centrómero.',
    },
  },
  {
    id: 'sin-energia',
    level: 2,
    contents: [`${AMBIENTE}.respiracion-celular`, `${CELULA}.organelos`],
    title: 'Se corta la energía',
    task: 'En una célula animal, haz que el ATP caiga bajo 20 % mientras las proteínas siguen sobre 80 %.',
    from: 'falta.animal.-',
    predict: {
      question: 'Sin mitocondrias, ¿qué cae primero?',
      options: ['Las proteínas', 'El ATP', 'El ARN mensajero'],
    },
    judge({ missing, ...state }) {
      const isDone = missing.cell === 'animal' && missing.atp < 0.2 && missing.proteins > 0.8;
      return verdict(
        isDone,
        `${off({ missing, ...state })}: ATP ${percent(missing.atp)}, proteínas ${percent(missing.proteins)}.`,
      );
    },
    explain: {
      question: 'Si la dejas seguir, la célula se hincha. ¿Por qué?',
      options: [
        {
          text: 'Sin ATP la bomba de la membrana se detiene, y entra agua tras los iones',
          isRight: true,
          feedback:
            'La bomba gasta ATP para mantener distinta la concentración de iones adentro y afuera; sin ella entran iones y el agua los sigue.',
        },
        {
          text: 'La mitocondria deja de botar agua',
          feedback: 'La mitocondria obtiene ATP; el agua sigue a los iones.',
        },
        { text: 'La célula fabrica más proteínas', feedback: 'Al revés: sin ATP casi no puede fabricarlas.' },
      ],
      words:
        'Sin respiración celular queda la glucólisis, que da cerca del 7 % del ATP. El ATP se gasta en minutos y las proteínas duran días: por eso cae primero. Luego se detiene la bomba, se igualan los iones y la célula se hincha.',
    },
  },
  {
    id: 'arn-sin-proteinas',
    level: 2,
    contents: [`${CELULA}.organelos`],
    title: 'Instrucciones que nadie lee',
    task: 'Haz que las proteínas bajen de la mitad con el ARN mensajero todavía sobre 70 %.',
    from: 'falta.animal.-',
    predict: {
      question: '¿Qué hay que apagar para que haya instrucciones, pero no proteínas?',
      options: ['El núcleo', 'Los ribosomas', 'El aparato de Golgi'],
    },
    judge({ missing, ...state }) {
      const isDone = missing.proteins < 0.5 && missing.rna > 0.7;
      return verdict(
        isDone,
        `${off({ missing, ...state })}: ARN mensajero ${percent(missing.rna)}, proteínas ${percent(missing.proteins)}.`,
      );
    },
    explain: {
      question: 'Si apagas el núcleo, las proteínas tardan más en bajar. ¿Por qué?',
      options: [
        {
          text: 'Queda ARN mensajero ya copiado, que los ribosomas siguen leyendo',
          isRight: true,
          feedback: 'El ARN dura horas: mientras dura, se siguen armando proteínas.',
        },
        { text: 'El núcleo arma proteínas de reserva', feedback: 'Las proteínas se arman en los ribosomas.' },
        { text: 'El Golgi las fabrica en su lugar', feedback: 'El Golgi modifica y empaca; no fabrica proteínas.' },
      ],
      words:
        'El núcleo copia las instrucciones y los ribosomas arman con ellas las proteínas. Sin ribosomas el ARN se queda sin leer. Por eso muchos antibióticos atacan los ribosomas de las bacterias.',
    },
  },
  {
    id: 'planta-firme',
    level: 2,
    contents: [`${CELULA}.tipos`],
    title: 'Firme sin reventar',
    task: 'Deja la célula vegetal en equilibrio con una presión de su pared de 0,4 MPa o más (unas 4 atmósferas).',
    from: 'osmosis.vegetal.300',
    predict: {
      question: 'Una célula vegetal en agua pura, ¿qué hace?',
      options: ['Revienta como el glóbulo rojo', 'Se hincha un poco y queda firme', 'Se encoge'],
    },
    judge({ osmosis }) {
      const isDone = osmosis.cell === 'vegetal' && turgor(osmosis) >= 0.4 && isBalanced(osmosis);
      return verdict(
        isDone,
        `La pared empuja con ${number(turgor(osmosis), 2)} MPa: la célula está ${condition(osmosis)}.`,
      );
    },
    explain: {
      question: '¿Qué detuvo la entrada de agua?',
      options: [
        {
          text: 'La presión de la pared sobre la célula',
          isRight: true,
          feedback: 'La pared empuja de vuelta hasta que entra tanta agua como sale.',
        },
        {
          text: 'Adentro y afuera quedaron igual de concentrados',
          feedback: 'Afuera sigue más diluido: lo que frena es la pared.',
        },
        { text: 'La vacuola se llenó y se cerró', feedback: 'El agua cruza igual; la frena la presión.' },
      ],
      words:
        'La pared se estira muy poco y empuja de vuelta: esa es la presión de turgencia, que mantiene firmes las hojas. Si el agua se va, la célula queda flácida y la planta se marchita.',
    },
  },
  {
    id: 'cuatro-celulas',
    level: 2,
    contents: [`${HERENCIA}.meiosis`],
    title: 'La mitad, en dos divisiones',
    task: 'Con 2n = 8, obtén cuatro células de 4 cromosomas, cada uno con una sola cromátida.',
    from: 'division.mitosis.8.g1.ninguno.sin-cruce.0',
    predict: {
      question: 'La meiosis tiene dos divisiones. ¿En cuál baja el número de cromosomas?',
      options: ['En la primera', 'En la segunda', 'En las dos'],
    },
    judge({ division }) {
      const cells = cellsOf(division);
      const isDone =
        division.pairs === 4 &&
        cells.length === 4 &&
        cells.every((cell) => chromosomesOf(cell) === 4 && chromatidsOf(cell) === 4);
      return verdict(
        isDone,
        `Hay ${count(cells.length, 'célula')}; la primera tiene ${count(cells[0] ? chromosomesOf(cells[0]) : 0, 'cromosoma')}.`,
      );
    },
    explain: {
      question: '¿Qué se separa en cada división de la meiosis?',
      options: [
        {
          text: 'Homólogos en la primera, cromátidas hermanas en la segunda',
          isRight: true,
          feedback: 'Por eso el número baja en la I y ya no en la II.',
        },
        { text: 'Cromátidas hermanas en las dos', feedback: 'En la primera las hermanas siguen unidas.' },
        { text: 'Homólogos en las dos', feedback: 'Tras la I ya no hay pares que separar.' },
      ],
      words:
        'El ADN se copia una vez y se reparte dos. En la I se separan los homólogos: de 8 a 4 cromosomas, aún con dos cromátidas. En la II se separan las cromátidas: siguen siendo 4.',
    },
  },
  {
    id: 'sin-luz',
    level: 2,
    contents: [`${AMBIENTE}.fotosintesis`, `${AMBIENTE}.nutricion`],
    title: 'Una planta también respira',
    task: 'En una célula vegetal con sus mitocondrias funcionando, haz que el azúcar guardada baje del 10 %.',
    from: 'falta.vegetal.-',
    predict: {
      question: 'Una hoja deja de hacer fotosíntesis. ¿Qué pasa con su ATP?',
      options: ['Cae de inmediato', 'Se mantiene mientras quede azúcar', 'No cambia nunca'],
    },
    judge({ missing, ...state }) {
      const isDone = missing.cell === 'vegetal' && !missing.off.includes('mitocondria') && missing.sugar < 0.1;
      return verdict(
        isDone,
        `${off({ missing, ...state })}${missing.hasLight ? '' : ', sin luz'}: azúcar ${percent(missing.sugar)}, ATP ${percent(missing.atp)}.`,
      );
    },
    explain: {
      question: '¿Para qué necesita mitocondrias una célula que tiene cloroplastos?',
      options: [
        {
          text: 'Para obtener ATP del azúcar que el cloroplasto fabricó',
          isRight: true,
          feedback: 'La fotosíntesis guarda energía en azúcar; la respiración la libera, de día y de noche.',
        },
        {
          text: 'Para hacer fotosíntesis de noche',
          feedback: 'Sin luz no hay fotosíntesis, y la hace el cloroplasto.',
        },
        { text: 'No las necesita', feedback: 'Apágalas y mira el ATP: cae aunque haya luz.' },
      ],
      words:
        'El cloroplasto forma azúcar con luz, y la mitocondria obtiene ATP de ese azúcar. A oscuras la planta vive de lo guardado, hasta que se acaba.',
    },
  },
  {
    id: 'al-borde',
    level: 3,
    contents: [`${CELULA}.organelos`],
    title: 'Al borde de reventar',
    task: 'Deja un glóbulo rojo entero y en equilibrio con al menos 150 % de su volumen.',
    from: 'osmosis.globulo.300',
    predict: {
      question: '¿Cuánto crees que hay que diluir la solución para llegar a ese borde?',
      options: ['Un poco: a 280 mosm/L', 'Cerca de la mitad', 'Del todo: agua pura'],
    },
    judge({ osmosis }) {
      const isDone = osmosis.cell === 'globulo' && !osmosis.hasBurst && osmosis.volume >= 1.495 && isBalanced(osmosis);
      const now = osmosis.hasBurst ? 'Ese glóbulo se rompió' : `El volumen es ${percent(osmosis.volume)}`;
      return verdict(isDone, `${now}, en ${number(osmosis.outside)} mosm/L.`);
    },
    explain: {
      question: '¿Por qué un suero para la vena no puede ser agua pura?',
      options: [
        {
          text: 'Entraría agua a los glóbulos hasta romperlos',
          isRight: true,
          feedback: 'Por eso el suero se prepara isotónico: 0,9 % de sal.',
        },
        { text: 'Los glóbulos se arrugarían', feedback: 'Eso ocurre si el suero tiene demasiada sal.' },
        { text: 'El agua no puede cruzar su membrana', feedback: 'La cruza, y muy rápido: ese es el problema.' },
      ],
      words:
        'A la mitad de la concentración entra agua hasta 160 % del volumen, justo lo que la membrana resiste: un poco más diluido, se rompe. No llega al doble de volumen porque el 40 % del glóbulo no responde al agua.',
    },
  },
  {
    id: 'planta-sin-pared',
    level: 3,
    contents: [`${CELULA}.tipos`, `${CELULA}.organelos`],
    title: 'Reventar con energía de sobra',
    task: 'Haz que una célula con pared se rompa por entrada de agua con el ATP todavía sobre 90 %.',
    from: 'falta.vegetal.-',
    predict: {
      question: 'La penicilina impide formar la pared de una bacteria. ¿Qué le pasa a la bacteria?',
      options: ['Se queda sin ATP', 'Entra agua y revienta', 'Deja de copiar su ADN'],
    },
    judge({ missing, ...state }) {
      const isDone = missing.cell !== 'animal' && missing.end === 'burst' && missing.atp > 0.9;
      const end = missing.end === 'burst' ? 'reventó' : 'sigue entera';
      return verdict(isDone, `${off({ missing, ...state })}: ${end}, con ATP ${percent(missing.atp)}.`);
    },
    explain: {
      question: '¿Por qué la penicilina no rompe tus células?',
      options: [
        {
          text: 'No tienen pared que atacar, y su entorno es isotónico',
          isRight: true,
          feedback: 'Impide armar el peptidoglicano, que solo está en la pared de las bacterias.',
        },
        { text: 'Tienen una pared más gruesa', feedback: 'La célula animal no tiene pared.' },
        { text: 'Tienen más ATP para resistir', feedback: 'Reventó con su ATP intacto: no es por energía.' },
      ],
      words:
        'En un medio diluido, lo único que evita que entre demasiada agua es la pared. Sin ella la célula revienta en poco rato, aunque todo lo demás funcione.',
    },
  },
  {
    id: 'todas-las-combinaciones',
    level: 3,
    contents: [`${HERENCIA}.meiosis`],
    title: 'Las cuatro combinaciones',
    task: 'Con 2n = 4 y sin entrecruzamiento, obtén en una o más meiosis gametos de las cuatro combinaciones de madre y padre.',
    from: 'division.meiosis.4.g1.ninguno.sin-cruce.0',
    predict: {
      question: 'Una sola meiosis sin entrecruzamiento, ¿cuántas combinaciones distintas da?',
      options: ['Una', 'Dos', 'Cuatro'],
    },
    judge({ division }) {
      const seen = [0, 1, 2, 3].filter((bit) => (division.gametes & (1 << bit)) !== 0).length;
      const isDone = seen === 4 && division.pairs === 2 && !division.hasCrossing && division.failure === 'ninguno';
      return verdict(isDone, `Has obtenido ${number(seen)} de 4 combinaciones.`);
    },
    explain: {
      question: 'Con 2n = 8, ¿cuántas combinaciones distintas puede haber, sin entrecruzamiento?',
      options: [
        { text: '16', isRight: true, feedback: 'Se elige una vez por par: 2 · 2 · 2 · 2 = 16.' },
        { text: '8', feedback: 'Hay 4 pares con dos opciones cada uno, que se multiplican.' },
        { text: '256', feedback: 'El exponente es el número de pares, 4, y no el de cromosomas.' },
      ],
      words:
        'En la metafase I cada par se orienta con independencia de los demás. Una meiosis da dos combinaciones; la otra orientación, las dos que faltan. En total hay 2ⁿ: con 23 pares, más de ocho millones.',
    },
  },
  {
    id: 'medio-error',
    level: 3,
    contents: [`${HERENCIA}.meiosis`],
    title: 'Un error que salva a la mitad',
    task: 'Obtén una meiosis con un error en que justo dos de las cuatro células tengan el número normal.',
    from: 'division.meiosis.4.g1.ninguno.sin-cruce.0',
    predict: {
      question: '¿En qué división debe ocurrir el error?',
      options: ['En la primera', 'En la segunda', 'Da igual'],
    },
    judge({ division }) {
      const cells = cellsOf(division);
      const normal = cells.filter((cell) => chromosomesOf(cell) === division.pairs).length;
      const isDone = division.kind === 'meiosis' && isFinished(division) && normal === 2;
      return verdict(
        isDone,
        isFinished(division)
          ? `${number(normal)} de ${number(cells.length)} células tienen n.`
          : 'La división no ha terminado.',
      );
    },
    explain: {
      question: 'Un gameto con un cromosoma 21 de más se une a uno normal. ¿Cuántos cromosomas 21 tiene el cigoto?',
      options: [
        { text: 'Tres', isRight: true, feedback: 'Dos de un gameto y uno del otro: trisomía 21, o síndrome de Down.' },
        { text: 'Dos', feedback: 'Dos es lo normal: uno de cada gameto.' },
        { text: 'Cuatro', feedback: 'El otro gameto aporta uno solo.' },
      ],
      words:
        'Si los homólogos no se separan en la I, ninguna de las cuatro células queda normal: dos con n + 1 y dos con n − 1. Si el error es de cromátidas en la II, afecta solo a una de las dos células, y las otras dos quedan con n.',
    },
  },
  {
    id: 'sin-frenos',
    level: 3,
    contents: [`${HERENCIA}.cancer`, `${HERENCIA}.ciclo-celular`],
    title: 'Una célula sin frenos',
    task: `Llega a ${TUMOUR_CELLS} células con el ADN dañado.`,
    from: 'division.mitosis.4.g1.ninguno.sin-cruce.0.control',
    predict: {
      question: 'Con el control de G1 funcionando, ¿qué hace una célula con el ADN dañado?',
      options: ['Se divide más rápido', 'Se detiene antes de copiarlo', 'Pierde cromosomas'],
    },
    judge({ division }) {
      const damaged = division.hasDamage ? lineOf(division) : 0;
      const control = division.hasControl ? 'funciona' : 'falla';
      return verdict(
        damaged >= TUMOUR_CELLS,
        `Hay ${count(damaged, 'célula')} con el ADN dañado; el control de G1 ${control}.`,
      );
    },
    explain: {
      question: '¿Qué hace que un grupo de células así sea un tumor?',
      options: [
        {
          text: 'Se dividen sin control y heredan el daño',
          isRight: true,
          feedback: 'En cada ciclo el ADN se copia, con el error incluido, y la mitosis lo reparte a las dos hijas.',
        },
        { text: 'Tienen menos cromosomas', feedback: 'El número se conserva: mira la cuenta.' },
        { text: 'Dejaron de copiar su ADN', feedback: 'Lo copian en cada ciclo: por eso el daño se reparte.' },
      ],
      words:
        'El control de G1 detiene a la célula para reparar, o la hace morir. Si falla, el ADN dañado se copia y se reparte: de 1 a 2, 4, 8. Así puede comenzar un cáncer.',
    },
  },
];
