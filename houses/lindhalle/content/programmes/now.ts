import { both, prose } from '../words.ts'
import type { Programme } from './programme.ts'

const now = { series: 'jetzt', room: 'chamber', prices: 'chamber' } as const

export const today: Record<string, Programme> = {
  drums: {
    ...now,
    room: 'hall',
    title: both('Varèse, Cage, Xenakis'),
    players: both(
      'Yuna Seo und das Schlagwerk des Orchesters',
      'Yuna Seo and the percussion of the orchestra',
    ),
    picture: 'timpani',
    works: ['vareseIonisation', 'cageThird', 'xenakisPleiades'],
    interval: 2,
    bill: [
      ['seo', 'Schlagzeug und Leitung', 'Percussion and direction'],
      ['camenisch', 'Pauken', 'Timpani'],
    ],
    text: prose(
      [
        'Sirenen, Blechdosen, eine Muschel, und dann Xenakis: vierundvierzig Minuten für sechs Menschen und ein Instrument, das es nur für dieses Stück gibt. Das Publikum sitzt auf der Bühne, die Instrumente stehen im Saal.',
        'Ohrstöpsel liegen auf. Das Schönste sind die Stellen, an denen man sie herausnimmt.',
      ],
      [
        'Sirens, tin cans, a conch shell, and then Xenakis: forty-four minutes for six people and an instrument that exists only for this piece. The audience sits on the stage, the instruments stand in the hall.',
        'There are earplugs. The finest passages are those for which one takes them out.',
      ],
    ),
    dates: [[1, 'fri', '20:00']],
  },
  endOfTime: {
    ...now,
    title: both('Ustwolskaja, Messiaen', 'Ustvolskaya, Messiaen'),
    players: both('Lea Zumthor, Annina Senn, Emanuel Bruck, Ren Nakano'),
    picture: 'rain',
    works: ['ustwolskaja', 'messiaenQuatuor'],
    interval: 1,
    bill: [
      ['zumthor', 'Klarinette', 'Clarinet'],
      ['senn', 'Violine', 'Violin'],
      ['bruck', 'Violoncello', 'Cello'],
      ['nakano', 'Klavier', 'Piano'],
    ],
    text: prose(
      [
        'Das Quartett wurde im Januar 1941 in einem Lager in Görlitz uraufgeführt, in der Kälte, auf den Instrumenten, die da waren. Messiaen sagte später, nie habe man ihm so aufmerksam zugehört.',
      ],
      [
        'The quartet was first performed in January 1941 in a prison camp in Görlitz, in the cold, on the instruments that were there. Messiaen later said that never had anyone listened to him so attentively.',
      ],
    ),
    dates: [[8, 'fri', '20:00']],
  },
  partials: {
    ...now,
    room: 'hall',
    title: both('Saariaho, Grisey, Feldman'),
    players: both(
      'Ensemble Zwölf Grad, Kammerchor Seehalden, Inés Aguirre',
      'Ensemble Zwölf Grad, Kammerchor Seehalden, Inés Aguirre',
    ),
    picture: 'ribs',
    works: ['saariaho', 'grisey', 'feldman'],
    interval: 2,
    bill: [
      ['aguirre', 'Leitung', 'Conductor'],
      ['lim', 'Viola', 'Viola'],
      ['seo', 'Schlagzeug', 'Percussion'],
    ],
    text: prose(
      [
        'Ein tiefes E der Posaune, zerlegt und von achtzehn Instrumenten wieder zusammengesetzt: so beginnt Griseys «Partiels», und so klang vorher nichts.',
        'Am Schluss Feldman, fünfundzwanzig Minuten, in denen das Licht im Saal um ein Drittel abnimmt. Niemand merkt, wann.',
      ],
      [
        'A low E of the trombone, taken apart and put together again by eighteen instruments: thus Grisey’s “Partiels” begins, and nothing sounded like it before.',
        'At the end Feldman, twenty-five minutes in which the light in the hall fades by a third. Nobody notices when.',
      ],
    ),
    dates: [[16, 'sat', '20:00']],
  },
  wind: {
    ...now,
    room: 'foyer',
    prices: 'foyer',
    title: both('Debussy, Takemitsu, Ravel'),
    players: both(
      'Nora Kälin, Flöte; Soo-ah Lim, Viola; Mireille Favre, Harfe',
      'Nora Kälin, flute; Soo-ah Lim, viola; Mireille Favre, harp',
    ),
    picture: 'harp',
    works: ['debussySonata', 'takemitsu', 'ravelIntro'],
    bill: [
      ['kalin', 'Flöte', 'Flute'],
      ['lim', 'Viola', 'Viola'],
      ['favre', 'Harfe', 'Harp'],
    ],
    text: prose(
      [
        'Eine Besetzung, die es erst seit Debussy gibt und die klingt, als hätte es sie immer gegeben. Die Fenster zum See bleiben offen, wenn das Wetter es erlaubt.',
      ],
      [
        'A combination that has existed only since Debussy, and which sounds as if it had always been there. The windows on the lake stay open, weather permitting.',
      ],
    ),
    dates: [
      [21, 'sat', '18:00'],
      [21, 'sun', '18:00'],
    ],
  },
  nono: {
    ...now,
    room: 'hall',
    title: both('Ligeti, Nono'),
    players: both(
      'Aava Korhonen, Violine; Kammerchor Seehalden; Ralf Hofer, Klangregie',
      'Aava Korhonen, violin; Kammerchor Seehalden; Ralf Hofer, sound projection',
    ),
    picture: 'standLamp',
    works: ['ligetiLux', 'nonoLontananza'],
    bill: [
      ['korhonen', 'Violine', 'Violin'],
      ['hofer', 'Klangregie', 'Sound projection'],
      ['bianchi', 'Leitung', 'Conductor'],
    ],
    text: prose(
      [
        'Acht Pulte stehen im leeren Saal verteilt, auf sechs davon liegen Noten. Die Geigerin sucht sie, und acht Tonbänder suchen mit.',
        'Sie dürfen gehen, stehen, liegen. Nur reden bitte nicht, bis Sie wieder am Wasser sind.',
      ],
      [
        'Eight stands are spread through the empty hall, on six of them lies music. The violinist looks for them, and eight tapes look along.',
        'You may walk, stand, lie down. Only please do not talk until you are back at the water.',
      ],
    ),
    dates: [[26, 'fri', '21:00']],
  },
}
