import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings('magazine', {
  magazine: { de: 'Magazin', en: 'Magazine' },
  headline: { de: 'Lesen, was hinter dem Vorhang geschieht', en: 'Read what happens behind the curtain' },
  description: {
    de: 'Gespräche, Werkstattberichte und kurze Erzählungen aus dem Haus.',
    en: 'Conversations, reports from the workshops and short stories from the house.',
  },
  categories: { de: 'Rubriken', en: 'Categories' },
  all: { de: 'Alle', en: 'All' },
  allTopics: { de: 'Alle #Themen', en: 'All #Topics' },
  topics: { de: 'Themen', en: 'Topics' },
  topicsHint: {
    de: 'Wovon das Magazin erzählt, von A bis Z.',
    en: 'What the magazine is about, from A to Z.',
  },
  empty: { de: 'Hier ist noch nichts erschienen.', en: 'Nothing has been published here yet.' },
  by: { de: (author: string) => `Von ${author}`, en: (author: string) => `By ${author}` },
  picture: { de: (credit: string) => `Bild: ${credit}`, en: (credit: string) => `Picture: ${credit}` },
  minutes: {
    de: (minutes: number) => `${minutes} Min. Lesezeit`,
    en: (minutes: number) => `${minutes} min read`,
  },
  related: { de: 'Weiterlesen', en: 'Read on' },
  onStage: { de: 'Dazu auf der Bühne', en: 'On stage' },
  productions: { de: 'Produktionen', en: 'Productions' },
  dates: { de: 'Termine', en: 'Dates' },
  over: { de: 'vorbei', en: 'over' },
  older: { de: 'Davor erschienen', en: 'Published before' },
  newer: { de: 'Danach erschienen', en: 'Published after' },
  moreArticles: { de: 'Vorige und nächste Artikel', en: 'Previous and next articles' },
  feed: { de: 'Als Feed abonnieren', en: 'Subscribe to the feed' },
  pageOf: {
    de: (page: number) => `Seite ${page}`,
    en: (page: number) => `page ${page}`,
  },
})
