import { both, prose } from '../words.ts'
import type { Programme } from './programme.ts'

/** What the house shows of itself between the concerts. */
export const openDoors: Record<string, Programme> = {
  tour: {
    title: both('Führung durch das leere Haus', 'A tour of the empty house'),
    players: both('Mit Beat Tschudi, Hausdienst', 'With Beat Tschudi, caretaker'),
    room: 'foyer',
    picture: 'cloakroom',
    minutes: 75,
    bill: [['tschudi', 'Führung', 'Guide']],
    text: prose(
      [
        'Von der Garderobe bis unter das Dach, wo man den Saal von oben hört. Beat Tschudi hat alle Schlüssel dabei und zeigt die Tür, für die es keinen gibt.',
        'Treffpunkt im Seefoyer. Zum Dachstuhl führen 84 Stufen; wer unten bleibt, darf so lange allein auf der Bühne stehen.',
      ],
      [
        'From the cloakroom to the space under the roof where one hears the hall from above. Beat Tschudi brings all the keys and shows the door for which there is none.',
        'Meet in the Lake Foyer. There are 84 steps to the roof; whoever stays below may stand alone on the stage meanwhile.',
      ],
    ),
    prices: 'tour',
    dates: [1, 3, 7, 9, 11, 13, 16, 19, 21, 23, 25, 28].map((week) => [week, 'sat', '10:00']),
  },
  rehearsal: {
    title: both('Offene Probe', 'Open rehearsal'),
    players: both('Orchester der Lindhalle', 'Orchestra of the Lindhalle'),
    room: 'hall',
    picture: 'standLamp',
    minutes: 90,
    bill: [['tobler', 'Leitung', 'Conductor']],
    text: prose(
      [
        'Der Vormittag vor dem Konzert, an dem alles noch anders werden kann. Sie sitzen auf der Galerie; unten wird unterbrochen, gelacht und wiederholt. Kaffee ab neun.',
      ],
      [
        'The morning before the concert, when everything can still change. You sit in the gallery; below they interrupt, laugh and repeat. Coffee from nine.',
      ],
    ),
    prices: 'free',
    dates: [0, 3, 11, 14, 17, 24, 27, 30].map((week) => [week, 'wed', '09:30']),
  },
  lesson: {
    title: both('Offener Unterricht', 'Open lesson'),
    players: both('Annina Senn und vier Studierende', 'Annina Senn and four students'),
    room: 'chamber',
    picture: 'violin',
    minutes: 150,
    bill: [['senn', 'Violine', 'Violin']],
    text: prose(
      [
        'Vier junge Geigerinnen und Geiger, vier erste Sätze, eine Lehrerin, die kaum spricht. Man lernt dabei vor allem zuhören, auch auf den Stühlen ringsum.',
      ],
      [
        'Four young violinists, four first movements, a teacher who hardly speaks. What one learns above all is to listen, on the chairs around them too.',
      ],
    ),
    prices: 'free',
    dates: [[9, 'sat', '14:00']],
  },
  listening: {
    title: both('Eine Stunde Stille', 'An hour of silence'),
    players: both('Der grosse Saal, ohne Musik', 'The Great Hall, without music'),
    room: 'hall',
    picture: 'ribs',
    minutes: 60,
    bill: [['ammann', 'Tür', 'Door']],
    text: prose(
      [
        'Einmal im Monat öffnen wir den Saal, und es geschieht nichts. Debora Ammann schliesst die Tür um acht und öffnet sie um neun. Was Sie hören, gehört Ihnen.',
      ],
      [
        'Once a month we open the hall, and nothing happens. Debora Ammann closes the door at eight and opens it at nine. What you hear is yours.',
      ],
    ),
    prices: 'free',
    dates: [2, 6, 10, 15, 19, 23, 27].map((week) => [week, 'mon', '20:00']),
  },
}
