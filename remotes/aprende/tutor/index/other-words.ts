/**
 * What is of no lesson: other subjects of school and of university, and of life. Words of a phrase that stand all in what was typed
 * weigh against every content, and say nothing for one that has them too. Forms one by one: `derivada` is not `deriva`.
 */
export const OTHER_WORDS =
  `inglés, francés, alemán, verbo, verbos, verb, verb to be, present perfect, present simple, past simple, phrasal verbs, listening,
  musical, piano, libro, favorito, favorita, cuéntame, noticias de hoy, terror, champions, who are, are you, you, filosofía, platón, aristóteles, sócrates, nietzsche, kant, descartes, biblia, música, guitarra, artes visuales, educación física,
  integral, integrales, derivada, derivadas, derivar, integrar, límite tiende, límites tienden, tiende a infinito, matriz, matrices, determinantes,
  números complejos, números imaginarios, ecuaciones diferenciales, álgebra lineal,
  imperio romano, antigua roma, roma, egipto, egipcios, faraón, faraones, grecia, griegos, cristóbal colón, descubrió américa,
  incas, mayas, aztecas, edad media, feudalismo, napoleón,
  fútbol, partido gano, partido gana, ganó el partido, gol, goles, mundial de fútbol, selección chilena, jugar, juega, colo colo,
  universidad de chile, messi, alexis,
  iphone, netflix, película, canción, reggaeton, tiktok, instagram, whatsapp, youtube, twitch, free fire, fortnite, roblox, minecraft,
  pololo, polola, pololear, novia, novio, niña, niño, enamorado, enamorada, casarme,
  almorzar, almuerzo, cocinar, torta de chocolate, pizza, completo italiano, dieta, calorías, bajar de peso, bajo de peso, subir de peso,
  chiste, poema, escríbeme, escribe ensayo, historia de terror, traduce, traducir, traducción, programar, python, javascript, minijuego,
  alternativa, alternativa correcta, clave correcta, instrucciones, ignora, prompt, chatgpt, gpt, robot, inteligencia artificial,
  quién te creó, puntaje, puntajes, puntaje de corte, ponderación, nem, ranking, carrera, carreras, postular, becas,
  matrícula, arancel, admisión, gratuidad,
  llover, lloverá, pronóstico, wifi, cumpleaños, dormir, tengo sueño, cansado, cansada, aburrido, aburrida, triste, duele, pesado, flojera,
  bitcoin, perro, gato, australia, francia, bandera de australia, presidente de francia, capital perú, capital argentina, capital bolivia, río más largo, desbloqueo celular`.split(
    /,\s+/,
  );
