import type { Entry } from './entry.ts'
import { places } from './places.ts'
import { posters } from './posters.ts'
import { series } from './series.ts'

/** The lettering of the English versions. */
const TITLES: Record<keyof typeof posters | keyof typeof series, string> = {
  'poster-birds': 'The Weight of Birds',
  'poster-bridge': 'A Short Study of Bridges',
  'poster-clock': 'The Clock Runs Slow',
  'poster-ferrywoman': 'The Ferrywoman',
  'poster-forest': 'What the Forest Won’t Say',
  'poster-granary': 'The Night Store',
  'poster-light-test': 'Lighting Call',
  'poster-long-table': 'The Long Table',
  'poster-mirror': 'Kasimir in the Mirror',
  'poster-noon-line': 'Noon Line',
  'poster-quay': 'Antigone on the Quay',
  'poster-shadow-boxer': 'Shadow Boxing',
  'poster-soles': 'The Imaginary Picture of Health',
  'poster-threads': 'Threads',
  'poster-water-room': 'A Room Made of Water',
  'poster-winter': 'Winter Journey, backwards',
  'series-noon-concerts': 'Noon Concerts',
  'series-night-pieces': 'Night Pieces',
  'series-ferry-talks': 'Ferry Talks',
  'series-young-meridian': 'Young Meridian',
  'series-new-voices': 'New Voices',
  'series-organ-at-twelve': 'Organ at Twelve',
}

type Titled = keyof typeof TITLES
type Map = Extract<keyof typeof places, `map-${string}`>
const MAPS = Object.keys(places).filter((name): name is Map => name.startsWith('map-'))

/** The same sheet with its English title. On “Fäden” a different letter falls. */
function titled({ alt: { de, en }, focal }: Entry, title: string): Entry {
  const lastLetter = title.at(-1)?.toUpperCase()
  return {
    alt: {
      de: de.replace(/„[^„“]*“/, `„${title}“`).replace('das N fällt', `das ${lastLetter} fällt`),
      en: en.replace(/“[^“”]*”/, `“${title}”`).replace('the N is', `the ${lastLetter} is`),
    },
    focal,
  }
}

const lettered: Record<Titled, Entry> = { ...posters, ...series }

/** The English version of every sheet with lettering. */
export const english = Object.fromEntries([
  ...Object.entries(TITLES).map(([name, title]) => [`${name}-en`, titled(lettered[name as Titled], title)]),
  ...MAPS.map((name) => {
    const { alt, focal } = places[name]
    const named = {
      de: alt.de.replace('Lageplan:', 'Lageplan mit englischen Namen:'),
      en: alt.en.replace('Map with German names:', 'Map:'),
    }
    return [`${name}-en`, { alt: named, focal }]
  }),
]) as Record<`${Titled | Map}-en`, Entry>
