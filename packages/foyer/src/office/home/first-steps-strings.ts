import { defineStrings } from '../../contract/define-strings.ts'

/** Texts of the list of what a new house has to do. */
export const strings = defineStrings('office/home/first-steps', {
  title: { de: 'Erste Schritte', en: 'Getting started' },
  done: {
    de: (done: number, all: number) => `${done} von ${all} erledigt`,
    en: (done: number, all: number) => `${done} of ${all} done`,
  },
  hide: { de: 'Ausblenden', en: 'Hide' },
  show: { de: 'Anzeigen', en: 'Show' },
  isDone: { de: '(erledigt)', en: '(done)' },
  isOpen: { de: '(offen)', en: '(to do)' },

  name: { de: 'Name des Hauses und Bild zum Teilen', en: 'Name of the house and picture for sharing' },
  nameHelp: {
    de: 'Das Bild steht neben Links zu Ihrer Website, etwa in Nachrichten. Logo und Symbol liegen im Ordner „theme“ des Hauses.',
    en: 'The picture is shown beside links to your site, such as in messages. Logo and icon are in the folder “theme” of the house.',
  },
  rooms: { de: 'Orte, Räume und Öffnungszeiten', en: 'Venues, rooms and opening hours' },
  roomsHelp: {
    de: 'Ein Haus, mindestens ein Raum darin und die Zeiten, zu denen geöffnet ist.',
    en: 'A venue, at least one room in it, and the hours at which it is open.',
  },
  imprint: { de: 'Impressum', en: 'Imprint' },
  imprintHelp: {
    de: 'Wer die Website verantwortet, in jeder Sprache der Website.',
    en: 'Who is responsible for the site, in each of its languages.',
  },
  privacy: { de: 'Datenschutzerklärung', en: 'Privacy policy' },
  privacyHelp: {
    de: 'Welche Daten Sie wofür verarbeiten, in jeder Sprache der Website.',
    en: 'Which data you process and why, in each language of the site.',
  },
  accessibility: { de: 'Erklärung zur Barrierefreiheit', en: 'Accessibility statement' },
  accessibilityHelp: {
    de: 'Schreiben Sie eine Seite und tragen Sie sie in der Gestaltung als „Seite zur Barrierefreiheit“ ein.',
    en: 'Write a page and enter it in the design as “Page on accessibility”.',
  },
  menu: { de: 'Menü und Fußzeile', en: 'Menu and footer' },
  menuHelp: {
    de: 'Mindestens zwei Einträge im Menü; Ihre Adresse steht unter „Website“ im Feld „HTML oben in der Fußzeile“.',
    en: 'At least two entries in the menu; your address goes into “HTML at the top of the footer” of “Site”.',
  },
  programme: { de: 'Erste Produktion und erster Abend', en: 'First production and first evening' },
  programmeHelp: {
    de: 'Legen Sie eine Produktion an und dann eine Veranstaltung dazu. Beide sind online, sobald das Häkchen gesetzt ist.',
    en: 'Add a production, then an event of it. Both are online as soon as they are ticked so.',
  },
  tickets: { de: 'Karten', en: 'Tickets' },
  ticketsHelp: {
    de: 'Tragen Sie die Adresse Ihres Ticketshops in der Gestaltung ein, oder verbinden Sie den Shop mit „shop“ in der Datei „house.ts“.',
    en: 'Enter the address of your ticket shop in the design, or connect the shop with “shop” in the file “house.ts”.',
  },
  mail: { de: 'Post', en: 'Mail' },
  mailHelp: {
    de: 'Bis SMTP_URL und MAIL_FROM in der Datei „.env“ stehen, verlässt kein Brief das Haus. Laden Sie danach jemanden ein und fragen Sie, ob der Brief angekommen ist.',
    en: 'Until SMTP_URL and MAIL_FROM are in the file “.env”, no letter leaves the house. Then invite someone and ask whether the letter has arrived.',
  },
  colleague: { de: 'Eine zweite Person einladen', en: 'Invite a second person' },
  colleagueHelp: {
    de: 'Damit immer jemand hineinkommt. Der Brief enthält einen Link, mit dem ein Passwort gewählt wird.',
    en: 'So that somebody can always get in. The letter has a link for choosing a password.',
  },
  public: { de: 'An die Öffentlichkeit gehen', en: 'Go public' },
  publicHelp: {
    de: 'Setzen Sie INSTANCE=production und PUBLIC_URL in der Datei „.env“ und starten Sie neu. Vorher finden Suchmaschinen die Website nicht.',
    en: 'Set INSTANCE=production and PUBLIC_URL in the file “.env”, and start again. Until then search engines do not find the site.',
  },
})
