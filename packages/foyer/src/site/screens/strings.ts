import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings('site/screens', {
  hub: { de: 'Redaktion', en: 'Editorial desk' },
  dashboard: { de: 'Dashboard', en: 'Dashboard' },
  countedSo: {
    de: 'Gezählt wird ohne Cookies und ohne Angaben zu Personen: Zahlen je Tag und Adresse, sonst nichts.',
    en: 'Counted without cookies and without personal data: numbers per day and address, nothing else.',
  },
  toDashboard: {
    de: 'Zum Dashboard: Besuche, Suchen, Inhalte und Schalter',
    en: 'To the dashboard: visits, searches, content and switches',
  },
  language: { de: 'English', en: 'Deutsch' },
  toSite: { de: 'Zur Website', en: 'To the website' },
  account: { de: 'Konto', en: 'Account' },
  welcome: { de: (name: string) => `Guten Tag, ${name}`, en: (name: string) => `Welcome, ${name}` },
  today: { de: 'Heute', en: 'Today' },
  allIsWell: { de: 'Nichts wartet auf Sie.', en: 'Nothing is waiting for you.' },
  recent: { de: 'Zuletzt geändert', en: 'Recently changed' },
  drafts: { de: 'Meine Entwürfe', en: 'My drafts' },
  switches: { de: 'Schalter', en: 'Switches' },
  switchOff: { de: 'ausschalten', en: 'switch off' },
  switchOn: { de: 'einschalten', en: 'switch on' },
  switchOffNow: {
    de: (name: string) => `Ja, ${name} jetzt ausschalten`,
    en: (name: string) => `Yes, switch the ${name.toLowerCase()} off now`,
  },
  switchOnNow: {
    de: (name: string) => `Ja, ${name} jetzt einschalten`,
    en: (name: string) => `Yes, switch the ${name.toLowerCase()} on now`,
  },
  siteWarning: {
    de: 'Niemand außer der Redaktion sieht die Website dann noch.',
    en: 'Nobody but the editors will see the website then.',
  },
  shopWarning: {
    de: 'Karten können dann nicht mehr gekauft werden.',
    en: 'Tickets can then no longer be bought.',
  },
  ways: { de: 'Wege', en: 'Ways' },
  calls: { de: 'Schnittstelle', en: 'Interface' },
  site: { de: 'Website', en: 'Website' },
  shop: { de: 'Webshop', en: 'Webshop' },
  online: { de: 'online', en: 'online' },
  offline: { de: 'offline', en: 'offline' },
  people: { de: 'Konten, davon Redaktion', en: 'Accounts, of which editors' },
  version: { de: 'Version', en: 'Version' },
  kind: { de: 'Art', en: 'Kind' },
  query: { de: 'Suche', en: 'Search' },
  times: { de: 'Mal', en: 'Times' },
  results: { de: 'Treffer', en: 'Results' },
  path: { de: 'Adresse', en: 'Address' },
  versions: { de: 'Letzte Änderungen', en: 'Latest changes' },
  title: { de: 'Titel', en: 'Title' },
  author: { de: 'Von', en: 'By' },
  when: { de: 'Wann', en: 'When' },
  nothing: { de: 'Noch nichts.', en: 'Nothing yet.' },
  noFigures: {
    de: 'Zahlen und Schalter sehen Sie, sobald jemand aus der Administration Ihnen den Zugang gibt.',
    en: 'You will see figures and switches as soon as an administrator gives you access.',
  },
})

/** The kinds of content the overview counts. */
export const kinds = defineStrings('site/screens/kinds', {
  pages: { de: 'Seiten', en: 'Pages' },
  events: { de: 'Veranstaltungen', en: 'Events' },
  productions: { de: 'Produktionen', en: 'Productions' },
  persons: { de: 'Personen', en: 'People' },
  articles: { de: 'Artikel', en: 'Articles' },
  venues: { de: 'Orte', en: 'Venues' },
  series: { de: 'Reihen', en: 'Series' },
  subscriptions: { de: 'Abonnements', en: 'Subscriptions' },
  forms: { de: 'Formulare', en: 'Forms' },
  event_teasers: { de: 'Teaser', en: 'Teasers' },
  breaking_news: { de: 'Hinweise', en: 'Alerts' },
  images: { de: 'Bilder', en: 'Pictures' },
})

/** What waits for an editor. */
export const waiting = defineStrings('site/screens/waiting', {
  hidden_events: {
    de: (amount: number) =>
      amount === 1
        ? 'Eine Veranstaltung der nächsten zwei Wochen ist noch offline'
        : `${amount} Veranstaltungen der nächsten zwei Wochen sind noch offline`,
    en: (amount: number) =>
      amount === 1
        ? 'One event of the next two weeks is still offline'
        : `${amount} events of the next two weeks are still offline`,
  },
  form_entries: {
    de: (amount: number) =>
      amount === 1 ? 'Heute kam ein Formular herein' : `Heute kamen ${amount} Formulare herein`,
    en: (amount: number) => (amount === 1 ? 'One form came in today' : `${amount} forms came in today`),
  },
  appearing_articles: {
    de: (amount: number) =>
      amount === 1 ? 'Heute erscheint noch ein Artikel' : `Heute erscheinen noch ${amount} Artikel`,
    en: (amount: number) =>
      amount === 1 ? 'One more article appears today' : `${amount} more articles appear today`,
  },
})
