import type { ModuleInput, ModuleOf } from 'openfoyer/content'
import type { ArtworkName } from '../../artwork/catalog.ts'
import { type Chapter, type Placed, title, variant } from './placed.ts'

const SETS: Record<string, ArtworkName[]> = {
  standard: ['scene-ovation', 'scene-stalls'],
  slider: ['scene-quartet', 'scene-duet', 'photo-wing', 'scene-brass'],
  grid: ['photo-acanthus', 'photo-allium', 'photo-roundel', 'photo-sheep', 'photo-hut', 'photo-allium-buds'],
  masonry: [
    'poster-granary',
    'scene-chorus',
    'poster-water-room',
    'photo-canyon',
    'poster-birds',
    'portrait-08',
  ],
  parallax: ['essay-curtain', 'essay-orbit', 'essay-windows', 'essay-stair'],
  'semi-lazy': ['photo-acanthus-thorns', 'photo-harbour-mast', 'photo-cat-run', 'essay-net'],
}

const images = ({ picture }: Placed, names: ArtworkName[]) =>
  names.map((name): ModuleOf<'image'> => ({ model: 'image', image: picture(name), format: 'large' }))

/** Image in three formats, Image list in six, Two columns in both orders. */
export const pictures: Chapter = (say, placed) => [
  title(
    say('Bilder', 'Pictures'),
    say('bilder', 'pictures'),
    say('Bild, Bilderliste, zwei Spalten', 'Image, image list, two columns'),
  ),
  {
    model: 'image',
    image: placed.picture('photo-alps'),
    format: 'large',
    description: say(
      'Der Prospekt für die Winterreise, vor dem ersten Licht',
      'The backdrop for the Winter Journey, before the first light',
    ),
  },
  {
    model: 'image',
    image: placed.picture('photo-harbour'),
    format: 'medium',
    link: say('/de/haus', '/en/house'),
    description: say('Der Kai, als noch Roggen kam', 'The quay, when rye still came in'),
  },
  {
    model: 'image',
    image: placed.picture('poster-noon-line'),
    format: 'small',
    description: say('Plakat zur Mittagslinie', 'Poster for Noon Line'),
  },
  ...Object.entries(SETS).flatMap(([format, names]): ModuleInput[] => [
    variant(format),
    {
      model: 'image-list',
      format: format as ModuleOf<'image-list'>['format'],
      children: images(placed, names),
    },
  ]),
  {
    model: 'two-columns',
    extra_class: 'image-text',
    image: placed.picture('essay-windows'),
    text: say(
      '<p>Sieben Böden hatte der Speicher. Einer ist geblieben und hängt als Rang über dem Parkett.</p><p>Die Balken wurden nummeriert und in der alten Reihenfolge wieder eingesetzt, mit einer Ausnahme, die niemand findet.</p>',
      '<p>The granary had seven floors. One is left and hangs above the stalls as the balcony.</p><p>The beams were numbered and put back in their old order, with one exception nobody can find.</p>',
    ),
  },
  {
    model: 'two-columns',
    extra_class: 'text-image',
    image: placed.picture('essay-chair'),
    text: say(
      '<p>Der Stuhl der Souffleuse steht seit dreißig Jahren an derselben Stelle. Man erkennt es am Boden.</p>',
      '<p>The prompter’s chair has stood in the same place for thirty years. You can tell by the floor.</p>',
    ),
  },
]
