import { expect, it } from 'vitest';
import { redactWords } from './redact-words.ts';

it.each([
  ['me llamo Camila Rojas y no entiendo', 'me llamo [nombre] y no entiendo'],
  ['hola me llamo camila y no cacho', 'hola me llamo [nombre] y no cacho'],
  ['mi nombre es José Luis Pérez', 'mi nombre es [nombre]'],
  ['escríbeme a camila.rojas@gmail.com', 'escríbeme a [correo]'],
  ['camila.rojas arroba gmail punto com', '[correo]'],
  ['mi rut es 21.345.678-9', 'mi rut es [rut]'],
  ['21345678-K', '[rut]'],
  ['llámame al +56 9 8765 4321', 'llámame al [teléfono]'],
  ['mi fono es 987654321', 'mi fono es [teléfono]'],
  ['mi rut: 21345678', 'mi [rut]'],
  ['soy @camila_rojas en insta', 'soy [usuario] en insta'],
  ['mira https://foto.example/abc?x=1', 'mira [enlace]'],
  ['id 0199c0de-0000-7000-8000-0000000000aa', 'id [id]'],
  ['estudio en el Liceo Carmela Carvajal', 'estudio en el Liceo [nombre]'],
  ['mi profe Rodrigo Soto me dijo', 'mi profe [nombre] me dijo'],
])('%s', (text, clean) => expect(redactWords(text)).toBe(clean));

it.each([
  'no entiendo cómo 3.500.000 se divide por 1.000',
  'me dio 104 cm² y 13 · 8',
  'x^2 + 2x - 80 = 0, no sé seguir',
  'en 1989-1990 hubo elecciones',
  'soy malo para las fracciones',
  '¿por qué 0,25 · 230 = 57,5?',
  'la rapidez es de 300000 km por segundo',
  'me dicen que multiplique primero',
])('leaves %s', (text) => expect(redactWords(text)).toBe(text));
