import { BIOLOGIA } from './ciencias-biologia.ts';
import { FISICA } from './ciencias-fisica.ts';
import { QUIMICA } from './ciencias-quimica.ts';
import { COMMON_NOTES } from './common-notes.ts';
import type { TemarioTest } from './types.ts';

export const CIENCIAS = {
  id: 'ciencias',
  name: 'Ciencias',
  mandatory: false,
  items: 80,
  scored: 75,
  minutes: 160,
  options: [4, 5],
  modules: [
    {
      id: 'comun',
      name: 'Módulo común',
      items: 54,
      summary: 'Lo responden todos: 18 preguntas de Biología, 18 de Física y 18 de Química.',
    },
    {
      id: 'electivo',
      name: 'Módulo electivo',
      items: 26,
      summary: 'Se elige una de las tres asignaturas al inscribirse: Biología, Física o Química.',
    },
    {
      id: 'tecnico-profesional',
      name: 'Módulo técnico-profesional',
      items: 26,
      summary: 'En lugar del electivo, para quienes egresan de la educación técnico-profesional.',
    },
  ],
  admissionYear: 2026,
  source: {
    name: 'DEMRE, Temario PAES Regular, Ciencias, Admisión 2026',
    confidence: 'high',
    detail:
      'Ejes, áreas y contenidos del documento oficial 2026, dichos con nuestras palabras; el de 2027 no se ha podido comparar.',
  },
  notes: [
    'Cada estudiante responde el módulo común y uno más: un electivo o, en la educación técnico-profesional, el módulo técnico-profesional.',
    'El temario entrega una sola lista de contenidos por eje: vale para el módulo común y para el electivo.',
    'Los contenidos del módulo técnico-profesional no están detallados aquí.',
    'Para postular se rinde al menos una de las electivas: Historia y Ciencias Sociales o Ciencias.',
    'Algunas preguntas traen cinco opciones.',
    ...COMMON_NOTES,
  ],
  skills: [
    {
      id: 'observar-preguntar',
      name: 'Observar y plantear preguntas',
      summary: 'Reconocer qué pregunta o hipótesis se puede poner a prueba con una investigación.',
    },
    {
      id: 'planificar-conducir',
      name: 'Planificar y conducir una investigación',
      summary: 'Distinguir variables y elegir objetivos, procedimientos e instrumentos adecuados.',
    },
    {
      id: 'procesar-analizar',
      name: 'Procesar y analizar la evidencia',
      summary: 'Encontrar relaciones en los datos, con cálculos si hace falta, y concluir a partir de ellas.',
    },
    {
      id: 'evaluar',
      name: 'Evaluar',
      summary: 'Juzgar si una investigación es coherente, confiable y repetible, y qué aporta.',
    },
    {
      id: 'comunicar',
      name: 'Comunicar',
      summary: 'Elegir la tabla, el gráfico o el modelo que mejor muestra una información.',
    },
  ],
  axes: [BIOLOGIA, FISICA, QUIMICA],
} as const satisfies TemarioTest;
