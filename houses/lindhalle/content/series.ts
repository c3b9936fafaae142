import type { PictureKey } from './artwork/pictures.ts'
import { both, prose } from './words.ts'

/** Series lead the programme: most people come for one of them. */
export const series = {
  sinfonie: {
    name: both('Sinfonie am See', 'Symphony on the Lake'),
    subtitle: both(
      'Das Orchester der Lindhalle und seine Gäste',
      'The orchestra of the Lindhalle and its guests',
    ),
    description: prose(
      [
        'Neun Programme, jedes an zwei Abenden. Donnerstags beginnt das Konzert um halb acht, sonntags um elf Uhr morgens, wenn die Sonne durch die Oberlichter bis in die zwölfte Reihe reicht.',
        'Zwanzig Minuten vor dem Konzert erzählt Simon Abegg im Seefoyer, worauf er sich freut. Nach der Pause gibt es nie etwas Kürzeres als vor der Pause; das ist eine Regel aus der Gründungszeit, und niemand weiss, wer sie gemacht hat.',
      ],
      [
        'Nine programmes, each given twice. On Thursdays the concert begins at half past seven, on Sundays at eleven in the morning, when the sun reaches through the skylights as far as the twelfth row.',
        'Twenty minutes before the concert Simon Abegg tells you in the Lake Foyer what he is looking forward to. What follows the interval is never shorter than what precedes it; the rule dates from the founding years, and nobody knows who made it.',
      ],
    ),
    picture: 'hall',
  },
  quartett: {
    name: both('Vier Stühle', 'Four Chairs'),
    subtitle: both('Streichquartette im Kammersaal', 'String quartets in the Chamber Hall'),
    description: prose(
      [
        'Das Imfeld-Quartett ist seit sechs Jahren im Haus zu Hause und lädt jede Saison zwei andere Quartette ein. Gespielt wird in der Mitte des Raums, das Publikum sitzt ringsum. Wer zweimal kommt, sollte die Seite wechseln.',
      ],
      [
        'The Imfeld Quartet has been at home in the house for six years and invites two other quartets each season. They play in the middle of the room with the audience all around. Whoever comes twice should change sides.',
      ],
    ),
    picture: 'fourChairs',
  },
  klavier: {
    name: both('Ein Flügel', 'One Piano'),
    subtitle: both('Klavierabende', 'Piano recitals'),
    description: prose(
      [
        'Ein Instrument, ein Mensch, ein Abend. Drei Flügel stehen im Haus, und wer hier spielt, verbringt am Tag davor eine Stunde allein mit jedem von ihnen. Welcher gewählt wurde, steht am Abend auf einem Zettel an der Saaltür.',
      ],
      [
        'One instrument, one person, one evening. There are three grand pianos in the house, and whoever plays here spends an hour alone with each of them on the day before. Which was chosen is written on a slip of paper at the door of the hall.',
      ],
    ),
    picture: 'pianoKeys',
  },
  alt: {
    name: both('Darm und Messing', 'Gut and Brass'),
    subtitle: both('Alte Musik auf alten Instrumenten', 'Early music on early instruments'),
    description: prose(
      [
        'Saiten aus Darm, Hörner ohne Ventile, eine Stimmung, in der manche Akkorde wehtun dürfen. Die Compagnia dei Quattro Laghi kommt viermal im Jahr, dazwischen spielt Iacopo Ferri im Seefoyer so leise, wie man es im Sitzen eben noch hört.',
      ],
      [
        'Strings of gut, horns without valves, a tuning in which some chords are allowed to hurt. The Compagnia dei Quattro Laghi comes four times a year; in between Iacopo Ferri plays in the Lake Foyer as softly as can still be heard sitting down.',
      ],
    ),
    picture: 'horn',
  },
  jetzt: {
    name: both('Jetzt', 'Now'),
    subtitle: both('Musik der letzten hundert Jahre', 'Music of the last hundred years'),
    description: prose(
      [
        'Fünf Abende mit Musik, für die es noch keine Gewohnheit gibt. Jedes kurze Stück wird zweimal gespielt, einmal vor und einmal nach dem Gespräch. Beim zweiten Mal ist es ein anderes.',
      ],
      [
        'Five evenings of music for which there is no habit yet. Every short piece is played twice, once before and once after the conversation. The second time it is another piece.',
      ],
    ),
    picture: 'timpani',
  },
  mittag: {
    name: both('Mittagsklang', 'Sound at Noon'),
    subtitle: both('Dreissig Minuten im Seefoyer', 'Thirty minutes in the Lake Foyer'),
    description: prose(
      [
        'Jeden Mittwoch um 12.30 Uhr, dreissig Minuten, Eintritt frei. Man darf mit dem Velohelm auf den Knien zuhören und vor dem letzten Stück gehen, wenn die Sitzung beginnt. Danach gibt es Suppe.',
      ],
      [
        'Every Wednesday at 12:30, thirty minutes, admission free. You may listen with your bicycle helmet on your knees, and leave before the last piece if your meeting begins. Afterwards there is soup.',
      ],
    ),
    picture: 'foyer',
  },
  klein: {
    name: both('Kleine Ohren', 'Small Ears'),
    subtitle: both('Konzerte für Kinder und ihre Grossen', 'Concerts for children and their adults'),
    description: prose(
      [
        'Fünfzig Minuten, ohne Pause und ohne Erklärbär. Die Kinder sitzen auf Kissen zwischen den Pulten und dürfen anfassen, was nicht gerade klingt. Geflüstert werden darf; die Musikerinnen und Musiker tun es auch.',
      ],
      [
        'Fifty minutes without an interval and without anybody in a costume. The children sit on cushions between the stands and may touch whatever is not sounding at the moment. Whispering is allowed; the musicians do it too.',
      ],
    ),
    picture: 'harp',
  },
} satisfies Record<string, { name: object; subtitle: object; description: object; picture: PictureKey }>
export type SeriesKey = keyof typeof series
