import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-vela-en-la-balanza',
  version: 1,
  content: 'ciencias.quimica.reacciones-estequiometria.leyes-ponderales',
  skill: 'evaluar',
  difficulty: 2,
  module: 'electivo',
  stem: md`Una estudiante puso una vela sobre una balanza, la encendió y anotó la masa cada diez minutos: 52,0 g; 50,9 g; 49,8 g; 48,7 g. Escribió: «En una combustión no se conserva la masa».

¿Cuál es la mejor crítica a su conclusión?`,
  key: { text: md`No midió los gases que se forman, que salen hacia el aire.` },
  distractors: [
    {
      mistake: 'masa-se-pierde-al-quemar',
      text: md`No esperó a que la vela se consumiera por completo.`,
      feedback: md`Con más tiempo la balanza marcaría aún menos; el problema está en lo que no se midió.`,
    },
    {
      mistake: 'error-de-la-balanza',
      text: md`No usó una balanza que midiera con más decimales.`,
      feedback: md`El cambio es mayor que un gramo: la balanza lo registra bien.`,
    },
    {
      mistake: 'sistema-abierto-como-cerrado',
      text: md`No consideró que la llama tiene una masa propia.`,
      feedback: md`Busca qué sustancias se producen al quemarse la vela y adónde van.`,
    },
  ],
  solution: [
    {
      title: 'Qué se forma',
      text: md`Al quemarse, la vela y el oxígeno forman dióxido de carbono y vapor de agua, que escapan.`,
    },
    {
      title: 'Qué exige la conclusión',
      text: md`La masa se conserva en un sistema cerrado, que incluye todos los reactantes y productos. Este sistema es abierto; más tiempo o más decimales no lo arreglan.`,
    },
    { title: 'Respuesta', text: md`No midió los gases que se forman, que salen hacia el aire.` },
  ],
});
