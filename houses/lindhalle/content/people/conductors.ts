import { person } from './person.ts'

export const conductors = {
  tobler: person(
    ['Maren', 'Tobler'],
    ['Chefdirigentin', 'Chief conductor'],
    'Aufgewachsen im Prättigau, Geigerin, dann Kapellmeisterin in Meiningen und Tampere. Seit fünf Jahren leitet sie das Orchester der Lindhalle und probt am liebsten die Stellen, an denen fast nichts steht.',
    'Raised in the Prättigau, a violinist first, then a conductor in Meiningen and Tampere. She has led the orchestra of the Lindhalle for five years and most likes to rehearse the bars in which almost nothing is written.',
  ),
  vesely: person(
    ['Ondřej', 'Veselý'],
    ['Erster Gastdirigent', 'Principal guest conductor'],
    'Kommt aus Brünn und bringt die Stimmen seiner Heimat mit, oft in eigenen Abschriften. Bei Janáček dirigiert er ohne Stab, weil der Stab, sagt er, zu früh fertig ist.',
    'Comes from Brno and brings the music of his home with him, often in his own copies. In Janáček he conducts without a baton, because the baton, he says, is always finished too early.',
  ),
  aguirre: person(
    ['Inés', 'Aguirre'],
    ['Dirigentin', 'Conductor'],
    'Studierte in Montevideo Schlagzeug und in Stockholm Dirigieren. Sie hat mehr als vierzig Uraufführungen geleitet und Haydn in jedes dritte Programm gesetzt.',
    'Studied percussion in Montevideo and conducting in Stockholm. She has led more than forty first performances and put Haydn into every third programme.',
  ),
  rautio: person(
    ['Pekka', 'Rautio'],
    ['Dirigent', 'Conductor'],
    'Leitete zwölf Jahre lang ein Orchester nördlich des Polarkreises, in dem die Proben im Winter um elf begannen, wenn es hell wurde. Nach Seehalden kommt er jedes Jahr im Februar.',
    'For twelve years he led an orchestra north of the Arctic Circle where winter rehearsals began at eleven, when it got light. He comes to Seehalden every February.',
  ),
  bianchi: person(
    ['Chiara', 'Bianchi'],
    ['Leiterin des Kammerchors', 'Director of the chamber choir'],
    'Gründete den Kammerchor Seehalden mit sechzehn Stimmen und hat es bei sechzehn Stimmen belassen. Sie unterrichtet in Lugano und singt in der Probe jede Stimme einmal selbst.',
    'Founded the Kammerchor Seehalden with sixteen voices and left it at sixteen. She teaches in Lugano and sings every part once herself in rehearsal.',
  ),
}
