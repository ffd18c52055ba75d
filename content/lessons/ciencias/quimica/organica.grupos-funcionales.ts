import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'ciencias.quimica.organica.grupos-funcionales',
  version: 1,
  minutes: 19,
  opening: {
    question: md`El ácido butanoico, $\text{CH}_3\text{CH}_2\text{CH}_2\text{COOH}$, huele a mantequilla rancia. Se hace reaccionar con etanol y un poco de ácido, y el producto huele a piña: $\text{CH}_3\text{CH}_2\text{CH}_2\text{COOCH}_2\text{CH}_3$. ¿Qué cambió tanto?`,
    guesses: ['La cantidad de oxígeno', 'Un grupo de átomos al final de la cadena', 'Toda la cadena de carbonos'],
    reveal: md`La cadena de la izquierda es la misma y hay dos oxígenos en ambos. Cambió el final: $-\text{COOH}$ pasó a $-\text{COO}-$ con carbonos. Ese pedazo que decide cómo se comporta una molécula es su **grupo funcional**.`,
  },
  points: [
    {
      id: 'reconocer',
      title: 'Reconocer el grupo',
      idea: md`R es una cadena de carbonos.

| Familia | Grupo | Dónde se ve |
|---|---|---|
| Alcohol | $\text{R}-\text{OH}$ | alcohol gel |
| Éter | $\text{R}-\text{O}-\text{R}$ | solventes |
| Aldehído | $\text{R}-\text{CHO}$ | aroma a vainilla |
| Cetona | $\text{R}-\text{CO}-\text{R}$ | quitaesmalte |
| Ácido carboxílico | $\text{R}-\text{COOH}$ | vinagre |
| Éster | $\text{R}-\text{COO}-\text{R}$ | aromas de fruta |
| Amina | $\text{R}-\text{NH}_2$ | olor a pescado |
| Amida | $\text{R}-\text{CONH}_2$ | nailon |

Busca primero $\text{C}=\text{O}$. **¿Hay?** Mira qué tiene ese carbono a los lados. **¿No hay?** Será alcohol, éter o amina.`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 'co', label: 'Hay C=O. ¿Y al lado?', column: 0, row: 1 },
          { id: 'oh', label: 'Un OH: ácido', column: 1, row: 0 },
          { id: 'or', label: 'O con carbonos: éster', column: 1, row: 1 },
          { id: 'h', label: 'Un H: aldehído', column: 1, row: 2 },
          { id: 'cc', label: 'Dos C: cetona', column: 0, row: 2 },
          { id: 'n', label: 'Un N: amida', column: 0, row: 0 },
        ],
        arrows: [
          { from: 'co', to: 'oh' },
          { from: 'co', to: 'or' },
          { from: 'co', to: 'h' },
          { from: 'co', to: 'cc' },
          { from: 'co', to: 'n' },
        ],
        alt: 'Si hay un carbono con doble enlace a oxígeno, se mira qué tiene al lado: un OH, ácido carboxílico; un O con carbonos, éster; un H, aldehído; dos carbonos, cetona; un nitrógeno, amida.',
      },
      example: {
        problem: md`¿A qué familia pertenece cada uno? a) $\text{CH}_3 - \text{CH}_2 - \text{COOH}$. b) $\text{CH}_3 - \text{CO} - \text{CH}_2 - \text{CH}_3$. c) $\text{CH}_3 - \text{CH}(\text{OH}) - \text{CH}_3$. d) $\text{CH}_3 - \text{COO} - \text{CH}_3$.`,
        steps: [
          {
            title: 'a)',
            text: md`$\text{COOH}$ es un C con $=\text{O}$ y con OH. Ese OH no es de alcohol: es un **ácido carboxílico**.`,
          },
          {
            title: 'b)',
            text: md`El CO está **entre** dos carbonos: **cetona**. En un aldehído estaría en la punta, con un H.`,
          },
          { title: 'c)', text: md`Hay OH, y su carbono no tiene $=\text{O}$: **alcohol**.` },
          { title: 'd)', text: md`El $\text{COO}$ sigue con un carbono en vez de H: **éster**.` },
        ],
      },
      warnings: [
        {
          mistake: 'confunde-alcohol-con-acido',
          text: md`Ver OH y decir alcohol. Mira el carbono que lo lleva: si también tiene $=\text{O}$, es un ácido carboxílico.`,
        },
        {
          mistake: 'confunde-ester-con-acido',
          text: md`Ver COO y decir ácido. El ácido **termina** ahí, con H. En el éster, después del O siguen carbonos.`,
        },
        {
          mistake: 'confunde-cetona-con-aldehido',
          text: md`Confundir los dos que tienen solo CO. Al **medio** de la cadena, cetona. En la **punta**, con un H, aldehído.`,
        },
      ],
      checks: [
        {
          id: 'quitaesmalte',
          question: md`Un quitaesmalte contiene $\text{CH}_3 - \text{CO} - \text{CH}_3$ y otro, $\text{CH}_3 - \text{COO} - \text{CH}_2 - \text{CH}_3$. ¿De qué familias son, en ese orden?`,
          key: 'Cetona y éster',
          distractors: [
            {
              text: 'Aldehído y éster',
              feedback: 'En el primero, el CO está entre dos carbonos; un aldehído lo lleva en la punta.',
              mistake: 'confunde-cetona-con-aldehido',
            },
            {
              text: 'Cetona y ácido carboxílico',
              feedback: 'En el segundo, después de COO siguen carbonos y no un H.',
              mistake: 'confunde-ester-con-acido',
            },
            {
              text: 'Cetona y éter',
              feedback: 'En un éter, el O está entre dos carbonos sin C=O al lado. Aquí hay COO.',
            },
          ],
          explanation: md`CO entre dos carbonos: cetona (acetona). COO entre carbonos: éster (acetato de etilo).`,
        },
        {
          id: 'dos-con-oh',
          question: md`M es $\text{CH}_3 - \text{CH}_2 - \text{OH}$ y N es $\text{CH}_3 - \text{COOH}$. ¿Qué familia es cada uno?`,
          key: 'M, alcohol; N, ácido carboxílico',
          distractors: [
            {
              text: 'M, ácido carboxílico; N, alcohol',
              feedback: 'El que tiene C=O junto al OH es N: ese es el ácido.',
              mistake: 'confunde-alcohol-con-acido',
            },
            {
              text: 'M, alcohol; N, alcohol',
              feedback: 'En N, el carbono del OH lleva además un O doble.',
              mistake: 'confunde-alcohol-con-acido',
            },
            {
              text: 'M, alcohol; N, éster',
              feedback: 'En N el COO termina en H: es ácido. El éster sigue con carbonos.',
              mistake: 'confunde-ester-con-acido',
            },
          ],
          explanation: md`M es etanol. N es ácido acético, el del vinagre: su OH está en un carbono con $=\text{O}$.`,
        },
        {
          id: 'aldehido-en-la-punta',
          question: md`¿Cuál de estas fórmulas corresponde a un aldehído?`,
          key: md`$\text{CH}_3 - \text{CH}_2 - \text{CHO}$`,
          distractors: [
            {
              text: md`$\text{CH}_3 - \text{CO} - \text{CH}_3$`,
              feedback: 'Ahí el CO está al medio: cetona.',
              mistake: 'confunde-cetona-con-aldehido',
            },
            {
              text: md`$\text{CH}_3 - \text{CH}_2 - \text{CH}_2\text{OH}$`,
              feedback: 'CH2OH es un alcohol: no hay C=O. Fíjate en el orden, CHO u OH.',
            },
            {
              text: md`$\text{CH}_3 - \text{CH}_2 - \text{COOH}$`,
              feedback: 'COOH tiene dos oxígenos: ácido carboxílico.',
            },
          ],
          explanation: md`En $-\text{CHO}$ el carbono de la punta tiene un H y un $=\text{O}$.`,
        },
      ],
    },
    {
      id: 'nombrar',
      title: 'Nombrar: la terminación cambia',
      idea: md`Se parte del alcano con los mismos carbonos y se cambia su final:

| Familia | Final | Ejemplo |
|---|---|---|
| Alcohol | -ol | $\text{CH}_3\text{OH}$, metanol |
| Aldehído | -al | $\text{CH}_3\text{CHO}$, etanal |
| Cetona | -ona | $\text{CH}_3\text{COCH}_3$, propanona |
| Ácido | ácido …oico | $\text{HCOOH}$, ácido metanoico |
| Éster | …ato de …ilo | $\text{HCOOCH}_3$, metanoato de metilo |
| Amina | -amina | $\text{CH}_3\text{NH}_2$, metilamina |

El carbono del grupo **también se cuenta**. Si el grupo puede ir en varios lugares, se da su número, desde el extremo más cercano: butan-2-ol (o 2-butanol). En un éster, primero va la parte que tiene el $\text{C}=\text{O}$.`,
      example: {
        problem: md`Nombra $\text{CH}_3 - \text{CH}_2 - \text{COO} - \text{CH}_3$ y $\text{CH}_3 - \text{CH}_2 - \text{CH}(\text{OH}) - \text{CH}_3$.`,
        steps: [
          { title: 'El primero: familia', text: md`COO entre carbonos: éster. Su nombre es …ato de …ilo.` },
          {
            title: 'Sus dos partes',
            text: md`Con el $\text{C}=\text{O}$ hay 3 carbonos (el del COO se cuenta): propanoato. Después del O hay 1: metilo. **Propanoato de metilo**.`,
          },
          { title: 'El segundo: familia', text: md`OH sin $\text{C}=\text{O}$: alcohol de 4 carbonos, butanol.` },
          {
            title: 'Su número',
            text: md`Desde la derecha, el OH está en el 2; desde la izquierda, en el 3. **Butan-2-ol**.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'numera-desde-el-extremo-lejano',
          text: md`Numerar desde donde empieza el dibujo. Se numera desde el extremo más cercano al **grupo**.`,
        },
        {
          mistake: 'cuenta-mal-el-prefijo',
          text: md`Olvidar el carbono del grupo. En $\text{CH}_3\text{CH}_2\text{CHO}$ hay tres carbonos: propanal y no etanal.`,
        },
      ],
      checks: [
        {
          id: 'cuatro-con-cooh',
          question: md`¿Cuál es el nombre de $\text{CH}_3 - \text{CH}_2 - \text{CH}_2 - \text{COOH}$?`,
          key: 'Ácido butanoico',
          distractors: [
            {
              text: 'Ácido propanoico',
              feedback: 'El carbono del COOH también se cuenta: son cuatro.',
              mistake: 'cuenta-mal-el-prefijo',
            },
            {
              text: 'Butan-1-ol',
              feedback: 'Ese OH está en un carbono con C=O: es un ácido.',
              mistake: 'confunde-alcohol-con-acido',
            },
            { text: 'Butanal', feedback: 'El aldehído termina en CHO, con un solo oxígeno.' },
          ],
          explanation: md`Cuatro carbonos, but-, y grupo COOH: ácido butanoico.`,
        },
        {
          id: 'ester-de-dos-partes',
          question: md`¿Cómo se llama $\text{CH}_3 - \text{COO} - \text{CH}_2 - \text{CH}_2 - \text{CH}_3$?`,
          key: 'Etanoato de propilo',
          distractors: [
            {
              text: 'Propanoato de etilo',
              feedback: 'Las partes están cambiadas: con el C=O hay dos carbonos, y tras el O, tres.',
            },
            {
              text: 'Ácido pentanoico',
              feedback: 'Después del COO siguen carbonos: es un éster, no un ácido.',
              mistake: 'confunde-ester-con-acido',
            },
            {
              text: 'Metanoato de propilo',
              feedback: 'El carbono del COO se cuenta con el de la izquierda: son dos.',
              mistake: 'cuenta-mal-el-prefijo',
            },
          ],
          explanation: md`$\text{CH}_3\text{CO}$: dos carbonos, etanoato. $\text{CH}_2\text{CH}_2\text{CH}_3$: tres, propilo. También se le dice acetato de propilo.`,
        },
        {
          id: 'cetona-de-cinco',
          question: md`¿Cuál es el nombre de $\text{CH}_3 - \text{CH}_2 - \text{CH}_2 - \text{CO} - \text{CH}_3$?`,
          key: 'Pentan-2-ona',
          distractors: [
            {
              text: 'Pentan-4-ona',
              feedback: 'Numeraste desde la izquierda. Desde la derecha, el CO queda en el 2.',
              mistake: 'numera-desde-el-extremo-lejano',
            },
            {
              text: 'Pentanal',
              feedback: 'El CO no está en la punta: es una cetona.',
              mistake: 'confunde-cetona-con-aldehido',
            },
            {
              text: 'Butan-2-ona',
              feedback: 'El carbono del CO también se cuenta: son cinco.',
              mistake: 'cuenta-mal-el-prefijo',
            },
          ],
          explanation: md`Cinco carbonos y CO en el segundo desde la derecha: pentan-2-ona, o 2-pentanona.`,
        },
      ],
    },
    {
      id: 'por-que-hierve-mas',
      title: 'El grupo cambia la ebullición',
      idea: md`Estos compuestos tienen casi la misma masa molar, entre 58 y 60 g/mol. Sin embargo, hierven a temperaturas muy distintas.

Al hervir, las moléculas se separan **unas de otras**, sin romperse. Lo que cambia es la fuerza **entre** ellas:

- Butano: solo fuerzas débiles de dispersión.
- Propanona: además, es polar por su $\text{C}=\text{O}$.
- Propan-1-ol y ácido etanoico: tienen **OH**. Entre el H de una molécula y el O de otra se forma un **puente de hidrógeno**, una atracción más fuerte.

El H debe estar unido a O, N o F. Por eso un éter, con O pero sin OH, no los forma con otros iguales.`,
      figure: {
        kind: 'chart',
        type: 'bars',
        categories: ['Butano', 'Propanona', 'Propan-1-ol', 'Ác. etanoico'],
        series: [{ name: 'Ebullición (°C)', values: [-0.5, 56, 97, 118] }],
        yTitle: 'Ebullición (°C)',
        showValues: true,
        alt: 'Puntos de ebullición: butano −0,5 °C; propanona 56 °C; propan-1-ol 97 °C; ácido etanoico 118 °C.',
        caption: 'A 1 atm. Sus masas molares van de 58 a 60 g/mol.',
      },
      example: {
        problem: md`El propan-1-ol y el etil metil éter, $\text{CH}_3 - \text{O} - \text{CH}_2 - \text{CH}_3$, son $\text{C}_3\text{H}_8\text{O}$. Uno hierve a 97 °C y el otro, a 7 °C. ¿Cuál es cuál, y por qué?`,
        steps: [
          {
            title: 'Qué es igual',
            text: md`Los mismos átomos: igual masa e igual cantidad de H. Nada de eso explica la diferencia.`,
          },
          {
            title: 'Qué cambia',
            text: md`El alcohol tiene OH. En el éter, el O está entre dos carbonos: ningún H unido a O.`,
          },
          {
            title: 'Concluye',
            text: md`Entre moléculas de alcohol hay puentes de hidrógeno: se necesita más energía para separarlas. El alcohol hierve a 97 °C y el éter, a 7 °C.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'atribuye-a-la-masa',
          text: md`Explicar con la masa lo que tiene igual masa. Calcula antes la masa molar de los dos.`,
        },
        {
          mistake: 'atribuye-al-numero-de-atomos',
          text: md`Decir que uno tiene más hidrógenos. En isómeros los átomos son los mismos: cambia **dónde** están.`,
        },
        {
          mistake: 'confunde-enlaces-internos-y-entre-moleculas',
          text: md`Creer que al hervir se rompen C–C u O–H. El vapor de alcohol sigue siendo alcohol. El puente de hidrógeno está **entre** moléculas.`,
        },
      ],
      checks: [
        {
          id: 'butanol-y-eter',
          question: md`El butan-1-ol y el dietil éter son $\text{C}_4\text{H}_{10}\text{O}$. El primero hierve a 118 °C y el segundo, a 35 °C. ¿Por qué?`,
          key: 'Porque las moléculas de butan-1-ol se atraen con puentes de hidrógeno',
          distractors: [
            {
              text: 'Porque las moléculas de butan-1-ol tienen mayor masa molar',
              feedback: 'La fórmula molecular es la misma: también la masa molar.',
              mistake: 'atribuye-a-la-masa',
            },
            {
              text: 'Porque las moléculas de butan-1-ol tienen más hidrógenos',
              feedback: 'Ambas tienen 10 H. Lo distinto es que en una hay un H unido a O.',
              mistake: 'atribuye-al-numero-de-atomos',
            },
            {
              text: 'Porque los enlaces del butan-1-ol cuestan más de romper',
              feedback: 'Al hervir no se rompen los enlaces de la molécula, sino las atracciones entre ellas.',
              mistake: 'confunde-enlaces-internos-y-entre-moleculas',
            },
          ],
          explanation: md`El OH permite puentes de hidrógeno entre moléculas, y el éter no tiene H unido a O.`,
        },
        {
          id: 'quien-forma-puentes',
          question: md`¿Cuál de estas sustancias puras forma puentes de hidrógeno entre sus moléculas?`,
          key: md`$\text{CH}_3 - \text{NH}_2$`,
          distractors: [
            {
              text: md`$\text{CH}_3 - \text{CH}_3$`,
              feedback: 'Tiene muchos H, pero todos unidos a carbono.',
              mistake: 'puentes-de-hidrogeno-en-hidrocarburos',
            },
            { text: md`$\text{CH}_3 - \text{O} - \text{CH}_3$`, feedback: 'Tiene O, pero ningún H unido a ese O.' },
            {
              text: md`$\text{CH}_3 - \text{CO} - \text{CH}_3$`,
              feedback: 'Es polar por su C=O, pero sus H están unidos a carbono.',
            },
          ],
          explanation: md`Hace falta un H unido a O, N o F. En la amina hay dos H unidos a N.`,
        },
        {
          id: 'vapor-de-etanol',
          question: md`Se hierve etanol, $\text{C}_2\text{H}_5\text{OH}$, y se enfría su vapor. ¿Qué se recoge?`,
          key: 'Etanol',
          distractors: [
            {
              text: 'Carbono, hidrógeno y oxígeno',
              feedback: 'Habría que romper todos los enlaces. Hervir solo separa moléculas enteras.',
              mistake: 'confunde-enlaces-internos-y-entre-moleculas',
            },
            {
              text: 'Eteno y agua',
              feedback: 'Eso sería una reacción química. Hervir es un cambio de estado.',
              mistake: 'confunde-enlaces-internos-y-entre-moleculas',
            },
          ],
          explanation: md`Por eso se puede destilar: se vencen los puentes de hidrógeno, y las moléculas siguen intactas.`,
        },
      ],
    },
    {
      id: 'varios-grupos-y-usos',
      title: 'Varios grupos en una molécula',
      idea: md`Muchas moléculas conocidas tienen más de un grupo. Recórrelas de izquierda a derecha y marca cada uno.

- **Ácido láctico** (yogur), $\text{CH}_3 - \text{CH}(\text{OH}) - \text{COOH}$: alcohol y ácido.
- **Glicina** (parte de las proteínas), $\text{NH}_2 - \text{CH}_2 - \text{COOH}$: amina y ácido. Por eso se llama *aminoácido*.
- **Glicerol** (cremas), $\text{CH}_2\text{OH} - \text{CHOH} - \text{CH}_2\text{OH}$: tres alcoholes.

Cada grupo aporta su conducta. El ácido reacciona con bases. Los OH atraen agua y por eso el glicerol humecta. Un ácido y un alcohol juntos, con catalizador, dan un **éster y agua**.`,
      example: {
        problem: md`El aspartamo, un endulzante, tiene en un extremo $-\text{COO}-\text{CH}_3$, en el otro $-\text{COOH}$, y además $-\text{NH}_2$ y $-\text{CO}-\text{NH}-$. ¿Qué grupos son?`,
        steps: [
          {
            title: 'Los que llevan COO',
            text: md`$-\text{COO}-\text{CH}_3$ sigue con un carbono: éster. $-\text{COOH}$ termina en H: ácido carboxílico.`,
          },
          {
            title: 'Los que llevan N',
            text: md`$-\text{NH}_2$ unido a una cadena, sin $\text{C}=\text{O}$ al lado: amina.`,
          },
          {
            title: 'El que queda',
            text: md`$-\text{CO}-\text{NH}-$ tiene $\text{C}=\text{O}$ unido a N: amida. No es una amina ni una cetona.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'confunde-alcohol-con-acido',
          text: md`Contar dos veces el OH de un COOH, como ácido y como alcohol. Ese OH ya pertenece al ácido: márcalo y sigue.`,
        },
      ],
      checks: [
        {
          id: 'grupos-de-la-alanina',
          question: md`La alanina es $\text{CH}_3 - \text{CH}(\text{NH}_2) - \text{COOH}$. ¿Qué grupos funcionales tiene?`,
          key: 'Amina y ácido carboxílico',
          distractors: [
            {
              text: 'Amida y alcohol',
              feedback: 'El N está en otro carbono que el C=O, y el OH es parte del COOH.',
              mistake: 'confunde-alcohol-con-acido',
            },
            {
              text: 'Amina, alcohol y cetona',
              feedback: 'Partiste el COOH en dos. C=O y OH en un mismo carbono son un solo grupo.',
              mistake: 'confunde-alcohol-con-acido',
            },
            {
              text: 'Amina y éster',
              feedback: 'El COO termina en H: es un ácido.',
              mistake: 'confunde-ester-con-acido',
            },
          ],
          explanation: md`$\text{NH}_2$ en un carbono sin $\text{C}=\text{O}$: amina. COOH: ácido.`,
        },
        {
          id: 'hacer-un-ester',
          question: md`Se quiere obtener metanoato de etilo, de aroma a ron. ¿Qué dos sustancias se hacen reaccionar?`,
          key: 'Ácido metanoico y etanol',
          distractors: [
            {
              text: 'Ácido etanoico y metanol',
              feedback: 'Así se obtiene etanoato de metilo: las partes quedaron cambiadas.',
            },
            { text: 'Metanal y etanol', feedback: 'La parte con C=O debe venir de un ácido, no de un aldehído.' },
            {
              text: 'Metanol y etanol',
              feedback: 'Con dos alcoholes no hay C=O: falta el ácido.',
              mistake: 'confunde-alcohol-con-acido',
            },
          ],
          explanation: md`«Metanoato» viene del ácido metanoico y «etilo», del etanol. Además se forma agua.`,
        },
        {
          id: 'por-que-humecta',
          question: md`El glicerol tiene tres carbonos y tres OH. El propano tiene tres carbonos y ningún OH. ¿Cuál se disuelve mejor en agua, y por qué?`,
          key: 'El glicerol, por los puentes de hidrógeno con el agua',
          distractors: [
            {
              text: 'El glicerol, por su mayor cantidad de átomos',
              feedback: 'Tener más átomos no ayuda a disolverse. Importa qué grupos hay.',
              mistake: 'atribuye-al-numero-de-atomos',
            },
            {
              text: 'El propano, por su menor masa molar',
              feedback: 'La masa no decide. El propano no forma puentes con el agua.',
              mistake: 'atribuye-a-la-masa',
            },
          ],
          explanation: md`Cada OH atrae moléculas de agua. El propano solo tiene C–H, que casi no la atraen.`,
        },
      ],
    },
  ],
  summary: [
    md`Busca $\text{C}=\text{O}$: con OH, ácido; con O y carbonos, éster; con H, aldehído; entre dos C, cetona; con N, amida.`,
    md`Sin $\text{C}=\text{O}$: OH, alcohol; O entre carbonos, éter; N, amina.`,
    md`Nombres: -ol, -al, -ona, ácido …oico, …ato de …ilo, -amina. El carbono del grupo se cuenta.`,
    md`Un H unido a O, N o F permite puentes de hidrógeno y sube la ebullición.`,
    md`Ácido más alcohol da éster y agua.`,
  ],
  sources: [
    {
      name: 'W. M. Haynes (ed.), CRC Handbook of Chemistry and Physics, 97.ª edición',
      year: 2016,
      detail: 'Puntos de ebullición a 1 atm, redondeados.',
    },
    {
      name: 'P. Flowers, K. Theopold, R. Langley y W. Robinson, Chemistry 2e, OpenStax',
      year: 2019,
      detail: 'Grupos funcionales y usos.',
    },
  ],
});
