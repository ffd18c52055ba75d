import { describe, expect, it } from 'vitest';
import { classifyWords } from './classify-words.ts';
import { HELP_AGAIN, HELP_LINES } from './help-lines.ts';

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const isSelf = (text: string) => {
  const found = classifyWords(text);
  return found.kind === 'harm' && found.about === 'self';
};

const DESPAIR = lines(`
  no doy mas, a veces pienso que seria mejor no estar
  no doy más de verdad
  profe no doy mas, me siento sola
  ya no aguanto más, quiero que todo se termine
  no puedo más con mi vida
  ya no puedo más, lloro todas las noches
  no aguanto mas este dolor
  llego a la casa, estudio y lloro, no doy más, nada tiene sentido
  tengo la paes encima y no doy más, no quiero vivir así
  sería mejor no existir
  a veces creo que seria mejor desaparecer
  pienso que es mejor no estar aquí
  quizás mejor no haber nacido
  todo sería mejor si no estuviera
  mi familia estaría mejor si yo no existiera
  todos más tranquilos si me muero
  nadie se daría cuenta si desapareciera
  qué pasaría si yo ya no estuviera
  a veces pienso en morirme
  a veces pienso en no despertar
  en las noches pienso en desaparecer
  ultimamente siento que quiero morirme
  siempre imagino que no estoy, que sería mejor no estar viva
  quisiera no despertar mañana
  quisiera no despertar nunca mas
  ojala mañana no despierte
  ojalá nunca hubiera nacido
  ojala me atropellara una micro
  quiero dormir para siempre
  quiero cerrar los ojos y no abrirlos
  no quiero seguir viviendo
  no quiero seguir así, no puedo más con todo
  ya no quiero existir más
  no quiero seguir con mi vida
  no quiero estar mas
  me cansé de vivir
  estoy cansada de vivir asi
  toy harto de mi vida
  para qué sigo viva
  nose pa q sigo aki
  me da lo mismo vivir o no
  me da igual si me muero
  ya no tengo ganas de vivir
  se me acabaron las ganas de vivir
  tengo pensamientos de morirme
  me quiero hacer daño
  me quiero ir de este mundo
  nadie me extrañaría
  siento que sobro
  soy una carga para mi familia
  odio estar vivo
  nunca debí haber nacido
  no merezco vivir
  no valgo nada
  prefiero no estar
  preferiria no existir
  sobro en esta casa
  escribí una carta de despedida para mi mamá
  ya no doy mas con mi vida
  no doy más, quiero morir
  estoy mal, no aguanto mas
  no aguanto más en mi casa
  siento que no puedo más
  de verdad ya no puedo mas con todo esto
  me gustaria no estar
  me gustaría desaparecer un rato de todo
  quiero desaparecer
  preferiría estar muerta
  no le veo sentido a nada
  nada tiene sentido ya
  siento que nadie me extrañaría
  y si no estuviera?
  creo que todos estarían mejor sin mí
  ojalá no despertara
  me dan ganas de no despertar
  quisiera dormirme y no despertar mas
  a veces quisiera no existir
  pienso harto en morirme
  pienso en no estar
  he pensado en no estar más
  no quiero vivir mas
  no quiero estar aqui
  ya no quiero seguir viviendo asi
  ya no quiero seguir
  estoy chato de vivir
  estoy chata de mi vida
  ya no tiene sentido nada
  ya no veo salida
  mi vida es una mierda, no doy mas
  soy un estorbo para todos
  no sirvo para nada, mejor me muero
  me quiero puro morir
  kiero desaparecer y q nadie me busque
  no quiero despertarme mañana
  a veces me dan ganas de tirarme al metro
  a veces pienso que sería más fácil no estar
  sería más fácil si no existiera
  nadie lloraria si me muero
  mejor no estar
  me da miedo lo que pienso hacerme
  tengo ganas de cortarme otra vez
  me corté ayer
  quiero que todo termine
  no soporto seguir viviendo
  no quiero levantarme nunca más
  si me muero nadie se entera
  me voy a ir para siempre
  les escribi una carta de despedida a mis papas
  no puedo mas con esta vida
  no aguanto ni un dia mas
  ya no tengo fuerzas para seguir viviendo
  ya no tengo fuerzas
  estoy cansado de todo
  me quiero morir profe
  siento que ya no quiero estar aca
  no quiero estar acá nunca más
  creo que el mundo estaria mejor sin mi
  el mundo seria mejor sin mi
  ojalá me muriera
  ojala no hubiera despertado hoy
  desearía no estar viva
  desearia no existir
  a veces pienso en tirarme por la ventana
  a veces quiero desaparecer
  solo quiero desaparecer
  quiero desaparecer del mundo
  pienso que si no estoy nadie se da cuenta
  siento que no valgo nada
  siento que soy una carga
  no me quiero levantar nunca mas
  mi familia estaria mejor si no estuviera
  no doy mas, quiero desaparecer
  no doy más con la paes y a veces pienso en morirme
  voy a terminar con todo
  quiero acabar con todo
  me pasan ideas feas de hacerme daño
  he pensado en hacerme daño
  tengo pensamientos feos de matarme
  no le encuentro sentido a mi vida
  para qué vivir si nadie me quiere
  me da lo mismo estar viva o muerta
  quisiera no haber nacido
  mejor si no hubiera nacido
  ya no quiero estar en este mundo
  me gustaria dormirme y no despertar
  estaba pensando en quitarme la vida
  hay dias que no quiero vivir
  hay días en que quisiera no existir
  siento q no aguanto mas
  no aguanto mas, estoy sola
  ya no puedo más, ayuda
  me siento vacía y no quiero seguir viviendo
  no kiero vivir
  nose si quiero seguir viva
  nadie me necesita, mejor desaparecer
  ya nada me importa, ni vivir
  cuando estoy sola pienso en morir
  a lo mejor seria mejor no estar
`);

const HARMLESS = lines(`
  no doy más con este capítulo
  no doy más con esta guía de logaritmos
  ya no doy más con las fracciones
  no aguanto más esta materia, es muy larga
  no puedo más con química, explícame de nuevo
  no puedo más, esta pregunta es imposible
  no doy más de sueño, sigamos mañana
  no doy mas de hambre jaja
  no aguanto más de la risa con ese texto
  no soporto más los vectores
  no quiero seguir con esta pregunta
  no quiero seguir con este contenido, pasemos a otro
  no puedo seguir así con las notas de mate
  no quiero seguir, quiero otra pregunta
  sería mejor no estar inscrito en física
  sería mejor no estar en ese curso
  es mejor no estar tan nervioso en la prueba
  sería mejor no usar calculadora
  prefiero no estar en el grupo de biología
  prefiero no multiplicar todavía
  sería mejor si no hubiera fracciones
  qué pasaría si no existiera el roce
  qué pasaría si no existiera la gravedad
  ¿qué pasa si desaparece el denominador?
  ¿es mejor no simplificar antes?
  quiero desaparecer el paréntesis, ¿cómo lo hago?
  a veces pienso que la respuesta es sumar
  a veces pienso que no entiendo nada de mate
  a veces siento que no voy a alcanzar a terminar la prueba
  siempre creo que es la más larga
  si no estuviera el signo menos, ¿daría lo mismo?
  ojalá no existiera la química orgánica
  ojalá no me toque esa pregunta
  el personaje piensa que sería mejor no existir, ¿es el tema?
  en el poema el hablante está cansado de vivir, ¿qué figura es?
  según el texto, los ancianos sienten que sobran
  el autor dice que la vida no vale nada sin libertad
  ¿por qué la protagonista no quiere despertar?
  sobró un gramo de reactivo, ¿cuál es el limitante?
  me cansé de leer, ¿hay un resumen?
  estoy cansada de estudiar
  estoy harta de los logaritmos
  ¿para qué sirve vivir en comunidad según Aristóteles?
  me da lo mismo la unidad, explícame cualquiera
  me da igual si la hago mal
  no tengo ganas de estudiar
  odio mi vida cuando veo vectores
  odio química
  nada de esto tiene sentido, ¿por qué se multiplica?
  ¿cuánto pesa la carga de un electrón?
  quiero descansar un rato y seguir después
  ¿conviene dejar de estudiar un día antes?
  la célula va a morir si no tiene agua
  ¿qué especie va a desaparecer primero?
  quiero que esto termine luego, mañana es la prueba
  no me quiero quedar sin saber esto, explícame
  no doy más con los moles
  no doy mas, paso a otra materia
  esta pregunta no la doy más
  no puedo más que sumar las fracciones?
  no puedo más de 10 minutos en esto
  sería mejor no estar mirando el celular
  mejor no estar adivinando
  no quiero seguir con esta guía
  no quiero seguir con porcentajes
  ya no quiero seguir con esto, otra pregunta porfa
  no quiero estar en la sección de física
  quiero no equivocarme
  quisiera no reprobar
  a veces pienso que nunca voy a aprender
  a veces pienso que estoy mal en el signo
  me canse de esta guia
  estoy aburrida de los vectores
  se me acabaron las ganas de estudiar
  si no existiera la fuerza de roce qué pasa
  desaparece el término al cuadrado?
  quiero dejar de equivocarme
  nadie me explica esto
  para qué vivo haciendo guías
  me da lo mismo la alternativa
  para que sirve existir en la ecuacion
  cuando la pendiente no existe
  la solución puede no existir
  puede no existir solución?
  es mejor no despejar x primero?
  prefiero no usar la fórmula
  me quiero matriculr en la u
  odio vivir lejos del preu
  quiero descansar
  no quiero despertar temprano para el ensayo
  tirarme un piquero
  cómo muere la célula en la apoptosis
  el hablante lírico desea desaparecer, ¿qué actitud es?
  la narradora dice que está cansada de vivir
  qué significa "no estar" en este párrafo
  ¿el autor cree que es mejor morir?
  no aguanto más a mi hermano, no me deja estudiar
  no aguanto más el calor
  no doy más de cansancio
  no puedo más, es muy difícil esta materia
  ya no puedo más con tantas pruebas
  quiero que se termine este ensayo
  la corriente deja de existir
  las especies van a dejar de existir?
  mi pierna se durmió para siempre jaja
  un día más y me muero de sueño
  sería mejor no estar en M2
  no doy más con tanta lectura
  no puedo más, ¿me das la pista?
  ya no doy más con este tema, otro
  no tengo fuerzas para otra guía
  estoy cansado de tantas guías
  estoy cansada de todo este contenido
  qué fuerza deja de existir
  por qué desaparecieron los dinosaurios
  nada me resulta en álgebra
  no vale nada mi puntaje?
  si no estoy inscrita puedo dar la prueba?
  qué pasa si no estoy en cuarto medio
  a veces pienso que es la b
  a veces pienso en estudiar medicina
  pienso en dejar la carrera
  estoy pensando en cambiarme de electivo
  me da lo mismo si es lenta
  la vida en la colonia
  la vida útil de un isótopo
  por qué muere la estrella
  ciclo de vida de una estrella
  el sol va a morir algún día
  quiero terminar con este contenido
  quiero terminar con todo el eje de números
  voy a terminar con todo lo de geometría
  me voy a ir a otra pregunta
  me voy para la u
  quiero que termine la prueba
  no quiero ir al colegio mañana
  prefiero no contestarla
  mejor no contestar esa
  mejor no adivinar
  es mejor no saber la fórmula?
  cuál es mejor para no perder signos
  no existe solución real?
  el hielo desaparece cuando se derrite
  quiero desaparecer esos paréntesis
  qué significa que el narrador no quiera vivir
  la protagonista siente que sobra
  según Camus la vida no tiene sentido, ¿es tesis?
  en el ensayo el autor dice que nada tiene sentido
  nada tiene sentido en este ejercicio
  no me despierto temprano para estudiar
  me corté un dedo, ¿por qué coagula la sangre?
  la sangre coagula si me corto
  si me muero de sueño cómo estudio
  estoy muerta con esta guía
  me mataron en el ensayo
`);

it('despair is heard in words that name neither death nor harm', () => {
  expect(DESPAIR.length).toBeGreaterThan(40);
  expect(DESPAIR.filter((text) => !isSelf(text))).toEqual([]);
});

it('is not heard in talk of study, of texts and of weariness', () => {
  expect(HARMLESS.length).toBeGreaterThan(40);
  expect(HARMLESS.filter((text) => classifyWords(text).kind === 'harm')).toEqual([]);
});

describe('what is said to whoever answers a help text', () => {
  it('names who answers at all hours, whatever it was about', () => {
    for (const text of Object.values(HELP_AGAIN)) expect(text).toContain(HELP_LINES.suicide.number);
  });
});
