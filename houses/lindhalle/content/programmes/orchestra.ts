import { both, prose } from '../words.ts'
import type { Programme } from './programme.ts'

const ORCHESTRA = 'Orchester der Lindhalle'
const symphony = { room: 'hall', series: 'sinfonie', prices: 'hall' } as const

export const orchestra: Record<string, Programme> = {
  brahmsBeethoven: {
    ...symphony,
    title: both('Beethoven, Lutosławski, Brahms'),
    players: both(`${ORCHESTRA}, Maren Tobler`),
    picture: 'hall',
    works: ['beethovenCoriolan', 'lutoslawskiFuneral', 'brahms4'],
    interval: 2,
    bill: [
      ['tobler', 'Leitung', 'Conductor'],
      ['odermatt', 'Konzertmeisterin', 'Concertmaster'],
    ],
    text: prose(
      [
        'Drei Arten, von einem Ende zu erzählen. Beethovens Held bleibt auf halbem Weg stehen, Lutosławski trauert mit zwölf Tönen um Bartók, und Brahms baut aus acht Takten Bach eine Treppe, die nirgends hinführt als in die Höhe.',
        'Maren Tobler dirigiert die Vierte zum ersten Mal mit ihrem Orchester. Sie hat dafür alle Striche gelöscht, die sich in dreissig Jahren in den Stimmen gesammelt hatten, und mit Bleistift von vorn begonnen.',
      ],
      [
        'Three ways of telling an ending. Beethoven’s hero stops half way, Lutosławski mourns Bartók with twelve notes, and Brahms builds a staircase from eight bars of Bach that leads nowhere but up.',
        'Maren Tobler conducts the Fourth with her orchestra for the first time. She has erased all the bowings that had gathered in the parts over thirty years and begun again in pencil.',
      ],
    ),
    dates: [
      [0, 'thu', '19:30', 'few_left'],
      [0, 'sun', '11:00'],
    ],
  },
  mahlerFour: {
    ...symphony,
    title: both('Haydn, Mahler'),
    players: both(
      `${ORCHESTRA}, Inés Aguirre; Elin Sandvik, Sopran`,
      `${ORCHESTRA}, Inés Aguirre; Elin Sandvik, soprano`,
    ),
    picture: 'ribs',
    works: ['haydn22', 'mahler4'],
    interval: 1,
    bill: [
      ['aguirre', 'Leitung', 'Conductor'],
      ['sandvik', 'Sopran', 'Soprano'],
    ],
    text: prose(
      [
        'Haydns «Philosoph» beginnt mit einer Frage der Hörner und einer Antwort der Englischhörner, und dann noch einmal, und dann noch einmal. Mahlers Vierte endet mit einem Kinderlied vom Himmel, in dem Bäckerinnen Engel sind.',
        'Dazwischen liegen hundertsechsunddreissig Jahre und eine Pause. Elin Sandvik sitzt während der ganzen Sinfonie auf der Bühne und steht erst auf, wenn sie dran ist, so wie Mahler es wollte.',
      ],
      [
        'Haydn’s “Philosopher” begins with a question from the horns and an answer from the cors anglais, and then again, and then again. Mahler’s Fourth ends with a child’s song about heaven, where the bakers are angels.',
        'Between them lie one hundred and thirty-six years and an interval. Elin Sandvik sits on the stage throughout the symphony and rises only when it is her turn, as Mahler wished.',
      ],
    ),
    dates: [
      [3, 'thu', '19:30'],
      [3, 'sun', '11:00', 'sold_out'],
    ],
  },
  newYear: {
    ...symphony,
    title: both('Boulanger, Mozart, Dvořák'),
    players: both(
      `Neujahrskonzert: ${ORCHESTRA}, Maren Tobler; Mila Petrova, Klavier`,
      `New Year’s concert: ${ORCHESTRA}, Maren Tobler; Mila Petrova, piano`,
    ),
    picture: 'lakeFog',
    prices: 'large',
    works: ['boulangerMatin', 'mozartPiano23', 'dvorak8'],
    interval: 2,
    bill: [
      ['tobler', 'Leitung', 'Conductor'],
      ['petrova', 'Klavier', 'Piano'],
    ],
    text: prose(
      [
        'Das Jahr fängt mit einem Frühlingsmorgen an, obwohl der See dann meist im Nebel liegt. Lili Boulanger schrieb ihn mit vierundzwanzig, wenige Wochen vor ihrem Tod, und er klingt, als hätte er alle Zeit der Welt.',
        'Nach dem Konzert gibt es im Seefoyer Suppe und einen Ausblick, sofern das Wetter einen hergibt.',
      ],
      [
        'The year begins with a spring morning, although the lake then mostly lies in fog. Lili Boulanger wrote it at twenty-four, a few weeks before her death, and it sounds as if it had all the time in the world.',
        'After the concert there is soup in the Lake Foyer, and a view, if the weather has one to spare.',
      ],
    ),
    dates: [
      [6, 'fri', '17:00'],
      [6, 'sat', '17:00'],
    ],
  },
  rautio: {
    ...symphony,
    title: both('Sibelius'),
    players: both(
      `${ORCHESTRA}, Pekka Rautio; Aava Korhonen, Violine`,
      `${ORCHESTRA}, Pekka Rautio; Aava Korhonen, violin`,
    ),
    picture: 'lakeDusk',
    works: ['sibeliusTapiola', 'sibeliusViolin', 'sibelius5'],
    interval: 2,
    bill: [
      ['rautio', 'Leitung', 'Conductor'],
      ['korhonen', 'Violine', 'Violin'],
    ],
    text: prose(
      [
        'Ein Abend mit einem Komponisten, der den Wald kannte, bevor er ihn komponierte. «Tapiola» ist sein letztes grosses Werk; danach schwieg er dreissig Jahre lang und schlug im Garten Holz.',
        'Die Fünfte endet mit sechs Akkorden und den Pausen dazwischen. Pekka Rautio bittet darum, nicht in die Pausen zu klatschen. Er weiss, dass es trotzdem jemand tun wird, und freut sich jedes Mal darauf.',
      ],
      [
        'An evening with a composer who knew the forest before he composed it. “Tapiola” is his last great work; after it he was silent for thirty years and chopped wood in the garden.',
        'The Fifth ends with six chords and the rests between them. Pekka Rautio asks you not to clap in the rests. He knows that somebody will all the same, and looks forward to it every time.',
      ],
    ),
    dates: [
      [11, 'thu', '19:30'],
      [11, 'sun', '11:00'],
    ],
  },
  fourHorns: {
    ...symphony,
    title: both('Weber, Schumann'),
    players: both(
      `${ORCHESTRA}, Ondřej Veselý; Tomás Reis und die Hörner des Orchesters`,
      `${ORCHESTRA}, Ondřej Veselý; Tomás Reis and the horns of the orchestra`,
    ),
    picture: 'horn',
    works: ['weberFreischutz', 'schumannHorns', 'schumann2'],
    interval: 2,
    bill: [
      ['vesely', 'Leitung', 'Conductor'],
      ['reis', 'Horn', 'Horn'],
    ],
    text: prose(
      [
        'Vier Hörner vor dem Orchester sind entweder ein Wunder oder ein Unfall. Schumann schrieb das Konzertstück, als das Ventilhorn neu war und niemand wusste, was es nicht konnte.',
        'In der Zweiten Sinfonie spielt im Adagio die Oboe ein Thema, das sich nicht auflösen will. Vreni Brunner hat gesagt, sie übe es nie. Wir glauben ihr kein Wort.',
      ],
      [
        'Four horns in front of an orchestra are either a wonder or an accident. Schumann wrote the Konzertstück when the valve horn was new and nobody knew what it could not do.',
        'In the Adagio of the Second Symphony the oboe plays a theme that does not want to resolve. Vreni Brunner says that she never practises it. We do not believe a word.',
      ],
    ),
    dates: [
      [14, 'thu', '19:30'],
      [14, 'sun', '11:00'],
    ],
  },
  kindertoten: {
    ...symphony,
    title: both('Debussy, Mahler, Ravel, Debussy'),
    players: both(
      `${ORCHESTRA}, Inés Aguirre; Fanny Roch, Mezzosopran; Ren Nakano, Klavier`,
      `${ORCHESTRA}, Inés Aguirre; Fanny Roch, mezzo-soprano; Ren Nakano, piano`,
    ),
    picture: 'rain',
    works: ['debussyFaune', 'mahlerKinder', 'ravelLeft', 'debussyMer'],
    interval: 2,
    bill: [
      ['aguirre', 'Leitung', 'Conductor'],
      ['roch', 'Mezzosopran', 'Mezzo-soprano'],
      ['nakano', 'Klavier', 'Piano'],
      ['kalin', 'Flöte', 'Flute'],
    ],
    text: prose(
      [
        'Wasser, Verlust, eine einzige Hand und wieder Wasser. Ravel schrieb sein Konzert für einen Pianisten, der im Krieg den rechten Arm verloren hatte; man hört es nicht, und genau das war der Auftrag.',
        'Den ersten Ton des Abends spielt Nora Kälin allein. Es ist ein Cis, und es kommt aus dem Nichts.',
      ],
      [
        'Water, loss, a single hand and water again. Ravel wrote his concerto for a pianist who had lost his right arm in the war; one does not hear it, and that was the commission.',
        'Nora Kälin plays the first note of the evening alone. It is a C sharp, and it comes from nowhere.',
      ],
    ),
    dates: [
      [17, 'thu', '19:30'],
      [17, 'sun', '11:00'],
    ],
  },
  requiem: {
    ...symphony,
    title: both('Brahms'),
    players: both(
      `Kammerchor Seehalden, ${ORCHESTRA}, Chiara Bianchi; Fanny Roch, Elin Sandvik, Christoph Wyler`,
    ),
    picture: 'standLamp',
    prices: 'large',
    works: ['brahmsAlto', 'brahmsRequiem'],
    interval: 1,
    bill: [
      ['bianchi', 'Leitung', 'Conductor'],
      ['roch', 'Mezzosopran', 'Mezzo-soprano'],
      ['sandvik', 'Sopran', 'Soprano'],
      ['wyler', 'Bariton', 'Baritone'],
    ],
    text: prose(
      [
        'Ein Requiem, das die Lebenden tröstet und die Toten in Ruhe lässt. Brahms suchte die Texte selbst zusammen und liess alles weg, was nach Gericht klang.',
        'Sechzehn Stimmen singen, wo sonst hundert stehen. Chiara Bianchi hat lange gezögert und dann gesagt, man verstehe so jedes Wort, und um die Worte gehe es.',
      ],
      [
        'A requiem that comforts the living and leaves the dead in peace. Brahms gathered the texts himself and left out everything that sounded of judgement.',
        'Sixteen voices sing where usually a hundred stand. Chiara Bianchi hesitated for a long time and then said that in this way one understands every word, and that the words are what it is about.',
      ],
    ),
    dates: [
      [20, 'fri', '19:30'],
      [20, 'sat', '19:30', 'few_left'],
    ],
  },
  bruckner: {
    ...symphony,
    title: both('Mozart, Bruckner'),
    players: both(
      `${ORCHESTRA}, Maren Tobler; Lea Zumthor, Klarinette`,
      `${ORCHESTRA}, Maren Tobler; Lea Zumthor, clarinet`,
    ),
    picture: 'timpani',
    works: ['mozartClarinet', 'bruckner7'],
    interval: 1,
    bill: [
      ['tobler', 'Leitung', 'Conductor'],
      ['zumthor', 'Klarinette', 'Clarinet'],
    ],
    text: prose(
      [
        'Mozarts letztes Konzert für ein Instrument ist freundlich zu allen, die es spielen, und zu allen, die es hören. Lea Zumthor bläst es auf einer Bassettklarinette, für die es gedacht war, vier Halbtöne tiefer als üblich.',
        'Bei Bruckner streitet die Welt seit hundertvierzig Jahren über einen Beckenschlag. Gion Camenisch hat ihn geübt. Ob er ihn spielt, entscheidet Maren Tobler am Abend.',
      ],
      [
        'Mozart’s last concerto for an instrument is kind to all who play it and to all who hear it. Lea Zumthor plays it on the basset clarinet for which it was meant, reaching four semitones lower than usual.',
        'In Bruckner the world has argued for a hundred and forty years about one clash of cymbals. It has been rehearsed. Whether it is played, Maren Tobler decides on the night.',
      ],
    ),
    dates: [
      [24, 'thu', '19:30'],
      [24, 'sun', '11:00'],
    ],
  },
  veselyCello: {
    ...symphony,
    title: both('Janáček, Dvořák, Bartók'),
    players: both(
      `${ORCHESTRA}, Ondřej Veselý; Emanuel Bruck, Violoncello`,
      `${ORCHESTRA}, Ondřej Veselý; Emanuel Bruck, cello`,
    ),
    picture: 'score',
    works: ['janacekTaras', 'dvorakCello', 'bartokConcerto'],
    interval: 2,
    bill: [
      ['vesely', 'Leitung', 'Conductor'],
      ['bruck', 'Violoncello', 'Cello'],
    ],
    text: prose(
      [
        'Ein langer Abend, und kein Takt zu viel. Dvořák schrieb sein Cellokonzert in New York mit Heimweh, Bartók sein Konzert für Orchester in New York mit Fieber.',
        'Dazwischen dirigiert Ondřej Veselý ohne Stab, und in der Pause bleibt die Bar zehn Minuten länger offen.',
      ],
      [
        'A long evening, and not a bar too many. Dvořák wrote his Cello Concerto in New York, homesick; Bartók wrote his Concerto for Orchestra in New York, feverish.',
        'In between Ondřej Veselý conducts without a baton, and in the interval the bar stays open ten minutes longer.',
      ],
    ),
    dates: [
      [27, 'thu', '19:30'],
      [27, 'sun', '11:00'],
    ],
  },
  seasonEnd: {
    ...symphony,
    title: both('Beethoven, Schubert'),
    players: both(
      `Saisonschluss: ${ORCHESTRA}, Maren Tobler; Annina Senn, Violine`,
      `End of the season: ${ORCHESTRA}, Maren Tobler; Annina Senn, violin`,
    ),
    picture: 'lakeDusk',
    prices: 'large',
    works: ['beethovenViolin', 'schubertGreat'],
    interval: 1,
    bill: [
      ['tobler', 'Leitung', 'Conductor'],
      ['senn', 'Violine', 'Violin'],
    ],
    text: prose(
      [
        'Fünf leise Schläge der Pauke, dann darf die Saison zu Ende gehen. Annina Senn spielt Beethovens Konzert mit den Kadenzen, die Beethoven für die Klavierfassung schrieb, mit Pauke.',
        'Nach der grossen C-Dur-Sinfonie öffnen wir die Türen zum Quai. Das Schiff fährt um halb elf.',
      ],
      [
        'Five soft strokes of the timpani, then the season may end. Annina Senn plays Beethoven’s concerto with the cadenzas that Beethoven wrote for its piano version, with timpani.',
        'After the Great C major Symphony we open the doors to the quay. The boat leaves at half past ten.',
      ],
    ),
    dates: [
      [30, 'thu', '19:30'],
      [30, 'fri', '19:30'],
    ],
  },
}
