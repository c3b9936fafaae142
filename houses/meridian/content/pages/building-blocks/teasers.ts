import type { ModuleInput, ModuleOf } from 'openfoyer/content'
import type { ArtworkName } from '../../artwork/catalog.ts'
import { type Chapter, type Placed, type Say, title, variant } from './placed.ts'

interface Words {
  picture: ArtworkName
  de: [preline: string, headline: string, subline: string, text: string]
  en: [preline: string, headline: string, subline: string, text: string]
  path: { de: string; en: string }
}

const TEASERS: Words[] = [
  {
    picture: 'poster-ferrywoman',
    de: [
      'Uraufführung',
      'Die Fährfrau',
      'Ein Stück für ein Boot und alle, die mitwollen',
      'Sie setzt über, wen sie mag. Heute mag sie niemanden.',
    ],
    en: [
      'World premiere',
      'The Ferrywoman',
      'A play for one boat and everyone who wants to come',
      'She takes across whom she likes. Today she likes nobody.',
    ],
    path: { de: '/de/programm', en: '/en/events' },
  },
  {
    picture: 'poster-long-table',
    de: [
      'Jeden Donnerstag',
      'Am langen Tisch',
      'Essen, Streiten, Sitzenbleiben',
      'Zwölf Plätze, ein Thema, kein Podium. Die Suppe kommt aus dem Kesselhaus.',
    ],
    en: [
      'Every Thursday',
      'At the Long Table',
      'Eating, arguing, staying on',
      'Twelve seats, one subject, no podium. The soup comes from the Boiler House.',
    ],
    path: { de: '/de/haus', en: '/en/house' },
  },
  {
    picture: 'poster-clock',
    de: [
      'Ab zwölf Jahren',
      'Die Uhr geht nach',
      'Komödie in drei Verspätungen',
      'Eine Uhr geht fünf Minuten nach, und plötzlich haben alle Zeit.',
    ],
    en: [
      'From age twelve',
      'The Clock Runs Slow',
      'A comedy in three delays',
      'A clock runs five minutes slow, and suddenly everybody has time.',
    ],
    path: { de: '/de/produktionen', en: '/en/productions' },
  },
]

type TeaserItem = NonNullable<ModuleOf<'teaser-list'>['children']>[number]

const teaser = (say: Say, { picture }: Placed, { de, en, path, picture: name }: Words): TeaserItem => ({
  model: 'teaser-item',
  image: picture(name),
  preline: say(de[0], en[0]),
  headline: say(de[1], en[1]),
  subline: say(de[2], en[2]),
  text: `<p>${say(de[3], en[3])}</p>`,
  link_text: say('Mehr dazu', 'Read more'),
  link: say(path.de, path.en),
})

/** Full teaser in three arrangements, Teaser list as slider and as list, with one teaser that is not online yet. */
export const teasers: Chapter = (say, placed) => [
  title('Teaser', 'teaser', say('Großer Teaser, Teaserliste', 'Full teaser, teaser list')),
  ...(['image-left', 'image-right', 'fullscreen'] as const).map(
    (extra_class, place): ModuleInput => ({
      model: 'full-teaser',
      extra_class,
      image: placed.picture(
        (['photo-canyon-boat', 'poster-winter', 'scene-quartet'] as const)[place] as ArtworkName,
      ),
      preline: say('Festival', 'Festival'),
      headline: say('Gegenlicht', 'Against the Light'),
      subline: say('Vier Nächte, in denen es nicht dunkel wird', 'Four nights in which it does not get dark'),
      text: say(
        '<p>Wir machen alle Türen auf. Wer schlafen will, findet Liegestühle am Kai.</p>',
        '<p>We open every door. Whoever wants to sleep finds deckchairs on the quay.</p>',
      ),
      link_text: say('Zum Festival', 'See the festival'),
      link: say('/de/gegenlicht', '/en/against-the-light'),
    }),
  ),
  variant(say('Als Folge', 'As a slider')),
  {
    model: 'teaser-list',
    extra_class: 'slider',
    children: TEASERS.map((words) => teaser(say, placed, words)),
  },
  variant(say('Als Liste', 'As a list')),
  {
    model: 'teaser-list',
    extra_class: 'list',
    children: [
      ...TEASERS.slice(0, 2).map((words) => ({
        ...teaser(say, placed, words),
        online_from: placed.yesterday,
      })),
      { model: 'teaser-item', headline: say('Noch nicht', 'Not yet'), online_from: placed.nextYear },
    ],
  },
]
