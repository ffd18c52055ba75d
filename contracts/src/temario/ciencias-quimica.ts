import type { Axis } from './types.ts';

export const QUIMICA = {
  id: 'ciencias.quimica',
  name: 'Química',
  units: [
    {
      id: 'ciencias.quimica.estructura-atomica',
      name: 'Estructura atómica',
      contents: [
        {
          id: 'ciencias.quimica.estructura-atomica.clasificacion-materia',
          name: 'Sustancias puras y mezclas',
          summary: 'Clasificar un material como elemento, compuesto o mezcla según su composición.',
        },
        {
          id: 'ciencias.quimica.estructura-atomica.separacion-mezclas',
          name: 'Separación de mezclas',
          summary: 'Elegir entre filtrar, decantar, tamizar o destilar según lo que se quiera separar.',
        },
        {
          id: 'ciencias.quimica.estructura-atomica.propiedades',
          name: 'Propiedades físicas',
          summary:
            'Usar la densidad, la masa, el volumen y los puntos de fusión y ebullición para reconocer un elemento.',
        },
        {
          id: 'ciencias.quimica.estructura-atomica.modelos-atomicos',
          name: 'Modelos atómicos',
          summary: 'Comparar las ideas de Dalton, Thomson, Rutherford y Bohr, y lo que cada una agregó a la anterior.',
        },
        {
          id: 'ciencias.quimica.estructura-atomica.particulas',
          name: 'Protones, neutrones y electrones',
          summary: 'Calcular cuántas partículas de cada tipo tiene un átomo o un ion con sus números atómico y másico.',
        },
        {
          id: 'ciencias.quimica.estructura-atomica.bohr',
          name: 'Átomos e iones según Bohr',
          summary: 'Dibujar e interpretar cómo se reparten los electrones por niveles en un átomo o un ion.',
        },
      ],
    },
    {
      id: 'ciencias.quimica.organica',
      name: 'Química orgánica',
      contents: [
        {
          id: 'ciencias.quimica.organica.carbono',
          name: 'El átomo de carbono',
          summary:
            'Explicar por qué forma cuatro enlaces, su hibridación y en qué difieren los simples, dobles y triples.',
        },
        {
          id: 'ciencias.quimica.organica.representaciones',
          name: 'Fórmulas y modelos de moléculas',
          summary: 'Reconocer una misma molécula en sus distintas fórmulas y en modelos de bolitas y palitos.',
        },
        {
          id: 'ciencias.quimica.organica.hidrocarburos',
          name: 'Hidrocarburos',
          summary: 'Reconocer, nombrar y formular cadenas, anillos y compuestos aromáticos de carbono e hidrógeno.',
        },
        {
          id: 'ciencias.quimica.organica.grupos-funcionales',
          name: 'Grupos funcionales',
          summary: 'Reconocer alcoholes, ácidos, aminas y otras familias por su grupo, nombrarlas y conocer sus usos.',
        },
      ],
    },
    {
      id: 'ciencias.quimica.reacciones-estequiometria',
      name: 'Reacciones químicas y estequiometría',
      contents: [
        {
          id: 'ciencias.quimica.reacciones-estequiometria.leyes-ponderales',
          name: 'Leyes ponderales',
          summary:
            'Aplicar la conservación de la masa y las proporciones fijas o múltiples con que se combinan los elementos.',
        },
        {
          id: 'ciencias.quimica.reacciones-estequiometria.balance',
          name: 'Reactantes, productos y balance',
          summary: 'Interpretar una ecuación química y ajustar sus coeficientes para que no se pierdan átomos.',
        },
        {
          id: 'ciencias.quimica.reacciones-estequiometria.mol',
          name: 'Mol y masa molar',
          summary: 'Convertir entre gramos, moles y cantidad de partículas de una sustancia.',
        },
        {
          id: 'ciencias.quimica.reacciones-estequiometria.calculos',
          name: 'Cálculos estequiométricos',
          summary: 'Calcular cuánto se consume o se forma en una reacción a partir de la ecuación balanceada.',
        },
        {
          id: 'ciencias.quimica.reacciones-estequiometria.reactivo-limitante',
          name: 'Reactivo limitante y en exceso',
          summary: 'Decidir qué reactivo se acaba primero, cuánto producto permite obtener y cuánto sobra del otro.',
        },
        {
          id: 'ciencias.quimica.reacciones-estequiometria.composicion-porcentual',
          name: 'Composición porcentual',
          summary: 'Calcular qué porcentaje de la masa de un compuesto aporta cada elemento.',
        },
        {
          id: 'ciencias.quimica.reacciones-estequiometria.formulas',
          name: 'De los datos a la fórmula',
          summary: 'Obtener la proporción mínima entre los átomos de un compuesto y su fórmula real con la masa molar.',
        },
        {
          id: 'ciencias.quimica.reacciones-estequiometria.soluciones',
          name: 'Qué es una solución',
          summary: 'Distinguir soluto y solvente, y describir cómo es y cómo se comporta una mezcla homogénea.',
        },
        {
          id: 'ciencias.quimica.reacciones-estequiometria.concentracion-quimica',
          name: 'Concentración en moles',
          summary: 'Calcular la molaridad, la molalidad y la fracción molar de una solución.',
        },
        {
          id: 'ciencias.quimica.reacciones-estequiometria.concentracion-fisica',
          name: 'Concentración en porcentajes y ppm',
          summary: 'Expresar cuánto soluto hay por masa o por volumen, o en partes por millón.',
        },
        {
          id: 'ciencias.quimica.reacciones-estequiometria.dilucion',
          name: 'Dilución y mezcla de soluciones',
          summary: 'Calcular la concentración que resulta al agregar solvente o juntar dos soluciones.',
        },
        {
          id: 'ciencias.quimica.reacciones-estequiometria.solubilidad',
          name: 'Solubilidad',
          summary:
            'Explicar cuánto soluto admite un solvente y cómo influyen la temperatura, la presión y el tipo de sustancia.',
        },
      ],
    },
  ],
} as const satisfies Axis;
