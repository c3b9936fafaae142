import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings('media', {
  lightbox: { de: 'Bildansicht', en: 'Picture viewer' },
  photo: { de: (credit: string) => `Bild: ${credit}`, en: (credit: string) => `Picture: ${credit}` },
  previous: { de: 'Vorheriges Bild', en: 'Previous picture' },
  next: { de: 'Nächstes Bild', en: 'Next picture' },
  close: { de: 'Schließen', en: 'Close' },
  enlarge: { de: (alt: string) => `Vergrößern: ${alt}`, en: (alt: string) => `Enlarge: ${alt}` },
  place: {
    de: (place: number, count: number) => `${place} von ${count}`,
    en: (place: number, count: number) => `${place} of ${count}`,
  },
})
