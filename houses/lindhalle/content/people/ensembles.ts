import { person } from './person.ts'

/** The quartet in residence, and who lead the sections of the orchestra. */
export const players = {
  imfeld: person(
    ['Ladina', 'Imfeld'],
    ['Imfeld-Quartett, Violine I', 'Imfeld Quartet, first violin'],
    'Gründerin des Quartetts, das ihren Namen trägt, obwohl sie dagegen gestimmt hat. Sie führt Buch darüber, wie lange es nach dem letzten Ton still bleibt.',
    'Founder of the quartet that bears her name, although she voted against it. She keeps a record of how long it stays silent after the last note.',
  ),
  gerber: person(
    ['Jonas', 'Gerber'],
    ['Imfeld-Quartett, Violine II', 'Imfeld Quartet, second violin'],
    'Hält die zweite Geige für die schönste Stimme, weil sie hört, was die anderen sagen wollten. Er schreibt die Einführungen des Quartetts.',
    'Considers the second violin the finest part because it hears what the others meant to say. He writes the quartet’s introductions.',
  ),
  lim: person(
    ['Soo-ah', 'Lim'],
    ['Imfeld-Quartett, Viola', 'Imfeld Quartet, viola'],
    'Kam für ein Semester aus Daejeon und blieb fünfzehn Jahre. Ihre Bratsche ist um einen Zentimeter zu gross für sie, und niemand hat sie je in einem kleineren Ton gehört.',
    'Came from Daejeon for one term and stayed fifteen years. Her viola is a centimetre too large for her, and nobody has ever heard her make a smaller sound.',
  ),
  droz: person(
    ['Matthieu', 'Droz'],
    ['Imfeld-Quartett, Violoncello', 'Imfeld Quartet, cello'],
    'Aus dem Neuenburger Jura, Sohn eines Uhrmachers. Er stimmt als Letzter und am längsten.',
    'From the Neuchâtel Jura, the son of a watchmaker. He is the last to tune, and takes longest.',
  ),
  odermatt: person(
    ['Seraina', 'Odermatt'],
    ['Konzertmeisterin', 'Concertmaster'],
    'Erste Geige des Orchesters der Lindhalle. Sie sagt in einer Saison etwa vierzig Sätze in der Probe; alle werden befolgt.',
    'First violin of the orchestra of the Lindhalle. She says about forty sentences a season in rehearsal; all of them are obeyed.',
  ),
  camenisch: person(
    ['Gion', 'Camenisch'],
    ['Solopauker', 'Principal timpani'],
    'Zieht seine Felle selbst auf, immer bei Nordwind. Seit einundzwanzig Jahren zählt er Takte und hat sich, nach eigenen Angaben, zweimal verzählt.',
    'Mounts his own heads, always when the wind is from the north. He has counted bars for twenty-one years and miscounted, on his own account, twice.',
  ),
  brunner: person(
    ['Vreni', 'Brunner'],
    ['Solo-Oboe', 'Principal oboe'],
    'Gibt jeden Abend das A. Es liegt bei 442 Hertz, ausser bei Föhn.',
    'Gives the A every evening. It lies at 442 hertz, except in the föhn wind.',
  ),
  bachmann: person(
    ['Linus', 'Bachmann'],
    ['Solocellist', 'Principal cello'],
    'Spielt mit dem Orchester und im Keller mit einer Band, deren Namen er nicht verrät. Er leitet die Konzerte für Kinder.',
    'Plays with the orchestra, and in the basement with a band whose name he will not give. He leads the concerts for children.',
  ),
}
