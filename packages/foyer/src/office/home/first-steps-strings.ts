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

  tick: {
    de: (step: string) => `${step}: als erledigt abhaken`,
    en: (step: string) => `${step}: mark as done`,
  },
  reopen: { de: (step: string) => `${step}: wieder öffnen`, en: (step: string) => `${step}: open again` },

  name: { de: 'Name, Logo und Bild zum Teilen', en: 'Name, logo and picture for sharing' },
  nameHelp: {
    de: 'Das Bild steht neben Links zu Ihrer Website, etwa in Nachrichten. Logo und Symbol liegen im Ordner „theme“ des Hauses.',
    en: 'The picture is shown beside links to your site, such as in messages. Logo and icon are in the folder “theme” of the house.',
  },
  look: { de: 'Aussehen', en: 'Look' },
  lookHelp: {
    de: 'Das Aussehen steht in „theme/theme.ts“. Hier ändern Sie Logo, Farben und Ecken ohne Code und sehen daneben Start, Programm und einen Abend.',
    en: 'The look is in “theme/theme.ts”. Here you change logo, colours and corners without code, and see home, programme and an evening beside it.',
  },
  rooms: { de: 'Orte, Räume und Öffnungszeiten', en: 'Venues, rooms and opening hours' },
  roomsHelp: {
    de: 'Ein Haus, mindestens ein Raum darin und die Zeiten, zu denen geöffnet ist.',
    en: 'A venue, at least one room in it, and the hours at which it is open.',
  },
  imprint: { de: 'Impressum', en: 'Imprint' },
  imprintHelp: {
    de: 'Die Vorlage Ihres Landes steht schon da. Besucher lesen sie, sobald alle Lücken in eckigen Klammern gefüllt sind, in jeder Sprache.',
    en: 'The template of your country is there. Visitors read it once all gaps in square brackets are filled, in each language.',
  },
  privacy: { de: 'Datenschutzerklärung', en: 'Privacy policy' },
  privacyHelp: {
    de: 'Was Foyer mit Daten macht, steht schon da. Füllen Sie die Lücken und ergänzen Sie, was Ihr Haus sonst tut.',
    en: 'What Foyer does with data is there. Fill the gaps, and add what your house does besides.',
  },
  accessibility: { de: 'Erklärung zur Barrierefreiheit', en: 'Accessibility statement' },
  accessibilityHelp: {
    de: 'Füllen Sie die Lücken der Vorlage und veröffentlichen Sie die Seite in jeder Sprache. Sie steht dann in der Fußzeile.',
    en: 'Fill the gaps of the template and publish the page in each language. It is then in the footer.',
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
  mail: { de: 'E-Mail', en: 'Mail' },
  mailHelp: {
    de: 'Bis SMTP_URL und MAIL_FROM in der Datei „.env“ stehen, verlässt kein Brief das Haus. Schicken Sie sich danach einen Testbrief.',
    en: 'Until SMTP_URL and MAIL_FROM are in the file “.env”, no letter leaves the house. Then send yourself a test letter.',
  },
  mailSend: { de: 'Testbrief an mich senden', en: 'Send me a test letter' },
  mailSending: { de: 'Wird gesendet …', en: 'Sending …' },
  mailSent: {
    de: (to: string) => `Der Mailserver hat den Brief an ${to} angenommen. Sehen Sie in Ihrem Postfach nach.`,
    en: (to: string) => `The mail server has taken the letter to ${to}. Look into your mailbox.`,
  },
  mailInFolder: {
    de: (folder: string) => `Es ist kein Mailserver eingestellt. Der Brief liegt als Datei in ${folder}.`,
    en: (folder: string) => `No mail server is set. The letter is a file in ${folder}.`,
  },
  backup: { de: 'Sicherung', en: 'Backup' },
  backupHelp: {
    de: 'Sichern Sie jede Nacht den Ordner „data“, mit PostgreSQL auch die Datenbank, und stellen Sie einmal probeweise etwas wieder her.',
    en: 'Back up the folder “data” every night, with PostgreSQL the database as well, and restore it once to see that it works.',
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
