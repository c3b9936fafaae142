import type { Entry } from './entry.ts'

/** The photographers; all pictures are from the Getty's Open Content Program (see CREDITS.md). */
const BLOSSFELDT = 'Karl Blossfeldt, 1928 · Getty Open Content'
const AZARI = 'Fedele Azari, 1914–1929 · Getty Open Content'
const OSULLIVAN = 'Timothy H. O’Sullivan, 1871 · Getty Open Content'
const LANGE = 'Dorothea Lange, ca. 1935–1940 · Getty Open Content'
const BRAUN = 'Adolphe Braun, 1865–1870 · Getty Open Content'
const MUYBRIDGE = 'Eadweard J. Muybridge, 1887 · Getty Open Content'
const EMERSON = 'Peter Henry Emerson, 1888 · Getty Open Content'
const BEATO = 'Felice Beato, ca. 1865 · Getty Open Content'

const photo = (
  credit: string,
  focal: Entry['focal'],
  de: string,
  en: string,
): Entry & { credit: string } => ({
  alt: { de, en },
  credit,
  focal,
})

export const photographs = {
  'photo-acanthus': photo(
    BLOSSFELDT,
    [0.5, 0.4],
    'Ein Akanthus, aufrecht wie eine Säule, mit dornigen Blättern.',
    'An acanthus, upright as a column, with thorny leaves.',
  ),
  'photo-acanthus-thorns': photo(
    BLOSSFELDT,
    [0.5, 0.5],
    'Die Dornen und Adern eines Akanthus aus der Nähe.',
    'Thorns and veins of an acanthus, close up.',
  ),
  'photo-wing': photo(
    AZARI,
    [0.55, 0.45],
    'Ein Doppeldecker, von oben gesehen, über Wolken und Feldern.',
    'A biplane seen from above, over clouds and fields.',
  ),
  'photo-roundel': photo(
    AZARI,
    [0.35, 0.5],
    'Eine Tragfläche mit einer großen Scheibe aus Ringen, darunter Wolken.',
    'A wing with a large disc of rings on it, clouds below.',
  ),
  'photo-allium': photo(
    BLOSSFELDT,
    [0.5, 0.32],
    'Ein Zierlauch, dessen Knospen sich auf geradem Stiel öffnen.',
    'An allium, its buds opening on a straight stalk.',
  ),
  'photo-allium-buds': photo(
    BLOSSFELDT,
    [0.5, 0.4],
    'Die Knospen eines Zierlauchs, wie ein Chor dicht beieinander.',
    'The buds of an allium, close together like a choir.',
  ),
  'photo-canyon': photo(
    OSULLIVAN,
    [0.45, 0.6],
    'Ein Fluss zwischen dunklen Felswänden, am Ufer ein Boot mit Mast.',
    'A river between dark walls of rock, a boat with a mast at the bank.',
  ),
  'photo-canyon-boat': photo(
    OSULLIVAN,
    [0.35, 0.55],
    'Ein Boot am steinigen Ufer, auf dem Wasser liegt ein Lichtstreifen.',
    'A boat at a stony bank, a strip of light on the water.',
  ),
  'photo-hut': photo(
    LANGE,
    [0.7, 0.55],
    'Ein verlassenes Holzhaus mit offener Tür in einer weiten Ebene.',
    'An abandoned wooden house with an open door on a wide plain.',
  ),
  'photo-alps': photo(
    BRAUN,
    [0.5, 0.45],
    'Tannen vor einer verschneiten Bergkette.',
    'Firs in front of a snow-covered range of mountains.',
  ),
  'photo-firs': photo(
    BRAUN,
    [0.5, 0.55],
    'Dunkle Tannen, dahinter eine Felswand im Dunst.',
    'Dark firs, and a wall of rock in the haze behind them.',
  ),
  'photo-cat': photo(
    MUYBRIDGE,
    [0.5, 0.5],
    'Neun Aufnahmen einer Katze, erst gehend, dann laufend.',
    'Nine exposures of a cat, first walking, then running.',
  ),
  'photo-cat-run': photo(
    MUYBRIDGE,
    [0.55, 0.5],
    'Eine Katze im Sprung, in Einzelbildern vor einem Messgitter.',
    'A cat in mid-leap, frame by frame before a measuring grid.',
  ),
  'photo-sheep': photo(
    EMERSON,
    [0.45, 0.55],
    'Schafe auf einer Marschweide, vorn ein Lamm.',
    'Sheep on a marsh pasture, a lamb in front.',
  ),
  'photo-harbour': photo(
    BEATO,
    [0.55, 0.6],
    'Boote in einer Flussmündung vor Häusern am Hang.',
    'Boats in a river mouth below houses on a slope.',
  ),
  'photo-harbour-mast': photo(
    BEATO,
    [0.5, 0.5],
    'Ein Segelschiff mit hohem Mast am Ufer.',
    'A sailing boat with a tall mast at the shore.',
  ),
} satisfies Record<string, Entry & { credit: string }>
