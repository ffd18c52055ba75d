import type { Axis } from './types.ts';

export const BIOLOGIA = {
  id: 'ciencias.biologia',
  name: 'Biología',
  units: [
    {
      id: 'ciencias.biologia.celula',
      name: 'Organización, estructura y actividad celular',
      contents: [
        {
          id: 'ciencias.biologia.celula.organelos',
          name: 'Organelos y estructuras de la célula',
          summary: 'Reconocer cada parte de la célula y la tarea que cumple, desde la membrana hasta las mitocondrias.',
        },
        {
          id: 'ciencias.biologia.celula.tipos',
          name: 'Células procariontes, animales y vegetales',
          summary: 'Comparar los tipos de células según las estructuras que tienen o les faltan.',
        },
        {
          id: 'ciencias.biologia.celula.especializadas',
          name: 'Células especializadas',
          summary: 'Relacionar la forma y los organelos de una célula con su trabajo, como en la neurona o el músculo.',
        },
      ],
    },
    {
      id: 'ciencias.biologia.procesos',
      name: 'Procesos y funciones biológicas',
      contents: [
        {
          id: 'ciencias.biologia.procesos.gametos',
          name: 'Gametos y fecundación',
          summary: 'Explicar qué aportan el ovocito y el espermatozoide, y qué ocurre cuando se unen.',
        },
        {
          id: 'ciencias.biologia.procesos.ciclos',
          name: 'Ciclos ovárico y uterino',
          summary: 'Ubicar las fases de ambos ciclos, lo que pasa en cada una y cuándo es más probable un embarazo.',
        },
        {
          id: 'ciencias.biologia.procesos.control-natalidad',
          name: 'Métodos anticonceptivos',
          summary:
            'Comparar los métodos naturales, hormonales, de barrera y quirúrgicos según cómo actúan y si son reversibles.',
        },
        {
          id: 'ciencias.biologia.procesos.its',
          name: 'Infecciones de transmisión sexual',
          summary:
            'Reconocer la causa, el contagio, los síntomas y la prevención de infecciones como clamidia, gonorrea, herpes o VIH.',
        },
      ],
    },
    {
      id: 'ciencias.biologia.herencia-evolucion',
      name: 'Herencia y evolución',
      contents: [
        {
          id: 'ciencias.biologia.herencia-evolucion.ciclo-celular',
          name: 'Ciclo celular y su control',
          summary: 'Describir la interfase, cómo se compacta el ADN y los controles que evitan divisiones con errores.',
        },
        {
          id: 'ciencias.biologia.herencia-evolucion.mitosis',
          name: 'Mitosis',
          summary: 'Ordenar sus etapas y explicar por qué produce células iguales para crecer y reparar tejidos.',
        },
        {
          id: 'ciencias.biologia.herencia-evolucion.cancer',
          name: 'División celular y cáncer',
          summary: 'Explicar cómo la pérdida de control de la división puede originar un tumor.',
        },
        {
          id: 'ciencias.biologia.herencia-evolucion.meiosis',
          name: 'Meiosis',
          summary: 'Ordenar sus dos divisiones y explicar cómo producen gametos distintos entre sí.',
        },
        {
          id: 'ciencias.biologia.herencia-evolucion.manipulacion-genetica',
          name: 'Manipulación genética',
          summary: 'Explicar cómo se modifica el ADN de un organismo y para qué se usa en alimentos, remedios o telas.',
        },
        {
          id: 'ciencias.biologia.herencia-evolucion.evidencias',
          name: 'Pruebas de la evolución',
          summary: 'Interpretar fósiles, embriones, moléculas y órganos comparados como señales de un origen común.',
        },
        {
          id: 'ciencias.biologia.herencia-evolucion.pensadores',
          name: 'Lamarck, Darwin y Wallace',
          summary: 'Comparar cómo explicó cada uno el cambio de las especies.',
        },
        {
          id: 'ciencias.biologia.herencia-evolucion.seleccion-natural',
          name: 'Selección natural',
          summary: 'Explicar con ejemplos cómo se vuelven comunes los rasgos que ayudan a sobrevivir y reproducirse.',
        },
      ],
    },
    {
      id: 'ciencias.biologia.ambiente',
      name: 'Organismo y ambiente',
      contents: [
        {
          id: 'ciencias.biologia.ambiente.fotosintesis',
          name: 'Fotosíntesis',
          summary:
            'Describir sus etapas, dónde ocurren, qué entra y qué sale, y cómo influyen la luz o la temperatura.',
        },
        {
          id: 'ciencias.biologia.ambiente.respiracion-celular',
          name: 'Respiración celular',
          summary:
            'Explicar cómo los seres vivos sacan energía de la materia orgánica y qué papel cumple eso en el ecosistema.',
        },
        {
          id: 'ciencias.biologia.ambiente.nutricion',
          name: 'Nutrición autótrofa y heterótrofa',
          summary: 'Comparar organismos que producen su alimento con los que lo obtienen de otros.',
        },
        {
          id: 'ciencias.biologia.ambiente.cadenas-troficas',
          name: 'Cadenas tróficas',
          summary: 'Seguir el paso de la materia y la energía entre productores, consumidores y descomponedores.',
        },
      ],
    },
  ],
} as const satisfies Axis;
