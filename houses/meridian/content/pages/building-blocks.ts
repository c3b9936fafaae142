import type { Language, ModuleInput, NewPage } from 'openfoyer/content'
import { house } from './building-blocks/house.ts'
import { layouts } from './building-blocks/layouts.ts'
import { media } from './building-blocks/media.ts'
import { pictures } from './building-blocks/pictures.ts'
import type { Placed, Say } from './building-blocks/placed.ts'
import { teasers } from './building-blocks/teasers.ts'
import { words } from './building-blocks/words.ts'

/** Every module in every variant, on a page without links to it: for editors who build pages, and for the tests. */
export function buildingBlocks(placed: Placed): NewPage {
  return {
    is_findable: false,
    languages: {
      de: {
        path: 'bausteine',
        title: 'Bausteine',
        headline: 'Woraus Seiten sind',
        modules: modulesIn('de', placed),
      },
      en: {
        path: 'building-blocks',
        title: 'Building blocks',
        headline: 'What pages are made of',
        modules: modulesIn('en', placed),
      },
    },
  }
}

function modulesIn(language: Language, placed: Placed): ModuleInput[] {
  const say: Say = (de, en) => (language === 'de' ? de : en)
  const anchors: [title: string, anchor: string][] = [
    [say('Worte', 'Words'), say('worte', 'words')],
    [say('Bilder', 'Pictures'), say('bilder', 'pictures')],
    [say('Film und Ton', 'Film and sound'), 'film'],
    ['Teaser', 'teaser'],
    [say('Aus dem Haus', 'From the house'), say('haus', 'house')],
    [say('Abschnitte', 'Sections'), say('abschnitte', 'sections')],
  ]
  return [
    {
      model: 'hero-media',
      headline: say('Mittags steht die Sonne still', 'At noon the sun stands still'),
      text: say('<p>Neue Spielzeit, ab September.</p>', '<p>A new season, from September.</p>'),
      button_text: say('Zum Programm', 'See the programme'),
      button_link: say('/de/programm', '/en/events'),
      sticky: true,
      image: placed.picture('photo-harbour-mast'),
      online_from: placed.yesterday,
    },
    {
      model: 'anchor-list',
      sticky: true,
      children: anchors.map(([title, anchor]) => ({ model: 'anchor-item', title, anchor })),
    },
    ...words(say, placed),
    ...pictures(say, placed),
    ...media(say, placed),
    ...teasers(say, placed),
    {
      model: 'hero-media',
      headline: say('Eine Minute vor zwölf', 'A minute to twelve'),
      video: placed.film,
      image: placed.picture('scene-foyer'),
      online_from: placed.yesterday,
      online_to: placed.nextYear,
    },
    ...house(say, placed),
    ...layouts(say, placed),
  ]
}
