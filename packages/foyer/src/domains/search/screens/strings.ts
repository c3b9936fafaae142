import { defineStrings } from '../../../contract/define-strings.ts'

/** Texts that are only needed after a search. */
export const strings = defineStrings('search/screens', {
  inProgramme: {
    de: (filters: string, count: number) =>
      `Im Programm: ${filters} – ${count === 1 ? '1 Veranstaltung' : `${count} Veranstaltungen`}`,
    en: (filters: string, count: number) =>
      `In the programme: ${filters} – ${count === 1 ? '1 event' : `${count} events`}`,
  },
  alsoOn: { de: 'Auch am', en: 'Also on' },
  shortDay: { de: 'D. MMM', en: 'D MMM' },
  search: { de: 'Suche', en: 'Search' },
  suggestions: { de: 'Suchvorschläge', en: 'Search suggestions' },
  suggestionCount: {
    de: (count: number) => (count === 1 ? '1 Vorschlag' : `${count} Vorschläge`),
    en: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  },

  question: { de: 'Wonach suchen Sie?', en: 'What are you looking for?' },
  resultsFor: { de: 'Suchergebnisse für', en: 'Search results for' },
  title: { de: (query: string) => `Suche: „${query}“`, en: (query: string) => `Search: “${query}”` },
  count: {
    de: (count: number) => (count === 1 ? '1 Treffer' : `${count} Treffer`),
    en: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  },
  groups: { de: 'Suchergebnisse eingrenzen', en: 'Narrow the results' },
  all: { de: 'Alles', en: 'All' },
  events: { de: 'Veranstaltungen', en: 'Events' },
  others: { de: 'Mehr aus dem Haus', en: 'More from the house' },
  allEvents: {
    de: (count: number) => `Alle ${count} Veranstaltungen`,
    en: (count: number) => `All ${count} events`,
  },
  allOthers: {
    de: (count: number) => `Alle ${count} Treffer aus dem Haus`,
    en: (count: number) => `All ${count} results from the house`,
  },
  onNow: { de: 'Läuft', en: 'On now' },
  until: { de: (date: string) => `bis ${date}`, en: (date: string) => `until ${date}` },
  pages: { de: 'Seiten', en: 'Pages' },
  page: { de: (page: number) => `Seite ${page}`, en: (page: number) => `Page ${page}` },

  noResults: { de: 'Ihre Suche ergab keine Treffer', en: 'Your search did not return any results' },
  didYouMean: { de: 'Meinten Sie', en: 'Did you mean' },
  guessed: {
    de: (count: number) => (count === 1 ? '1 Treffer dafür:' : `${count} Treffer dafür:`),
    en: (count: number) => (count === 1 ? '1 result for it:' : `${count} results for it:`),
  },
  or: { de: 'oder', en: 'or' },
  everywhere: { de: 'Im ganzen Haus suchen', en: 'Search the whole house' },
  elsewhere: { de: 'Oder fangen Sie hier an', en: 'Or start here' },
  programme: { de: 'Programm', en: 'Programme' },
  productions: { de: 'Produktionen', en: 'Productions' },
  ensemble: { de: 'Ensemble', en: 'Ensemble' },
  magazine: { de: 'Magazin', en: 'Magazine' },

  event: { de: 'Veranstaltung', en: 'Event' },
  production: { de: 'Produktion', en: 'Production' },
  person: { de: 'Person', en: 'Person' },
  article: { de: 'Artikel', en: 'Article' },
  venue: { de: 'Spielort', en: 'Venue' },
  series: { de: 'Reihe', en: 'Series' },
  form: { de: 'Formular', en: 'Form' },
  subscription: { de: 'Abonnement', en: 'Subscription' },
  pageKind: { de: 'Seite', en: 'Page' },
})
