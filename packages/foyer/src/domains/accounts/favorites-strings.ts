import { defineStrings } from '../../contract/define-strings.ts'

/** Texts of the favorites. */
export const strings = defineStrings('accounts/favorites', {
  userFavorites: { de: 'Merkliste', en: 'Favourites' },
  nothingKept: { de: 'Noch nichts gemerkt', en: 'Nothing saved yet' },
  howToKeep: {
    de: 'Drücken Sie das Herz bei einer Veranstaltung, einer Produktion oder einem Artikel: Dann finden Sie sie hier wieder.',
    en: 'Press the heart on an event, a production or an article, and you will find it here again.',
  },
  whatIsNew: { de: 'Neu für Sie', en: 'New for you' },
  newSince: {
    de: (day: string) => `Seit Ihrem letzten Besuch am ${day}`,
    en: (day: string) => `Since your last visit on ${day}`,
  },
  news_cancelled: { de: 'Abgesagt', en: 'Cancelled' },
  news_moved: { de: 'Verlegt', en: 'Moved' },
  news_new_date: { de: 'Neuer Termin', en: 'New date' },
  news_on_sale: { de: 'Jetzt im Verkauf', en: 'On sale now' },
  news_few_left: { de: 'Wenige Karten', en: 'Few tickets left' },
  keptEvents: { de: 'Ihre Abende', en: 'Your evenings' },
  keptProductions: { de: 'Produktionen', en: 'Productions' },
  keptDates: { de: 'Die nächsten Termine dazu', en: 'Upcoming dates' },
  keptArticles: { de: 'Zum Lesen', en: 'To read' },
  onEveryDevice: { de: 'Auf jedem Gerät', en: 'On every device' },
  onEveryDeviceIntro: {
    de: 'Diese Liste steht nur in diesem Browser. Mit einem Konto haben Sie sie überall, auch in Ihrem Kalender.',
    en: 'This list is saved in this browser only. With an account you have it everywhere, and in your calendar too.',
  },
  calendar: { de: 'Im Kalender', en: 'In your calendar' },
  calendarIntro: {
    de: 'Ihre Abende in Ihrem eigenen Kalender, immer auf dem neuesten Stand. Wer die Adresse kennt, kann sie lesen; Sie können die Adresse jederzeit abschalten.',
    en: 'Your evenings in your own calendar, always up to date. Anyone who knows the address can read them; you can switch it off at any time.',
  },
  calendarName: { de: 'Meine Abende', en: 'My evenings' },
  calendarAddress: {
    de: 'Das ist Ihre Adresse. Wir zeigen sie nur dieses eine Mal:',
    en: 'This is your address. We show it only this once:',
  },
  openCalendar: { de: 'Kalenderadresse anlegen', en: 'Create a calendar address' },
  renewCalendar: { de: 'Neue Kalenderadresse', en: 'New calendar address' },
  closeCalendar: { de: 'Kalenderadresse abschalten', en: 'Switch off the calendar address' },
  calendarClosed: {
    de: 'Die Kalenderadresse ist abgeschaltet.',
    en: 'The calendar address is switched off.',
  },
  registerTitle: { de: 'Konto anlegen', en: 'Create an account' },
  toLogin: { de: 'Zur Anmeldung', en: 'Go to login' },
})
