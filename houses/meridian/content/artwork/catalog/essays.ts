import type { Entry } from './entry.ts'

export const essays = {
  'essay-chair': {
    alt: {
      de: 'Zwei Reihen leerer Stühle; auf einem sitzt schon jemand.',
      en: 'Two rows of empty chairs; somebody has already sat down on one.',
    },
    focal: [0.52, 0.6],
  },
  'essay-curtain': {
    alt: {
      de: 'Ein gestreifter Vorhang hebt sich; darunter leuchtet an der Rampe eine halbe Scheibe.',
      en: 'A striped curtain rises; below it half a disc glows at the edge of the stage.',
    },
    focal: [0.5, 0.62],
  },
  'essay-net': {
    alt: {
      de: 'Ein weitmaschiges Netz hängt unter dem Gewicht einer großen Scheibe durch.',
      en: 'A wide-meshed net sags under the weight of a large disc.',
    },
    focal: [0.6, 0.58],
  },
  'essay-orbit': {
    alt: {
      de: 'Fünf kleine Scheiben auf Umlaufbahnen um eine große helle.',
      en: 'Five small discs in orbit around a large bright one.',
    },
    focal: [0.5, 0.5],
  },
  'essay-stair': {
    alt: {
      de: 'Eine lange Treppe steigt nach rechts an, darüber steht eine blaue Scheibe.',
      en: 'A long flight of stairs climbs to the right, with a blue disc above it.',
    },
    focal: [0.4, 0.45],
  },
  'essay-windows': {
    alt: {
      de: 'Eine Hausfassade bei Nacht: achtzehn Fenster, vier erleuchtet, in einem steht jemand.',
      en: 'The front of a house at night: eighteen windows, four of them lit, somebody standing in one.',
    },
    focal: [0.55, 0.48],
  },
} satisfies Record<string, Entry>
