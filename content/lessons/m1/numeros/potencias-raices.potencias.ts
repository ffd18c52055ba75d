import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm1.numeros.potencias-raices.potencias',
  version: 2,
  minutes: 18,
  opening: {
    question: md`Sin calculadora: ¿qué número es mayor, $2^{30}$ o $3^{20}$?`,
    guesses: [md`$2^{30}$, porque el exponente es mayor`, md`$3^{20}$, porque la base es mayor`, 'Son iguales'],
    reveal: md`Es mayor $3^{20}$. El truco es dejar el mismo exponente: $2^{30} = 8^{10}$ y $3^{20} = 9^{10}$. Con las propiedades de las potencias se comparan números enormes sin calcularlos.`,
  },
  points: [
    {
      id: 'misma-base',
      title: 'Multiplicar y dividir con la misma base',
      idea: md`$2^3 \cdot 2^4$ son tres doses por cuatro doses: siete en total. Por eso, con la misma base:

- al **multiplicar**, los exponentes se suman: $a^m \cdot a^n = a^{m+n}$;
- al **dividir**, se restan: $\frac{a^m}{a^n} = a^{m-n}$, porque los factores de abajo se van con los de arriba.

Si lo que se repite es el **exponente**, se juntan las bases: $2^3 \cdot 5^3 = 10^3$.

Y si no coincide ni la base ni el exponente, como en $2^3 \cdot 5^2$, no hay nada que juntar. Cuando dudes, escribe los factores uno por uno.`,
      example: {
        problem: md`Escribe $\frac{3^5 \cdot 3^4}{3^7}$ como una sola potencia.`,
        steps: [
          { title: 'Arriba se multiplica', text: md`Cinco treses por cuatro treses son nueve: $3^5 \cdot 3^4 = 3^9$.` },
          {
            title: 'Se divide por lo de abajo',
            text: md`De los nueve treses se van siete: $\frac{3^9}{3^7} = 3^{9-7}$.`,
          },
          { title: 'Resultado', text: md`Quedan dos: $3^2$, que es $9$.` },
        ],
      },
      warnings: [
        {
          mistake: 'multiplica-exponentes-en-el-producto',
          text: md`Escribir $3^5 \cdot 3^4 = 3^{20}$. Cuenta los factores: son nueve, no veinte.`,
        },
        {
          mistake: 'suma-el-exponente-del-divisor',
          text: md`Sumar también el 7 y llegar a $3^{16}$. El 7 está dividiendo: esos factores se quitan.`,
        },
        {
          mistake: 'opera-exponentes-de-bases-distintas',
          text: md`Escribir $2^3 \cdot 5^2 = 10^5$. Es $8 \cdot 25 = 200$, muy lejos de 100.000. Los exponentes se suman solo con la misma base.`,
        },
      ],
      checks: [
        {
          id: 'sietes',
          question: md`¿Qué potencia es igual a $\frac{7^6 \cdot 7^3}{7^4}$?`,
          key: md`$7^5$`,
          distractors: [
            {
              text: md`$7^{14}$`,
              feedback: 'Multiplicaste 6 por 3. Al multiplicar potencias, los exponentes se suman.',
              mistake: 'multiplica-exponentes-en-el-producto',
            },
            {
              text: md`$7^{13}$`,
              feedback: 'Sumaste también el 4, que está dividiendo: ese se resta.',
              mistake: 'suma-el-exponente-del-divisor',
            },
          ],
          explanation: md`Arriba hay $6 + 3 = 9$ sietes y abajo, 4. Quedan $9 - 4 = 5$.`,
        },
        {
          id: 'mismo-exponente',
          question: md`¿A qué es igual $2^4 \cdot 3^4$?`,
          key: md`$6^4$`,
          distractors: [
            {
              text: md`$6^8$`,
              feedback: 'Juntaste las bases y además sumaste los exponentes. Se hace una sola cosa.',
              mistake: 'opera-exponentes-de-bases-distintas',
            },
            {
              text: md`$6^{16}$`,
              feedback: 'Multiplicaste los exponentes. El 4 es común y queda igual.',
              mistake: 'multiplica-exponentes-en-el-producto',
            },
            { text: md`$5^4$`, feedback: 'Sumaste las bases. Son factores: se multiplican.' },
          ],
          explanation: md`$2^4 \cdot 3^4 = 16 \cdot 81 = 1.296$, y eso es $6^4$.`,
        },
        {
          id: 'fotos-en-el-disco',
          question: md`Un disco guarda $2^{40}$ bytes y cada foto ocupa $2^{22}$. ¿Cuántas fotos caben?`,
          key: md`$2^{18}$`,
          distractors: [
            {
              text: md`$2^{62}$`,
              feedback: 'Sumaste los exponentes: eso sería multiplicar. Aquí se reparte.',
              mistake: 'suma-el-exponente-del-divisor',
            },
            { text: md`$1^{18}$`, feedback: 'Dividiste también las bases. La base 2 se mantiene.' },
            { text: '18', feedback: 'Restaste bien, pero 18 es el exponente: falta la base.' },
          ],
          explanation: md`$\frac{2^{40}}{2^{22}} = 2^{40-22} = 2^{18}$ fotos, que son más de 260.000.`,
        },
      ],
    },
    {
      id: 'una-sola-base',
      title: 'Potencia de una potencia',
      idea: md`$(2^3)^4$ son cuatro grupos de tres doses: doce. Aquí sí **se multiplican los exponentes**: $(a^m)^n = a^{m \cdot n}$.

Esto sirve para llevar todo a una misma base. Como $8 = 2^3$, resulta $8^4 = (2^3)^4 = 2^{12}$. Conviene reconocer $4 = 2^2$, $9 = 3^2$, $25 = 5^2$, $27 = 3^3$.

Para revisar el trabajo de alguien, compara **cada línea solo con la anterior**. El error está en la primera que deja de valer lo mismo. Las que siguen pueden estar bien hechas y arrastrar el número malo.`,
      example: {
        problem: md`Amanda quiso escribir $\frac{9^4 \cdot 3^5}{3^3}$ con base 3.

- Paso 1: $\frac{(3^2)^4 \cdot 3^5}{3^3}$
- Paso 2: $\frac{3^6 \cdot 3^5}{3^3}$
- Paso 3: $\frac{3^{11}}{3^3}$
- Paso 4: $3^8$

¿En qué paso se equivocó?`,
        steps: [
          { title: 'Del enunciado al paso 1', text: md`Cambió $9$ por $3^2$. Vale lo mismo: está bien.` },
          {
            title: 'Del paso 1 al paso 2',
            text: md`Cambió $(3^2)^4$ por $3^6$: sumó $2 + 4$. Son cuatro grupos de dos, o sea, $3^8$. El error está aquí.`,
          },
          {
            title: 'Lo que sigue',
            text: md`Los pasos 3 y 4 usan bien las propiedades, pero ya venían con $3^6$.`,
          },
          { title: 'Lo correcto', text: md`$\frac{3^8 \cdot 3^5}{3^3} = 3^{8+5-3} = 3^{10}$.` },
        ],
      },
      warnings: [
        {
          mistake: 'culpa-al-paso-que-arrastra-el-error',
          text: md`Culpar al último paso porque el resultado está malo. Compáralo con la línea de antes: $3^{11} : 3^3$ sí es $3^8$.`,
        },
        {
          mistake: 'culpa-a-un-paso-correcto-anterior',
          text: md`Culpar a un paso solo porque cambia mucho la escritura. Calcula si vale lo mismo que la línea anterior; si vale lo mismo, está bien.`,
        },
        {
          mistake: 'no-reconoce-la-propiedad-mal-usada',
          text: md`Mirar sin nombrar. Di en cada paso qué se usó: «cambió 9 por $3^2$», «potencia de una potencia», «producto». Al nombrarla se ve si correspondía sumar o multiplicar.`,
        },
      ],
      checks: [
        {
          id: 'cuatro-y-ocho',
          question: md`¿Cómo se escribe $4^5 \cdot 8^2$ con base 2?`,
          key: md`$2^{16}$`,
          distractors: [
            {
              text: md`$2^{12}$`,
              feedback: md`Sumaste en $(2^2)^5$ y en $(2^3)^2$. En una potencia de potencia se multiplica.`,
            },
            {
              text: md`$2^{60}$`,
              feedback: md`Llegaste a $2^{10} \cdot 2^6$ y multiplicaste los exponentes: en un producto se suman.`,
              mistake: 'multiplica-exponentes-en-el-producto',
            },
            {
              text: md`$2^7$`,
              feedback: 'Sumaste 5 y 2 sin pasar antes 4 y 8 a base 2.',
              mistake: 'opera-exponentes-de-bases-distintas',
            },
          ],
          explanation: md`$4^5 = 2^{10}$ y $8^2 = 2^6$. El producto es $2^{10+6} = 2^{16}$.`,
        },
        {
          id: 'el-paso-de-lucas',
          question: md`Lucas escribió $\frac{25^3 \cdot 5^4}{5^5}$ con base 5.

- Paso 1: $\frac{(5^2)^3 \cdot 5^4}{5^5}$
- Paso 2: $\frac{5^6 \cdot 5^4}{5^5}$
- Paso 3: $\frac{5^{24}}{5^5}$
- Paso 4: $5^{19}$

¿En qué paso cometió el error?`,
          key: 'En el paso 3',
          distractors: [
            {
              text: 'En el paso 4',
              feedback: md`$5^{24} : 5^5$ sí es $5^{19}$. El número malo venía de antes.`,
              mistake: 'culpa-al-paso-que-arrastra-el-error',
            },
            {
              text: 'En el paso 2',
              feedback: md`$(5^2)^3$ son tres grupos de dos cincos: $5^6$. Ese paso está bien.`,
              mistake: 'culpa-a-un-paso-correcto-anterior',
            },
            {
              text: 'En el paso 1',
              feedback: md`Cambió $25$ por $5^2$, que vale lo mismo. Nombra qué se usa en cada paso.`,
              mistake: 'no-reconoce-la-propiedad-mal-usada',
            },
          ],
          explanation: md`En el paso 3 multiplicó $6 \cdot 4$. Era un producto de igual base: $5^6 \cdot 5^4 = 5^{10}$, y el resultado es $5^5$.`,
        },
        {
          id: 'comparar-sin-calcular',
          question: md`¿Qué par de igualdades verdaderas permite comparar $3^{24}$ con $5^{16}$?`,
          key: md`$3^{24} = 27^8$ y $5^{16} = 25^8$`,
          distractors: [
            {
              text: md`$3^{24} = 9^8$ y $5^{16} = 10^8$`,
              feedback: md`$3^3$ es $27$ y $5^2$ es $25$: multiplicaste base por exponente.`,
              mistake: 'multiplica-base-por-exponente',
            },
            {
              text: md`$3^{24} = 3^3 \cdot 3^8$ y $5^{16} = 5^2 \cdot 5^8$`,
              feedback: md`$3^3 \cdot 3^8$ es $3^{11}$. Hacía falta una potencia de potencia.`,
              mistake: 'multiplica-exponentes-en-el-producto',
            },
          ],
          explanation: md`$3^{24} = (3^3)^8 = 27^8$ y $5^{16} = (5^2)^8 = 25^8$. Con igual exponente gana la base mayor: $3^{24}$.`,
        },
      ],
    },
    {
      id: 'exponente-negativo',
      title: 'Exponente cero y exponente negativo',
      idea: md`Baja el exponente de uno en uno y mira:

| Potencia | $2^2$ | $2^1$ | $2^0$ | $2^{-1}$ | $2^{-2}$ |
|---|---|---|---|---|---|
| Valor | $4$ | $2$ | $1$ | $\frac{1}{2}$ | $\frac{1}{4}$ |

Cada vez se divide por 2. Así, $a^0 = 1$ (si $a$ no es cero) y $a^{-n} = \frac{1}{a^n}$. El exponente negativo **invierte**; no cambia el signo del número.

En una fracción se da vuelta la base: $\left(\frac{2}{3}\right)^{-2} = \left(\frac{3}{2}\right)^2 = \frac{9}{4}$.

Ojo con los paréntesis: $(-3)^2 = 9$, pero $-3^2 = -9$, porque ahí el exponente es solo del 3.`,
      example: {
        problem: md`¿Cuál es el valor de $\left(\frac{3}{4}\right)^{-2} - 2^{-1}$?`,
        steps: [
          { title: 'Invierte la fracción', text: md`$\left(\frac{3}{4}\right)^{-2} = \left(\frac{4}{3}\right)^2$.` },
          {
            title: 'Eleva arriba y abajo',
            text: md`$\left(\frac{4}{3}\right)^2 = \frac{4 \cdot 4}{3 \cdot 3} = \frac{16}{9}$.`,
          },
          { title: 'Invierte el 2', text: md`$2^{-1} = \frac{1}{2}$, que es positivo.` },
          {
            title: 'Resta',
            text: md`Con denominador 18: $\frac{32}{18} - \frac{9}{18} = \frac{23}{18}$.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'exponente-negativo-como-signo',
          text: md`Leer $2^{-1}$ como $-\frac{1}{2}$ o $-2$. En la tabla, las potencias de 2 nunca cruzan el cero: se achican, pero siguen positivas.`,
        },
        {
          mistake: 'eleva-sin-invertir-la-base',
          text: md`Quitar el signo sin dar vuelta la fracción: $\frac{9}{16}$. Al desaparecer el menos, la base se invierte.`,
        },
        {
          mistake: 'multiplica-base-por-exponente',
          text: md`Escribir $\left(\frac{4}{3}\right)^2 = \frac{8}{3}$. Elevar a 2 es multiplicar el número por sí mismo, no por 2.`,
        },
      ],
      checks: [
        {
          id: 'cinco-a-la-menos-dos',
          question: md`¿Cuánto vale $5^{-2}$?`,
          key: md`$\frac{1}{25}$`,
          distractors: [
            {
              text: md`$-25$`,
              feedback: 'El signo del exponente no pasa al número: indica que se invierte.',
              mistake: 'exponente-negativo-como-signo',
            },
            {
              text: md`$-10$`,
              feedback: 'Multiplicaste 5 por −2. Una potencia no es base por exponente.',
              mistake: 'multiplica-base-por-exponente',
            },
            {
              text: md`$25$`,
              feedback: 'Quitaste el signo del exponente, pero faltó invertir.',
              mistake: 'eleva-sin-invertir-la-base',
            },
          ],
          explanation: md`$5^{-2} = \frac{1}{5^2} = \frac{1}{25}$.`,
        },
        {
          id: 'dos-quintos-invertido',
          question: md`¿Cuál es el valor de $\left(\frac{2}{5}\right)^{-2} + 4^{-1}$?`,
          key: md`$\frac{13}{2}$`,
          distractors: [
            {
              text: md`$6$`,
              feedback: md`Tomaste $4^{-1}$ como $-\frac{1}{4}$. Es positivo: $\frac{1}{4}$.`,
              mistake: 'exponente-negativo-como-signo',
            },
            {
              text: md`$\frac{41}{100}$`,
              feedback: 'Elevaste 2/5 sin darla vuelta.',
              mistake: 'eleva-sin-invertir-la-base',
            },
            {
              text: md`$\frac{21}{4}$`,
              feedback: 'Diste vuelta la fracción, pero la multiplicaste por 2 en vez de elevarla.',
              mistake: 'multiplica-base-por-exponente',
            },
          ],
          explanation: md`$\left(\frac{5}{2}\right)^2 = \frac{25}{4}$ y $4^{-1} = \frac{1}{4}$. La suma es $\frac{26}{4} = \frac{13}{2}$.`,
        },
        {
          id: 'con-y-sin-parentesis',
          question: md`¿Cuál es el resultado de $-4^2 + (-3)^2$?`,
          key: md`$-7$`,
          distractors: [
            { text: md`$25$`, feedback: md`$-4^2$ no lleva paréntesis: el exponente es solo del 4 y queda $-16$.` },
            { text: md`$-25$`, feedback: md`$(-3)^2$ sí lleva paréntesis: menos por menos da $9$.` },
            {
              text: md`$-14$`,
              feedback: md`$(-3) \cdot 2$ es $-6$ y $-4 \cdot 2$ es $-8$: multiplicaste por el exponente.`,
              mistake: 'multiplica-base-por-exponente',
            },
          ],
          explanation: md`$-4^2 = -16$ y $(-3)^2 = 9$. La suma es $-7$.`,
        },
      ],
    },
    {
      id: 'exponente-fraccionario',
      title: 'Exponente fraccionario',
      idea: md`¿Qué número es $9^{\frac{1}{2}}$? Si la regla de siempre vale, $9^{\frac{1}{2}} \cdot 9^{\frac{1}{2}} = 9^1$. Es el número que por sí mismo da 9: la raíz cuadrada, $3$.

En general, con $a$ positivo, el denominador es el **índice** de la raíz y el numerador es el **exponente**:

$$a^{\frac{m}{n}} = \sqrt[n]{a^m}$$

Puedes hacer primero la raíz, que deja números chicos: $8^{\frac{2}{3}}$ es la raíz cúbica de 8, que es 2, elevada a 2: da $4$.

Todas las propiedades siguen igual, solo que ahora se suman y restan fracciones.`,
      example: {
        problem: md`Calcula $27^{\frac{2}{3}} \cdot 9^{-\frac{1}{2}}$.`,
        steps: [
          {
            title: 'Raíz cúbica y cuadrado',
            text: md`$\sqrt[3]{27} = 3$ y $3^2 = 9$. Entonces $27^{\frac{2}{3}} = 9$.`,
          },
          {
            title: 'Invierte por el signo menos',
            text: md`$9^{-\frac{1}{2}} = \frac{1}{9^{\frac{1}{2}}} = \frac{1}{3}$.`,
          },
          { title: 'Multiplica', text: md`$9 \cdot \frac{1}{3} = 3$.` },
          {
            title: 'Comprueba con base 3',
            text: md`$27^{\frac{2}{3}} = 3^2$ y $9^{-\frac{1}{2}} = 3^{-1}$. El producto es $3^{2-1} = 3$.`,
          },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'dieciseis-a-tres-cuartos',
          question: md`¿Cuánto vale $16^{\frac{3}{4}}$?`,
          key: '8',
          distractors: [
            {
              text: '12',
              feedback: 'Sacaste tres cuartos de 16. El exponente no multiplica a la base.',
              mistake: 'multiplica-base-por-exponente',
            },
            { text: '64', feedback: 'Usaste la raíz cuadrada. El denominador 4 pide la raíz cuarta.' },
            { text: '2', feedback: 'Esa es la raíz cuarta de 16. Falta elevarla a 3.' },
          ],
          explanation: md`$\sqrt[4]{16} = 2$ y $2^3 = 8$.`,
        },
        {
          id: 'producto-de-fraccionarios',
          question: md`Si $a$ es positivo, ¿a qué es igual $a^{\frac{1}{2}} \cdot a^{\frac{1}{3}}$?`,
          key: md`$a^{\frac{5}{6}}$`,
          distractors: [
            {
              text: md`$a^{\frac{1}{6}}$`,
              feedback: 'Multiplicaste los exponentes. En un producto de igual base se suman.',
              mistake: 'multiplica-exponentes-en-el-producto',
            },
            {
              text: md`$a^{\frac{2}{5}}$`,
              feedback: 'Sumaste numeradores y denominadores por separado: falta el denominador común.',
            },
            { text: md`$a^{\frac{3}{2}}$`, feedback: 'Dividiste un exponente por el otro. En un producto se suman.' },
          ],
          explanation: md`$\frac{1}{2} + \frac{1}{3} = \frac{3}{6} + \frac{2}{6} = \frac{5}{6}$.`,
        },
        {
          id: 'cuatro-a-menos-un-medio',
          question: md`¿Cuál es el valor de $4^{-\frac{1}{2}}$?`,
          key: md`$\frac{1}{2}$`,
          distractors: [
            {
              text: md`$-2$`,
              feedback: 'La raíz es 2, pero el exponente negativo invierte: no pone un signo menos.',
              mistake: 'exponente-negativo-como-signo',
            },
            {
              text: md`$2$`,
              feedback: 'Sacaste la raíz y olvidaste el signo del exponente, que invierte.',
              mistake: 'eleva-sin-invertir-la-base',
            },
            { text: md`$\frac{1}{16}$`, feedback: 'Elevaste a 2. El exponente un medio pide la raíz cuadrada.' },
          ],
          explanation: md`$4^{\frac{1}{2}} = 2$, y el signo menos invierte: $\frac{1}{2}$.`,
        },
      ],
    },
  ],
  summary: [
    md`Igual base: al multiplicar se suman los exponentes y al dividir se restan.`,
    md`Potencia de una potencia: se multiplican. Si las bases son distintas, busca una común.`,
    md`Exponente negativo: invierte la base, no cambia el signo.`,
    md`Exponente fraccionario: el denominador es el índice de la raíz.`,
    md`Para hallar un error, compara cada línea con la anterior.`,
  ],
});
