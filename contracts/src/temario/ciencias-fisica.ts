import type { Axis } from './types.ts';

export const FISICA = {
  id: 'ciencias.fisica',
  name: 'Física',
  units: [
    {
      id: 'ciencias.fisica.ondas',
      name: 'Ondas',
      contents: [
        {
          id: 'ciencias.fisica.ondas.elementos',
          name: 'Elementos de una onda',
          summary: 'Identificar amplitud, período, frecuencia y longitud en el gráfico de una onda electromagnética.',
        },
        {
          id: 'ciencias.fisica.ondas.rapidez',
          name: 'Rapidez de una onda',
          summary: 'Calcular la rapidez, la frecuencia o la longitud de una onda a partir de las otras dos.',
        },
        {
          id: 'ciencias.fisica.ondas.espectro',
          name: 'Regiones del espectro electromagnético',
          summary:
            'Ordenar las ondas desde la radio hasta los rayos gamma según su frecuencia, y asociarlas a sus usos.',
        },
        {
          id: 'ciencias.fisica.ondas.fenomenos',
          name: 'Reflexión, refracción y absorción',
          summary: 'Predecir qué hace la luz, que viaja en línea recta, al chocar con algo o cambiar de medio.',
        },
        {
          id: 'ciencias.fisica.ondas.color',
          name: 'Color y dispersión',
          summary: 'Explicar por qué vemos colores y cómo un prisma o la lluvia separan la luz blanca.',
        },
        {
          id: 'ciencias.fisica.ondas.doppler-interferencia-difraccion',
          name: 'Doppler, interferencia y difracción',
          summary:
            'Describir, sin cálculos, qué pasa si la fuente se mueve, si dos ondas se superponen o si rodean un obstáculo.',
        },
        {
          id: 'ciencias.fisica.ondas.espejos',
          name: 'Espejos planos y curvos',
          summary: 'Trazar rayos para saber dónde se forma la imagen en un espejo, su tamaño y su orientación.',
        },
        {
          id: 'ciencias.fisica.ondas.lentes',
          name: 'Lentes',
          summary: 'Trazar rayos en lentes que juntan o separan la luz y describir la imagen que forman.',
        },
        {
          id: 'ciencias.fisica.ondas.tecnologia',
          name: 'Tecnologías que usan ondas',
          summary:
            'Explicar qué fenómeno hace funcionar el radar, la fibra óptica, el láser, los telescopios o el celular.',
        },
      ],
    },
    {
      id: 'ciencias.fisica.mecanica',
      name: 'Mecánica',
      contents: [
        {
          id: 'ciencias.fisica.mecanica.newton',
          name: 'Leyes de Newton',
          summary: 'Explicar y calcular cómo las fuerzas mantienen o cambian el movimiento de un cuerpo.',
        },
        {
          id: 'ciencias.fisica.mecanica.cuerpo-libre',
          name: 'Diagramas de cuerpo libre',
          summary: 'Dibujar todas las fuerzas que actúan sobre un cuerpo y obtener la fuerza neta.',
        },
        {
          id: 'ciencias.fisica.mecanica.fuerzas',
          name: 'Peso, normal, tensión y fuerza elástica',
          summary: 'Reconocer cuándo actúa cada fuerza y calcularla, incluida la de un resorte.',
        },
        {
          id: 'ciencias.fisica.mecanica.roce',
          name: 'Fuerza de roce',
          summary: 'Distinguir el roce que impide partir del que frena al deslizar, y describir el efecto del aire.',
        },
      ],
    },
    {
      id: 'ciencias.fisica.tierra',
      name: 'Energía – Tierra',
      contents: [
        {
          id: 'ciencias.fisica.tierra.deriva-continental',
          name: 'Deriva continental',
          summary:
            'Explicar la idea de que los continentes se mueven, sus pruebas y cómo preparó la teoría de las placas.',
        },
        {
          id: 'ciencias.fisica.tierra.placas',
          name: 'Tectónica de placas',
          summary: 'Relacionar los límites entre placas con los sismos, los volcanes y las formas del relieve.',
        },
        {
          id: 'ciencias.fisica.tierra.interior',
          name: 'Interior de la Tierra',
          summary: 'Describir las capas del planeta y su relación con el movimiento de las placas.',
        },
      ],
    },
    {
      id: 'ciencias.fisica.electricidad',
      name: 'Electricidad',
      contents: [
        {
          id: 'ciencias.fisica.electricidad.corriente',
          name: 'Corriente eléctrica',
          summary: 'Entender la corriente como carga que circula y calcular cuánta pasa en un tiempo dado.',
        },
        {
          id: 'ciencias.fisica.electricidad.ohm',
          name: 'Ley de Ohm y circuitos',
          summary: 'Calcular voltaje, corriente y resistencia en circuitos en serie, en paralelo o mixtos.',
        },
        {
          id: 'ciencias.fisica.electricidad.potencia-energia',
          name: 'Potencia y energía eléctrica',
          summary: 'Calcular cuánta energía usa un componente de un circuito y con qué rapidez.',
        },
        {
          id: 'ciencias.fisica.electricidad.consumo',
          name: 'Consumo y eficiencia energética',
          summary: 'Interpretar etiquetas y cuentas de la luz para comparar el gasto de los artefactos del hogar.',
        },
        {
          id: 'ciencias.fisica.electricidad.instalacion-domiciliaria',
          name: 'Instalación eléctrica de la casa',
          summary:
            'Reconocer para qué sirven los cables, los enchufes, los interruptores, los automáticos y la conexión a tierra.',
        },
      ],
    },
  ],
} as const satisfies Axis;
