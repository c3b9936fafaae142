import { defineStrings } from '../contract/define-strings.ts'

export const strings = defineStrings('ui', {
  keep: { de: 'Merken', en: 'Save' },
  home: { de: 'Start', en: 'Home' },
  breadcrumbs: { de: 'Pfad', en: 'Breadcrumbs' },
  back: { de: 'Zurück', en: 'Back' },
  close: { de: 'Schließen', en: 'Close' },
  previous: { de: 'Zurück', en: 'Previous' },
  next: { de: 'Weiter', en: 'Next' },
  share: { de: 'Teilen', en: 'Share' },
  copied: { de: 'Adresse kopiert', en: 'Address copied' },
  oClock: { de: (time: string) => `${time} Uhr`, en: (time: string) => time },
  carousel: { de: 'Bildfolge', en: 'Carousel' },
  place: {
    de: (place: number, count: number) => `${place} von ${count}`,
    en: (place: number, count: number) => `${place} of ${count}`,
  },
  pages: { de: 'Seiten', en: 'Pages' },
  pageNumber: { de: (page: number) => `Seite ${page}`, en: (page: number) => `Page ${page}` },
  loading: { de: 'Wird geladen', en: 'Loading' },
  newWindow: { de: 'öffnet in neuem Fenster', en: 'opens in a new window' },
})
