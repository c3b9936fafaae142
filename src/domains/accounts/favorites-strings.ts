import { defineStrings } from '../../contract/define-strings.ts'

/** What one has kept. */
export const strings = defineStrings({
  userFavorites: { de: 'Merkliste', en: 'Favorites' },
  nothingKept: { de: 'Noch nichts gemerkt', en: 'Nothing kept yet' },
  howToKeep: {
    de: 'Drücken Sie das Herz bei einer Veranstaltung, einer Produktion oder einem Artikel, und Sie finden es hier wieder.',
    en: 'Press the heart of an event, a production or an article, and you will find it here again.',
  },
  whatIsNew: { de: 'Neu für Sie', en: 'New for you' },
  newSince: {
    de: (day: string) => `Seit Ihrem letzten Blick am ${day}`,
    en: (day: string) => `Since you last looked on ${day}`,
  },
  news_cancelled: { de: 'Abgesagt', en: 'Cancelled' },
  news_moved: { de: 'Verlegt', en: 'Moved' },
  news_new_date: { de: 'Neuer Termin', en: 'New date' },
  news_on_sale: { de: 'Jetzt im Verkauf', en: 'On sale now' },
  news_few_left: { de: 'Nur noch wenige Karten', en: 'Few tickets left' },
  keptEvents: { de: 'Ihre Abende', en: 'Your evenings' },
  keptProductions: { de: 'Produktionen', en: 'Productions' },
  keptDates: { de: 'Die nächsten Termine dazu', en: 'Their next dates' },
  keptArticles: { de: 'Zum Lesen', en: 'To read' },
  onEveryDevice: { de: 'Auf jedem Gerät', en: 'On every device' },
  onEveryDeviceIntro: {
    de: 'Diese Liste steht nur in diesem Browser. Mit einem Konto haben Sie sie überall, auch in Ihrem Kalender.',
    en: 'This list is kept in this browser only. With an account you have it everywhere, in your calendar, too.',
  },
  calendar: { de: 'Im Kalender', en: 'In your calendar' },
  calendarIntro: {
    de: 'Ihre Abende in Ihrem eigenen Kalender, immer auf dem neuesten Stand. Wer die Adresse kennt, kann sie lesen; Sie können sie jederzeit beenden.',
    en: 'Your evenings in your own calendar, always up to date. Whoever knows the address can read them; you can end it at any time.',
  },
  calendarName: { de: 'Meine Abende', en: 'My evenings' },
  calendarAddress: {
    de: 'Das ist Ihre Adresse. Wir zeigen sie nur dieses eine Mal:',
    en: 'This is your address. We show it this once only:',
  },
  openCalendar: { de: 'Kalenderadresse anlegen', en: 'Make a calendar address' },
  renewCalendar: { de: 'Neue Kalenderadresse', en: 'New calendar address' },
  closeCalendar: { de: 'Kalenderadresse beenden', en: 'End the calendar address' },
  calendarClosed: { de: 'Die Kalenderadresse gilt nicht mehr.', en: 'The calendar address has ended.' },
  registerTitle: { de: 'Konto anlegen', en: 'Open an account' },
  toLogin: { de: 'Zur Anmeldung', en: 'To the login' },
})
